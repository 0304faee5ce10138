print(RootComponent().shop.till.text)
print(RootComponent().shop.till.stamp.text)
