public import Parts

public typealias AnyPart = any Part
