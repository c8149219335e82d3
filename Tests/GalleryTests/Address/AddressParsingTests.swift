@testable import Gallery
import Testing

@Suite struct AddressParsingTests {
  @Test func parsesEveryPart() throws {
    let address = try Address(parsing: "forms/slider?value=40&theme=dark&dir=rtl&scale=1.5&size=360x640&motion=reduced")
    #expect(address.page == "forms/slider")
    #expect(address.knobs == [.init(name: "value", value: "40")])
    #expect(address.theme == .dark)
    #expect(address.direction == .rightToLeft)
    #expect(address.scale == 1.5)
    #expect(address.size == Address.Size(width: 360, height: 640))
    #expect(address.motion == .reduced)
  }

  @Test func linkHasAScheme() throws {
    let address = try Address(parsing: "floorplan:icons?search=a b&theme=dark")
    #expect(address.page == "icons" && address.theme == .dark)
    #expect(address.link == "floorplan:icons?search=a%20b&theme=dark")
    #expect(throws: AddressError.emptyPage) { try Address(parsing: "floorplan:") }
    #expect(throws: AddressError.missingValue("theme", position: 22)) { try Address(parsing: "floorplan:icons?theme") }
  }

  @Test func addressInAKnobIsEscaped() throws {
    let text = "compare?page=object-cell%3Ftab%3Dstates%26size%3D360x640&first=./a.nss&theme=dark"
    let address = try Address(parsing: text)
    #expect(address.value(ofKnob: "page") == "object-cell?tab=states&size=360x640")
    #expect(address.theme == .dark && address.size == nil)
    #expect(address.description == text)
  }

  @Test func pageAloneHasNoSwitches() throws {
    let address = try Address(parsing: "date-time")
    #expect(address == Address(page: "date-time"))
    #expect(address.theme == nil && address.direction == nil && address.scale == nil)
    #expect(address.size == nil && address.motion == nil && address.knobs.isEmpty)
  }

  @Test(arguments: [
    ("p?a=x+y", "x+y"), ("p?a=x%20y", "x y"), ("p?a=%c3%A4", "ä"), ("p?a=ä", "ä"), ("p?a=", ""), ("p?a=b=c?d", "b=c?d"),
    ("p?%61=1", "1"), ("p?a=%26%3D%25", "&=%"),
  ])
  func decodesValues(text: String, value: String) throws {
    #expect(try Address(parsing: text).value(ofKnob: "a") == value)
  }

  @Test func decodesEscapedSwitchNames() throws {
    #expect(try Address(parsing: "p?%74heme=dark").theme == .dark)
  }

  @Test(arguments: malformed) func errorNamesProblemAndPosition(text: String, expected: AddressError) {
    #expect(throws: expected) { try Address(parsing: text) }
  }

  @Test func acceptsExactlyTheAllowedSizesAndScales() {
    for side in [-1, 0, 199, 200, 201, 9999, 10_000, 10_001, 99_999, 100_000] {
      let isAllowed = (200...10_000).contains(side)
      #expect(((try? Address(parsing: "p?size=\(side)x300")) != nil) == isAllowed)
      #expect(((try? Address(parsing: "p?size=300x\(side)")) != nil) == isAllowed)
      #expect((Address.Size(width: 300, height: side) != nil) == isAllowed)
    }
    for hundredths in 0...999 {
      let text = "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
      #expect(((try? Address(parsing: "p?scale=\(text)")) != nil) == (50...400).contains(hundredths), "\(text)")
    }
  }

  /// Malformed addresses, and the first problem of each.
  nonisolated static let malformed: [(String, AddressError)] =
    [
      ("", .emptyPage),
      ("?", .emptyPage),
      ("?a=1", .emptyPage),
      ("p%", .badEscape("%", position: 2)),
      ("p%4", .badEscape("%4", position: 2)),
      ("p%4g", .badEscape("%4g", position: 2)),
      ("p?a%4=1", .badEscape("%4", position: 4)),
      ("ää?a=%zz", .badEscape("%zz", position: 6)),
      ("p?a=x%C3", .badEscape("%C3", position: 6)),
      ("p?a=%C3%28", .badEscape("%C3", position: 5)),
      ("p?a=%41%ff", .badEscape("%ff", position: 8)),
      ("p?a=%ED%A0%80", .badEscape("%ED", position: 5)),
      ("p?", .missingName(position: 3)),
      ("p?&a=1", .missingName(position: 3)),
      ("p?a=1&", .missingName(position: 7)),
      ("p?a=1&&b=2", .missingName(position: 7)),
      ("p?=1", .missingName(position: 3)),
      ("p?a", .missingValue("a", position: 4)),
      ("p?a&b=1", .missingValue("a", position: 4)),
      ("p?theme", .missingValue("theme", position: 8)),
      ("p?a=1&a=1", .duplicateKey("a", position: 7)),
      ("p?a=1&%61=2", .duplicateKey("a", position: 7)),
      ("p?theme=dark&theme=dark", .duplicateKey("theme", position: 14)),
      ("p?theme=Dark", .badValue(key: .theme, value: "Dark")),
      ("p?theme=", .badValue(key: .theme, value: "")),
      ("p?dir=up", .badValue(key: .direction, value: "up")),
      ("p?motion=no", .badValue(key: .motion, value: "no")),
      ("p?dialect=NUI", .badValue(key: .dialect, value: "NUI")),
      ("p?sheet=", .badValue(key: .sheet, value: "")),
      ("p?sheet=horizn", .badValue(key: .sheet, value: "horizn")),
      ("p?sheet=Horizon", .badValue(key: .sheet, value: "Horizon")),
      ("p?sheet=nss", .badValue(key: .sheet, value: "nss")),
      ("p?density=Cozy", .badValue(key: .density, value: "Cozy")),
    ]
    + ["", "x", "1.", ".5", "1.505", "01.5.1", "+1", "-1", "1e0", "nan", "0.49", "4.01", "100", "1,5", " 1"].map {
      ("p?scale=\($0)", .badValue(key: .scale, value: $0))
    }
    + [
      "", "360", "360x", "x640", "360X640", "199x640", "360x10001", "360x640x1", "-360x640", "+360x640", "3e2x640",
      "99999999999999999999x300", "３００x300",
    ].map { ("p?size=\($0)", .badValue(key: .size, value: $0)) }
}

@Suite struct LongAddressTests {
  @Test func parsesManyKnobsInOrder() throws {
    let items = (0..<50_000).map { "k\($0)=\($0)" }
    let address = try Address(parsing: "p?" + items.joined(separator: "&"))
    #expect(address.knobs.map { "\($0.name)=\($0.value)" } == items)
  }
}
