let root = RootComponent()
let owner = root.owner
print(owner.name, owner.pet.name, owner.vet == nil)
print("same pet", owner.pet === root.pet, owner.pet === root.owner.pet)
print("other owner", owner === root.owner)
let vet = root.vet(of: [owner.pet])
print(root.owner(named: "Ann").name, vet.pet === root.pet, vet.patients.count)
