/// Returns whether the bytes of a picture file are complete.
///
/// For the formats that are checked here, gdk-pixbuf silently displays incomplete files. Other formats always count as
/// complete, because their decoders report an error.
nonisolated func isComplete(pictureFile bytes: [UInt8]) -> Bool {
  if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return isCompletePNG(bytes) }
  if bytes.starts(with: [0xff, 0xd8]) { return isCompleteJPEG(bytes) }
  if bytes.starts(with: "BM".utf8) { return isCompleteBMP(bytes) }
  if bytes.starts(with: [0, 0, 1, 0]) || bytes.starts(with: [0, 0, 2, 0]) { return isCompleteICO(bytes) }
  return true
}

/// Returns a little-endian number, or 0 past the end.
private nonisolated func number(_ bytes: [UInt8], at position: Int, count: Int) -> Int {
  guard position + count <= bytes.count else { return 0 }
  return bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
}

/// Returns whether a BMP file is complete.
///
/// The header contains the offset of the pixels and, for uncompressed files, their size.
private nonisolated func isCompleteBMP(_ bytes: [UInt8]) -> Bool {
  guard bytes.count >= 34 else { return false }
  let isOld = number(bytes, at: 14, count: 4) == 12
  let width = number(bytes, at: 18, count: isOld ? 2 : 4)
  let height =
    isOld
    ? number(bytes, at: 20, count: 2)
    : Int(Int32(truncatingIfNeeded: number(bytes, at: 22, count: 4)).magnitude)
  let bitsPerPixel = number(bytes, at: isOld ? 24 : 28, count: 2)
  let compression = isOld ? 0 : number(bytes, at: 30, count: 4)
  let (plain, withMasks) = (0, 3)
  guard compression == plain || compression == withMasks else { return true }
  // Rows are padded to four bytes.
  let (bits, isTooWide) = width.multipliedReportingOverflow(by: bitsPerPixel)
  let (pixels, isTooHigh) = ((bits / 32 + (bits % 32 > 0 ? 1 : 0)) * 4).multipliedReportingOverflow(by: height)
  guard !isTooWide, !isTooHigh else { return false }
  return bytes.count - number(bytes, at: 10, count: 4) >= pixels
}

/// Returns whether an ICO file is complete.
///
/// It contains a table with the length and the offset of each picture.
private nonisolated func isCompleteICO(_ bytes: [UInt8]) -> Bool {
  (0..<number(bytes, at: 4, count: 2)).allSatisfy { entry in
    let start = 6 + 16 * entry
    return start + 16 <= bytes.count
      && number(bytes, at: start + 8, count: 4) + number(bytes, at: start + 12, count: 4) <= bytes.count
  }
}

/// Returns whether a PNG file is complete.
///
/// It consists of an eight-byte signature and chunks: length, name, contents, checksum.
private nonisolated func isCompletePNG(_ bytes: [UInt8]) -> Bool {
  var position = 8
  while position + 12 <= bytes.count {
    let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    if bytes[position + 4..<position + 8].elementsEqual("IEND".utf8) { return true }
    position += 12 + length
  }
  return false
}

/// Returns whether a JPEG file is complete.
///
/// The file consists of segments with their lengths. A start of scan is followed by data without a length, which
/// contains no marker by chance. Pictures within segments (thumbnails) have their own end markers, so segments are
/// skipped.
private nonisolated func isCompleteJPEG(_ bytes: [UInt8]) -> Bool {
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
