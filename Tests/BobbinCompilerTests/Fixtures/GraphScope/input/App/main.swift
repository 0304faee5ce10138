let root = RootComponent()
let reading = root.readService
let writing = root.writeService
print("within", reading.repository.logger === reading.logger)
print("within", writing.repository.logger === writing.logger)
print("between", reading.logger === writing.logger)
print("repositories", reading.repository === writing.repository)
