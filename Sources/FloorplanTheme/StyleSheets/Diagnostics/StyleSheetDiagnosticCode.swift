/// What kind of problem a diagnostic tells.
///
/// The raw values stay as they are from release to release.
public enum StyleSheetDiagnosticCode: String, Sendable, Hashable, CaseIterable {
  // The text
  /// The text is no UTF-8.
  case notUTF8 = "not-utf8"
  /// There are more bytes than ``StyleSheetSource/byteLimit``.
  case tooLarge = "too-large"
  /// There are more statements than ``StyleSheet/statementLimit``.
  case tooManyStatements = "too-many-statements"
  /// A value has more words than ``StyleSheet/valueLimit``.
  case valueTooLong = "value-too-long"
  /// Nothing in the text reads as a style sheet.
  case notAStyleSheet = "not-a-style-sheet"
  /// The text begins with a byte order mark.
  case byteOrderMark = "byte-order-mark"
  /// A character means nothing in a style sheet.
  case strayCharacter = "stray-character"
  /// A word has a character that iOS doesn't take.
  case foreignCharacter = "foreign-character"
  /// iOS reads one word as two.
  case splitWord = "split-word"
  /// A word begins with a keyword, which iOS takes for the keyword.
  case keywordPrefix = "keyword-prefix"

  // The grammar
  /// A comment to the end of its line.
  case lineComment = "line-comment"
  /// A comment without an end.
  case unterminatedComment = "unterminated-comment"
  /// Quotation marks.
  case quotes
  /// A quotation mark without its counterpart.
  case unterminatedString = "unterminated-string"
  /// A semicolon is missing.
  case missingSemicolon = "missing-semicolon"
  /// A semicolon ends nothing.
  case straySemicolon = "stray-semicolon"
  /// Something stands where it cannot.
  case unexpectedToken = "unexpected-token"
  /// A declaration stands outside of every rule.
  case declarationOutsideRule = "declaration-outside-rule"
  /// A colon is missing.
  case missingColon = "missing-colon"
  /// There is no value.
  case emptyValue = "empty-value"
  /// The brace behind a class path is missing.
  case missingBrace = "missing-brace"
  /// A block is never closed.
  case unclosedBlock = "unclosed-block"
  /// A block stands within another.
  case nestedBlock = "nested-block"
  /// What stands before `{` is no class path.
  case malformedSelector = "malformed-selector"
  /// A class path with colons.
  case joinedClassPath = "joined-class-path"
  /// A class with a full stop before it.
  case dottedClass = "dotted-class"
  /// `!important`.
  case important
  /// A word that begins with `@` and is neither a definition nor a known keyword.
  case unknownKeyword = "unknown-keyword"
  /// A condition of `@media` that doesn't hold on a desktop.
  case conditionNotMet = "condition-not-met"
  /// A feature that one condition of `@media` asks for twice.
  case repeatedMediaFeature = "repeated-media-feature"
  /// A condition of `@media` that is none.
  case malformedMedia = "malformed-media"
  /// A feature of `@media` that isn't known.
  case unknownMediaFeature = "unknown-media-feature"

  // Imports
  /// An import, which iOS doesn't know.
  case importing = "import"
  /// An import that names no file.
  case malformedImport = "malformed-import"
  /// An imported sheet that cannot be had.
  case importNotFound = "import-not-found"
  /// A sheet that imports itself.
  case importCycle = "import-cycle"
  /// Imports that are nested too deeply, or too many.
  case importLimit = "import-limit"
  /// A sheet that is imported already.
  case importedTwice = "imported-twice"

  // Names
  /// A property that nothing has.
  case unknownProperty = "unknown-property"
  /// A property that is misspelt in the documentation, and read as it was meant.
  case misspeltProperty = "misspelt-property"
  /// A property that parts with this class path don't have.
  case unsupportedProperty = "unsupported-property"
  /// A state that the property doesn't have there.
  case unsupportedState = "unsupported-state"
  /// A property that means nothing on a desktop.
  case noDesktopMeaning = "no-desktop-meaning"
  /// A class path that no part has.
  case unknownClass = "unknown-class"
  /// No rule has a class path that a part has.
  case noKnownClass = "no-known-class"
  /// A class path of a cell in a table, which is read as that of a collection's.
  case tableCell = "table-cell"
  /// A class path whose rules stand in several places.
  case repeatedClass = "repeated-class"

  // Definitions
  /// A variable without a definition.
  case undefinedVariable = "undefined-variable"
  /// A variable that is defined by itself.
  case aliasCycle = "alias-cycle"
  /// A variable that is defined by another one, which iOS doesn't look up.
  case nestedAlias = "nested-alias"
  /// A definition that another one of the same name makes void.
  case duplicateDefinition = "duplicate-definition"
  /// A definition that nothing uses, and whose name is nearly that of a colour of the palette.
  case misspeltColor = "misspelt-color"
  /// A variable of the sheet's own whose name ends in a surface, as those of the palette's colours may.
  case ownSurface = "own-surface"
  /// A colour of the palette that is redefined for light surfaces only.
  case lightOnlyColor = "light-only-color"

  // Values
  /// A declaration that another one in the same rule makes void.
  case duplicateProperty = "duplicate-property"
  /// A declaration that a later rule makes void, or the colour or gradient of a surface that a later one of the other
  /// kind does.
  case overridden
  /// A value that the property cannot have.
  case wrongType = "wrong-type"
  /// A number outside of what makes sense.
  case outOfRange = "out-of-range"
  /// Letters behind a number, or more than the six digits of a colour for stock NUI.
  case junkAfterNumber = "junk-after-number"
  /// Three hexadecimal digits.
  case shortHex = "short-hex"
  /// Eight hexadecimal digits, which readers understand differently.
  case ambiguousHex = "ambiguous-hex"
  /// An opacity without a decimal point.
  case integerAlpha = "integer-alpha"
  /// A part of a colour that has no effect.
  case ignoredComponent = "ignored-component"
  /// `hsl`, which is read as hue, saturation and brightness.
  case hueSaturationBrightness = "hsb"
  /// A colour of the palette by its old name.
  case deprecatedColor = "deprecated-color"
  /// A colour of the palette in a sheet for stock NUI.
  case paletteColor = "palette-color"
  /// A value that exists here only.
  case desktopOnlyValue = "desktop-only-value"
  /// A property that isn't seen without another one, of which nothing is said.
  case notSeen = "not-seen"
  /// A text that is hard to read on its background.
  case lowContrast = "low-contrast"

  // Images
  /// An image that is neither beside the sheet nor an icon.
  case imageNotFound = "image-not-found"
  /// A picture beside the sheet that can't be shown.
  case brokenImage = "broken-image"

  // What the SwiftUI library reads otherwise
  /// Rules, of which that library reads none.
  case rulesNotRead = "rules-not-read"
  /// A definition in a form that that library doesn't read.
  case definitionNotRead = "definition-not-read"
  /// A line that defines nothing here, and that that library reads as a definition.
  case definitionRead = "definition-read"

  // About the list
  /// There is more to tell.
  case moreDiagnostics = "more-diagnostics"
}
