public import Bases

open class Service: BaseService {}
