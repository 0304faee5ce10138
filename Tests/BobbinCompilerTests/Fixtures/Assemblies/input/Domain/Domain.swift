/// The domain says what it wants to be stored; it knows neither Bobbin nor another layer.
public protocol ProblemRepository: AnyObject {
  var titles: [String] { get }
}

public protocol LoadProblems {
  func callAsFunction() -> [String]
}
