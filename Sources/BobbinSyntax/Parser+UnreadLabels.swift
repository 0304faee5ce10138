extension Parser {
  /// Notes that the call around the label at a token has been read.
  mutating func markAsRead(_ index: Int) {
    let position = positionOfLabel(after: index - 1)
    if position < labels.count, labels[position] == index { isRead[position] = true }
  }

  /// The labels between a token and the current one whose calls the walk through code has not met,
  /// each reported once.
  mutating func unreadLabels(since start: Int) -> [UnreadLabel] {
    var result: [UnreadLabel] = []
    var position = positionOfLabel(after: start - 1)
    while position < labels.count, labels[position] < index {
      if !isRead[position], let unread = unreadLabel(at: labels[position]) { result.append(unread) }
      isRead[position] = true
      position += 1
    }
    return result
  }

  /// What is known about a call from its label alone; nil if it does not call a type: functions and
  /// enumeration cases have lower-case initials, and declarations have types after their labels.
  private mutating func unreadLabel(at index: Int) -> UnreadLabel? {
    guard let label = WiringCall.Label(rawValue: name(tokens[index])), label != .dependency,
      let opening = opener(around: index), opening > 0, !tokens[opening].startsLine
    else { return nil }
    let argument = tokens[index + 2]
    let isSelf = argument.keyword == .`self`
    let isName =
      argument.kind == .identifier && !argument.keyword.isIntroducer && argument.keyword != .nil
    guard isSelf || isName && !isCapitalized(argument) else { return nil }
    var parts: [TypeName] = []
    var position = opening - 1
    while tokens[position].kind == .identifier {
      parts.insert(TypeName(text: name(tokens[position])), at: 0)
      guard position > 1, tokens[position - 1].kind == .period else { break }
      position -= 2
    }
    if parts.last?.text == "init" { parts.removeLast() }
    // A macro's use.
    let isMacro = position > 0 && [.pound, .atSign].contains(tokens[position - 1].kind)
    let isDelegation = [.`self`, .super].contains(tokens[position].keyword)
    let isInitializer = tokens[opening - 1].keyword == .`init`
    guard !isMacro, !isDelegation, isInitializer || parts.last?.isCapitalized ?? false
    else { return nil }
    return UnreadLabel(
      label: label, callee: parts.isEmpty ? nil : .named(parts), isSelf: isSelf,
      location: location(tokens[index]))
  }

  private func isCapitalized(_ token: Token) -> Bool { TypeName(text: name(token)).isCapitalized }

  /// The parenthesis around an argument label, if it is near.
  private mutating func opener(around index: Int) -> Int? {
    (max(0, index - 256)..<index).last { position in
      tokens[position].kind == .leftParen && closer(of: position).map { $0 > index } ?? true
    }
  }
}
