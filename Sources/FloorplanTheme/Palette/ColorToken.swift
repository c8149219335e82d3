/// A colour by its role, which a palette gives a value for each appearance.
///
/// These are the semantic tokens of the design system's palette (version 8, "Horizon") and its two base colours. Raw
/// values are the names that style sheets use. The standard values stand in ``standardRow``.
public enum ColorToken: String, Sendable, Hashable, CaseIterable {
  // Labels
  /// Text that matters most: headlines, titles, input.
  case primaryLabel
  /// Text of second rank: subtitles, values.
  case secondaryLabel
  /// Text of third rank: footnotes, hints, status without a meaning.
  case tertiaryLabel
  /// Text of what is disabled.
  case quaternaryLabel
  /// Text on a surface in the tint colour.
  case quinaryLabel
  /// The title in a bar.
  case navBarTitleLabel

  // Tint
  /// The accent of what can be acted on, and of what is switched on.
  case tintColor
  /// The accent where ``tintColor`` would not be read well: on grey surfaces.
  case tintColor2
  /// The faint accent behind what is selected, and in secondary buttons.
  case tintColor3
  /// The accent while it is pressed.
  case tintColorTapState

  // Backgrounds
  /// The lowest surface of a page without groups.
  case primaryBackground
  /// The surface above ``primaryBackground``.
  case secondaryBackground
  /// The surface above ``secondaryBackground``.
  case tertiaryBackground
  /// The lowest surface of a page that shows groups.
  case primaryGroupedBackground
  /// The surface of the groups: cells and cards.
  case secondaryGroupedBackground
  /// The surface of what stands within a group.
  case tertiaryGroupedBackground

  // Fills
  /// The strongest translucent fill, for thin shapes.
  case primaryFill
  /// The fill of medium shapes: tracks, pressed cells.
  case secondaryFill
  /// The fill of large shapes: input fields, disabled buttons.
  case tertiaryFill
  /// The faintest fill: read-only fields, cells under the pointer.
  case quaternaryFill

  // Separators
  /// The hairline between rows.
  case separator
  /// The line that must be seen: borders of fields.
  case separatorOpaque

  // Semantic labels
  /// Text and icons of errors and what is bad.
  case negativeLabel
  /// Text and icons of success and what is good.
  case positiveLabel
  /// Text and icons of warnings.
  case criticalLabel
  /// Text and icons of information.
  case informativeLabel
  /// Text and icons of a status without a judgement.
  case neutralLabel

  // Semantic labels, pressed
  /// ``negativeLabel`` while it is pressed.
  case negativeLabelTapState
  /// ``positiveLabel`` while it is pressed.
  case positiveLabelTapState
  /// ``criticalLabel`` while it is pressed.
  case criticalLabelTapState
  /// ``informativeLabel`` while it is pressed.
  case informativeLabelTapState
  /// ``neutralLabel`` while it is pressed.
  case neutralLabelTapState

  // Semantic backgrounds
  /// The surface behind an error.
  case negativeBackground
  /// The surface behind a success.
  case positiveBackground
  /// The surface behind a warning.
  case criticalBackground
  /// The surface behind information.
  case informationBackground
  /// The surface behind a status without a judgement.
  case neutralBackground

  // Semantic backgrounds, pressed
  /// ``negativeBackground`` while it is pressed.
  case negativeBackgroundTapState
  /// ``positiveBackground`` while it is pressed.
  case positiveBackgroundTapState
  /// ``criticalBackground`` while it is pressed.
  case criticalBackgroundTapState
  /// ``informationBackground`` while it is pressed.
  case informationBackgroundTapState
  /// ``neutralBackground`` while it is pressed.
  case neutralBackgroundTapState

  // Bars and shadows
  /// The surface of the bar at the top.
  case header
  /// The bar at the top when content shows through.
  case headerBlended
  /// The surface of the bar at the bottom.
  case footer
  /// The translucent surface of floating bars.
  case chrome
  /// The translucent surface of floating bars over groups.
  case chromeSecondary
  /// The dark veil over pictures.
  case barTransparent
  /// Outlines of controls that must stand out.
  case contrastElement
  /// The surface of a cell that lets its container show.
  case cellBackground
  /// The shadow below a card.
  case cardShadow
  /// The shadow below a section.
  case sectionShadow

  // Accents: the label of a pair is read on its background
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
  /// The label of accent pair 10, grey.
  case accentLabel10
  /// The surface of accent pair 1, mango.
  case accentBackground1
  /// The surface of accent pair 2, red.
  case accentBackground2
  /// The surface of accent pair 3, raspberry.
  case accentBackground3
  /// The surface of accent pair 4, pink.
  case accentBackground4
  /// The surface of accent pair 5, indigo.
  case accentBackground5
  /// The surface of accent pair 6, blue.
  case accentBackground6
  /// The surface of accent pair 7, teal.
  case accentBackground7
  /// The surface of accent pair 8, green.
  case accentBackground8
  /// The surface of accent pair 9, violet.
  case accentBackground9
  /// The surface of accent pair 10, grey.
  case accentBackground10

  // Base
  /// White in every appearance.
  case baseWhite
  /// Black in every appearance.
  case baseBlack
}
