let root = RootComponent()
let payment = root.middle.payment
print("async and throwing:", try await payment.pay(40) == "token, number 40, 40 booked")
print("one actor:", await root.ledger.total == 40)
print("typed throws:", payment.refusal(of: 400) == Refused(reason: "too much"))
print("on the main actor:", payment.show() === root.window, root.window.titles)
