import Glibc

/// An entry of a folder that decides what a path leads to.
nonisolated struct FileTrailEntry: Hashable, Sendable {
  /// The folder, without symbolic links in its path.
  let folder: String
  /// The name in it.
  let name: String
}

/// The entries that decide what a path leads to: every folder and every symbolic link on the way, and the file itself.
///
/// Where the way ends early, the last entry is the one that is missing: what comes there may go on.
///
/// - Parameter path: A path; one that is not absolute begins in the current folder.
/// - Returns: The entries in the order of the way, none twice.
nonisolated func fileTrail(of path: String) -> [FileTrailEntry] {
  var pending = Array(path.split(separator: "/").map(String.init).reversed())
  if !path.hasPrefix("/"), let start = getcwd(nil, 0) {
    pending += String(cString: start).split(separator: "/").map(String.init).reversed()
    free(start)
  }
  var folder: [String] = []
  var entries: [FileTrailEntry] = []
  // As many links as the system follows; after these it says that they go in a circle.
  var linksLeft = 40
  while let name = pending.popLast() {
    if name == "." { continue }
    if name == ".." {
      _ = folder.popLast()
      continue
    }
    let entry = FileTrailEntry(folder: "/" + folder.joined(separator: "/"), name: name)
    let full = "/" + (folder + [name]).joined(separator: "/")
    var status = stat()
    let isThere = lstat(full, &status) == 0
    switch status.st_mode & S_IFMT {
    case S_IFLNK where isThere && linksLeft > 0:
      if !entries.contains(entry) { entries.append(entry) }
      linksLeft -= 1
      guard let target = targetOfLink(full) else { return entries }
      if target.hasPrefix("/") { folder = [] }
      pending += target.split(separator: "/").map(String.init).reversed()
    case S_IFDIR where isThere && !pending.isEmpty:
      if !entries.contains(entry) { entries.append(entry) }
      folder.append(name)
    default:
      if !entries.contains(entry) { entries.append(entry) }
      return entries
    }
  }
  return entries
}

private nonisolated func targetOfLink(_ path: String) -> String? {
  var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
  let count = bytes.withUnsafeMutableBytes { bytes in
    readlink(path, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
  }
  return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
}
