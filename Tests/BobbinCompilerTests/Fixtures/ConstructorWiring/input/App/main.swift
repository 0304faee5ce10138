let viewModel = RootComponent().problemsComponent.viewModel
print(viewModel.listProblems.problems, viewModel.detail(3).id)
print(RootComponent().search.viewModel.listProblems.problems)
