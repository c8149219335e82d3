/// A colour as a style sheet or a palette states it: sRGB with eight bits a channel, and an opacity.
public struct ThemeColor: Sendable, Hashable {
  /// The red channel, 0...255, sRGB encoded.
  public let red: UInt8
  /// The green channel, 0...255, sRGB encoded.
  public let green: UInt8
  /// The blue channel, 0...255, sRGB encoded.
  public let blue: UInt8
  /// The opacity, from 0 (invisible) to 1 (opaque); the channels are not multiplied by it.
  public let alpha: Double

  /// Makes a colour from its channels.
  ///
  /// - Parameters:
  ///   - red: The red channel.
  ///   - green: The green channel.
  ///   - blue: The blue channel.
  ///   - alpha: The opacity. Values outside 0...1 are clamped; not a number reads as opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
  }

  /// Makes a colour from six hexadecimal digits, `0xRRGGBB`.
  ///
  /// The opacity is a parameter of its own because eight digits have three readings in the sheets that exist.
  ///
  /// - Parameters:
  ///   - hex: The channels; bits above the lower 24 are ignored.
  ///   - alpha: The opacity. Values outside 0...1 are clamped; not a number reads as opaque.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }

  /// The colour as literal CSS, `rgba(r,g,b,a)`, the opacity rounded to four decimals.
  ///
  /// GTK reads hexadecimal digits, names and float channels in ways of its own; this form means the same everywhere.
  public var css: String {
    "rgba(\(red),\(green),\(blue),\(decimalText(alpha)))"
  }

  /// What one sees where this colour lies over another.
  ///
  /// - Parameter backdrop: The colour beneath; where it is translucent, so is the result.
  /// - Returns: The two in one colour, channels rounded to the nearest step.
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
