#if Barcode
  /// QR codes of bytes in the two smallest sizes, drawn according to ISO/IEC 18004: correction level L, mask 0.
  public nonisolated struct QRCode {
    private let version: Int
    private let side: Int
    private var dark: [[Bool]]
    private var isFixed: [[Bool]]

    /// Returns the code of at most 32 bytes.
    public static func picture(_ bytes: [UInt8]) -> GrayPicture {
      GrayPicture(QRCode(bytes).dark, size: (width: 4, height: 4), quietZone: 4)
    }

    /// Returns the code of a text, as UTF-8.
    public static func picture(_ text: String) -> GrayPicture { picture(Array(text.utf8)) }

    private init(_ bytes: [UInt8]) {
      // Two bytes are taken by the mode, the length and the terminator.
      version = bytes.count <= 17 ? 1 : 2
      side = 17 + 4 * version
      dark = Array(repeating: Array(repeating: false, count: side), count: side)
      isFixed = dark
      let (dataCount, checkCount) = version == 1 ? (19, 7) : (34, 10)
      precondition(bytes.count <= dataCount - 2)
      drawFixed()
      let data = Self.data(bytes, count: dataCount)
      draw(data + Self.check(data, count: checkCount))
    }

    // MARK: Bytes

    private static func data(_ bytes: [UInt8], count: Int) -> [UInt8] {
      var bits: [Bool] = []
      func add(_ value: Int, _ length: Int) {
        for bit in (0..<length).reversed() { bits.append(value >> bit & 1 == 1) }
      }
      let byteMode = 4
      add(byteMode, 4)
      add(bytes.count, 8)
      for byte in bytes { add(Int(byte), 8) }
      add(0, 4)
      var result = stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      }
      let padding: [UInt8] = [0xec, 0x11]
      for index in 0..<count - result.count { result.append(padding[index % 2]) }
      return result
    }

    /// Returns the remainder of the data divided by the polynomial with the first powers of 2 as its roots
    /// (Reed–Solomon).
    private static func check(_ data: [UInt8], count: Int) -> [UInt8] {
      var generator: [UInt8] = [1]
      var root: UInt8 = 1
      for _ in 0..<count {
        var next = generator + [0]
        for (index, factor) in generator.enumerated() { next[index + 1] ^= product(factor, root) }
        generator = next
        root = product(root, 2)
      }
      var rest = data + [UInt8](repeating: 0, count: count)
      for start in data.indices where rest[start] != 0 {
        let factor = rest[start]
        for (index, other) in generator.enumerated() { rest[start + index] ^= product(other, factor) }
      }
      return Array(rest.suffix(count))
    }

    /// Returns the product in the field of 256 elements.
    private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
      var (result, factor) = (0, Int(one))
      for bit in 0..<8 {
        if other >> bit & 1 == 1 { result ^= factor }
        factor = factor << 1 ^ (factor & 0x80 == 0 ? 0 : 0x11d)
      }
      return UInt8(truncatingIfNeeded: result)
    }

    // MARK: Modules

    private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
      guard 0..<side ~= x, 0..<side ~= y else { return }
      dark[y][x] = isDark
      isFixed[y][x] = true
    }

    private mutating func drawFixed() {
      for index in 0..<side {
        fix(index, 6, index.isMultiple(of: 2))
        fix(6, index, index.isMultiple(of: 2))
      }
      for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawRings(x, y, radius: 4) }
      if version == 2 { drawRings(side - 7, side - 7, radius: 2) }
      drawFormat()
    }

    /// Draws nested squares; those in the corners have a light border.
    private mutating func drawRings(_ x: Int, _ y: Int, radius: Int) {
      for down in -radius...radius {
        for across in -radius...radius {
          let distance = max(abs(across), abs(down))
          fix(x + across, y + down, radius == 4 ? distance != 2 && distance != 4 : distance != 1)
        }
      }
    }

    /// Draws level and mask twice, with their error correction (BCH).
    private mutating func drawFormat() {
      let levelAndMask = 0b01 << 3 | 0
      var rest = levelAndMask
      for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
      let bits = (levelAndMask << 10 | rest) ^ 0x5412
      func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
      for index in 0..<6 { fix(8, index, bit(index)) }
      fix(8, 7, bit(6))
      fix(8, 8, bit(7))
      fix(7, 8, bit(8))
      for index in 9..<15 { fix(14 - index, 8, bit(index)) }
      for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
      for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
      fix(8, side - 8, true)
    }

    /// Fills the free modules, in pairs of columns from the right, alternately up and down.
    private mutating func draw(_ bytes: [UInt8]) {
      var position = 0
      var right = side - 1
      var isUpward = true
      while right > 0 {
        // The column of the timing pattern is skipped.
        if right == 6 { right = 5 }
        for step in 0..<side {
          let y = isUpward ? side - 1 - step : step
          for x in [right, right - 1] where !isFixed[y][x] {
            let isSet = position < bytes.count * 8 && bytes[position / 8] >> (7 - position % 8) & 1 == 1
            dark[y][x] = isSet != (x + y).isMultiple(of: 2)
            position += 1
          }
        }
        right -= 2
        isUpward.toggle()
      }
    }
  }
#endif
