/// Returns the part of a GIF file that contains its first frame; for other files and damaged GIF files, all bytes.
///
/// Only still pictures are displayed. A small file can have thousands of large frames, all of which the decoder would
/// unpack.
nonisolated func firstFrame(ofPicture bytes: [UInt8]) -> [UInt8] {
  guard bytes.starts(with: "GIF8".utf8), bytes.count > 13 else { return bytes }
  var position = 13 + colorTableSize(bytes[10])
  while position < bytes.count {
    switch bytes[position] {
    case extensionBlock: position += 2
    case imageBlock:
      guard position + 10 < bytes.count else { return bytes }
      // After the position and the size, a byte contains the initial code size.
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

/// Returns the size in bytes of the color table that a flags byte announces.
private nonisolated func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

/// Returns the end of a sequence of length-prefixed blocks, which ends with an empty block.
private nonisolated func endOfSubblocks(_ bytes: [UInt8], from start: Int) -> Int? {
  var position = start
  while position < bytes.count {
    let length = Int(bytes[position])
    position += 1 + length
    if length == 0 { return position }
  }
  return nil
}
