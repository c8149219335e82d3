import Testing

@testable import FloorplanTheme

@Suite struct StyleSheetPropertyTests {
  @Test(arguments: StyleProperty.allCases)
  func everyStylePropertyIsASheetProperty(property: StyleProperty) throws {
    let found = try #require(StyleSheetProperty(name: property.rawValue))
    #expect(found.styleProperty == property)
    #expect(found.state == .normal)
    // The two tables agree on the type of the value.
    let samples: [(StyleSheetValueType, StyleValue)] = [
      (.color, .literal(ThemeColor(hex: 0))), (.textStyle, .textStyle(.body)), (.fontName, .fontFamily("A")),
      (.fontWeight, .weight(400)), (.count, .lineLimit(2)), (.alignment, .alignment(.center)),
      (.number(0...1), .opacity(0.5)), (.number(1...StyleProperty.maximumFontSize), .fontSize(17)),
    ]
    for (type, value) in samples { #expect(property.accepts(value) == (found.type == type), "\(value)") }
  }

  @Test func everyAcceptedNameIsUnderstood() throws {
    for part in ComponentParts.all {
      for accepted in part.acceptedProperties {
        for (name, state) in zip(accepted.sheetNames, accepted.states) {
          let found = try #require(StyleSheetProperty(name: name), "\(name)")
          #expect(found.styleProperty == accepted.property)
          #expect(found.state.styleState == state)
        }
      }
      let names = part.acceptedProperties.flatMap(\.sheetNames)
      let text = "\(part.classPath) {\(names.map { "\($0): x;" }.joined())}"
      let codes = Set(read(text).codes)
      #expect(
        codes.isDisjoint(with: [.unknownProperty, .unsupportedProperty, .unsupportedState, .unknownClass]), "\(text)")
    }
  }

  @Test(arguments: StyleState.allCases)
  func everyStyleStateIsASheetState(state: StyleState) {
    #expect(StyleSheetState(rawValue: state.rawValue)?.styleState == state)
  }

  @Test("Property names are unique, consist of letters and hyphens, and have no state")
  func propertyNamesAreUnique() {
    let names = StyleSheetProperty.names
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.utf8.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "-") }, "\(name)")
      // A name that ends in a state would hide the property without it.
      #expect(StyleSheetState.split(name).state == .normal, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("font-color", "font-color", .normal), ("background-color-normal", "background-color", .normal),
      ("font-color-selected-disabled", "font-color", .selectedDisabled),
      ("on-color-editable-disabled", "on-color", .editableDisabled),
      ("border-color-readonly", "border-color", .readonly),
      ("border-color-readOnly", "border-color", .readonly),
      ("track-color-enabled-unselected", "track-color", .enabledUnselected),
      ("image-selected-insets", "image-insets", .selected), ("selected-image", "selected-image", .normal),
      ("text-lien-clamp", "text-line-clamp", .normal), ("off-image-standard", "off-image", .standard),
    ] as [(String, String, StyleSheetState)])
  func nameSplitsIntoPropertyAndState(text: String, name: String, state: StyleSheetState) throws {
    let found = try #require(StyleSheetProperty(name: text))
    #expect(found.name == name)
    #expect(found.state == state)
  }

  @Test(
    arguments: ["", "-disabled", "colour", "font-color-", "font-color-insets", "-insets"])
  func unknownNameIsNil(name: String) {
    #expect(StyleSheetProperty(name: name) == nil)
  }

  @Test(
    arguments: [
      ("keyboard-appearance", "there is no on-screen keyboard"), ("status-bar-style", "there is no status bar"),
      ("scope-background-color", "search fields have no scopes"), ("font-color", nil),
    ] as [(String, String?)])
  func ineffectivePropertyHasAReason(name: String, reason: String?) throws {
    #expect(try #require(StyleSheetProperty(name: name)).reasonWithoutEffect == reason)
  }

  @Test(
    arguments: [
      ("fon-color", "font-color"), ("backgroud-color", "background-color"),
      ("font-color-highlited", "font-color-highlighted"), ("fon-color-disabled", "font-color-disabled"),
      ("border-radius", "corner-radius"), ("corners-radius", "corner-radius"), ("text-algin", "text-align"),
      ("background-color-selectd", "background-color-selected"), ("image-color", nil), ("badge", nil),
    ] as [(String, String?)])
  func typoFindsTheIntendedName(name: String, expected: String?) {
    #expect(StyleSheetProperty.nearest(to: name) { nearestNames(to: $0, in: $1, limit: 1).first } == expected)
  }
}
