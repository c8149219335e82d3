/// Whether the bytes of a PNG or JPEG file reach the end of the picture.
///
/// gdk-pixbuf shows what there is of such files and says nothing.  Other formats are always said to be whole: their
/// decoders complain by themselves.
nonisolated func reachesEnd(ofPicture bytes: [UInt8]) -> Bool {
  if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return pngReachesEnd(bytes) }
  if bytes.starts(with: [0xff, 0xd8]) { return jpegReachesEnd(bytes) }
  return true
}

/// A PNG file is a signature of eight bytes and chunks: length, name, contents, check sum.
private nonisolated func pngReachesEnd(_ bytes: [UInt8]) -> Bool {
  var position = 8
  while position + 12 <= bytes.count {
    let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    if bytes[position + 4..<position + 8].elementsEqual("IEND".utf8) { return true }
    position += 12 + length
  }
  return false
}

/// A JPEG file is a row of segments with their lengths, and behind each start of scan come pixels without one, in which
/// a marker stands nowhere by chance.  Pictures inside segments (thumbnails) have ends of their own, so these are skipped.
private nonisolated func jpegReachesEnd(_ bytes: [UInt8]) -> Bool {
  let (startOfScan, endOfImage): (UInt8, UInt8) = (0xda, 0xd9)
  var position = 2
  while position + 4 <= bytes.count, bytes[position] == 0xff {
    let marker = bytes[position + 1]
    if marker == 0xff {
      position += 1
      continue
    }
    if marker == endOfImage { return true }
    if marker == startOfScan { break }
    position += 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
  }
  guard position < bytes.count else { return false }
  return zip(bytes[position...], bytes[position...].dropFirst()).contains { $0 == 0xff && $1 == endOfImage }
}
