import Glibc

/// A folder entry that affects the resolution of a path.
nonisolated struct PathResolutionStep: Hashable, Sendable {
  /// The path of the folder, without symbolic links.
  let folder: String
  /// The name in the folder.
  let name: String
}

/// Returns the entries that affect the resolution of a path: all folders and symbolic links along it, and the file
/// itself.
///
/// If the path doesn't exist, the last entry is the missing one, because creating it may complete the path.
///
/// - Parameter path: A path, relative to the current folder unless it is absolute.
/// - Returns: The entries in the order of resolution, without duplicates.
nonisolated func resolutionSteps(of path: String) -> [PathResolutionStep] {
  var pending = Array(path.split(separator: "/").map(String.init).reversed())
  if !path.hasPrefix("/"), let start = getcwd(nil, 0) {
    pending += String(cString: start).split(separator: "/").map(String.init).reversed()
    free(start)
  }
  var folder: [String] = []
  var entries: [PathResolutionStep] = []
  // The system's limit of symbolic links, after which it reports a loop.
  var remainingLinks = 40
  while let name = pending.popLast() {
    if name == "." { continue }
    if name == ".." {
      _ = folder.popLast()
      continue
    }
    let entry = PathResolutionStep(folder: "/" + folder.joined(separator: "/"), name: name)
    let full = "/" + (folder + [name]).joined(separator: "/")
    var status = stat()
    let isThere = lstat(full, &status) == 0
    if !entries.contains(entry) { entries.append(entry) }
    switch status.st_mode & S_IFMT {
    case S_IFLNK where isThere && remainingLinks > 0:
      remainingLinks -= 1
      guard let target = targetOfLink(full) else { return entries }
      if target.hasPrefix("/") { folder = [] }
      pending += target.split(separator: "/").map(String.init).reversed()
    case S_IFDIR where isThere && !pending.isEmpty:
      folder.append(name)
    default:
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
