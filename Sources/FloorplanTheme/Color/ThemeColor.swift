/// An sRGB color with eight bits per channel and an opacity.
public struct ThemeColor: Sendable, Hashable {
  /// The red channel in sRGB encoding, from 0 to 255.
  public let red: UInt8
  /// The green channel in sRGB encoding, from 0 to 255.
  public let green: UInt8
  /// The blue channel in sRGB encoding, from 0 to 255.
  public let blue: UInt8
  /// The opacity, from 0 (transparent) to 1 (opaque).
  ///
  /// The channels are not premultiplied.
  public let alpha: Double

  /// Makes a color from its channels.
  ///
  /// - Parameters:
  ///   - red: The red channel.
  ///   - green: The green channel.
  ///   - blue: The blue channel.
  ///   - alpha: The opacity, which is clamped to 0...1. NaN is opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
  }

  /// Makes a color from six hexadecimal digits, `0xRRGGBB`.
  ///
  /// The opacity is a separate parameter, because style sheets have three interpretations of eight digits.
  ///
  /// - Parameters:
  ///   - hex: The channels; bits above the lower 24 are ignored.
  ///   - alpha: The opacity, which is clamped to 0...1. NaN is opaque.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }

  /// The color in CSS, `rgba(r,g,b,a)`, with the opacity rounded to four decimals.
  ///
  /// GTK has its own interpretation of hexadecimal digits, names and floating-point channels. This form is unambiguous.
  public var css: String {
    "rgba(\(red),\(green),\(blue),\(decimalText(alpha)))"
  }

  /// Returns the color composited over another one.
  ///
  /// - Parameter backdrop: The color below. If it is translucent, the result is too.
  /// - Returns: The composited color, with rounded channels.
  public func composited(over backdrop: ThemeColor) -> ThemeColor {
    let shining = backdrop.alpha * (1 - alpha)
    let total = alpha + shining
    guard total > 0 else { return self }
    func mixed(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      let value = (Double(upper) * alpha + Double(lower) * shining) / total
      return UInt8(min(max(value.rounded(), 0), 255))
    }
    return ThemeColor(
      red: mixed(red, backdrop.red), green: mixed(green, backdrop.green), blue: mixed(blue, backdrop.blue),
      alpha: total)
  }
}
