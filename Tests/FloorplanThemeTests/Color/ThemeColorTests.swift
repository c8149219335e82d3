import Glibc
import Testing

@testable import FloorplanTheme

@Suite struct ThemeColorTests {
  @Test func hexUsesTheLowest24Bits() {
    let color = ThemeColor(hex: 0xFF_12AB_FE)
    #expect((color.red, color.green, color.blue) == (0x12, 0xAB, 0xFE))
    #expect(color.alpha == 1)
  }

  @Test(
    arguments: [
      (-1, 0), (0, 0), (0.5, 0.5), (1, 1), (7, 1), (Double.infinity, 1), (-Double.infinity, 0), (Double.nan, 1),
    ] as [(Double, Double)])
  func opacityIsClamped(alpha: Double, expected: Double) {
    #expect(ThemeColor(hex: 0, alpha: alpha).alpha == expected)
  }

  @Test(
    arguments: [
      (1.0, "rgba(0,112,242,1)"), (0, "rgba(0,112,242,0)"), (0.08, "rgba(0,112,242,0.08)"),
      (0.5, "rgba(0,112,242,0.5)"), (1.0 / 3, "rgba(0,112,242,0.3333)"), (1e-9, "rgba(0,112,242,0)"),
      (0.99999, "rgba(0,112,242,1)"),
    ] as [(Double, String)])
  func cssTextHasShortDecimals(alpha: Double, text: String) {
    #expect(ThemeColor(hex: 0x0070F2, alpha: alpha).css == text)
  }

  @Test func decimalsRoundTrip() {
    for thousandth in -30_000...30_000 {
      let value = Double(thousandth) / 10_000
      let text = decimalText(value)
      #expect(Double(text) == value, "\(text)")
      #expect(!text.hasSuffix(".") && !(text.contains(".") && text.hasSuffix("0")), "\(text)")
    }
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300] { #expect(decimalText(odd) == "0") }
  }

  @Test func compositingOpaqueAndTransparentColors() {
    let blue = ThemeColor(hex: 0x0070F2)
    let grey = ThemeColor(hex: 0xF5F6F7)
    #expect(blue.composited(over: grey) == blue)
    #expect(ThemeColor(hex: 0x0070F2, alpha: 0).composited(over: grey) == grey)
    let nothing = ThemeColor(hex: 0x0070F2, alpha: 0)
    #expect(nothing.composited(over: ThemeColor(hex: 0, alpha: 0)).alpha == 0)
  }

  @Test func compositingMixesEachChannel() {
    for percent in 0...100 {
      for channel in stride(from: 0, through: 255, by: 5) {
        let upper = ThemeColor(red: UInt8(channel), green: 0, blue: 255, alpha: Double(percent) / 100)
        let mixed = upper.composited(over: ThemeColor(red: 100, green: 200, blue: 50))
        let share = Double(percent) / 100
        #expect(abs(Double(mixed.red) - (Double(channel) * share + 100 * (1 - share))) <= 0.5001)
        #expect(abs(Double(mixed.green) - 200 * (1 - share)) <= 0.5001)
        #expect(abs(Double(mixed.blue) - (255 * share + 50 * (1 - share))) <= 0.5001)
        #expect(abs(mixed.alpha - 1) < 1e-12)
      }
    }
  }

  @Test func luminanceMatchesDefinition() {
    for channel in 0...255 {
      let encoded = Double(channel) / 255
      let light = encoded <= 0.03928 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
      let grey = ThemeColor(red: UInt8(channel), green: UInt8(channel), blue: UInt8(channel))
      #expect(abs(grey.relativeLuminance - light) < 1e-12, "\(channel)")
    }
    #expect(abs(ThemeColor(hex: 0xFF0000).relativeLuminance - 0.2126) < 1e-12)
    #expect(abs(ThemeColor(hex: 0x00FF00).relativeLuminance - 0.7152) < 1e-12)
  }

  @Test func contrastRangesFrom1To21() {
    let black = ThemeColor(hex: 0)
    let white = ThemeColor(hex: 0xFFFFFF)
    #expect(abs(black.contrast(with: white) - 21) < 1e-9)
    #expect(black.contrast(with: white) == white.contrast(with: black))
    #expect(white.contrast(with: white) == 1)
    #expect(ThemeColor(hex: 0, alpha: 0).contrast(with: white) == 1)
  }
}
