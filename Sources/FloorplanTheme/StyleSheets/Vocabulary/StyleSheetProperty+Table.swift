extension StyleSheetProperty {
  struct Row {
    let name: String
    let type: StyleSheetValueType
    /// Why it can have no effect here, after the name and a colon; nil where it can.
    let reason: String?

    fileprivate init(_ name: String, _ type: StyleSheetValueType, without reason: String? = nil) {
      self.name = name
      self.type = type
      self.reason = reason
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
    Row(
      "control-size", .keyword(["mini", "small", "regular", "large", "extraLarge"]),
      without: "the size of a control is set in code"),
    Row(
      "position-layout", .keyword(["leading", "trailing", "top", "bottom", "inline"]),
      without: "where a control stands is set in code"),
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
    Row(
      "text-auto-fit", .boolean,
      without: "texts never shrink: they take more lines, or end in an ellipsis with text-line-clamp"),
    Row("text-shadow-color", .color),
    Row("text-shadow-offset", .offset),
    Row("text-offset", .offset),
    Row("title-vertical-offset", .distance),
    Row("background-color-top", .color),
    Row("background-color-bottom", .color),
    Row("background-tint-color", .color),
    Row("bar-tint-color", .color),
    Row("scope-background-color", .color, without: "search fields have no scopes"),
    Row("background-image", .image),
    Row("scope-background-image", .image, without: "search fields have no scopes"),
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
    Row(
      "vertical-align", .keyword(["top", "center", "bottom", "fill"]),
      without: "texts stand in the middle of their room"),
    Row(
      "exclude-views", .names,
      without: "it names classes of UIKit; a rule for a class path leaves all other parts as they are"),
    Row(
      "exclude-subviews", .names,
      without: "it names classes of UIKit; a rule for a class path leaves all other parts as they are"),
    Row(
      "keyboard-appearance", .keyword(["default", "dark", "light", "alert"]),
      without: "there is no on-screen keyboard"),
    Row("status-bar-style", .keyword(["default", "light"]), without: "there is no status bar"),
  ]

  /// The properties of stock NUI that are about particular controls.
  private static let controls = [
    Row("color", .color),
    Row("current-color", .color),
    Row(
      "divider-color", .color,
      without:
        "segments have room between them, in the background-color of fdlFUISegmentedControlFormCell_segmentedControl"),
    Row(
      "divider-image", .image,
      without:
        "segments have room between them, in the background-color of fdlFUISegmentedControlFormCell_segmentedControl"),
    Row("separator-style", .keyword(["none", "single-line", "single-line-etched"])),
    Row("minimum-track-tint-color", .color),
    Row("maximum-track-tint-color", .color),
    Row("minimum-value-image", .image, without: "sliders have no pictures at their ends"),
    Row("maximum-value-image", .image, without: "sliders have no pictures at their ends"),
    Row("progress-tint-color", .color),
    Row("progress-image", .image, without: "the bar has one colour, track-selection-color"),
    Row("track-image", .image, without: "the track has one colour, track-tint-color"),
    Row("thumb-image", .image, without: "the knob has one colour, thumb-tint-color"),
    Row("image", .image, without: "the picture of a button or of an item in a bar is set in code"),
    Row("finished-image", .image, without: "it is the picture of an item in a tab bar, and there is no tab bar"),
    Row("selected-image", .image, without: "it is the picture of an item in a tab bar, and there is no tab bar"),
    Row("selected-image-tint-color", .color, without: "it is about an item in a tab bar, and there is no tab bar"),
    Row("shadow-image", .image, without: "bars have no picture below them; shadow-color gives a surface a shadow"),
    Row("shadow-image-top", .image, without: "bars have no picture above them; shadow-color gives a surface a shadow"),
    Row(
      "shadow-image-bottom", .image,
      without: "bars have no picture below them; shadow-color gives a surface a shadow"),
  ]
}
