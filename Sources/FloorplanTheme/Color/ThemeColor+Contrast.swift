extension ThemeColor {
  /// The relative luminance of the opaque colour, from 0 (black) to 1 (white), as WCAG 2.1 defines it.
  public var relativeLuminance: Double {
    0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
  }

  /// How well this colour is read on a background: the WCAG 2.1 contrast ratio, from 1 to 21.
  ///
  /// The guideline asks for 4.5 for text, 3 for large text and for controls.
  ///
  /// - Parameter background: What the colour stands on, taken as opaque. A translucent colour is laid over it first.
  /// - Returns: The ratio; the order of the two colours doesn't matter when both are opaque.
  public func contrast(with background: ThemeColor) -> Double {
    let ground = ThemeColor(red: background.red, green: background.green, blue: background.blue)
    let one = composited(over: ground).relativeLuminance
    let other = ground.relativeLuminance
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

/// The light that an sRGB channel value stands for, 0...1.
private func linearLight(_ channel: UInt8) -> Double {
  let encoded = Double(channel) / 255
  // 0.03928 is the value in WCAG 2.1; sRGB's own 0.04045 decides no 8-bit value differently.
  return encoded <= 0.03928 ? encoded / 12.92 : raisedTo2Point4((encoded + 0.055) / 1.055)
}

/// `base` to the power of 2.4, for a base in 0...1.
///
/// The fifth root of the twelfth power by Newton's method: the standard library alone has no power function, and this
/// target imports nothing. Starting from the square, which is never below the root, the iteration only falls.
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
