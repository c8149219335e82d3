import FloorplanUI

/// The version of the program.
nonisolated let galleryVersion =
  String(decoding: Resource.embeddedBytes("VERSION"), as: UTF8.self)
  .split(whereSeparator: \.isWhitespace).first.map { String($0) } ?? ""
