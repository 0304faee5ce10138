/// All that can be reached from some elements, those first and each once, the nearest before others.
///
/// Without recursion, so that no chain is too long for the call stack; linear in the steps.
func reachable<Element: Hashable>(
  from start: [Element], _ next: (Element) -> [Element]
) -> [Element] {
  var found = start
  var seen = Set(start)
  var position = 0
  while position < found.count {
    found += next(found[position]).filter { seen.insert($0).inserted }
    position += 1
  }
  return found
}
