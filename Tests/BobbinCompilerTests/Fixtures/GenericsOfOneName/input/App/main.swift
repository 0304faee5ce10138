let page = RootComponent().page
page.list.show()
page.pick.show()
