/// The kind of problem in a diagnostic.
///
/// The raw values are stable across releases.
public enum StyleSheetDiagnosticCode: String, Sendable, Hashable, CaseIterable {
  // Text
  /// The text isn't valid UTF-8.
  case notUTF8 = "not-utf8"
  /// The text is larger than ``StyleSheetSource/byteLimit``.
  case tooLarge = "too-large"
  /// The number of statements exceeds ``StyleSheet/statementLimit``.
  case tooManyStatements = "too-many-statements"
  /// The number of words in a value exceeds ``StyleSheet/valueLimit``.
  case valueTooLong = "value-too-long"
  /// No part of the text is a style sheet.
  case notAStyleSheet = "not-a-style-sheet"
  /// The text begins with a byte order mark.
  case byteOrderMark = "byte-order-mark"
  /// A character has no meaning in a style sheet.
  case strayCharacter = "stray-character"
  /// A word contains a character that iOS doesn't accept.
  case foreignCharacter = "foreign-character"
  /// iOS reads one word as two.
  case splitWord = "split-word"
  /// A word begins with a keyword, so iOS reads it as that keyword.
  case keywordPrefix = "keyword-prefix"

  // Grammar
  /// A comment extends to the end of its line.
  case lineComment = "line-comment"
  /// A comment isn't terminated.
  case unterminatedComment = "unterminated-comment"
  /// A word is quoted.
  case quotes
  /// A quotation mark isn't closed.
  case unterminatedString = "unterminated-string"
  /// A semicolon is missing.
  case missingSemicolon = "missing-semicolon"
  /// A semicolon ends no statement.
  case straySemicolon = "stray-semicolon"
  /// A token is in the wrong position.
  case unexpectedToken = "unexpected-token"
  /// A declaration is outside all rules.
  case declarationOutsideRule = "declaration-outside-rule"
  /// A colon is missing.
  case missingColon = "missing-colon"
  /// A value is missing.
  case emptyValue = "empty-value"
  /// The brace after a class path is missing.
  case missingBrace = "missing-brace"
  /// A block isn't closed.
  case unclosedBlock = "unclosed-block"
  /// A block is inside another block.
  case nestedBlock = "nested-block"
  /// The text before `{` isn't a class path.
  case malformedSelector = "malformed-selector"
  /// A class path contains colons.
  case joinedClassPath = "joined-class-path"
  /// A class begins with a period.
  case dottedClass = "dotted-class"
  /// A value contains `!important`.
  case important
  /// A word that begins with `@` is neither a definition nor a known keyword.
  case unknownKeyword = "unknown-keyword"
  /// A condition of `@media` doesn't hold on a desktop.
  case conditionNotMet = "condition-not-met"
  /// A condition of `@media` tests a feature twice.
  case repeatedMediaFeature = "repeated-media-feature"
  /// A condition of `@media` is malformed.
  case malformedMedia = "malformed-media"
  /// A feature of `@media` is unknown.
  case unknownMediaFeature = "unknown-media-feature"

  // Imports
  /// The sheet contains an import, which iOS doesn't support.
  case importing = "import"
  /// An import names no file.
  case malformedImport = "malformed-import"
  /// An imported sheet isn't available.
  case importNotFound = "import-not-found"
  /// A sheet imports itself.
  case importCycle = "import-cycle"
  /// Imports are nested too deeply, or too numerous.
  case importLimit = "import-limit"
  /// A sheet is imported twice.
  case importedTwice = "imported-twice"

  // Names
  /// A property is unknown.
  case unknownProperty = "unknown-property"
  /// A property is misspelled in the documentation; its correct form is used.
  case misspelledProperty = "misspelt-property"
  /// A part doesn't have the property.
  case unsupportedProperty = "unsupported-property"
  /// A property of the part doesn't have the state.
  case unsupportedState = "unsupported-state"
  /// A property has no effect on a desktop.
  case noEffect = "no-desktop-meaning"
  /// A class path belongs to no part.
  case unknownClass = "unknown-class"
  /// No class path of the sheet belongs to a part.
  case noKnownClass = "no-known-class"
  /// A table cell's class path is read as that of the collection cell.
  case tableCell = "table-cell"
  /// Rules for a class path are in several places.
  case repeatedClass = "repeated-class"

  // Definitions
  /// A variable isn't defined.
  case undefinedVariable = "undefined-variable"
  /// A variable or a color refers to itself.
  case aliasCycle = "alias-cycle"
  /// A variable is defined by another one, which iOS doesn't look up.
  case nestedAlias = "nested-alias"
  /// A definition is overridden by another one with the same name.
  case duplicateDefinition = "duplicate-definition"
  /// A definition isn't used.
  case unusedVariable = "unused-variable"
  /// A definition isn't used, and its name resembles that of a palette color.
  case misspelledColor = "misspelt-color"
  /// The name of a custom variable ends in a surface, which only has a meaning for palette colors.
  case ownSurface = "own-surface"
  /// A palette color is redefined for light surfaces only.
  case lightOnlyColor = "light-only-color"

  // Values
  /// A declaration is overridden by another one in the same rule.
  case duplicateProperty = "duplicate-property"
  /// A declaration is overridden by a later rule, or a surface's color or gradient by a later one of the other kind.
  case overridden
  /// A value has the wrong type for its property.
  case wrongType = "wrong-type"
  /// A number is out of range.
  case outOfRange = "out-of-range"
  /// A number is followed by letters, or a color for stock NUI has more than six digits.
  case junkAfterNumber = "junk-after-number"
  /// A color has three hexadecimal digits.
  case shortHex = "short-hex"
  /// A color has eight hexadecimal digits, which the dialects read differently.
  case ambiguousHex = "ambiguous-hex"
  /// An opacity has no decimal point.
  case integerAlpha = "integer-alpha"
  /// A component of a color has no effect.
  case ignoredComponent = "ignored-component"
  /// `hsl` is read as hue, saturation and brightness.
  case hueSaturationBrightness = "hsb"
  /// A palette color has its former name.
  case deprecatedColor = "deprecated-color"
  /// A palette color is used in a sheet for stock NUI.
  case paletteColor = "palette-color"
  /// A value exists only in Floorplan.
  case desktopOnlyValue = "desktop-only-value"
  /// A property isn't visible without another one that isn't set.
  case notVisible = "not-seen"
  /// A color of a disabled part is displayed with the reduced opacity of that state.
  case fadedColor = "faded-color"
  /// A text has too little contrast with its background.
  case lowContrast = "low-contrast"

  // Images
  /// An image is neither next to the sheet nor an icon.
  case imageNotFound = "image-not-found"
  /// An image next to the sheet can't be displayed.
  case brokenImage = "broken-image"

  // Differences in the SwiftUI library
  /// The sheet contains rules, which the library doesn't read.
  case rulesNotRead = "rules-not-read"
  /// The library doesn't read a definition in this form.
  case definitionNotRead = "definition-not-read"
  /// A line that defines nothing here is read as a definition by the library.
  case definitionRead = "definition-read"

  // The list of diagnostics
  /// Further diagnostics were omitted.
  case moreDiagnostics = "more-diagnostics"
}
