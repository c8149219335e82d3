import FloorplanThemeCheck
import Testing

@testable import FloorplanTheme

@Suite struct StyleSheetDiagnosticTests {
  /// A problem in a sheet, and its diagnostic: location, severity, and replacement.
  private struct Row {
    let code: StyleSheetDiagnosticCode
    let severity: StyleSheetDiagnostic.Severity
    let text: String
    let location: String
    let replacement: String?
    let dialect: StyleSheetDialect

    init(
      _ code: StyleSheetDiagnosticCode, _ severity: StyleSheetDiagnostic.Severity, _ text: String, at location: String,
      write replacement: String? = nil, _ dialect: StyleSheetDialect = .fiori
    ) {
      self.code = code
      self.severity = severity
      self.text = text
      self.location = location
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
    Row(.misspelledProperty, .warning, "Label { text-lien-clamp: 2; }", at: "1:9", write: "text-line-clamp"),
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
    Row(.noEffect, .note, "TextField { keyboard-appearance: dark; }", at: "1:13"),
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
    Row(.unknownClass, .note, "Label {}\nfdlStyle_barButtonItem {}", at: "2:1"),
    Row(.unknownClass, .note, "fdlFontStyle_subheadline {}\nfdlStyle_barButtonItem {}", at: "2:1"),
    Row(.unsupportedProperty, .warning, "fdlFontStyle_subheadline { font-color: red; }", at: "1:28"),
    Row(.unsupportedProperty, .warning, "fdlFontStyle_body { font-size-disabled: 20; }", at: "1:21"),
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
    Row(.misspelledColor, .warning, "@tintColour: red;", at: "1:1", write: "@tintColor"),
    Row(.misspelledColor, .warning, "@tintcolor: red;", at: "1:1", write: "@tintColor"),
    Row(
      .misspelledColor, .warning, "@primryLabel_darkBackgroud: red;", at: "1:1", write: "@primaryLabel_darkBackground"),
    Row(.ownSurface, .warning, "@ink: red;\n@ink_darkBackground: blue;\nLabel { font-color: @ink; }", at: "2:1"),
    Row(.misspelledColor, .warning, "@tintColor-dark: red;", at: "1:1", write: "@tintColor_darkBackground"),
    Row(.misspelledColor, .warning, "@TintColorDarkBackground: red;", at: "1:1", write: "@tintColor_darkBackground"),
    Row(.misspelledColor, .warning, "@grey10_light: red;", at: "1:1", write: "@grey10_lightBackground"),
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
    Row(.notVisible, .warning, "Button { border-width: 2; }", at: "1:10"),
    Row(.notVisible, .warning, "fdlFUIObjectHeader { border-style: line; }", at: "1:22"),
    Row(.fadedColor, .note, "fdlFUISwitchFormCell_switch { thumb-color-disabled-selected: white; }", at: "1:31"),
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

  @Test("Each problem is reported once, at its location, with its replacement", arguments: rows.indices)
  func eachProblemIsReportedOnce(index: Int) throws {
    let row = Self.rows[index]
    let reading = read(row.text, row.dialect)
    let found = reading.diagnostics.filter { $0.code == row.code && $0.severity == row.severity }
    #expect(found.count == 1, "\(row.text): \(reading.locations)")
    let reported = try #require(found.first, "\(row.text): \(reading.locations)")
    #expect("\(reported.range.lowerBound.line):\(reported.range.lowerBound.column)" == row.location, "\(row.text)")
    #expect(reported.replacement == row.replacement, "\(row.text)")
    // As in compilers: no full stops, and fixes in lower case.
    #expect(
      !reported.message.hasSuffix(".") && reported.remedy?.hasSuffix(".") != true, "\(reported.summary)")
    #expect(reported.remedy?.first?.isUppercase != true, "\(reported.summary)")
    #expect(reading.hasErrors == reading.diagnostics.contains { $0.severity == .error })
  }

  @Test("A fixed sheet has no problem with a replacement", arguments: rows.indices)
  func replacementsFixTheProblem(index: Int) {
    let row = Self.rows[index]
    let source = StyleSheetSource(name: "sheet.nss", text: row.text)
    let fixed = source.fixed { StyleSheet.read($0, dialect: row.dialect) }
    #expect((fixed.count > 0) == (fixed.source != source))
    let rest = StyleSheet.read(fixed.source, dialect: row.dialect).diagnostics
    #expect(!rest.contains { $0.replacement != nil }, "\(rest)")
    if row.replacement != nil { #expect(fixed.count > 0) }
  }

  @Test("Every code has a row, except those with separate tests")
  func everyCodeHasARow() {
    let elsewhere: Set<StyleSheetDiagnosticCode> = [
      .notUTF8, .tooLarge, .tooManyStatements, .valueTooLong, .byteOrderMark, .importing, .malformedImport,
      .importNotFound, .importCycle, .importLimit, .importedTwice, .moreDiagnostics, .imageNotFound, .brokenImage,
      .unusedVariable,
    ]
    #expect(Set(Self.rows.map(\.code)).union(elsewhere) == Set(StyleSheetDiagnosticCode.allCases))
  }

  @Test(
    arguments: rows.indices.filter { rows[$0].replacement != nil })
  func replacementSolvesTheProblem(index: Int) throws {
    let row = Self.rows[index]
    let reported = try #require(read(row.text, row.dialect).diagnostics.first { $0.code == row.code })
    var bytes = Array(row.text.utf8)
    bytes.replaceSubrange(
      reported.range.lowerBound.offset..<reported.range.upperBound.offset, with: Array((row.replacement ?? "").utf8))
    let solved = StyleSheet.read(StyleSheetSource(name: "solved", bytes: bytes), dialect: row.dialect)
    let others: Set<StyleSheetDiagnosticCode> = [.deprecatedColor]
    let isReported = solved.diagnostics.contains { $0.code == row.code && $0.severity == row.severity }
    #expect(others.contains(row.code) || !isReported, "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test func rejectionIsReportedOnlyInStrictDialects() {
    let text = """
      \u{FEFF}@a:red;
      // Größe
      @mediaColor:#f46;
      @b:@a;
      @import 'b.nss'
      Label:Big { font-name: 'A' !important; image-name: a@2x.png; größe: 1 };
      .Button { and: 1; font-color: #f46; }
      """
    let reported: Set<StyleSheetDiagnosticCode> = [
      .byteOrderMark, .lineComment, .keywordPrefix, .shortHex, .nestedAlias, .importing, .quotes, .joinedClassPath,
      .important, .splitWord, .foreignCharacter, .missingSemicolon, .straySemicolon, .dottedClass,
    ]
    #expect(Set(read(text + "\nLabel font-size: 9; }").codes).isSuperset(of: reported.union([.missingBrace])))
    let kept: Set<StyleSheetDiagnosticCode> = [.dottedClass]
    #expect(Set(read(text, .fioriSwiftUI).codes).intersection(reported) == kept)
  }

  @Test func validSwiftUISyntaxIsNotReported() {
    let text = """
      /* A comment. */
      @tintColor: #FF6000;
      @tintColor_darkBackground:red;
      @negativeLabel:0xAA0000;
      @positiveLabel:primaryLabel_darkBackground;
      @width:  12px;
      """
    let reported: Set<StyleSheetDiagnosticCode> = [.definitionRead, .definitionNotRead, .ambiguousHex]
    #expect(reported.isDisjoint(with: read(text, .fioriSwiftUI).codes))
  }

  @Test func descriptionHasCompilerFormat() throws {
    let reported = try #require(read("Label {\n\tfon-color: red;\n}").diagnostics.first)
    #expect(
      reported.description == """
        sheet.nss:2:2: warning: unknown property “fon-color”; did you mean font-color? [unknown-property]
          \tfon-color: red;
          \t^~~~~~~~~
        """)
  }

  @Test func longLineIsTruncatedAroundTheRange() throws {
    let text = String(repeating: "é", count: 300) + "; Label { fon-color: red; }" + String(repeating: " ", count: 300)
    let reported = try #require(read(text).diagnostics.first { $0.code == .unknownProperty })
    #expect(reported.line.hasPrefix("…") && reported.line.hasSuffix("…"))
    #expect(reported.line.unicodeScalars.count <= StyleSheetExcerpt.limit + 2)
    #expect(reported.markedText == "fon-color")
  }

  @Test func controlsOfBidirectionalTextAreVisible() throws {
    let text = "Label { font-color: re\u{202E}d; } /* \u{2066} */"
    let diagnostic = try #require(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).diagnostics.first)
    #expect(diagnostic.line == "Label { font-color: re\u{FFFD}d; } /* \u{FFFD} */")
    #expect(!diagnostic.description.unicodeScalars.contains("\u{202E}"))
  }

  @Test func longNamesStayOnOneLine() {
    let huge = String(repeating: "x", count: 1 << 19)
    let reading = StyleSheet.read(StyleSheetSource(name: "a\nb", text: "Label { \(huge): @\(huge); }"))
    #expect(reading.codes.contains(.unknownProperty) && reading.codes.contains(.undefinedVariable))
    for diagnostic in reading.diagnostics {
      #expect(!diagnostic.summary.contains("\n"))
      #expect(diagnostic.description.utf8.count < 2000)
    }
  }

  @Test func longNamesProduceFewDiagnostics() {
    for piece in ["a-", "a_", "font-color-", "a:"] {
      let name = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
      #expect(read("Label { \(name)x: 1; }\n\(name)x {}").diagnostics.count < 10)
    }
  }

  @Test func nearestNameSearchIsBounded() {
    let report = StyleSheetReporter(dialect: .fiori)
    let names = (0..<1000).map { String(repeating: "x", count: 100) + "\($0)" }
    #expect((0..<1000).count { report.nearest(to: names[$0] + "y", in: names) != nil } == 2)
    #expect(!report.canSearchNames)
    // Short names are compared much faster.
    let other = StyleSheetReporter(dialect: .fiori)
    #expect((0..<1000).allSatisfy { other.nearest(to: "colr\($0)", in: ["color\($0)", "font"]) != nil })
    // There may be many names without a match.
    #expect((0..<10_000).count { other.nearest(to: "colr\($0)", in: ["color\($0)"]) != nil } < 5000)
  }

  @Test func repeatedProblemIsReportedOnce() throws {
    let reading = read("Label { fon-color: red; }\nButton { fon-color: red; }\nSwitch { fon-color: red; }")
    let reported = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(reported.repetitions == 2)
    #expect(reported.summary.contains("(2 more occurrences)"))
  }

  @Test func lastDiagnosticCountsOmittedProblems() throws {
    let unknown = read("Label { \((0..<1500).map { "badge\($0): 1;" }.joined()) }")
    let undefined = read((0..<1001).map { "@a\($0): @missing\($0);" }.joined(separator: "\n"))
    for (reading, count, severity) in [(unknown, 500, .note), (undefined, 1, StyleSheetDiagnostic.Severity.error)] {
      let last = try #require(reading.diagnostics.last)
      #expect(reading.diagnostics.count == StyleSheetReporter.limit + 1)
      #expect(last.code == .moreDiagnostics)
      #expect(last.message == "\(count) more \(count == 1 ? "problem" : "problems")")
      #expect(last.severity == severity)
    }
  }

  @Test("An invalid color is reported once, at its use if it is used")
  func invalidColorIsReportedOnce() {
    for text in ["@z: #12;\nLabel { font-color: @z; }", "@tintColor: #12;"] {
      #expect(read(text).diagnostics.filter { $0.code == .wrongType }.map(\.severity) == [.error], "\(text)")
    }
    for text in ["@z: #123;", "@z: rgb(1, 2, 3);", "@z: 12;", "@z: Avenir (12);", "@z: rgb;", "@z: a#12;"] {
      #expect(!read(text).codes.contains(.wrongType), "\(text)")
    }
  }

  @Test(
    arguments: [
      "rgba(10%, 20%, 30%, 1.0)", "transparent", "Red", "12171C", "#12", "rgba(0, 0, 0)", "redd",
    ])
  func variableValueHasTheSameReasonAndRemedy(value: String) throws {
    func reported(_ text: String) throws -> StyleSheetDiagnostic {
      try #require(read(text).diagnostics.first { $0.code == .wrongType && $0.severity == .error }, "\(text)")
    }
    let plain = try reported("Label { font-color: \(value); }")
    let reason = plain.message.split(separator: " for font-color: ", maxSplits: 1).last ?? ""
    for text in ["@c: \(value);\nLabel { font-color: @c; }", "@c: \(value);\n@d: @c;\nLabel { font-color: @d; }"] {
      let indirect = try reported(text)
      #expect(indirect.remedy == plain.remedy && indirect.remedy != nil, "\(text)")
      #expect(indirect.message.hasSuffix(String(reason)), "\(indirect.message)")
      // The replacement doesn't apply at the use of the variable.
      #expect(indirect.replacement == nil && indirect.message.contains("sheet.nss:1:1"), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("(device: ipad) or (device: iphone)", true), ("(device: ipad), (device: iphone)", true),
      ("(device: ipad, orientation: landscape)", false), ("(device: ipad) (device: iphone)", false),
    ])
  func orIsMentionedOnlyForDisjunctions(condition: String, isOr: Bool) throws {
    let reported = try #require(
      read("@media \(condition) { Label {} }").diagnostics.first { $0.code == .malformedMedia })
    #expect(reported.remedy?.contains("“or” is not supported") == isOr)
    #expect(reported.remedy?.contains("(device: ipad) and (orientation: landscape)") == !isOr)
  }

  @Test(
    arguments: [
      ("@x red;", "write @x: red; to define it"),
      ("@x = rgb(1, 2, 3)\nLabel {}", "write @x: rgb(1, 2, 3); to define it"),
      ("@x;", "write a definition as @name: value;"), ("@x red {}", nil),
    ] as [(String, String?)])
  func definitionWithoutColonHasARemedy(text: String, remedy: String?) throws {
    let reported = try #require(read(text).diagnostics.first { $0.code == .unknownKeyword })
    #expect(reported.remedy == remedy)
  }

  @Test(
    arguments: [
      "#import <UIKit/UIKit.h>\n\n@interface Theme : NSObject\n@property (nonatomic) int size;\n@end\n",
      "//\n//  Theme.m\n//\n#import \"Theme.h\"\n@implementation Theme\n- (void)load {\n  if (a) { b(); } else { c(); }\n}\n@end",
      "{\n  \"font-size\": 17,\n  \"colors\": [\"red\"]\n}\n", "#!/bin/sh\necho \"hello\"\n",
      "import SwiftUI\n\nstruct Theme {\n  let size = 17\n}\n", "<?xml version=\"1.0\"?>\n<plist><dict/></plist>\n",
    ])
  func otherLanguageIsTheOnlyDiagnostic(text: String) {
    let reading = read(text)
    #expect(reading.codes == [.notAStyleSheet], "\(text): \(reading.locations)")
    #expect(reading.sheet.rules.isEmpty && reading.sheet.definitions.isEmpty)
  }

  @Test(
    arguments: [
      "{ font-size: 17; }", "#Label { font-size: 17; } }", "Label font-size 17;", "import { font-size: 17; } }",
    ])
  func sheetWithFewMistakesIsAStyleSheet(text: String) {
    let reading = read(text)
    #expect(reading.hasErrors && !reading.codes.contains(.notAStyleSheet))
  }

  @Test func unusedVariablesAreReported() {
    func locations(_ text: String) -> [String] {
      StyleSheet.read(StyleSheetSource(name: "s", text: text), checks: [.unusedVariables]).locations.filter {
        // iOS doesn't resolve variables in definitions.
        !$0.hasSuffix("nested-alias")
      }
    }
    let text = "@ink: 17;\n@size: @ink;\n@rest: 3;\n"
    #expect(locations(text + "Label { font-size: @size; }") == ["3:1 unused-variable"])
    // A sheet of definitions can be imported.
    #expect(locations(text) == [])
    // It is reported only once, with its likely name.
    #expect(locations("@tintColour: red;\nLabel { font-size: 17; }") == ["1:1 misspelt-color"])
    #expect(!locations("@tintColour: red;\n@tintColour: blue;\nLabel {}").contains { $0.hasSuffix("unused-variable") })
    // The imported file has no rules.
    let main = StyleSheetSource(name: "main", text: "@import 'colors';\n@rest: 3;\nLabel { font-color: @ink; }")
    let reading = StyleSheet.read(main, checks: [.unusedVariables]) { path, _ in
      .found(StyleSheetSource(name: path, text: "@ink: red;\n@paper: white;\n"))
    }
    #expect(reading.diagnostics.filter { $0.code == .unusedVariable }.map(\.range.source) == ["main"])
  }

  @Test func opacityOfDisabledPartsIsReportedUnlessItIsSet() throws {
    let sheet = "fdlFUISliderFormCell_slider { thumb-tint-color-disabled: red; border-color-disabled: red; "
    let reported = try #require(read(sheet + "}").diagnostics.first { $0.code == .fadedColor })
    #expect(reported.message.contains("the opacity 0.5") && reported.repetitions == 1)
    #expect(reported.remedy == "for the exact color, also set view-alpha-disabled: 1.0")
    #expect(!read(sheet + "view-alpha-disabled: 1.0; }").codes.contains(.fadedColor))
    #expect(!read(sheet + "view-alpha-disabled: 0.5; }").codes.contains(.fadedColor))
  }

  @Test func foreignTextIsReportedOnce() {
    let reading = read(
      """
      @a: red;
      This is a note, not a style sheet;
      second line: of text;
      third line }
      fourth (line);
      Label { font-size: 17; font-color: @a; }
      Switch { tint-color: red: blue; thumb-color: a: b; }
      Colors { @b: red; @c: blue; @d: 3; }
      left over;
      """)
    #expect(
      reading.diagnostics.filter { $0.code == .unexpectedToken }.map(\.summary).map { $0.prefix { $0 != ";" } } == [
        "sheet.nss:2:1: error: expected a rule or a definition",
        "sheet.nss:7:25: error: unexpected colons in 2 values up to line 7",
        "sheet.nss:8:10: error: 3 unexpected definitions in a rule",
        "sheet.nss:9:1: error: expected a rule or a definition",
      ])
    let first = reading.diagnostics.first { $0.code == .unexpectedToken }
    #expect(first?.message.contains("the text up to line 5") == true)
    #expect(reading.outline.prefix(2) == ["@a=red", "Label{font-size=17;font-color=@a}"])
  }

  @Test func buttonImageMessageDoesNotMentionTabBars() {
    let reported = read("Button { image: a; image-insets: 2; }").diagnostics.filter { $0.code == .noEffect }
    #expect(
      reported.count == 2
        && reported.allSatisfy { $0.message.contains("set in code") && !$0.message.contains("tab bar") })
  }

  @Test func errorsAreKeptBeforeWarnings() throws {
    let classes = (0..<1200).map { "fdlNothing\($0) { font-size: 9; }\n" }.joined()
    let reading = read(classes + "Label { font-color: @nope; font-size: red; }")
    #expect(reading.diagnostics.count == StyleSheetReporter.limit + 1)
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.code) == [.undefinedVariable, .wrongType])
    let last = try #require(reading.diagnostics.last)
    #expect(last.severity == .note && last.message == "202 more problems")
    // Only errors are left. The last diagnostic is an error, because the omitted ones can be errors.
    let both = read(classes + "Label { \((0..<1300).map { "font-color: @nope\($0);" }.joined()) }").diagnostics
    #expect(both.dropLast().allSatisfy { $0.code == .undefinedVariable })
    #expect(both.count == StyleSheetReporter.limit + 1 && both.last?.severity == .error)
  }

  @Test(
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
  func messageLocatesTheEffectiveDeclaration(text: String, dialect: StyleSheetDialect, lines: [(Int, Int)]) {
    let codes: Set<StyleSheetDiagnosticCode> = [.duplicateDefinition, .duplicateProperty, .overridden]
    let reported = read(text, dialect).diagnostics.filter { codes.contains($0.code) }
    #expect(reported.map(\.range.lowerBound.line) == lines.map(\.0))
    for (diagnostic, (_, winner)) in zip(reported, lines) {
      #expect(diagnostic.message.contains("at sheet.nss:\(winner):"))
    }
  }

  @Test(
    arguments: [
      ("Label {}\nButton {}\n Label {}", "also has a rule at sheet.nss:1:1; both apply"),
      ("Label { font-size: 17;\nButton {}", "the rule at sheet.nss:1:1, before this one, is not closed"),
    ])
  func otherLocationsHaveColumns(text: String, end: String) {
    #expect(read(text).diagnostics.contains { $0.message.hasSuffix(end) }, "\(read(text).diagnostics)")
  }

  @Test func conditionsDoNotChangeRepetitions() {
    let text = "Label { font-size: big; }\nButton { font-size: big; }"
    let plain = read(text)
    let conditional = read(text + "\n@media (device: ipad) { Switch {} }")
    #expect(conditional.diagnostics.map(\.summary) == plain.diagnostics.map(\.summary))
    #expect(plain.diagnostics.map(\.repetitions) == [1])
  }

  @Test func messageUsesTheNameOfEachDeclaration() throws {
    let reported = try #require(
      read("Button { background-color: red;\n background-color-normal: blue; }").diagnostics.first)
    #expect(
      reported.message == "“background-color” is overridden by “background-color-normal” at sheet.nss:2:2")
  }

  @Test(
    arguments: [
      // It is used; it belongs to a numbered series; it is short, or too different.
      "@tintColour: red;\nLabel { font-color: @tintColour; }", "@tintColour: red;\n@brand: @tintColour;",
      "@tintColor4: red;", "@grey12: red;", "@map11: red;", "@red: red;", "@lines: red;", "@brandColor: red;",
      "@darkBackground: red;", "@tintColorDarkness: red;", "@primaryColor: red;", "@primaryLabelSize: 12;",
      "@tintColor_onPrint: red;", "@titleFont: Palatino;",
    ])
  func ownVariableIsNotAMisspelling(text: String) { #expect(!read(text).codes.contains(.misspelledColor)) }

  @Test func stockNUIHasNoMisspelledPaletteColors() {
    #expect(!read("@tintColour: red;", .nui).codes.contains(.misspelledColor))
  }

  @Test func unknownNamesAreReportedInOneNoteEach() throws {
    let text = "Label { image-name: a; width: 9; width: 8; }\nTabBar {}\nToolBar {}\nMine {}\nYours {}"
    let notes = read(text).diagnostics.filter { $0.severity == .note }
    #expect(notes.map(\.range.lowerBound.line) == [1, 2, 4])
    #expect(notes[0].message.contains("supports “image-name”, “width”; they have no effect"))
    #expect(notes[1].message.contains("“TabBar”, “ToolBar” are classes of stock NUI"))
    #expect(notes[2].message.hasSuffix("“Mine”, “Yours”"))
  }

  @Test(
    arguments: [
      (
        "Switch { off-image: a; font-size: 9; on-image: b; }",
        [
          "no part of the class Switch supports “off-image”, “on-image”; they have no effect: switches have no images, "
            + "nor do they on iOS 7 and later",
          "no part of the class Switch supports “font-size”; it has no effect",
        ]
      ),
      (
        "TextField { width: 90; }",
        [
          "no part of the class TextField supports “width”; it has no effect: the width of a field depends on its cell"
        ]
      ),
    ])
  func unsupportedStockPropertyHasAReason(text: String, messages: [String]) {
    #expect(read(text).diagnostics.filter { $0.code == .unsupportedProperty }.map(\.message) == messages)
  }

  @Test(
    arguments: [
      ("\(headline):hover {}", "write the state after the property, as in font-color-hover"),
      ("\(headline).active {}", "write the state after the property, as in font-color-highlighted"),
      (
        "fdlFUIGridTableViewCell { background-color-selected: red; }",
        "write background-color for fdlFUIGridTableViewCell_selected, which is visible while the cell is selected"
      ),
      (
        "fdlFUIGridTableViewCell { background-color-selected-highlighted: red; }",
        "write background-color-highlighted for fdlFUIGridTableViewCell_selected, which is visible while the cell is "
          + "selected"
      ),
      (
        "Button { font-color-readonly: red; }",
        "supported: font-color, font-color-hover, font-color-highlighted, font-color-selected, font-color-focused, "
          + "font-color-disabled"
      ),
      (
        "@media (device: ipad), (device: iphone) { Label {} }",
        "write a block for each condition; “or” is not supported"
      ),
      (
        "Label { font-color-xyzzy: red; }",
        "the states of font-color are -normal, -hover, -highlighted, -selected, -focused, "
          + "-disabled, -readonly, -selected-highlighted, -selected-disabled, -enabled-selected, "
          + "-enabled-unselected, -disabled-selected, -disabled-unselected, -standard, -accented, -editable, -editable-disabled"
      ),
      ("Label { font: 17px Helvetica; }", "write font-name, font-size and font-weight separately"),
      ("Label { horizontal-align: center; }", "for text, write text-align: center;"),
      ("Switch { thumb-color: rgba(1, 2, 3); }", "use rgb(), or add the opacity as the fourth number"),
      ("Switch { thumb-color: var(--a); }", "write a variable as @name"),
      ("Switch { thumb-color: $a; }", "remove it; variables begin with @"),
    ])
  func diagnosticHasARemedy(text: String, remedy: String) {
    #expect(read(text).diagnostics.contains { $0.remedy == remedy }, "\(read(text).diagnostics)")
  }

  @Test(
    "The message and the remedy fit each case of a problem",
    arguments: [
      (
        "Label { font-color: rgb(1, 2, 3) x; }", .fiori,
        "invalid value “rgb ( 1 , 2 , 3 ) x” for font-color: expected a color such as #RRGGBB, "
          + "rgba(0, 112, 242, 0.5) or tintColor; remove the text after the parenthesis"
      ),
      (
        "Label { font-color: rgb(1, 2, 3; }", .fiori,
        "invalid value “rgb ( 1 , 2 , 3” for font-color: expected a color such as #RRGGBB, "
          + "rgba(0, 112, 242, 0.5) or tintColor; close the parenthesis"
      ),
      (
        "Label { text-shadow-offset: 1; }", .fiori,
        "invalid value “1” for text-shadow-offset: iOS crashes without the comma; expected two numbers separated by a "
          + "comma; write two numbers, such as 0, 1"
      ),
      (
        "Label { text-shadow-offset: 1, 2, 3; }", .fiori,
        "invalid value “1 , 2 , 3” for text-shadow-offset: expected two numbers separated by a comma; "
          + "write two numbers, such as 0, 1"
      ),
      (
        "@media (device: ipad) and (colour: red) { Label {} }", .fiori,
        "unknown feature “colour”; the condition on it is ignored; use device or orientation"
      ),
      (
        "@media (devise: ipad) { Label {} }", .fiori,
        "unknown feature “devise”; the condition on it is ignored; did you mean device?"
      ),
      (". {}\nLabel {}", .fiori, "invalid class path “.”; it is ignored; write a name without “.” or “#”"),
      (
        "Label Button {}", .fiori,
        "invalid class path “Label Button”; it is ignored; write one name; combinators, wildcards and attributes are "
          + "not supported"
      ),
      ("Label, , Button {}", .fiori, "unexpected comma in the class paths; remove it"),
      (
        "Label { font-name: a@2x@3; }", .fiori,
        "the iOS parser begins a new word at each @ in “a@2x@3”; use a name without @"
      ),
      (
        "androidBlue {}\nLabel {}", .fiori,
        "“androidBlue” begins with the keyword “and”; the iOS parser splits it after the keyword and rejects the file; "
          + "use a name that doesn't begin with “and”"
      ),
      (
        "Label { xyzzy: 50%; }", .fiori,
        "“50%” has a character that the iOS parser accepts only in comments; iOS rejects the file; remove the %"
      ),
      (
        "Label { font-color: primaryLabel; }", .nui,
        "“primaryLabel” is a palette color; stock NUI doesn't support palette colors; write #RRGGBB"
      ),
      (
        " @a:red;", .fioriSwiftUI,
        "the SwiftUI library doesn't read this definition: text or a space precedes it on its line; "
          + "write @name:value; on a separate line, starting in the first column"
      ),
      (
        "@a:red; /* brand */", .fioriSwiftUI,
        "the SwiftUI library doesn't read this definition: text or a space follows it on its line; "
          + "write @name:value; on a separate line, starting in the first column"
      ),
    ] as [(String, StyleSheetDialect, String)])
  func textFitsTheCase(text: String, dialect: StyleSheetDialect, expected: String) {
    let reported = read(text, dialect).diagnostics.map { "\($0.message); \($0.remedy ?? "")" }
    #expect(reported.contains(expected), "\(reported)")
  }

  @Test(
    arguments: [
      ("Button { font-color-selected-highlighted: red; }", "selected and pressed use -selected, or else -highlighted"),
      ("Button { font-color-selected-disabled: red; }", "selected and disabled use -disabled, or else -selected"),
      ("Switch { thumb-color-selected-highlighted: red; }", "use -selected"),
      ("\(headline) { font-color-selected-disabled: red; }", "use -disabled, or else -selected"),
      ("Slider { thumb-tint-color-highlighted: red; }", "it has no effect"),
    ])
  func unsupportedJointStateNamesTheAlternative(text: String, end: String) throws {
    let reported = try #require(read(text).diagnostics.first { $0.code == .unsupportedState })
    #expect(reported.message.hasSuffix(end), "\(reported)")
  }

  @Test(
    arguments: [
      "Button { font-color-highlighted: red; }", "Switch { thumb-color-selected-disabled: red; }",
      "TableCell { background-color-selected: red; }", "TextField { font-color-disabled: red; }",
      "Stepper { tint-color-highlighted: red; }", "Slider { minimum-track-tint-color-disabled: red; }",
    ])
  func supportedStockStateIsNotReported(text: String) { #expect(!read(text).codes.contains(.unsupportedState)) }

  @Test func repeatedUnknownClassIsReportedOnce() {
    #expect(!read("Label {}\nTabBar {}\nTabBar {}").codes.contains(.repeatedClass))
  }

  @Test func unknownPartListsTheComponentsParts() throws {
    let reported = try #require(read("fdlFUISwitchFormCell_background {}").diagnostics.first)
    #expect(
      reported.remedy
        == "the class paths of the component are fdlFUISwitchFormCell, fdlFUISwitchFormCell_title, fdlFUISwitchFormCell_switch, "
        + "fdlFUISwitchFormCell_valueLabel")
  }
}
