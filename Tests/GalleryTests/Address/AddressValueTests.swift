import FloorplanTheme
@testable import Gallery
import GTKTestSupport
import Testing

@Suite struct AddressValueTests {
  @Test func scaleIsRoundedToTwoDecimals() throws {
    var address = Address(page: "p")
    for (given, expected) in [(nil, nil), (1.004, 1), (1.126, 1.13), (3.999, 4)] as [(Double?, Double?)] {
      address.scale = given
      #expect(address.scale == expected, "\(String(describing: given))")
      #expect(try Address(parsing: address.description) == address)
    }
  }

  @Test func fileNameIsSafeAndDecodesToTheAddress() {
    expectAlways(
      seed: 3, runs: 2000, make: { dice in dice.several(1...10, of: awkwardPieces).joined() },
      shrink: { text in withoutOneElement(Array(text)).map { String($0) }.filter { !$0.isEmpty } },
      holds: { text in
        let address = Address(page: text)
        let name = Address.fileName(for: address.description)
        let isSafe = name.utf8.allSatisfy { safeBytes.contains($0) || $0 == UInt8(ascii: "%") }
        let bytes = Array(address.description.utf8)
        let length = bytes.reduce(0) { $0 + (safeBytes.contains($1) ? 1 : 3) }
        guard length > Address.maximumFileNameLength else { return isSafe && percentDecoded(name) == bytes }
        // The name of a long address is its beginning and a hash.
        return isSafe && name.utf8.count <= Address.maximumFileNameLength
          && bytes.starts(with: percentDecoded(String(name.dropLast(17))))
      })
  }

  @Test func longFileNameIsShortAndUnique() {
    let texts = (1...2000).map {
      "object-cell?headline=" + String(repeating: "Ärger mit 日本 ", count: 1 + $0 % 40) + "\($0)"
    }
    let names = texts.map { Address.fileName(for: $0) }
    #expect(Set(names).count == names.count)
    for (text, name) in zip(texts, names) {
      #expect(name.utf8.count + ".png.XXXXXX".utf8.count <= 255 && name == Address.fileName(for: text))
    }
    // Names within the limit are complete.
    let longest = String(repeating: "x", count: Address.maximumFileNameLength)
    #expect(Address.fileName(for: longest) == longest)
    #expect(Address.fileName(for: longest + "y").hasPrefix(longest.dropLast(17) + "-"))
  }

  @Test func fileNameEncodesSeparators() throws {
    let address = try Address(parsing: "forms/slider?value=40&theme=dark&label=50%25")
    #expect(
      Address.fileName(for: address.description) == "forms%2Fslider%3Fvalue%3D40%26label%3D50%2525%26theme%3Ddark")
    #expect(Address.fileName(for: "p?a=x%20y") == "p%3Fa%3Dx%2520y")
  }

  @Test func messagesNamePositionAndAllowedValues() {
    let cases: [(String, [String])] = [
      ("", ["no page"]), ("p?a=%4", ["%4", "character 5", "%25"]), ("p?a", ["\"a\"", "character 4", "a=value"]),
      ("p?a=1&a=2", ["\"a\"", "duplicate", "character 7"]), ("p?", ["character 3"]),
      ("p?theme=drak", ["theme", "\"drak\"", "light, dark, hc-light, hc-dark", "did you mean dark?"]),
      ("p?dir=up", ["dir", "\"up\"", "ltr, rtl"]), ("p?motion=no", ["motion", "\"no\"", "full, slow, reduced"]),
      ("p?dialect=NUI", ["dialect", "\"NUI\"", "fiori, nui, fiori-swiftui"]),
      ("p?scale=9", ["scale", "\"9\"", "0.5", "4"]), ("p?size=1x1", ["size", "\"1x1\"", "200", "10000"]),
      ("p?sheet=horizn", BuiltInTheme.allCases.map(\.rawValue) + [".nss", "did you mean horizon?"]),
      ("p?density=compakt", ["density", "\"compakt\"", "cozy, compact", "did you mean compact?"]),
    ]
    for (text, parts) in cases {
      do throws(AddressError) {
        _ = try Address(parsing: text)
        Issue.record("\(text) was accepted")
      } catch {
        for part in parts { #expect("\(error)".contains(part), "\(error)") }
      }
    }
  }

  private let safeBytes = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  private func percentDecoded(_ text: String) -> [UInt8] {
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part in
      index == 0 ? Array(part.utf8) : [UInt8(part.prefix(2), radix: 16) ?? 0] + Array(part.dropFirst(2).utf8)
    }
  }
}
