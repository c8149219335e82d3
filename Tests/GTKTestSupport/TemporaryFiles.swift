import CGTK
import Glibc
import Testing

/// Runs the body of a test with an empty folder that is removed afterwards.
@MainActor
public func withFolder<Result>(_ body: @MainActor (_ path: String) async throws -> Result) async throws -> Result {
  let path = try makeFolder()
  defer { removeTree(path) }
  return try await body(path)
}

/// Creates an empty folder.
nonisolated func makeFolder() throws -> String {
  var template = Array("\(String(cString: g_get_tmp_dir()))/floorplan-test-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { throw FolderError() }
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Removes a file, or a folder with its contents; doesn't follow links.
public nonisolated func removeTree(_ path: String) {
  if unlink(path) == 0 { return }
  // An unreadable folder can't be emptied.
  chmod(path, 0o700)
  guard let folder = opendir(path) else { return }
  var names: [String] = []
  while let entry = readdir(folder) {
    names.append(
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      })
  }
  closedir(folder)
  for name in names where name != "." && name != ".." { removeTree("\(path)/\(name)") }
  rmdir(path)
}

/// There is no folder for temporary files.
public struct FolderError: Error {}

/// Writes a file, replacing an existing one.
public nonisolated func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "wb") else {
    Issue.record("can't write \(path)")
    return
  }
  defer { fclose(file) }
  #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
}

/// Writes a file, replacing an existing one.
public nonisolated func write(_ text: String, to path: String) { write(Array(text.utf8), to: path) }
