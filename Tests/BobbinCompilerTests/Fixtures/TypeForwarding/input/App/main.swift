let root = RootComponent()
let reading = root.reader.reading
let writing = root.writer.writing
writing.add()
print("one object behind two protocols:", reading === writing)
print("the reader sees what the writer did:", reading.count == 1)
print("and behind both at once:", root.audit.store === reading)
