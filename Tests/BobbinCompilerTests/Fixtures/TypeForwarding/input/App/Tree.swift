import Bobbin

protocol Reading: AnyObject {
  var count: Int { get }
}
protocol Writing: AnyObject {
  func add()
}
final class Store: Reading, Writing {
  private(set) var count = 0
  func add() { count += 1 }
}

protocol ReaderDependency: Dependency {
  var reading: any Reading { get }
}
final class ReaderComponent: Component<any ReaderDependency> {
  var reading: any Reading { dependency.reading }
}

protocol WriterDependency: Dependency {
  var writing: any Writing { get }
}
final class WriterComponent: Component<any WriterDependency> {
  var writing: any Writing { dependency.writing }
}

/// Asks for either by the name that the object itself has.
protocol AuditDependency: Dependency {
  var store: any Reading & Writing { get }
}
final class AuditComponent: Component<any AuditDependency> {
  var store: any Reading & Writing { dependency.store }
}

final class RootComponent: BootstrapComponent {
  lazy var store = Store()
  var reading: any Reading { store }
  var writing: any Writing { store }

  var reader: ReaderComponent { ReaderComponent(parent: self) }
  var writer: WriterComponent { WriterComponent(parent: self) }
  var audit: AuditComponent { AuditComponent(parent: self) }
}
