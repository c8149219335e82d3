import Testing

@testable import FloorplanTheme

@Suite struct StyleSheetDiagnosticTests {
  /// A problem in a sheet, and its diagnostic: location, severity, and replacement.
  private struct Row {
    let code: StyleSheetDiagnosticCode
    let severity: StyleSheetDiagnostic.Severity
    let text: String
    let place: String
    let replacement: String?
    let dialect: StyleSheetDialect

    init(
      _ code: StyleSheetDiagnosticCode, _ severity: StyleSheetDiagnostic.Severity, _ text: String, at place: String,
      write replacement: String? = nil, _ dialect: StyleSheetDialect = .fiori
    ) {
      self.code = code
      self.severity = severity
      self.text = text
      self.place = place
      self.replacement = replacement
      self.dialect = dialect
    }
  }

  private static let headline = "fdlFUIObjectCollectionViewCell_headlineLabel"

  /// All codes except those for the text as a whole, limits, and imports, which have separate tests.
  private static let rows = [
    Row(.notAStyleSheet, .error, "void main() {\n  int x = 1;\n  if (x) { run(x); }\n}\nint y();", at: "1:1"),
    Row(.strayCharacter, .error, "Label { font-size: 17 $; }", at: "1:23"),
    Row(.foreignCharacter, .warning, "Label { font-name: Größe; }", at: "1:20"),
    Row(.splitWord, .warning, "View { background-image: a@2x.png; }", at: "1:26"),
    Row(.keywordPrefix, .warning, "@mediaColor: red;", at: "1:1"),
    Row(.keywordPrefix, .warning, "androidBlue {}\nLabel {}", at: "1:1"),
    Row(.keywordPrefix, .warning, "and {}\nLabel {}", at: "1:1"),
    Row(.keywordPrefix, .warning, "Label { and: 1; }", at: "1:9"),
    Row(.keywordPrefix, .warning, "Label { font-name: this and that; }", at: "1:25"),
    Row(.lineComment, .warning, "Label {} // text", at: "1:10"),
    Row(.unterminatedComment, .error, "Label {} /* text", at: "1:10"),
    Row(.quotes, .warning, "Label { font-name: 'A'; }", at: "1:20"),
    Row(.unterminatedString, .error, "Label { font-name: 'A; }", at: "1:20"),
    Row(.missingSemicolon, .warning, "Label { font-size: 17 }", at: "1:22", write: ";"),
    Row(.missingSemicolon, .error, "Label {\n  font-size: 17\nButton {}", at: "2:16", write: ";"),
    Row(.straySemicolon, .warning, "Label {};", at: "1:9", write: ""),
    Row(.straySemicolon, .warning, "Label { font-size: 17;;;; }", at: "1:23", write: ""),
    Row(.unexpectedToken, .error, "Label {} }", at: "1:10", write: ""),
    Row(.unexpectedToken, .error, "Label {} }}}", at: "1:10", write: ""),
    Row(.declarationOutsideRule, .error, "Label {}\nfont-size: 17;", at: "2:1"),
    Row(.missingColon, .error, "Label { font-size 17; }", at: "1:9"),
    Row(.emptyValue, .error, "Label { font-size:; }", at: "1:19"),
    Row(.missingBrace, .warning, "Label\n  font-size: 17;\n}", at: "1:6", write: " {"),
    Row(.missingBrace, .warning, "Label, Button font-size: 17; }", at: "1:14", write: " {"),
    Row(.unclosedBlock, .error, "Label { font-size: 17;\nButton {}", at: "2:1"),
    Row(.nestedBlock, .error, "Label {\n  Button {}\n}", at: "2:3"),
    Row(.malformedSelector, .error, "Label Button {}", at: "1:1"),
    Row(.joinedClassPath, .warning, "Label:Big {}", at: "1:1"),
    Row(.dottedClass, .warning, ".Label {}", at: "1:1", write: "Label"),
    Row(.dottedClass, .warning, "#Label {}", at: "1:1", write: "Label"),
    Row(.important, .warning, "Label { font-size: 17 !important; }", at: "1:23", write: ""),
    Row(.unknownKeyword, .error, "@medai (device: ipad) { Label {} }", at: "1:1", write: "@media"),
    Row(.unknownKeyword, .error, "@improt 'a.nss';", at: "1:1", write: "@import"),
    Row(.malformedMedia, .error, "@media device: ipad { Label {} }", at: "1:8"),
    Row(.malformedMedia, .error, "@media (device: ipad) or (device: iphone) { Label {} }", at: "1:23"),
    Row(.malformedMedia, .error, "@media (device: ipad), (device: iphone) { Label {} }", at: "1:22"),
    Row(.malformedMedia, .error, "@media (device: ipad, orientation: landscape) { Label {} }", at: "1:21"),
    Row(.unknownMediaFeature, .warning, "@media (devise: ipad) { Label {} }", at: "1:9", write: "device"),
    Row(.unknownMediaFeature, .note, "@media (colour: red) { Label {} }", at: "1:9"),
    Row(.unknownMediaFeature, .warning, "@media (device: watch) { Label {} }", at: "1:17"),
    Row(.unknownMediaFeature, .warning, "@media (device: iPad) { Label {} }", at: "1:17", write: "ipad"),
    Row(.conditionNotMet, .note, "@media (device: iphone) { Label {} }", at: "1:1"),
    Row(.repeatedMediaFeature, .warning, "@media (device: iphone) and (device: ipad) { Label {} }", at: "1:30"),
    Row(.unknownProperty, .warning, "Label { fon-color: red; }", at: "1:9", write: "font-color"),
    Row(.unknownProperty, .warning, "Label { badge-value: red; }", at: "1:9"),
    Row(.unknownProperty, .warning, "Label { font: 17px Helvetica; }", at: "1:9"),
    Row(.unknownProperty, .warning, "Label { font-color-pressed: red; }", at: "1:9", write: "font-color-highlighted"),
    Row(.unknownProperty, .warning, "Label { font-color_disabled: red; }", at: "1:9", write: "font-color-disabled"),
    Row(.misspeltProperty, .warning, "Label { text-lien-clamp: 2; }", at: "1:9", write: "text-line-clamp"),
    Row(.unsupportedProperty, .warning, "\(headline) { tint-color: red; }", at: "1:48"),
    Row(
      .unsupportedProperty, .warning, "\(headline) { color-disabled: red; }", at: "1:48", write: "font-color-disabled"),
    Row(
      .unsupportedProperty, .warning, "fdlFUISliderFormCell_slider { minimum-track-tint-color: red; }", at: "1:31",
      write: "track-selection-color"),
    Row(
      .unsupportedProperty, .warning, "fdlFUISliderFormCell_slider { thumb-color: red; }", at: "1:31",
      write: "thumb-tint-color"),
    Row(
      .unsupportedProperty, .warning, "fdlFUISwitchFormCell_switch { track-tint-color: red; }", at: "1:31",
      write: "track-color"),
    Row(.unsupportedState, .warning, "\(headline) { font-color-enabled-selected: red; }", at: "1:48"),
    Row(.unsupportedState, .warning, "\(headline) { font-color-selected-disabled: red; }", at: "1:48"),
    Row(.unsupportedState, .warning, "Button { font-color-readonly: red; }", at: "1:10"),
    Row(.unsupportedState, .note, "Button { font-color-selected-highlighted: red; }", at: "1:10"),
    Row(.noDesktopMeaning, .note, "TextField { keyboard-appearance: dark; }", at: "1:13"),
    Row(.unknownClass, .warning, "fdlFUIObjectCollectionViewCell_headlineLable {}", at: "1:1", write: headline),
    Row(.unknownClass, .warning, "NavigationBra {}", at: "1:1", write: "NavigationBar"),
    Row(.unknownClass, .warning, "fdlSomethingElse {}", at: "1:1"),
    Row(.unknownClass, .warning, "UILabel {}", at: "1:1", write: "Label"),
    Row(.unknownClass, .warning, "\(headline):hover {}", at: "1:1"),
    Row(.unknownClass, .warning, "\(headline).disabled {}", at: "1:1"),
    // Names that are equally similar to others of the platform aren't typing errors.
    Row(.unknownClass, .warning, "fdlFUITimelineCell_headlineLabel {}", at: "1:1"),
    Row(.tableCell, .note, "fdlFUIObjectTableViewCell_headlineLabel {}", at: "1:1"),
    // The part of the named component, by any of its names, precedes other components.
    Row(
      .unknownClass, .warning, "fdlFUISliderFormCell_valueLabel {}", at: "1:1", write: "fdlSliderFormCell_valueLabel"),
    Row(
      .unknownClass, .warning, "fdlFUISwitchCollectionViewCell_switch {}", at: "1:1",
      write: "fdlFUISwitchFormCell_switch"),
    Row(.unknownClass, .warning, "fdlFUISwitchCollectionViewCell {}", at: "1:1", write: "fdlFUISwitchFormCell"),
    Row(
      .unknownClass, .warning, "fdlFUIRatingControlFormCell_ratingContrl {}", at: "1:1",
      write: "fdlFUIRatingControlCollectionViewCell_ratingControl"),
    Row(.unknownClass, .warning, "fdlFUISwitchFormCell_background {}", at: "1:1"),
    // A part with the same role, by any name, in the named kind of cell.
    Row(.unknownClass, .warning, "fdlFUIObjectTableViewCell_title {}", at: "1:1", write: headline),
    Row(
      .unknownClass, .warning, "fdlFUISwitchFormCell_keyLabel {}", at: "1:1", write: "fdlFUISwitchFormCell_title"),
    Row(
      .unknownClass, .warning, "fdlFUIKeyValueFormView_title {}", at: "1:1", write: "fdlFUIKeyValueFormCell_keyLabel"),
    Row(
      .unknownClass, .warning, "fdlFUIKeyValueFormView_keyLabel {}", at: "1:1",
      write: "fdlFUIKeyValueFormCell_keyLabel"),
    Row(
      .unknownClass, .warning, "fdlFUIKeyValueCollectionViewCell_title {}", at: "1:1",
      write: "fdlFUIKeyValueCollectionViewCell_keyLabel"),
    Row(
      .unknownClass, .warning, "fdlFUISimplePropertyFormCell_value {}", at: "1:1",
      write: "fdlFUISimplePropertyFormCell_valueTextField"),
    Row(
      .unknownClass, .warning, "fdlFUIContactCell_title {}", at: "1:1", write: "fdlFUIContactCell_headlineLabel"),
    Row(
      .unknownClass, .warning, "fdlFUIRatingFormCell_headlineLabel {}", at: "1:1",
      write: "fdlFUIRatingControlCollectionViewCell_title"),
    Row(
      .unknownClass, .warning, "fdlFUISwithcFormCell_keyLabel {}", at: "1:1", write: "fdlFUISwitchFormCell_title"),
    // A grid row has parts with several names.
    Row(.unknownClass, .warning, "fdlFUIGridRow {}", at: "1:1", write: "fdlFUIGridTableViewCell"),
    Row(.unknownClass, .warning, "fdlFUIGridRowTextItm_label {}", at: "1:1", write: "fdlFUIGridRowTextItem_label"),
    Row(.unknownClass, .warning, "fdlFUIGridRowTextItem_title {}", at: "1:1", write: "fdlFUIGridRowTextItem_label"),
    Row(.unknownClass, .warning, "fdlFUIGridRowText_label {}", at: "1:1", write: "fdlFUIGridRowTextItem_label"),
    Row(.unknownClass, .warning, "fdlFUIGridRow_label {}", at: "1:1", write: "fdlFUIGridRowTextItem_label"),
    Row(.unknownClass, .warning, "fdlFUIGridRow_textItem {}", at: "1:1", write: "fdlFUIGridRowTextItem_label"),
    Row(.unknownClass, .warning, "fdlFUIGridRow_imageItem {}", at: "1:1", write: "fdlFUIGridRowImageItem"),
    Row(
      .unknownClass, .warning, "fdlFUIGridRowTextItem_firstTextItem {}", at: "1:1",
      write: "fdlFUIGridRowTextItem_font_firstTextItem"),
    // The underscore is missing.
    Row(.unknownClass, .warning, "fdlFUIGridRowTextItemLabel {}", at: "1:1", write: "fdlFUIGridRowTextItem_label"),
    Row(.unknownClass, .warning, "fdlFUIObjectTableViewCellHeadlineLabel {}", at: "1:1", write: headline),
    // A missing component has no parts of another component.
    Row(.unknownClass, .warning, "fdlFUIDateFormCell_title {}", at: "1:1"),
    Row(.unknownClass, .warning, "fdlFUITimelineCell_title {}", at: "1:1"),
    Row(.unknownClass, .warning, "fdlFUINodeFormCell_footnoteLabel {}", at: "1:1"),
    // No single part has all of the classes.
    Row(.unknownClass, .warning, "Label {}\n\(headline):fdlFUISwitchFormCell_title {}", at: "2:1"),
    Row(.unknownClass, .warning, "Label {}\nLabel:Button {}", at: "2:1"),
    Row(
      .unknownClass, .warning, "fdlFUISliderFormCell_valueTextField:fdlSliderFormCell_valueLable {}", at: "1:1",
      write: "fdlFUISliderFormCell_valueTextField:fdlSliderFormCell_valueLabel"),
    Row(.unknownClass, .note, "Label {}\nLabel:MyLabel {}", at: "2:1"),
    Row(.noKnownClass, .warning, "Label:MyLabel {}", at: "1:1"),
    Row(.unknownClass, .note, "Label {}\nTabBar {}", at: "2:1"),
    Row(.noKnownClass, .warning, "TabBar {}", at: "1:1"),
    Row(.unknownClass, .note, "Label {}\nfdlFontStyle_subheadline {}", at: "2:1"),
    Row(.unknownClass, .note, "fdlFontStyle_subheadline {}\nfdlStyle_barButtonItem {}", at: "1:1"),
    Row(.unknownClass, .warning, "fdlFontStyle_subheadlin {}", at: "1:1", write: "fdlFontStyle_subheadline"),
    Row(.unsupportedProperty, .note, "Label { image-name: a; }", at: "1:9"),
    Row(.unsupportedProperty, .note, "NavigationBar { image-name: a; }", at: "1:17"),
    Row(.unknownClass, .note, "Label {}\nMyLoginButton {}", at: "2:1"),
    Row(.noKnownClass, .warning, "MyLoginButton {}", at: "1:1"),
    Row(.repeatedClass, .note, "Label {}\nButton {}\nLabel {}", at: "3:1"),
    Row(.undefinedVariable, .error, "@brand: red;\nLabel { font-color: @brnd; }", at: "2:21", write: "@brand"),
    Row(.undefinedVariable, .error, "Label { font-color: @tintColour; }", at: "1:21", write: "@tintColor"),
    Row(.undefinedVariable, .error, "Label { font-color: @tintColor; }", at: "1:21", .nui),
    Row(.undefinedVariable, .error, "@a: @bcdef;\nLabel { font-color: @a; }", at: "1:5"),
    Row(.undefinedVariable, .error, "@a: 1; @b: 2;\nLabel { badge: @a @b; }", at: "2:16"),
    Row(.aliasCycle, .error, "@a: @b;\n@b: @c;\n@c: @b;\nLabel { font-color: @a; }", at: "2:1"),
    Row(.aliasCycle, .error, "@a: @a;", at: "1:1"),
    Row(.aliasCycle, .error, "@positiveLabel: criticalLabel;\n@criticalLabel: positiveLabel;", at: "1:1"),
    Row(.aliasCycle, .error, "@brand: tintColor;\n@tintColor: @brand;", at: "2:1"),
    Row(.aliasCycle, .error, "@tintColor_darkBackground: tintColor;", at: "1:1"),
    Row(.nestedAlias, .warning, "@a: red;\n@b: @a;\nLabel { font-color: @b; }", at: "2:5"),
    Row(.duplicateDefinition, .warning, "@a: red;\n@a: blue;", at: "1:1"),
    Row(.duplicateDefinition, .warning, "@a:red;\n@a:blue;", at: "2:1", .fioriSwiftUI),
    Row(.misspeltColor, .warning, "@tintColour: red;", at: "1:1", write: "@tintColor"),
    Row(.misspeltColor, .warning, "@tintcolor: red;", at: "1:1", write: "@tintColor"),
    Row(
      .misspeltColor, .warning, "@primryLabel_darkBackgroud: red;", at: "1:1", write: "@primaryLabel_darkBackground"),
    Row(.ownSurface, .warning, "@ink: red;\n@ink_darkBackground: blue;\nLabel { font-color: @ink; }", at: "2:1"),
    Row(.misspeltColor, .warning, "@tintColor-dark: red;", at: "1:1", write: "@tintColor_darkBackground"),
    Row(.misspeltColor, .warning, "@TintColorDarkBackground: red;", at: "1:1", write: "@tintColor_darkBackground"),
    Row(.misspeltColor, .warning, "@grey10_light: red;", at: "1:1", write: "@grey10_lightBackground"),
    Row(.lightOnlyColor, .warning, "@tintColor: red;", at: "1:1"),
    Row(.lightOnlyColor, .warning, "@tintColor_lightBackground: red;", at: "1:1"),
    Row(.duplicateProperty, .warning, "Label { font-size: 17; font-size: 18; }", at: "1:9"),
    Row(.duplicateProperty, .warning, "Button { background-color: red; background-color-normal: blue; }", at: "1:10"),
    Row(.overridden, .warning, "Label { font-size: 17; }\nLabel { font-size: 18; }", at: "1:9"),
    Row(.wrongType, .error, "Label { font-size: red; }", at: "1:20"),
    Row(.wrongType, .error, "@a: 12px;\nLabel { font-color: @a; }", at: "2:21"),
    Row(.wrongType, .error, "@tintColor: 12px;", at: "1:13"),
    Row(.wrongType, .warning, "@z: #12;", at: "1:5"),
    Row(.wrongType, .warning, "@z: rgb(1, 2);\n@tintColor: red;", at: "1:5"),
    Row(.wrongType, .warning, "@tintColor: #12;", at: "1:13", .nui),
    Row(.wrongType, .warning, "@primary1: #12;", at: "1:12"),
    Row(.wrongType, .error, "Label { font-name: boldsystem; }", at: "1:20", write: "boldSystem"),
    Row(.wrongType, .error, "Label { font-name: A, B; }", at: "1:20"),
    Row(.wrongType, .error, "Label { font-style: headlin; }", at: "1:21", write: "headline"),
    Row(.wrongType, .error, "Label { font-name: @tintColor; }", at: "1:20"),
    Row(.wrongType, .error, "@a: @tintColor;\nLabel { font-size: @a; }", at: "2:20"),
    Row(.outOfRange, .warning, "Button { padding: 4 -3; }", at: "1:21"),
    Row(.outOfRange, .warning, "Button { border-width: 101; }", at: "1:24"),
    Row(.outOfRange, .warning, "Label { text-shadow-offset: 0, 200; }", at: "1:32"),
    Row(.outOfRange, .warning, "Label { text-alpha: 2; }", at: "1:21"),
    Row(.outOfRange, .warning, "Label { font-color: rgb(300, 0, 0); }", at: "1:25"),
    Row(.outOfRange, .warning, "Label { font-color: rgba(0, 0, -1, 1.0); }", at: "1:32"),
    Row(.outOfRange, .warning, "Label { font-color: rgba(0, 0, 0, 1.5); }", at: "1:35"),
    Row(.junkAfterNumber, .warning, "Button { corner-radius: 4co; }", at: "1:25", write: "4"),
    Row(.shortHex, .warning, "Label { font-color: #f46; }", at: "1:21", write: "#FF4466"),
    Row(.ambiguousHex, .warning, "Label { font-color: #1EE68A00; }", at: "1:21", write: "rgba(230, 138, 0, 0.3)"),
    Row(
      .ambiguousHex, .warning, "Label { font-color: #1EE68A00; }", at: "1:21", write: "rgba(30, 230, 138, 1.0)", .nui),
    Row(.ambiguousHex, .warning, "@tintColor:#1EE68A80;", at: "1:12", .fioriSwiftUI),
    Row(.ambiguousHex, .warning, "@tintColor:#1EE68AFF;", at: "1:12", write: "#1EE68A", .fioriSwiftUI),
    Row(.integerAlpha, .warning, "Label { font-color: rgba(0,0,0,1); }", at: "1:32", write: "1.0"),
    Row(.integerAlpha, .note, "Label { font-color: rgba(0,0,0,88); }", at: "1:32"),
    Row(.ignoredComponent, .warning, "Label { font-color: rgb(0,0,0,0.5); }", at: "1:21"),
    Row(.hueSaturationBrightness, .note, "Label { font-color: hsl(0,0,0); }", at: "1:21"),
    Row(.deprecatedColor, .warning, "Label { font-color: @line; }", at: "1:21", write: "@separatorOpaque"),
    Row(.deprecatedColor, .warning, "Label { font-color: primary1; }", at: "1:21", write: "primaryLabel"),
    Row(
      .deprecatedColor, .warning, "Label { font-color: negative_darkBackground; }", at: "1:21",
      write: "negativeLabel_darkBackground"),
    Row(.deprecatedColor, .warning, "@shell: red;", at: "1:1", write: "@header"),
    Row(.paletteColor, .warning, "Label { font-color: primaryLabel; }", at: "1:21", .nui),
    Row(.desktopOnlyValue, .warning, "Label { text-align: leading; }", at: "1:21"),
    Row(.desktopOnlyValue, .warning, "Label { horizontal-align: center; }", at: "1:27"),
    Row(.notSeen, .warning, "Button { border-width: 2; }", at: "1:10"),
    Row(.notSeen, .warning, "fdlFUIObjectCollectionViewCell { border-style: line; }", at: "1:34"),
    Row(.lowContrast, .warning, "Button { font-color: #777777; background-color: white; }", at: "1:22"),
    Row(.rulesNotRead, .warning, "@a:red;\nLabel {}", at: "2:1", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, " @a:red;", at: "1:2", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, "@a:red; /* brand */", at: "1:1", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, "@tintColor :red;", at: "1:1", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, "@tintColor: red;", at: "1:1", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, "@tintColor:rgba(0,0,0,0.5);", at: "1:1", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, "@tintColor:systemBlue;", at: "1:1", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, "@tintColor:magenta;", at: "1:1", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, "@tintColor:\"0057D2\";", at: "1:1", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, "@brand:#0057D2;\n@tintColor:@brand;", at: "2:1", .fioriSwiftUI),
    Row(.definitionNotRead, .warning, "@tintColor_elevatedContrastLightBackground:red;", at: "1:1", .fioriSwiftUI),
    Row(.definitionRead, .warning, "@a:red;\n/*\n@tintColor:red;\n@b:red;\n*/", at: "3:1", .fioriSwiftUI),
  ]

  @Test("Each problem is told once, where it is, with what to write instead", arguments: rows.indices)
  func told(index: Int) throws {
    let row = Self.rows[index]
    let reading = read(row.text, row.dialect)
    let found = reading.diagnostics.filter { $0.code == row.code && $0.severity == row.severity }
    #expect(found.count == 1, "\(row.text): \(reading.places)")
    let told = try #require(found.first, "\(row.text): \(reading.places)")
    #expect("\(told.range.lowerBound.line):\(told.range.lowerBound.column)" == row.place, "\(row.text)")
    #expect(told.replacement == row.replacement, "\(row.text)")
    #expect(told.message.hasSuffix("."), "\(told.message)")
    #expect(
      told.remedy.map { $0.hasSuffix(".") || $0.hasSuffix("?") || $0.hasSuffix("}") || $0.hasSuffix(";") } ?? true)
    #expect(reading.hasErrors == reading.diagnostics.contains { $0.severity == .error })
  }

  @Test("Every kind of problem has a row, but those that have a test of their own")
  func complete() {
    let elsewhere: Set<StyleSheetDiagnosticCode> = [
      .notUTF8, .tooLarge, .tooManyStatements, .valueTooLong, .byteOrderMark, .importing, .malformedImport,
      .importNotFound, .importCycle, .importLimit, .importedTwice, .moreDiagnostics, .imageNotFound, .brokenImage,
    ]
    #expect(Set(Self.rows.map(\.code)).union(elsewhere) == Set(StyleSheetDiagnosticCode.allCases))
  }

  @Test(
    "What is proposed in place of the range leaves nothing of the kind to tell",
    arguments: rows.indices.filter { rows[$0].replacement != nil })
  func replacements(index: Int) throws {
    let row = Self.rows[index]
    let told = try #require(read(row.text, row.dialect).diagnostics.first { $0.code == row.code })
    var bytes = Array(row.text.utf8)
    bytes.replaceSubrange(
      told.range.lowerBound.offset..<told.range.upperBound.offset, with: Array((row.replacement ?? "").utf8))
    let solved = StyleSheet.read(StyleSheetSource(name: "solved", bytes: bytes), dialect: row.dialect)
    let others: Set<StyleSheetDiagnosticCode> = [.deprecatedColor]
    let isTold = solved.diagnostics.contains { $0.code == row.code && $0.severity == row.severity }
    #expect(others.contains(row.code) || !isTold, "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test("Where no file is dropped, nothing is told about what would drop one")
  func onlyWhereFilesAreDropped() {
    let text = """
      \u{FEFF}@a:red;
      // Größe
      @mediaColor:#f46;
      @b:@a;
      @import 'b.nss'
      Label:Big { font-name: 'A' !important; image-name: a@2x.png; größe: 1 };
      .Button { and: 1; font-color: #f46; }
      """
    let told: Set<StyleSheetDiagnosticCode> = [
      .byteOrderMark, .lineComment, .keywordPrefix, .shortHex, .nestedAlias, .importing, .quotes, .joinedClassPath,
      .important, .splitWord, .foreignCharacter, .missingSemicolon, .straySemicolon, .dottedClass,
    ]
    #expect(Set(read(text + "\nLabel font-size: 9; }").codes).isSuperset(of: told.union([.missingBrace])))
    let kept: Set<StyleSheetDiagnosticCode> = [.dottedClass]
    #expect(Set(read(text, .fioriSwiftUI).codes).intersection(told) == kept)
  }

  @Test("What the SwiftUI library reads as it is read here, and what it doesn't ask for, is nothing to tell")
  func readBySwiftUI() {
    let text = """
      /* A comment. */
      @tintColor: #FF6000;
      @tintColor_darkBackground:red;
      @negativeLabel:0xAA0000;
      @positiveLabel:primaryLabel_darkBackground;
      @width:  12px;
      """
    let told: Set<StyleSheetDiagnosticCode> = [.definitionRead, .definitionNotRead, .ambiguousHex]
    #expect(told.isDisjoint(with: read(text, .fioriSwiftUI).codes))
  }

  @Test("A diagnostic reads as compilers write it")
  func text() throws {
    let told = try #require(read("Label {\n\tfon-color: red;\n}").diagnostics.first)
    #expect(
      told.description == """
        sheet.nss:2:2: warning: There is no property “fon-color”; it has no effect. Did you mean font-color? \
        [unknown-property]
          \tfon-color: red;
          \t^~~~~~~~~
        """)
  }

  @Test("A long line is cut around the place, and the marks stand below it")
  func longLine() throws {
    let text = String(repeating: "é", count: 300) + "; Label { fon-color: red; }" + String(repeating: " ", count: 300)
    let told = try #require(read(text).diagnostics.first { $0.code == .unknownProperty })
    #expect(told.line.hasPrefix("…") && told.line.hasSuffix("…"))
    #expect(told.line.unicodeScalars.count <= StyleSheetExcerpt.limit + 2)
    #expect(told.markedText == "fon-color")
  }

  @Test("Names with line ends and of half a megabyte stay on one line")
  func hugeNames() {
    let huge = String(repeating: "x", count: 1 << 19)
    let reading = StyleSheet.read(StyleSheetSource(name: "a\nb", text: "Label { \(huge): @\(huge); }"))
    #expect(reading.codes.contains(.unknownProperty) && reading.codes.contains(.undefinedVariable))
    for diagnostic in reading.diagnostics {
      #expect(!diagnostic.summary.contains("\n"))
      #expect(diagnostic.description.utf8.count < 2000)
    }
  }

  @Test("Names of a megabyte get few diagnostics")
  func longNames() {
    for piece in ["a-", "a_", "font-color-", "a:"] {
      let name = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
      #expect(read("Label { \(name)x: 1; }\n\(name)x {}").diagnostics.count < 10)
    }
  }

  @Test("What was meant is looked for as long as that takes no time")
  func searches() {
    let report = StyleSheetReporter(dialect: .fiori)
    let names = (0..<1000).map { String(repeating: "x", count: 100) + "\($0)" }
    #expect((0..<1000).count { report.nearest(to: names[$0] + "y", in: names) != nil } == 2)
    #expect(!report.looksForNames)
    // Short names are compared much faster.
    let other = StyleSheetReporter(dialect: .fiori)
    #expect((0..<1000).allSatisfy { other.nearest(to: "colr\($0)", in: ["color\($0)", "font"]) != nil })
    // There may be many names without a match.
    #expect((0..<10_000).count { other.nearest(to: "colr\($0)", in: ["color\($0)"]) != nil } < 5000)
  }

  @Test("The same mistake is told once, with the number of places")
  func repetitions() throws {
    let reading = read("Label { fon-color: red; }\nButton { fon-color: red; }\nSwitch { fon-color: red; }")
    let told = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(told.repetitions == 2)
    #expect(told.summary.contains("The same in 2 more places."))
  }

  @Test("Of a thousand problems and more the last one says how many, and how bad")
  func limit() throws {
    let unknown = read("Label { \((0..<1500).map { "badge\($0): 1;" }.joined()) }")
    let undefined = read((0..<1001).map { "@a\($0): @missing\($0);" }.joined(separator: "\n"))
    for (reading, count, severity) in [(unknown, 500, .note), (undefined, 1, StyleSheetDiagnostic.Severity.error)] {
      let last = try #require(reading.diagnostics.last)
      #expect(reading.diagnostics.count == StyleSheetReporter.limit + 1)
      #expect(last.code == .moreDiagnostics)
      #expect(last.message.contains(count == 1 ? "is one more problem." : "are \(count) more problems."))
      #expect(last.severity == severity)
    }
  }

  @Test("A value that is no colour is told once: with its use where there is one")
  func unusedColors() {
    for text in ["@z: #12;\nLabel { font-color: @z; }", "@tintColor: #12;"] {
      #expect(read(text).diagnostics.filter { $0.code == .wrongType }.map(\.severity) == [.error], "\(text)")
    }
    for text in ["@z: #123;", "@z: rgb(1, 2, 3);", "@z: 12;", "@z: Avenir (12);", "@z: rgb;", "@z: a#12;"] {
      #expect(!read(text).codes.contains(.wrongType), "\(text)")
    }
  }

  @Test(
    "A wrong value behind a variable is told with the reason and the remedy that it has where it is written",
    arguments: [
      "rgba(10%, 20%, 30%, 1.0)", "transparent", "Red", "12171C", "#12", "rgba(0, 0, 0)", "redd",
    ])
  func wrongBehindVariable(value: String) throws {
    func told(_ text: String) throws -> StyleSheetDiagnostic {
      try #require(read(text).diagnostics.first { $0.code == .wrongType && $0.severity == .error }, "\(text)")
    }
    let plain = try told("Label { font-color: \(value); }")
    let reason = plain.message.split(separator: " is none", maxSplits: 1).last ?? ""
    for text in ["@c: \(value);\nLabel { font-color: @c; }", "@c: \(value);\n@d: @c;\nLabel { font-color: @d; }"] {
      let behind = try told(text)
      #expect(behind.remedy == plain.remedy && behind.remedy != nil, "\(text)")
      #expect(behind.message.hasSuffix(String(reason)), "\(behind.message)")
      // The replacement doesn't apply at the use of the variable.
      #expect(behind.replacement == nil && behind.message.contains("sheet.nss:1:1"), "\(text)")
    }
  }

  @Test(
    "Only where “or” is meant it is told that there is no way to say it",
    arguments: [
      ("(device: ipad) or (device: iphone)", true), ("(device: ipad), (device: iphone)", true),
      ("(device: ipad, orientation: landscape)", false), ("(device: ipad) (device: iphone)", false),
    ])
  func disjunctions(condition: String, isOr: Bool) throws {
    let told = try #require(read("@media \(condition) { Label {} }").diagnostics.first { $0.code == .malformedMedia })
    #expect(told.remedy?.contains("no way to say “or”") == isOr)
    #expect(told.remedy?.contains("(device: ipad) and (orientation: landscape)") == !isOr)
  }

  @Test(
    "A definition without a colon is told with one",
    arguments: [
      ("@x red;", "Write @x: red; to define it."),
      ("@x = rgb(1, 2, 3)\nLabel {}", "Write @x: rgb(1, 2, 3); to define it."),
      ("@x;", "A definition is @name: value;."), ("@x red {}", nil),
    ] as [(String, String?)])
  func missingColons(text: String, remedy: String?) throws {
    let told = try #require(read(text).diagnostics.first { $0.code == .unknownKeyword })
    #expect(told.remedy == remedy)
  }

  @Test(
    "A file of another language is told to be one, and nothing else of it",
    arguments: [
      "#import <UIKit/UIKit.h>\n\n@interface Theme : NSObject\n@property (nonatomic) int size;\n@end\n",
      "//\n//  Theme.m\n//\n#import \"Theme.h\"\n@implementation Theme\n- (void)load {\n  if (a) { b(); } else { c(); }\n}\n@end",
      "{\n  \"font-size\": 17,\n  \"colors\": [\"red\"]\n}\n", "#!/bin/sh\necho \"hello\"\n",
      "import SwiftUI\n\nstruct Theme {\n  let size = 17\n}\n", "<?xml version=\"1.0\"?>\n<plist><dict/></plist>\n",
    ])
  func foreignFiles(text: String) {
    let reading = read(text)
    #expect(reading.codes == [.notAStyleSheet], "\(text): \(reading.places)")
    #expect(reading.sheet.rules.isEmpty && reading.sheet.definitions.isEmpty)
  }

  @Test(
    "A sheet with few mistakes is one",
    arguments: [
      "{ font-size: 17; }", "#Label { font-size: 17; } }", "Label font-size 17;", "import { font-size: 17; } }",
    ])
  func flawedSheets(text: String) {
    let reading = read(text)
    #expect(reading.hasErrors && !reading.codes.contains(.notAStyleSheet))
  }

  @Test("Pictures of buttons are no matter of a tab bar")
  func imagesOfButtons() {
    let told = read("Button { image: a; image-insets: 2; }").diagnostics.filter { $0.code == .noDesktopMeaning }
    #expect(
      told.count == 2 && told.allSatisfy { $0.message.contains("set in code") && !$0.message.contains("tab bar") })
  }

  @Test("Errors are named however many warnings and notes stand before them")
  func errorsBeforeWarnings() throws {
    let classes = (0..<1200).map { "fdlNothing\($0) { font-size: 9; }\n" }.joined()
    let reading = read(classes + "Label { font-color: @nope; font-size: red; }")
    #expect(reading.diagnostics.count == StyleSheetReporter.limit + 1)
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.code) == [.undefinedVariable, .wrongType])
    let last = try #require(reading.diagnostics.last)
    #expect(last.severity == .note && last.message == "There are 202 more problems.")
    // Only errors are left. The last diagnostic is an error, because the omitted ones can be errors.
    let both = read(classes + "Label { \((0..<1300).map { "font-color: @nope\($0);" }.joined()) }").diagnostics
    #expect(both.dropLast().allSatisfy { $0.code == .undefinedVariable })
    #expect(both.count == StyleSheetReporter.limit + 1 && both.last?.severity == .error)
  }

  @Test(
    "What holds is named by its place",
    arguments: [
      ("@a:red;\n@a:blue;\n@a:green;", StyleSheetDialect.fiori, [(1, 2), (2, 3)]),
      ("@a:red;\n@a:blue;\n@a:green;", .fioriSwiftUI, [(2, 1), (3, 1)]),
      ("Label { font-size: 1;\n font-size: 2;\n font-size: 3; }", .fiori, [(1, 2), (2, 3)]),
      ("Label { font-size: 1; }\nLabel { font-size: 2; }\nLabel { font-size: 3; }", .fiori, [(1, 2), (2, 3)]),
      // Of two class paths, the declaration has no effect for only one; on one device, it has an effect on the others.
      ("Label, Button { font-size: 1; }\nLabel { font-size: 2; }", .fiori, []),
      ("Label { font-size: 1; }\n@media (device: ipad) { Label { font-size: 2; } }", .fiori, []),
      // A dropped declaration makes nothing ineffective, and nothing makes it ineffective.
      ("Label { font-size: 1;\n font-size: big; }", .fiori, []),
      ("Label { font-size: big;\n font-size: 1; }", .fiori, []),
      ("Label { font-size: 1;\n font-size: @nothing;\n font-size: 2; }", .fiori, [(1, 3)]),
      ("Label { font-size: 1; }\nLabel { font-size: big; }", .fiori, []),
      ("Label { badge: 1;\n badge: 2; }", .fiori, []),
      // On one kind of device, the variable is defined.
      (
        "@media (device: iphone) { @size: 9; }\nLabel { font-size: 1;\n font-size: @size; }", .fiori, [(2, 3)]
      ),
    ] as [(String, StyleSheetDialect, [(Int, Int)])])
  func winners(text: String, dialect: StyleSheetDialect, lines: [(Int, Int)]) {
    let codes: Set<StyleSheetDiagnosticCode> = [.duplicateDefinition, .duplicateProperty, .overridden]
    let told = read(text, dialect).diagnostics.filter { codes.contains($0.code) }
    #expect(told.map(\.range.lowerBound.line) == lines.map(\.0))
    for (diagnostic, (_, winner)) in zip(told, lines) {
      #expect(diagnostic.message.contains("at sheet.nss:\(winner):"))
    }
  }

  @Test(
    "Every other place in a message has its column too",
    arguments: [
      ("Label {}\nButton {}\n Label {}", "has a rule at sheet.nss:1:1 too; both hold."),
      ("Label { font-size: 17;\nButton {}", "The rule before this one, at sheet.nss:1:1, is not closed."),
    ])
  func places(text: String, end: String) {
    #expect(read(text).diagnostics.contains { $0.message.hasSuffix(end) }, "\(read(text).diagnostics)")
  }

  @Test("Conditions change nothing about how often a problem is told")
  func conditions() {
    let text = "Label { font-size: big; }\nButton { font-size: big; }"
    let plain = read(text)
    let conditional = read(text + "\n@media (device: ipad) { Switch {} }")
    #expect(conditional.diagnostics.map(\.summary) == plain.diagnostics.map(\.summary))
    #expect(plain.diagnostics.map(\.repetitions) == [1])
  }

  @Test("A declaration that is void is told by its own name, and what holds by its own")
  func namesOfWinners() throws {
    let told = try #require(
      read("Button { background-color: red;\n background-color-normal: blue; }").diagnostics.first)
    #expect(
      told.message == "“background-color” is set again as “background-color-normal” at sheet.nss:2:2, which holds.")
  }

  @Test(
    "A variable of the sheet's own is no slip",
    arguments: [
      // It is used; it belongs to a numbered series; it is short, or too different.
      "@tintColour: red;\nLabel { font-color: @tintColour; }", "@tintColour: red;\n@brand: @tintColour;",
      "@tintColor4: red;", "@grey12: red;", "@map11: red;", "@red: red;", "@lines: red;", "@brandColor: red;",
      "@darkBackground: red;", "@tintColorDarkness: red;", "@primaryColor: red;", "@primaryLabelSize: 12;",
      "@tintColor_onPrint: red;", "@titleFont: Palatino;",
    ])
  func ownVariables(text: String) { #expect(!read(text).codes.contains(.misspeltColor)) }

  @Test("Stock NUI knows no palette, so that no name is a slip")
  func ownVariablesOfStock() { #expect(!read("@tintColour: red;", .nui).codes.contains(.misspeltColor)) }

  @Test("Class paths and properties that mean nothing here are told in one note each")
  func strangers() throws {
    let text = "Label { image-name: a; width: 9; width: 8; }\nTabBar {}\nToolBar {}\nMine {}\nYours {}"
    let notes = read(text).diagnostics.filter { $0.severity == .note }
    #expect(notes.map(\.range.lowerBound.line) == [1, 2, 4])
    #expect(notes[0].message.contains("a property “image-name”, “width”; they have no effect."))
    #expect(notes[1].message.contains("“TabBar”, “ToolBar” are classes of stock NUI"))
    #expect(notes[2].message.contains("“Mine”, “Yours”."))
  }

  @Test(
    "A property that a class of stock NUI can't have here is told with the reason",
    arguments: [
      (
        "Switch { off-image: a; font-size: 9; on-image: b; }",
        [
          "No part that Switch stands for here has a property “off-image”, “on-image”; they have no effect: no switch "
            + "shows any, neither on iOS since its seventh version.",
          "No part that Switch stands for here has a property “font-size”; it has no effect.",
        ]
      ),
      (
        "TextField { width: 90; }",
        [
          "No part that TextField stands for here has a property “width”; it has no effect: a field is as wide as its "
            + "cell leaves it."
        ]
      ),
    ])
  func reasonsOfClasses(text: String, messages: [String]) {
    #expect(read(text).diagnostics.filter { $0.code == .unsupportedProperty }.map(\.message) == messages)
  }

  @Test(
    "What is told says what to do",
    arguments: [
      ("\(headline):hover {}", "A state stands behind the property, as in font-color-hover."),
      ("\(headline).active {}", "A state stands behind the property, as in font-color-highlighted."),
      (
        "fdlFUIGridTableViewCell { background-color-selected: red; }",
        "Write background-color for fdlFUIGridTableViewCell_selected, which is what the cell shows while it is selected."
      ),
      (
        "fdlFUIGridTableViewCell { background-color-selected-highlighted: red; }",
        "Write background-color-highlighted for fdlFUIGridTableViewCell_selected, which is what the cell shows while it "
          + "is selected."
      ),
      (
        "Button { font-color-readonly: red; }",
        "Write font-color, font-color-hover, font-color-highlighted, font-color-selected, font-color-focused, "
          + "font-color-disabled."
      ),
      (
        "@media (device: ipad), (device: iphone) { Label {} }",
        "Write a block for each of the conditions: there is no way to say “or”."
      ),
      (
        "Label { font-color-xyzzy: red; }",
        "The states that may stand behind font-color are -normal, -hover, -highlighted, -selected, -focused, "
          + "-disabled, -readonly, -selected-highlighted, -selected-disabled, -enabled-selected, "
          + "-enabled-unselected, -disabled-selected, -disabled-unselected, -standard, -accented, -editable, -editable-disabled."
      ),
      ("Label { font: 17px Helvetica; }", "Write font-name, font-size and font-weight, each by itself."),
      ("Label { horizontal-align: center; }", "Write text-align: center; for texts."),
      ("Switch { thumb-color: rgba(1, 2, 3); }", "Write rgb(), or the opacity behind the others."),
      ("Switch { thumb-color: var(--a); }", "A variable is @name."),
      ("Switch { thumb-color: $a; }", "Take it out; a variable begins with @."),
    ])
  func remedies(text: String, remedy: String) {
    #expect(read(text).diagnostics.contains { $0.remedy == remedy }, "\(read(text).diagnostics)")
  }

  @Test(
    "Joint states that a part lacks are told with what is seen instead",
    arguments: [
      ("Button { font-color-selected-highlighted: red; }", "looks as -selected says, or else as -highlighted says."),
      ("Button { font-color-selected-disabled: red; }", "looks as -disabled says, or else as -selected says."),
      ("Switch { thumb-color-selected-highlighted: red; }", "looks as -selected says."),
      ("\(headline) { font-color-selected-disabled: red; }", "looks as -disabled says, or else as -selected says."),
      ("Slider { thumb-tint-color-highlighted: red; }", "it has no effect."),
    ])
  func jointStates(text: String, end: String) throws {
    let told = try #require(read(text).diagnostics.first { $0.code == .unsupportedState })
    #expect(told.message.hasSuffix(end), "\(told)")
  }

  @Test(
    "A state that stock parts have is none to tell",
    arguments: [
      "Button { font-color-highlighted: red; }", "Switch { thumb-color-selected-disabled: red; }",
      "TableCell { background-color-selected: red; }", "TextField { font-color-disabled: red; }",
      "Stepper { tint-color-highlighted: red; }", "Slider { minimum-track-tint-color-disabled: red; }",
    ])
  func stockStates(text: String) { #expect(!read(text).codes.contains(.unsupportedState)) }

  @Test("A rule that changes nothing is told once, however often it stands there")
  func repeatedStrangers() {
    #expect(!read("Label {}\nTabBar {}\nTabBar {}").codes.contains(.repeatedClass))
  }

  @Test("Where no part of the component is near, all are listed")
  func partsOfComponent() throws {
    let told = try #require(read("fdlFUISwitchFormCell_background {}").diagnostics.first)
    #expect(
      told.remedy
        == "Those of the component are fdlFUISwitchFormCell, fdlFUISwitchFormCell_title, fdlFUISwitchFormCell_switch, "
        + "fdlFUISwitchFormCell_valueLabel.")
  }
}
