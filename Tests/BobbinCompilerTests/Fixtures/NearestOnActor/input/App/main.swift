let near = RootComponent().near
print(near.middle.onActor.sum, near.middle.anywhere.sum)
print(near.own.onActor.sum, near.own.anywhere.sum, near.own.sum)
