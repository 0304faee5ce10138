import Bobbin

#if canImport(UIKit)
  import UIKit
#else
  /// What of UIKit a storyboard needs.
  class NSCoder {}
  class UIViewController {
    init() {}
    required init?(coder: NSCoder) {}
  }
  final class UIStoryboard {
    func instantiateInitialViewController<Controller: UIViewController>(
      creator: (NSCoder) -> Controller?
    ) -> Controller? { creator(NSCoder()) }
  }
#endif

struct Person: Equatable {
  let name: String
}

/// Created by other code and completed afterwards, without optional properties.
final class PersonController {
  var person: Person
  init(person: Person) { self.person = person }
}

/// Made by a storyboard, which hands a coder to a closure.
final class DetailController: UIViewController {
  let person: Person
  init?(coder: NSCoder, person: Person) {
    self.person = person
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) { return nil }
}

protocol PeopleDependency: Dependency {
  var person: Person { get }
  var nobody: Person { get }
  var storyboard: UIStoryboard { get }
}

final class PeopleComponent: Component<any PeopleDependency> {
  /// The controller exists first, its properties follow.
  var controller: PersonController {
    let controller = PersonController(person: dependency.nobody)
    controller.person = dependency.person
    return controller
  }

  var detail: DetailController? {
    dependency.storyboard.instantiateInitialViewController { [person = dependency.person] coder in
      DetailController(coder: coder, person: person)
    }
  }
}

final class RootComponent: BootstrapComponent {
  let person = Person(name: "Anna")
  let nobody = Person(name: "")
  lazy var storyboard = UIStoryboard()

  var people: PeopleComponent { PeopleComponent(parent: self) }
}
