import Bobbin

protocol Animal: AnyObject {
  var name: String { get }
}

final class Cat: Animal {
  let name: String

  init(name: String) {
    self.name = name
  }
}

final class PetOwner {
  let name: String
  let pet: any Animal
  let vet: Vet?

  init(name: String = "Stephen", pet: any Animal, vet: Vet? = nil) {
    self.name = name
    self.pet = pet
    self.vet = vet
  }
}

final class Vet {
  let patients: [any Animal]
  let pet: any Animal

  init(_ pet: any Animal, patients: [any Animal]) {
    self.pet = pet
    self.patients = patients
  }
}

/// Scenario `auto-wiring`: the parameters of an initialiser are filled from the scope.
final class RootComponent: BootstrapComponent {
  lazy var pet: any Animal = Cat(name: "Mimi")

  var owner: PetOwner { PetOwner(injecting: self) }
  func owner(named name: String) -> PetOwner { PetOwner(injecting: self, name: name) }
  func vet(of patients: [any Animal]) -> Vet { Vet(injecting: self, patients: patients) }
}
