public import Services

public typealias PlainService = Service
