/// The part of a GIF file that its first picture needs; all of any other file, and of a GIF file that is damaged.
///
/// A still picture is all that is shown, and a small file can have thousands of large frames, which the decoder would
/// unpack too.
nonisolated func firstFrame(ofPicture bytes: [UInt8]) -> [UInt8] {
  guard bytes.starts(with: "GIF8".utf8), bytes.count > 13 else { return bytes }
  var position = 13 + colorTableSize(bytes[10])
  while position < bytes.count {
    switch bytes[position] {
    case extensionBlock: position += 2
    case imageBlock:
      guard position + 10 < bytes.count else { return bytes }
      // Behind the place and the size, one byte says how many bits the codes begin with.
      position += 10 + colorTableSize(bytes[position + 9]) + 1
      guard let end = endOfSubblocks(bytes, from: position) else { return bytes }
      return bytes[..<end] + [trailer]
    default: return bytes
    }
    guard let end = endOfSubblocks(bytes, from: position) else { return bytes }
    position = end
  }
  return bytes
}

private nonisolated let (extensionBlock, imageBlock, trailer): (UInt8, UInt8, UInt8) = (0x21, 0x2c, 0x3b)

/// How many bytes the colours take that a byte of flags announces.
private nonisolated func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

/// Data come in blocks with their lengths before them, the last one empty.
private nonisolated func endOfSubblocks(_ bytes: [UInt8], from start: Int) -> Int? {
  var position = start
  while position < bytes.count {
    let length = Int(bytes[position])
    position += 1 + length
    if length == 0 { return position }
  }
  return nil
}
