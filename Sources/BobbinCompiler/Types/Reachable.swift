/// Some elements, and everything else that can be reached from them once, in breadth-first order.
///
/// This does not recurse, so that no chain is too long for the call stack; linear in the steps.
package func reachable<Element: Hashable>(
  from start: [Element], _ next: (Element) -> [Element]
) -> [Element] {
  var found = start
  // Most searches end where they start, and need no set.
  var seen: Set<Element> = []
  var position = 0
  while position < found.count {
    let more = next(found[position])
    position += 1
    if more.isEmpty { continue }
    if seen.isEmpty { seen = Set(start) }
    for element in more where seen.insert(element).inserted { found.append(element) }
  }
  return found
}
