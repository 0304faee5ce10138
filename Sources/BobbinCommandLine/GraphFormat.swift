/// What a graph is written as.
enum GraphFormat: String, CaseIterable {
  case tree, json
}
