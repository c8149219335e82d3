extension StyleSheetProperty {
  struct Row {
    let name: String
    let type: StyleSheetValueType
    let hasDesktopMeaning: Bool

    fileprivate init(_ name: String, _ type: StyleSheetValueType, hasDesktopMeaning: Bool = true) {
      self.name = name
      self.type = type
      self.hasDesktopMeaning = hasDesktopMeaning
    }
  }

  /// Every property that sheets for iOS have, and those of ours.
  static let table: [Row] = fiori + ours + stock + controls

  /// The properties of the design system's components.
  private static let fiori = [
    Row("font-color", .color),
    Row("font-style", .textStyle),
    Row("font-name", .fontName),
    Row("font-size", .number(1...StyleProperty.largestFontSize)),
    Row("font-weight", .fontWeight),
    Row("font-typeface", .fontName),
    Row("font-width", .keyword(["compressed", "condensed", "standard", "expanded"])),
    Row("font-design", .keyword(["default", "serif", "monospaced", "rounded"])),
    Row("text-line-clamp", .count),
    Row("text-align", .alignment),
    Row("tint-color", .color),
    Row("on-tint-color", .color),
    Row("background-color", .color),
    Row("image-name", .image),
    Row("border-color", .color),
    Row("border-top-color", .color),
    Row("thumb-color", .color),
    Row("track-color", .color),
    Row("view-alpha", .fraction),
    Row("track-tint-color", .color),
    Row("track-selection-color", .color),
    Row("thumb-tint-color", .color),
    Row("on-color", .color),
    Row("off-color", .color),
    Row("on-image", .image),
    Row("off-image", .image),
    Row("placeholder-color", .color),
    Row("separator-color", .color),
    Row("control-size", .keyword(["mini", "small", "regular", "large", "extraLarge"])),
    Row("position-layout", .keyword(["leading", "trailing", "top", "bottom", "inline"])),
    Row("foreground-color", .color),
  ]

  /// The properties that components here have and those on iOS don't.
  private static let ours = [
    Row("thumb-shadow-color", .color),
    Row("placeholder-background-color", .color),
    Row("gradient-start-color", .color),
    Row("gradient-end-color", .color),
  ]

  /// The properties of stock NUI that are about texts, surfaces and sizes.
  private static let stock = [
    Row("text-transform", .keyword(["none", "uppercase", "lowercase", "capitalize"])),
    Row("text-alpha", .fraction),
    Row("alpha", .fraction),
    Row("text-auto-fit", .boolean),
    Row("text-shadow-color", .color),
    Row("text-shadow-offset", .offset),
    Row("text-offset", .offset),
    Row("title-vertical-offset", .distance),
    Row("background-color-top", .color),
    Row("background-color-bottom", .color),
    Row("background-tint-color", .color),
    Row("bar-tint-color", .color),
    Row("scope-background-color", .color),
    Row("background-image", .image),
    Row("scope-background-image", .image),
    Row("background-repeat", .boolean),
    Row("background-image-repeat", .boolean),
    Row("border-width", .thickness),
    Row("border-style", .keyword(["none", "line", "bezel", "rounded"])),
    Row("corner-radius", .length),
    Row("shadow-color", .color),
    Row("shadow-offset", .offset),
    Row("shadow-opacity", .fraction),
    Row("shadow-radius", .thickness),
    Row("padding", .box),
    Row("content-insets", .box),
    Row("title-insets", .box),
    Row("width", .length),
    Row("height", .length),
    Row("row-height", .length),
    Row("horizontal-align", .keyword(["left", "center", "right", "fill"])),
    Row("vertical-align", .keyword(["top", "center", "bottom", "fill"])),
    Row("exclude-views", .names),
    Row("exclude-subviews", .names),
    Row(
      "keyboard-appearance", .keyword(["default", "dark", "light", "alert"]), hasDesktopMeaning: false),
    Row("status-bar-style", .keyword(["default", "light"]), hasDesktopMeaning: false),
  ]

  /// The properties of stock NUI that are about particular controls.
  private static let controls = [
    Row("color", .color),
    Row("current-color", .color),
    Row("divider-color", .color),
    Row("divider-image", .image),
    Row("separator-style", .keyword(["none", "single-line", "single-line-etched"])),
    Row("minimum-track-tint-color", .color),
    Row("maximum-track-tint-color", .color),
    Row("minimum-value-image", .image),
    Row("maximum-value-image", .image),
    Row("progress-tint-color", .color),
    Row("progress-image", .image),
    Row("track-image", .image),
    Row("thumb-image", .image),
    Row("image", .image),
    Row("finished-image", .image),
    Row("selected-image", .image),
    Row("selected-image-tint-color", .color),
    Row("shadow-image", .image),
    Row("shadow-image-top", .image),
    Row("shadow-image-bottom", .image),
  ]
}
