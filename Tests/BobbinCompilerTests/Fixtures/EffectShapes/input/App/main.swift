let middle = RootComponent().middle
try await middle.loader(1).show()
print(try middle.optional(0) == nil, try middle.optional(1)?.size ?? 0)
do {
  _ = try await middle.loader(0)
} catch {
  print(error)
}
