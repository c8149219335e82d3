import FloorplanTheme
@testable import Gallery
import GTKTestSupport
import Testing

@Suite struct AddressRoundTripTests {
  @Test func everyCombinationRoundTrips() throws {
    for page in ["form", "forms/date-time", "a b", "ä", "x?y&z=1"] {
      for knobs in [[], [("n", "")], [("b", "1"), ("a", "a=b&c")], [("größe", "100%"), ("+", "a+b c")]] {
        for theme in Appearance.allCases.map(Optional.some) + [nil] {
          for direction in Address.Direction.allCases.map(Optional.some) + [nil] {
            for scale in [nil, 0.5, 1, 1.25, 4] {
              for size in [nil, Address.Size(width: 200, height: 10_000)] {
                for motion in Address.Motion.allCases.map(Optional.some) + [nil] {
                  var address = Address(page: page)
                  address.knobs = knobs.map { Address.Knob(name: $0.0, value: $0.1) }
                  (address.theme, address.direction, address.scale) = (theme, direction, scale)
                  (address.size, address.motion) = (size, motion)
                  expectRoundTrip(address)
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func everyDensityRoundTrips() throws {
    for density in Density.allCases {
      var address = Address(page: "p")
      (address.scale, address.density) = (1.5, density)
      expectRoundTrip(address)
      #expect(address.description == "p?scale=1.5&density=\(density.rawValue)")
    }
    // The default isn't in addresses, because it depends on the computer.
    let switches = ViewSwitches()
    switches.deviceDensity = .compact
    var address = Address(page: "p")
    switches.write(to: &address)
    #expect(address.density == nil)
    switches.apply(try Address(parsing: "p?density=cozy"))
    switches.write(to: &address)
    #expect(address.density == .cozy)
  }

  @Test func everyStyleSheetRoundTrips() throws {
    let paths = ["/", "a.nss", "./a.nss", "../themes/a b&c=d.nss", "/ä/x?y.nss", "~/x.NSS", "horizon.nss", "./x"]
    for sheet in BuiltInTheme.allCases.map(StyleSheetChoice.builtIn) + paths.map(StyleSheetChoice.file) {
      var address = Address(page: "p")
      address.knobs = [Address.Knob(name: "a", value: "1")]
      (address.sheet, address.theme) = (sheet, .dark)
      expectRoundTrip(address)
      for dialect in StyleSheetDialect.allCases {
        address.dialect = dialect
        expectRoundTrip(address)
      }
    }
  }

  @Test func printsScaleAsShortestDecimal() throws {
    for hundredths in 50...400 {
      let digits = String(hundredths % 100 + 100).dropFirst()
      let fraction =
        digits.hasSuffix("00") || digits == "00" ? "" : "." + (digits.hasSuffix("0") ? digits.dropLast() : digits)
      let address = try Address(parsing: "p?scale=\(hundredths / 100).\(digits)")
      #expect(address.description == "p?scale=\(hundredths / 100)\(fraction)")
      #expect(address.scale == Double(hundredths) / 100)
      expectRoundTrip(address)
    }
  }

  @Test func randomPagesAndKnobsRoundTripByteForByte() {
    expectAlways(
      seed: 11, runs: 3000,
      make: { dice in dice.several(1...12, of: awkwardPieces) },
      shrink: { withoutOneElement($0).filter { !$0.isEmpty } },
      holds: { pieces in
        let text = pieces.joined()
        // A page has no knob of a switch's name.
        guard Address.Key(rawValue: text) == nil else { return true }
        var address = Address(page: text)
        address.knobs = [Address.Knob(name: text, value: text)]
        guard let again = try? Address(parsing: address.description) else { return false }
        return Array(again.page.utf8) == Array(text.utf8)
          && again.knobs.map { Array($0.value.utf8) } == [Array(text.utf8)]
          && again.description == address.description
      })
  }

  @Test func canonicalFormParsesToTheSameAddress() {
    let pieces =
      awkwardPieces + [
        "p?", "a=", "theme=dark", "dir=rtl", "scale=1.50", "size=0360x640", "motion=full", "%41", "%zz", "%C3",
        "%C3%A4",
      ]
    var readCount = 0
    expectAlways(
      seed: 5, runs: 20_000, make: { dice in dice.several(0...9, of: pieces).joined() },
      shrink: { text in withoutOneElement(Array(text)).map { String($0) } },
      holds: { text in
        guard let address = try? Address(parsing: text) else { return true }
        readCount += 1
        let again = try? Address(parsing: address.description)
        return again == address && again?.description == address.description
      })
    #expect(readCount > 2000)
  }

  @Test func canonicalFormKeepsKnobOrderAndSortsSwitches() throws {
    let address = try Address(parsing: "p?motion=reduced&z=1&size=360x640&a=%2F&scale=1.50&dir=rtl&theme=hc-dark")
    #expect(address.description == "p?z=1&a=/&theme=hc-dark&dir=rtl&scale=1.5&size=360x640&motion=reduced")
  }

  private func expectRoundTrip(_ address: Address, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = address.description
    let again = try? Address(parsing: text)
    #expect(again == address, "\(text)", sourceLocation: sourceLocation)
    #expect(again?.description == text, sourceLocation: sourceLocation)
  }
}

/// Texts that shells, URLs or file names often misinterpret.
nonisolated let awkwardPieces = [
  "a", "Z", "0", "-", ".", "_", "~", "/", "?", "&", "=", "%", "%4", "+", " ", "#", "\\", "'", "\"", "\n", "\0", "é",
  "e\u{301}",
  "日本", "👩‍👧", "\u{202E}", "theme", "x",
]
