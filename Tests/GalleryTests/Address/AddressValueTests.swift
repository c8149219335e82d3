@testable import Gallery
import GTKTestSupport
import Testing

@Suite struct AddressValueTests {
  @Test func aKnobIsChangedInPlaceAndRemoved() throws {
    var address = try Address(parsing: "p?a=1&b=2")
    try address.setKnob("a", to: "3")
    try address.setKnob("c", to: "")
    #expect(address.description == "p?a=3&b=2&c=")
    try address.setKnob("a", to: nil)
    try address.setKnob("nowhere", to: nil)
    #expect(address.description == "p?b=2&c=")
    address.removeAllKnobs()
    #expect(address.description == "p")
  }

  @Test func noKnobTakesTheNameOfASwitch() throws {
    var address = try Address(page: "p")
    for key in Address.Key.allCases {
      #expect(throws: AddressError.reservedName(key.rawValue)) { try address.setKnob(key.rawValue, to: "x") }
      #expect(throws: AddressError.reservedName(key.rawValue)) {
        try Address(page: "p", knobs: [.init(name: key.rawValue, value: "x")])
      }
    }
    #expect(throws: AddressError.missingName(position: nil)) { try address.setKnob("", to: "x") }
    #expect(address.description == "p")
  }

  @Test func codeCannotMakeAnAddressThatCannotBeRead() {
    #expect(throws: AddressError.emptyPage) { try Address(page: "") }
    #expect(throws: AddressError.duplicateKey("a", position: nil)) {
      try Address(page: "p", knobs: [.init(name: "a", value: "1"), .init(name: "a", value: "2")])
    }
  }

  @Test func anyScaleThatIsSetBecomesOneThatIsAllowed() throws {
    var address = try Address(page: "p")
    let cases: [(Double?, Double?)] = [
      (nil, nil), (.nan, nil), (1.004, 1), (1.126, 1.13), (0, 0.5), (-.infinity, 0.5), (.infinity, 4), (1e300, 4),
      (3.999, 4),
    ]
    for (given, kept) in cases {
      address.scale = given
      #expect(address.scale == kept, "\(String(describing: given))")
      #expect(try Address(parsing: address.description) == address)
    }
  }

  @Test func anotherPageKeepsTheSwitchesAndDropsTheKnobs() throws {
    let address = try Address(parsing: "p?a=1&theme=dark&sheet=x.nss&dir=rtl&scale=2&size=360x640&motion=full")
    let moved = try Address(page: "q", switchesOf: address)
    #expect(moved.description == "q?theme=dark&sheet=x.nss&dir=rtl&scale=2&size=360x640&motion=full")
  }

  @Test func aFileNameIsFlatAndTellsTheAddress() {
    expectAlways(
      seed: 3, runs: 2000, make: { dice in dice.several(1...10, of: awkwardPieces).joined() },
      shrink: { text in withoutOneElement(Array(text)).map { String($0) }.filter { !$0.isEmpty } },
      holds: { text in
        guard let address = try? Address(page: text) else { return false }
        let isSafe = address.fileName.utf8.allSatisfy { safeBytes.contains($0) || $0 == UInt8(ascii: "%") }
        return isSafe && decodedByReference(address.fileName) == Array(address.description.utf8)
      })
  }

  @Test func aFileNameEncodesWhatSeparates() throws {
    let address = try Address(parsing: "forms/slider?value=40&theme=dark&label=50%25")
    #expect(address.fileName == "forms%2Fslider%3Fvalue%3D40%26label%3D50%2525%26theme%3Ddark")
    #expect(Address.fileName(for: "p?a=x%20y") == "p%3Fa%3Dx%2520y")
  }

  @Test func messagesTellWhereAndWhatIsAllowed() {
    let cases: [(String, [String])] = [
      ("", ["no page"]), ("p?a=%4", ["%4", "character 5", "%25"]), ("p?a", ["\"a\"", "character 4", "a=value"]),
      ("p?a=1&a=2", ["\"a\"", "twice", "character 7"]), ("p?", ["character 3"]),
      ("p?theme=drak", ["theme", "\"drak\"", "light, dark, hc-light, hc-dark", "did you mean dark?"]),
      ("p?scale=9", ["scale", "\"9\"", "0.5", "4"]), ("p?size=1x1", ["size", "\"1x1\"", "200", "10000"]),
      ("p?density=a", ["density", "not supported", "theme, sheet, dialect, dir, scale, size, motion"]),
    ]
    for (text, parts) in cases {
      do throws(AddressError) {
        _ = try Address(parsing: text)
        Issue.record("\(text) was read")
      } catch {
        for part in parts { #expect(error.message.contains(part), "\(error.message)") }
        #expect("\(error)" == error.message)
      }
    }
    for key in Address.Key.allCases { #expect(AddressError.reservedName("x").message.contains(key.rawValue)) }
  }

  private let safeBytes = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  private func decodedByReference(_ text: String) -> [UInt8] {
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part in
      index == 0 ? Array(part.utf8) : [UInt8(part.prefix(2), radix: 16) ?? 0] + Array(part.dropFirst(2).utf8)
    }
  }
}
