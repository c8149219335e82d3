extension StyleSheetProperty {
  /// All properties of style sheets for iOS, and our own, in the normal state.
  static let table: [StyleSheetProperty] = (fiori + floorplan + stock + controls + withoutEffect).flatMap(\.self)

  private static func rows(
    _ type: StyleSheetValueType, _ names: String..., without reason: String? = nil
  ) -> [StyleSheetProperty] {
    names.map { StyleSheetProperty(name: $0, state: .normal, type: type, reasonWithoutEffect: reason) }
  }

  /// Properties of the design system's components.
  private static let fiori = [
    rows(
      .color, "font-color", "tint-color", "on-tint-color", "background-color", "border-color", "border-top-color",
      "thumb-color", "track-color", "track-tint-color", "track-selection-color", "thumb-tint-color", "on-color",
      "off-color", "placeholder-color", "separator-color", "foreground-color"),
    rows(.textStyle, "font-style"),
    rows(.fontName, "font-name", "font-typeface"),
    rows(.number(1...StyleProperty.maximumFontSize), "font-size"),
    rows(.fontWeight, "font-weight"),
    rows(.keyword(["compressed", "condensed", "standard", "expanded"]), "font-width"),
    rows(.keyword(["default", "serif", "monospaced", "rounded"]), "font-design"),
    rows(.count, "text-line-clamp"),
    rows(.alignment, "text-align"),
    rows(.image, "image-name", "on-image", "off-image"),
    rows(.fraction, "view-alpha"),
  ]

  /// Properties of our components that don't exist on iOS.
  private static let floorplan = [
    rows(
      .color, "thumb-shadow-color", "placeholder-background-color", "gradient-start-color", "gradient-end-color"),
    rows(.number(1...StyleProperty.maximumLineHeight), "line-height"),
    rows(.distance, "letter-spacing"),
    rows(.boolean, "tabular-figures"),
  ]

  /// Stock NUI's properties of texts, surfaces and sizes.
  private static let stock = [
    rows(
      .color, "text-shadow-color", "background-color-top", "background-color-bottom", "background-tint-color",
      "bar-tint-color", "shadow-color"),
    rows(.fraction, "text-alpha", "alpha", "shadow-opacity"),
    rows(.offset, "text-shadow-offset", "text-offset", "shadow-offset"),
    rows(.distance, "title-vertical-offset"),
    rows(.image, "background-image"),
    rows(.boolean, "background-repeat", "background-image-repeat"),
    rows(.thickness, "border-width", "shadow-radius"),
    rows(.length, "corner-radius", "width", "height", "row-height"),
    rows(.box, "padding", "content-insets", "title-insets"),
    rows(.keyword(["none", "uppercase", "lowercase", "capitalize"]), "text-transform"),
    rows(.keyword(["none", "line", "bezel", "rounded"]), "border-style"),
    rows(.keyword(["left", "center", "right", "fill"]), "horizontal-align"),
  ]

  /// Stock NUI's properties of specific controls.
  private static let controls = [
    rows(
      .color, "color", "current-color", "minimum-track-tint-color", "maximum-track-tint-color",
      "progress-tint-color"),
    rows(.keyword(["none", "single-line", "single-line-etched"]), "separator-style"),
  ]

  /// Properties without an effect in Floorplan.
  private static let withoutEffect = [
    rows(
      .keyword(["mini", "small", "regular", "large", "extraLarge"]), "control-size",
      without: "the size of a control is set in code"),
    rows(
      .keyword(["leading", "trailing", "top", "bottom", "inline"]), "position-layout",
      without: "the position of a control is set in code"),
    rows(
      .boolean, "text-auto-fit",
      without: "text never shrinks; it wraps, or ends in an ellipsis with text-line-clamp"),
    rows(.color, "scope-background-color", without: scopesReason),
    rows(.image, "scope-background-image", without: scopesReason),
    rows(
      .keyword(["top", "center", "bottom", "fill"]), "vertical-align",
      without: "text is always centered vertically"),
    rows(
      .names, "exclude-views", "exclude-subviews",
      without: "it lists UIKit classes; a rule for a class path doesn't affect other parts"),
    rows(
      .keyword(["default", "dark", "light", "alert"]), "keyboard-appearance",
      without: "there is no on-screen keyboard"),
    rows(.keyword(["default", "light"]), "status-bar-style", without: "there is no status bar"),
    rows(.color, "divider-color", without: segmentGapReason),
    rows(.image, "divider-image", without: segmentGapReason),
    rows(.image, "minimum-value-image", "maximum-value-image", without: "sliders have no images at their ends"),
    rows(.image, "progress-image", without: "the bar has a single color, track-selection-color"),
    rows(.image, "track-image", without: "the track has a single color, track-tint-color"),
    rows(.image, "thumb-image", without: "the thumb has a single color, thumb-tint-color"),
    rows(.image, "image", without: "the image of a button or bar item is set in code"),
    rows(
      .image, "finished-image", "selected-image",
      without: "it is the image of a tab bar item, and there is no tab bar"),
    rows(
      .color, "selected-image-tint-color",
      without: "it applies to a tab bar item, and there is no tab bar"),
    rows(
      .image, "shadow-image", "shadow-image-bottom",
      without: "bars have no image below them; use shadow-color for a shadow"),
    rows(
      .image, "shadow-image-top",
      without: "bars have no image above them; use shadow-color for a shadow"),
  ]

  private static let scopesReason = "search fields have no scopes"
  private static let segmentGapReason =
    "the gaps between segments have the background-color of fdlFUISegmentedControlFormCell_segmentedControl"
}
