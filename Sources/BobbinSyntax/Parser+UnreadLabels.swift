extension Parser {
  /// The labels since a token whose calls the walk through code has not met, each reported once.
  mutating func unreadLabels(since start: Int) -> [UnreadLabel] {
    // This is nearly always so, and a chain of closures would cost far more.
    if unread.isEmpty { return [] }
    return labels[labels.count(upTo: start - 1)...].prefix { $0 < index }
      .filter { unread.remove($0) != nil }.compactMap { unreadLabel(at: $0) }
  }

  /// What is known about a call from its label alone; nil if it does not call a type: functions and
  /// enumeration cases have lower-case initials, and declarations have types after their labels.
  private func unreadLabel(at index: Int) -> UnreadLabel? {
    guard let label = WiringCall.Label(rawValue: name(tokens[index])), label != .dependency,
      let opening = opener(around: index), opening > 0, !tokens[opening].startsLine
    else { return nil }
    let argument = tokens[index + 2]
    guard argument.kind == .identifier, !argument.keyword.isIntroducer, argument.keyword != .nil,
      !TypeName(text: name(argument)).isCapitalized
    else { return nil }
    var parts: [TypeName] = []
    var position = opening - 1
    while tokens[position].kind == .identifier {
      parts.insert(TypeName(text: name(tokens[position])), at: 0)
      guard position > 1, tokens[position - 1].kind == .period else { break }
      position -= 2
    }
    if parts.last?.text == "init" { parts.removeLast() }
    // The use of a macro.
    let isMacro = position > 0 && [.pound, .atSign].contains(tokens[position - 1].kind)
    let isDelegation = [.`self`, .super].contains(tokens[position].keyword)
    let isInitializer = tokens[opening - 1].keyword == .`init`
    guard !isMacro, !isDelegation, isInitializer || parts.last?.isCapitalized ?? false
    else { return nil }
    return UnreadLabel(
      label: label, callee: parts.isEmpty ? nil : .named(parts),
      isSelf: argument.keyword == .`self`, location: location(tokens[index]))
  }

  /// The parenthesis around an argument label, if it is near.
  private func opener(around index: Int) -> Int? {
    (max(0, index - 256)..<index).last { position in
      tokens[position].kind == .leftParen && closer(of: position).map { $0 > index } ?? true
    }
  }
}
