extension ThemeColor {
  /// The relative luminance of the opaque color, from 0 (black) to 1 (white), as defined by WCAG 2.1.
  public var relativeLuminance: Double {
    0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
  }

  /// Returns the contrast ratio to a background, from 1 to 21, as defined by WCAG 2.1.
  ///
  /// The guideline requires 4.5 for text, and 3 for large text and controls.
  ///
  /// - Parameter background: The background, whose opacity is ignored. A translucent color is composited over it first.
  /// - Returns: The ratio. The order of two opaque colors doesn't matter.
  public func contrast(with background: ThemeColor) -> Double {
    let ground = ThemeColor(red: background.red, green: background.green, blue: background.blue)
    let one = composited(over: ground).relativeLuminance
    let other = ground.relativeLuminance
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

/// Returns the linear light of an sRGB channel, from 0 to 1.
private func linearLight(_ channel: UInt8) -> Double {
  let encoded = Double(channel) / 255
  // 0.03928 is the value in WCAG 2.1. The 0.04045 of sRGB makes no difference for any 8-bit value.
  return encoded <= 0.03928 ? encoded / 12.92 : raisedTo2Point4((encoded + 0.055) / 1.055)
}

/// Returns `base` to the power of 2.4, for a base from 0 to 1.
///
/// It is the fifth root of the twelfth power, calculated by Newton's method, because the standard library has no power
/// function and this target has no imports. The iteration starts at the square, which is never below the root, and only
/// decreases.
private func raisedTo2Point4(_ base: Double) -> Double {
  let square = base * base
  let fourth = square * square
  let twelfth = fourth * fourth * fourth
  var root = square
  while root > 0 {
    let power = root * root * root * root
    let next = root - (power * root - twelfth) / (5 * power)
    guard next < root else { break }
    root = next
  }
  return root
}
