import Floorplan

/// One property of a cell as a knob: how it is set, and the code that sets it.
struct CellProperty<Cell: SheetSample> {
  let knob: KnobDefinition
  /// Gives a cell the knob's value, on the page of the context.
  let set: (Cell, String, PageContext) -> Void
  /// The statement that gives a cell the value; nil where a new cell has it by itself.
  let code: (String) -> String?

  /// A property that is set in a way of its own.
  init(
    _ knob: KnobDefinition, set: @escaping (Cell, String, PageContext) -> Void,
    code: @escaping (String) -> String?
  ) {
    self.knob = knob
    self.set = set
    self.code = code
  }

  /// A text; the empty one is none.
  static func text(
    _ name: String, _ title: String, _ value: String, of path: ReferenceWritableKeyPath<Cell, String?>,
    code property: String
  ) -> Self {
    Self(
      KnobDefinition(name: name, title: title, kind: .text(), defaultValue: value),
      set: { cell, text, _ in cell[keyPath: path] = text.isEmpty ? nil : text },
      code: { $0.isEmpty ? nil : "\(Cell.codeName).\(property) = \($0.debugDescription)" })
  }

  /// Something that is on or off: `isOn` in the sample, `standard` in a new cell.
  static func toggle(
    _ name: String, _ title: String, _ isOn: Bool, standard: Bool = false,
    of path: ReferenceWritableKeyPath<Cell, Bool>, code property: String
  ) -> Self {
    Self(
      KnobDefinition(name: name, title: title, kind: .toggle, defaultValue: isOn ? "on" : "off"),
      set: { cell, value, _ in cell[keyPath: path] = value == "on" },
      code: { ($0 == "on") == standard ? nil : "\(Cell.codeName).\(property) = \($0 == "on")" })
  }

  /// One of the cases of an enumeration: `value` in the sample, `standard` in a new cell.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: String, _ title: String, _ value: Value, standard: Value,
    of path: ReferenceWritableKeyPath<Cell, Value>, code property: String
  ) -> Self {
    Self(
      KnobDefinition(
        name: name, title: title, kind: .choice(Value.allCases.map(\.rawValue)), defaultValue: value.rawValue),
      set: { cell, text, _ in if let value = Value(rawValue: text) { cell[keyPath: path] = value } },
      code: { $0 == standard.rawValue ? nil : "\(Cell.codeName).\(property) = .\($0)" })
  }

  /// A meaning, or none.
  static func meaning(
    _ name: String, _ title: String, _ value: StatusMeaning?, of path: ReferenceWritableKeyPath<Cell, StatusMeaning?>,
    code property: String
  ) -> Self {
    Self(
      KnobDefinition(
        name: name, title: title, kind: .choice(["none"] + StatusMeaning.allCases.map(\.rawValue)),
        defaultValue: value?.rawValue ?? "none"),
      set: { cell, value, _ in cell[keyPath: path] = StatusMeaning(rawValue: value) },
      code: { $0 == "none" ? nil : "\(Cell.codeName).\(property) = .\($0)" })
  }

  /// A number within a range: `value` in the sample, `standard` in a new cell.
  static func number(
    _ name: String, _ title: String, _ value: Double, standard: Double, in range: ClosedRange<Double>, step: Double,
    of path: ReferenceWritableKeyPath<Cell, Double>, code property: String
  ) -> Self {
    Self(
      KnobDefinition(
        name: name, title: title, kind: .number(range, step: step), defaultValue: KnobDefinition.text(of: value)),
      set: { cell, text, _ in cell[keyPath: path] = Double(text) ?? value },
      code: { Double($0) == standard ? nil : "\(Cell.codeName).\(property) = \($0)" })
  }

  /// Several things in one field, separated by commas.
  static func list<Element>(
    _ name: String, _ title: String, _ value: String, set: @escaping (Cell, [Element]) -> Void, code property: String,
    element: @escaping @MainActor (String) -> (Element, code: String)?
  ) -> Self {
    func elements(_ text: String) -> [(Element, code: String)] {
      text.split(separator: ",").compactMap { element($0.trimmed) }
    }
    return Self(
      KnobDefinition(name: name, title: title, kind: .text(), defaultValue: value),
      set: { cell, text, _ in set(cell, elements(text).map(\.0)) },
      code: { text in
        let shown = elements(text)
        return shown.isEmpty ? nil : "\(Cell.codeName).\(property) = [\(shown.map(\.code).joined(separator: ", "))]"
      })
  }

  /// The width or the height of a picture, in points.
  static func side(
    _ name: String, _ title: String, _ value: Int, standard: Int, of path: ReferenceWritableKeyPath<Cell, Double>,
    code property: String
  ) -> Self {
    Self(
      KnobDefinition(name: name, title: title, kind: .number(16...300, step: 1), defaultValue: "\(value)"),
      set: { cell, text, _ in cell[keyPath: path] = Double(text) ?? Double(value) },
      code: { Double($0) == Double(standard) ? nil : "\(Cell.codeName).\(property) = \($0)" })
  }

  /// A picture: the name of an icon, a path or an address; the empty text is none.
  static func image(
    _ name: String, _ title: String, _ value: String, set: @escaping (Cell, ImageSource?) -> Void,
    code statement: @escaping (String) -> String
  ) -> Self {
    Self(
      KnobDefinition(name: name, title: title, kind: .text(), defaultValue: value),
      set: { cell, name, _ in set(cell, imageSource(named: name)) },
      code: { imageSource(named: $0).map { statement($0.code) } })
  }
}

extension KnobDefinition {
  /// A number as an address has it.
  fileprivate static func text(of value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}

/// What a text in a field for pictures means.
func imageSource(named name: String) -> ImageSource? {
  if name.isEmpty { return nil }
  if let indicator = Indicator(rawValue: name) { return .indicator(indicator) }
  if name.hasPrefix("/") { return .file(name) }
  return name.contains(":") ? .address(name) : .icon(name)
}

extension ImageSource {
  /// The source as one writes it.
  var code: String {
    switch self {
    case .icon(let name): ".icon(\(name.debugDescription))"
    case .indicator(let indicator): ".indicator(.\(indicator))"
    case .file(let path): ".file(\(path.debugDescription))"
    case .address(let address): ".address(\(address.debugDescription))"
    case .encoded(let image): ".encoded(\(image.id.debugDescription))"
    }
  }
}
