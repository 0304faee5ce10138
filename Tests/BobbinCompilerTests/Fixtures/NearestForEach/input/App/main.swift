let middle = RootComponent().near.middle
try await middle.patient.show()
middle.hasty.show()
