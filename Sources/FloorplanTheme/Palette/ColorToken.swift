/// A semantic color, for which a palette has a value in each appearance.
///
/// These are the semantic tokens of the design system's palette (version 8, "Horizon") and its two base colors. The raw
/// values are the names in style sheets. ``standardRow`` contains the standard values.
public enum ColorToken: String, Sendable, Hashable, CaseIterable {
  // Labels
  /// Primary text: headlines, titles, input.
  case primaryLabel
  /// Secondary text: subtitles, values.
  case secondaryLabel
  /// Tertiary text: footnotes, hints, statuses without a semantic.
  case tertiaryLabel
  /// Disabled text.
  case quaternaryLabel
  /// Text on a surface in the tint color.
  case quinaryLabel
  /// The title in a bar.
  case navBarTitleLabel

  // Tint
  /// The accent color of interactive elements, and of controls that are on.
  case tintColor
  /// The accent color on gray surfaces, where ``tintColor`` would be hard to read.
  case tintColor2
  /// The faint accent color behind selected items and in secondary buttons.
  case tintColor3
  /// The accent color while pressed.
  case tintColorTapState

  // Backgrounds
  /// The bottom surface of a page without groups.
  case primaryBackground
  /// The surface above ``primaryBackground``.
  case secondaryBackground
  /// The surface above ``secondaryBackground``.
  case tertiaryBackground
  /// The bottom surface of a page with groups.
  case primaryGroupedBackground
  /// The surface of groups: cells and cards.
  case secondaryGroupedBackground
  /// The surface of content within a group.
  case tertiaryGroupedBackground

  // Fills
  /// The strongest translucent fill, for thin shapes.
  case primaryFill
  /// The fill of medium shapes: tracks, pressed cells.
  case secondaryFill
  /// The fill of large shapes: input fields, disabled buttons.
  case tertiaryFill
  /// The faintest fill: read-only fields, cells with hover.
  case quaternaryFill

  // Separators
  /// The hairline between rows.
  case separator
  /// A line that must be visible: borders of fields.
  case separatorOpaque

  // Semantic labels
  /// Text and icons of errors and negative statuses.
  case negativeLabel
  /// Text and icons of success and positive statuses.
  case positiveLabel
  /// Text and icons of warnings.
  case criticalLabel
  /// Text and icons of information.
  case informativeLabel
  /// Text and icons of a neutral status.
  case neutralLabel

  // Semantic labels, pressed
  /// ``negativeLabel`` while pressed.
  case negativeLabelTapState
  /// ``positiveLabel`` while pressed.
  case positiveLabelTapState
  /// ``criticalLabel`` while pressed.
  case criticalLabelTapState
  /// ``informativeLabel`` while pressed.
  case informativeLabelTapState
  /// ``neutralLabel`` while pressed.
  case neutralLabelTapState

  // Semantic backgrounds
  /// The background of an error.
  case negativeBackground
  /// The background of a success.
  case positiveBackground
  /// The background of a warning.
  case criticalBackground
  /// The background of information.
  case informationBackground
  /// The background of a neutral status.
  case neutralBackground

  // Semantic backgrounds, pressed
  /// ``negativeBackground`` while pressed.
  case negativeBackgroundTapState
  /// ``positiveBackground`` while pressed.
  case positiveBackgroundTapState
  /// ``criticalBackground`` while pressed.
  case criticalBackgroundTapState
  /// ``informationBackground`` while pressed.
  case informationBackgroundTapState
  /// ``neutralBackground`` while pressed.
  case neutralBackgroundTapState

  // Bars and shadows
  /// The surface of the top bar.
  case header
  /// The top bar with content visible through it.
  case headerBlended
  /// The surface of the bottom bar.
  case footer
  /// The translucent surface of floating bars.
  case chrome
  /// The translucent surface of floating bars over groups.
  case chromeSecondary
  /// The dark overlay over pictures.
  case barTransparent
  /// Outlines of controls that must stand out.
  case contrastElement
  /// The transparent surface of a cell that reveals its container.
  case cellBackground
  /// The shadow below a card.
  case cardShadow
  /// The shadow below a section.
  case sectionShadow

  // Accents: the label of a pair is legible on its background
  /// The label of accent pair 1, mango.
  case accentLabel1
  /// The label of accent pair 2, red.
  case accentLabel2
  /// The label of accent pair 3, raspberry.
  case accentLabel3
  /// The label of accent pair 4, pink.
  case accentLabel4
  /// The label of accent pair 5, indigo.
  case accentLabel5
  /// The label of accent pair 6, blue.
  case accentLabel6
  /// The label of accent pair 7, teal.
  case accentLabel7
  /// The label of accent pair 8, green.
  case accentLabel8
  /// The label of accent pair 9, violet.
  case accentLabel9
  /// The label of accent pair 10, gray.
  case accentLabel10
  /// The background of accent pair 1, mango.
  case accentBackground1
  /// The background of accent pair 2, red.
  case accentBackground2
  /// The background of accent pair 3, raspberry.
  case accentBackground3
  /// The background of accent pair 4, pink.
  case accentBackground4
  /// The background of accent pair 5, indigo.
  case accentBackground5
  /// The background of accent pair 6, blue.
  case accentBackground6
  /// The background of accent pair 7, teal.
  case accentBackground7
  /// The background of accent pair 8, green.
  case accentBackground8
  /// The background of accent pair 9, violet.
  case accentBackground9
  /// The background of accent pair 10, gray.
  case accentBackground10

  // Base
  /// White in all appearances.
  case baseWhite
  /// Black in all appearances.
  case baseBlack

  /// The color while pressed, or this one if the palette has no other.
  var pressed: ColorToken { ColorToken(rawValue: rawValue + "TapState") ?? self }
}
