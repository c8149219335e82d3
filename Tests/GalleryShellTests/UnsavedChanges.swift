import GTKTestSupport
import Synchronization
import Testing

@testable import Gallery

/// A disk that is full until a test frees space.
nonisolated final class Disk: Sendable {
  let isFull = Mutex(true)

  /// The error of saving on a full disk.
  nonisolated struct Full: Error, CustomStringConvertible {
    var description: String { "no room on the disk" }
  }
}

/// Runs a body with a shared store that has an unsaved change, and a full disk.
func withUnsaved(_ body: @MainActor (BusinessStore, Disk) async throws -> Void) async throws {
  try await withFolder { folder in
    let (file, disk) = (BusinessFile(folder: folder), Disk())
    let store = BusinessStore(file, delay: 1) { data in
      if disk.isFull.withLock({ $0 }) { throw Disk.Full() }
      try file.write(data)
    }
    store.delete(orders: ["WO-1001"]) { _ in }
    try await withNoPeerLeft {
      BusinessStore.shared = store
      try await body(store, disk)
    }
    disk.isFull.withLock { $0 = false }
    store.flush()
    BusinessStore.shared = BusinessStore()
  }
}
