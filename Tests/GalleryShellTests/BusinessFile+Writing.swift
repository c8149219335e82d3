import Floorplan

@testable import Gallery

nonisolated extension BusinessFile {
  var path: String { storage.path }

  func write(_ data: BusinessData) throws { try storage.write(data.json()) }
}
