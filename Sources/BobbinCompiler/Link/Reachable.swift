/// All that can be reached from some elements: these first, then the nearest before others, each
/// once.
///
/// This does not recurse, so that no chain is too long for the call stack; linear in the steps.
package func reachable<Element: Hashable>(
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
