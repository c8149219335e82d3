#if Barcode
  /// Linear barcodes, drawn according to their standards.
  public nonisolated enum LinearCode {
    /// Returns the EAN-13 of twelve digits, with the check digit (ISO/IEC 15420).
    public static func ean13(_ digits: String) -> (text: String, picture: GrayPicture) {
      let digits = digits.compactMap(\.wholeNumberValue)
      precondition(digits.count == 12)
      let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
      let all = digits + [(10 - sum % 10) % 10]
      var lines = "101"
      for (index, digit) in all[1...6].enumerated() {
        let isEven = parities[all[0]] >> (5 - index) & 1 == 1
        lines += isEven ? String(inverted(left[digit]).reversed()) : left[digit]
      }
      lines += "01010"
      for digit in all[7...] { lines += inverted(left[digit]) }
      return (all.map(String.init).joined(), picture(lines + "101"))
    }

    /// Returns the UPC-A of eleven digits, with the check digit: an EAN-13 that starts with 0.
    public static func upcA(_ digits: String) -> (text: String, picture: GrayPicture) {
      let code = ean13("0" + digits)
      return (String(code.text.dropFirst()), code.picture)
    }

    /// Returns the Code 128 of characters from space to DEL, in code set B (ISO/IEC 15417).
    public static func code128(_ text: String) -> GrayPicture {
      let startB = 104
      let stop = 106
      let values = text.utf8.map { Int($0) - 32 }
      precondition(values.allSatisfy { 0..<96 ~= $0 })
      let sum = values.enumerated().reduce(startB) { $0 + ($1.offset + 1) * $1.element }
      var lines = ""
      for value in [startB] + values + [sum % 103, stop] {
        for (index, width) in widths[value].enumerated() {
          lines += String(repeating: index.isMultiple(of: 2) ? "1" : "0", count: width.wholeNumberValue ?? 0)
        }
      }
      return picture(lines)
    }

    private static func picture(_ lines: String) -> GrayPicture {
      GrayPicture([lines.map { $0 == "1" }], size: (width: 3, height: 120), quietZone: 12)
    }

    private static func inverted(_ lines: String) -> String { String(lines.map { $0 == "1" ? "0" : "1" }) }

    /// The digits in the left half, with odd parity.
    private static let left = [
      "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]
    /// The digits with even parity, which encode the first digit.
    private static let parities = [
      0b000000, 0b001011, 0b001101, 0b001110, 0b010011, 0b011001, 0b011100, 0b010101, 0b010110, 0b011010,
    ]
    /// The widths of the alternating dark and light bars of each character.
    private static let widths: [String] =
      """
      212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
      123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
      232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
      313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
      111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
      111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
      114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
      """.split(whereSeparator: \.isWhitespace).map(String.init)
  }
#endif
