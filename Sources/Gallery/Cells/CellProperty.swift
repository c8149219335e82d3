import Floorplan

/// One property of a cell as a knob: how it is set, and the code that sets it.
struct CellProperty<Cell: SheetSample> {
  let knob: KnobDefinition
  /// Gives a cell the knob's value, on the page of the context.
  let set: (Cell, String, PageContext) -> Void
  /// The statement that gives a cell the value; nil where a new cell has it by itself.
  let code: (String) -> String?

  /// Creates a property that is set in a way of its own.
  init(
    _ knob: KnobDefinition, set: @escaping (Cell, String, PageContext) -> Void,
    code: @escaping (String) -> String?
  ) {
    self.knob = knob
    self.set = set
    self.code = code
  }

  /// Creates a property whose value is converted from a text.
  ///
  /// - Parameters:
  ///   - knob: The knob with the text.
  ///   - path: The property, which the code names as the call in `file` does.
  ///   - file: The id of the file with the call.
  ///   - value: Converts the text.
  ///   - expression: The value in code; nil for that of a new cell.
  init<Value>(
    _ knob: KnobDefinition, of path: ReferenceWritableKeyPath<Cell, Value>, file: String = #fileID,
    value: @escaping (String) -> Value, expression: @escaping (String) -> String?
  ) {
    let property = Self.property(of: knob.name, in: file)
    self.init(
      knob, set: { cell, text, _ in cell[keyPath: path] = value(text) },
      code: { expression($0).map { "\(Cell.codeName).\(property) = \($0)" } })
  }

  /// Returns the property of a knob as the call that makes the knob writes it.
  static func property(of knob: String, in file: String) -> String {
    guard let property = propertyPaths["\(file) \(knob)"] else {
      preconditionFailure("\(file) has no “of:” after the knob \(knob)")
    }
    return property
  }

  /// A text; the empty one is none.
  static func text(
    _ name: String, _ title: String, _ value: String, of path: ReferenceWritableKeyPath<Cell, String?>,
    file: String = #fileID
  ) -> Self {
    Self(.text(name, title, value), of: path, file: file) {
      $0.isEmpty ? nil : $0
    } expression: {
      $0.isEmpty ? nil : $0.debugDescription
    }
  }

  /// A text that may be empty: `value` in the sample, `standard` in a new cell.
  static func text(
    _ name: String, _ title: String, _ value: String, standard: String = "",
    of path: ReferenceWritableKeyPath<Cell, String>, file: String = #fileID
  ) -> Self {
    Self(.text(name, title, value), of: path, file: file) {
      $0
    } expression: {
      $0 == standard ? nil : $0.debugDescription
    }
  }

  /// Something that is on or off: `isOn` in the sample, and in a new cell too unless that has `standard`.
  static func toggle(
    _ name: String, _ title: String, _ isOn: Bool, standard: Bool? = nil,
    of path: ReferenceWritableKeyPath<Cell, Bool>, file: String = #fileID
  ) -> Self {
    Self(.toggle(name, title, isOn), of: path, file: file) {
      $0 == "on"
    } expression: {
      ($0 == "on") == (standard ?? isOn) ? nil : "\($0 == "on")"
    }
  }

  /// One of the cases of an enumeration: `value` in the sample, and in a new cell too unless that has `standard`.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: String, _ title: String, _ value: Value, standard: Value? = nil,
    of path: ReferenceWritableKeyPath<Cell, Value>, file: String = #fileID
  ) -> Self {
    Self(.choice(name, title, value), of: path, file: file) {
      Value(rawValue: $0) ?? value
    } expression: {
      $0 == (standard ?? value).rawValue ? nil : ".\($0)"
    }
  }

  /// A meaning, or none.
  static func meaning(
    _ name: String, _ title: String, _ value: StatusMeaning?, of path: ReferenceWritableKeyPath<Cell, StatusMeaning?>,
    file: String = #fileID
  ) -> Self {
    let words = ["none"] + StatusMeaning.allCases.map(\.rawValue)
    return Self(.choice(name, title, value?.rawValue ?? "none", of: words), of: path, file: file) {
      StatusMeaning(rawValue: $0)
    } expression: {
      $0 == "none" ? nil : ".\($0)"
    }
  }

  /// A number within a range: `value` in the sample, and in a new cell too unless that has `standard`.
  static func number(
    _ name: String, _ title: String, _ value: Double, standard: Double? = nil, in range: ClosedRange<Double>,
    step: Double = 1,
    of path: ReferenceWritableKeyPath<Cell, Double>, file: String = #fileID
  ) -> Self {
    Self(.number(name, title, value, in: range, step: step), of: path, file: file) {
      Double($0) ?? value
    } expression: {
      Double($0) == (standard ?? value) ? nil : $0
    }
  }

  /// A whole number within a range: `value` in the sample, and in a new cell too unless that has `standard`.
  static func integer(
    _ name: String, _ title: String, _ value: Int, standard: Int? = nil, in range: ClosedRange<Double>,
    of path: ReferenceWritableKeyPath<Cell, Int>, file: String = #fileID
  ) -> Self {
    Self(.number(name, title, Double(value), in: range), of: path, file: file) {
      Double($0).flatMap { Int(exactly: $0.rounded()) } ?? value
    } expression: {
      Double($0) == Double(standard ?? value) ? nil : $0
    }
  }

  /// A number that is typed; what is no number is none.
  static func typedNumber<Value: LosslessStringConvertible>(
    _ name: String, _ title: String, of path: ReferenceWritableKeyPath<Cell, Value?>, file: String = #fileID
  ) -> Self {
    Self(.text(name, title), of: path, file: file) {
      Value($0)
    } expression: {
      Value($0).map { "\($0)" }
    }
  }

  /// Several things in one field, separated by commas.
  static func list<Element>(
    _ name: String, _ title: String, _ value: String, of path: ReferenceWritableKeyPath<Cell, [Element]>,
    file: String = #fileID, element: @escaping @MainActor (String) -> (Element, code: String)?
  ) -> Self {
    func elements(_ text: String) -> [(Element, code: String)] {
      text.split(separator: ",").compactMap { element($0.trimmed) }
    }
    return Self(.text(name, title, value), of: path, file: file) {
      elements($0).map(\.0)
    } expression: {
      let codes = elements($0).map(\.code)
      return codes.isEmpty ? nil : "[\(codes.joined(separator: ", "))]"
    }
  }

  /// The options as texts, separated by commas.
  static func options(
    _ name: String, _ title: String, _ value: String, of path: ReferenceWritableKeyPath<Cell, [String]>,
    file: String = #fileID
  ) -> Self {
    list(name, title, value, of: path, file: file) { $0.isEmpty ? nil : ($0, code: $0.debugDescription) }
  }

  /// A picture: the name of an icon, a path or an address; the empty text is none.
  static func image(
    _ name: String, _ title: String, _ value: String = "", of path: ReferenceWritableKeyPath<Cell, ImageSource?>,
    file: String = #fileID
  ) -> Self {
    Self(.text(name, title, value), of: path, file: file) {
      imageSource(named: $0)
    } expression: {
      imageSource(named: $0)?.code
    }
  }

  /// The title of a button; the empty text is none.
  static func buttonTitle(
    _ name: String, _ title: String, _ value: String = "", of path: KeyPath<Cell, ActionButton>, file: String = #fileID
  ) -> Self {
    let property = property(of: name, in: file)
    return Self(
      .text(name, title, value),
      set: { cell, text, _ in cell[keyPath: path].setTitle(text.isEmpty ? nil : text, for: .normal) },
      code: { $0.isEmpty ? nil : "\(Cell.codeName).\(property).setTitle(\($0.debugDescription), for: .normal)" })
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
