/// Folding of texts for searches without regard to case and diacritics.
///
/// Letters are lowercased, accented, stroked and hooked Latin letters are replaced by their base letters, and combining
/// marks are removed: "Größe", "GROSSE" and "grosse" are equal. Precomposed letters of other scripts keep their marks.
public nonisolated enum SearchFolding {
  /// Returns the folded form of a text.
  ///
  /// - Complexity: O(*n*) for *n* scalars.
  public static func folded(_ text: String) -> [Unicode.Scalar] {
    var output: [Unicode.Scalar] = []
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        output.append(lowercasedASCII(scalar))
      } else {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars { appendBase(of: lower, to: &output) }
      }
    }
    return output
  }

  /// Returns whether a scalar of a folded text is part of a word; all others, including hyphens and slashes, separate
  /// words.
  public static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: return true
    case 0..<0x80: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .spacingMark:
      return true
    default: return false
    }
  }

  private static func lowercasedASCII(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }

  private static func appendBase(of scalar: Unicode.Scalar, to output: inout [Unicode.Scalar]) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return
    default: break
    }
    if let letters = ligatures[scalar] {
      output.append(contentsOf: letters.unicodeScalars)
    } else {
      output.append(latinBase(of: scalar) ?? scalar)
    }
  }

  /// Returns the base letter from a letter's name, such as E in LATIN SMALL LETTER E WITH ACUTE.
  ///
  /// The standard library has no public decomposition, and a decomposition would keep the strokes of ø and ł; the names
  /// of the Unicode character database cover both.
  private static func latinBase(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard latinRanges.contains(where: { $0.contains(scalar.value) }), let name = scalar.properties.name?.utf8 else {
      return nil
    }
    let letter = name.dropFirst(latinPrefix.utf8.count)
    guard name.starts(with: latinPrefix.utf8), letter.dropFirst().starts(with: " WITH ".utf8), let base = letter.first
    else { return nil }
    return lowercasedASCII(Unicode.Scalar(base))
  }

  private static let latinPrefix = "LATIN SMALL LETTER "

  /// Latin-1 Supplement to Latin Extended-B, and Latin Extended Additional.
  private static let latinRanges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x1E00...0x1EFF]

  /// The replacements of letters whose names don't contain their base letters.
  private static let ligatures: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ı": "i", "ĳ": "ij", "ŋ": "n", "ſ": "s",
  ]
}
