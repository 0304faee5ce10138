import Data
import Domain

extension RootComponent {
  var data: DataComponent { DataComponent(parent: self) }
  var repository: any ProblemRepository { data.repository }
}
