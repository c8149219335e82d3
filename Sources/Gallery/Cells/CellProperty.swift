import Floorplan

/// A property of a cell with its knob, a setter and a line of code.
struct CellProperty<Cell: SheetSample> {
  let knob: KnobDefinition
  /// Sets the property to a value of the knob, on the page of the context.
  let set: (Cell, String, PageContext) -> Void
  /// Returns the problem with a value of the knob; nil if the knob accepts only useful values.
  let problem: (@MainActor (String) -> String?)?
  /// Returns the statement that sets the property; nil if a new cell has this value by default.
  let code: (String) -> String?

  /// Creates a property with a custom setter.
  init(
    _ knob: KnobDefinition, problem: (@MainActor (String) -> String?)? = nil,
    set: @escaping (Cell, String, PageContext) -> Void, code: @escaping (String) -> String?
  ) {
    // The texts of a sample are in the inspector too.
    self.knob = knob.group == .page ? knob.grouped(in: .content) : knob
    self.problem = problem
    self.set = set
    self.code = code
  }

  /// Creates a property whose code is displayed if the knob doesn't have the cell's default value.
  init(_ knob: KnobDefinition, set: @escaping (Cell, String) -> Void, code: @escaping (String) -> String) {
    self.init(
      knob, set: { cell, text, _ in set(cell, text) }, code: { $0 == knob.defaultValue ? nil : code($0) })
  }

  /// Creates a property whose value is converted from the knob's text.
  ///
  /// - Parameters:
  ///   - knob: The knob.
  ///   - path: The property, which has the same name in the displayed code as in the source of the call.
  ///   - file: The ID of the file with the call.
  ///   - problem: Returns the problem with a text; nil for none.
  ///   - value: Converts the text to a value.
  ///   - expression: Returns the code for the value; nil for the default of a new cell.
  init<Value>(
    _ knob: KnobDefinition, of path: ReferenceWritableKeyPath<Cell, Value>, file: String = #fileID,
    problem: (@MainActor (String) -> String?)? = nil, value: @escaping (String) -> Value,
    expression: @escaping (String) -> String?
  ) {
    let property = Self.property(of: knob.name, in: file)
    self.init(
      knob, problem: problem, set: { cell, text, _ in cell[keyPath: path] = value(text) },
      code: { expression($0).map { "\(Cell.variableName).\(property) = \($0)" } })
  }

  /// Creates a property with a literal in the code, unless the knob has the value of a new cell.
  private init<Value>(
    _ knob: KnobDefinition, of path: ReferenceWritableKeyPath<Cell, Value>, file: String, cellDefault: String,
    literal: @escaping (String) -> String, value: @escaping (String) -> Value
  ) {
    self.init(knob, of: path, file: file, value: value, expression: { $0 == cellDefault ? nil : literal($0) })
  }

  /// Returns the property of a knob, as it is written in the source of the page.
  static func property(of knob: String, in file: String) -> String {
    guard let property = propertyPaths["\(file) \(knob)"] else {
      preconditionFailure("\(file) has no “of:” after the knob \(knob)")
    }
    return property
  }

  /// Creates a knob for an optional text; an empty one becomes nil.
  static func text(
    _ name: String, _ title: String, _ value: String, of path: ReferenceWritableKeyPath<Cell, String?>,
    file: String = #fileID
  ) -> Self {
    Self(.text(name, title, value), of: path, file: file, cellDefault: "", literal: \.debugDescription) {
      $0.isEmpty ? nil : $0
    }
  }

  /// Creates a knob for a text, with the default `cellDefault` in a new cell.
  static func text(
    _ name: String, _ title: String, _ value: String, cellDefault: String = "",
    of path: ReferenceWritableKeyPath<Cell, String>, file: String = #fileID
  ) -> Self {
    Self(.text(name, title, value), of: path, file: file, cellDefault: cellDefault, literal: \.debugDescription) { $0 }
  }

  /// Creates a toggle; `cellDefault` is the value in a new cell, if it differs from the sample.
  static func toggle(
    _ name: String, _ title: String, _ isOn: Bool, cellDefault: Bool? = nil,
    of path: ReferenceWritableKeyPath<Cell, Bool>, file: String = #fileID
  ) -> Self {
    Self(
      .toggle(name, title, isOn), of: path, file: file,
      cellDefault: KnobDefinition.toggleValues[cellDefault ?? isOn ? 0 : 1], literal: { "\($0 == "on")" }
    ) { $0 == "on" }
  }

  /// Creates a knob for the cases of an enumeration; `cellDefault` is the value in a new cell, if it differs from the
  /// sample.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: String, _ title: String, _ value: Value, cellDefault: Value? = nil,
    of path: ReferenceWritableKeyPath<Cell, Value>, file: String = #fileID
  ) -> Self {
    Self(
      .choice(name, title, value), of: path, file: file, cellDefault: (cellDefault ?? value).rawValue,
      literal: { ".\($0)" }
    ) { Value(rawValue: $0) ?? value }
  }

  /// Creates a knob for an optional semantic status.
  static func semantic(
    _ name: String, _ title: String, _ value: SemanticStatus?, of path: ReferenceWritableKeyPath<Cell, SemanticStatus?>,
    file: String = #fileID
  ) -> Self {
    let words = ["none"] + SemanticStatus.allCases.map(\.rawValue)
    return Self(
      .choice(name, title, value?.rawValue ?? "none", of: words), of: path, file: file, cellDefault: words[0],
      literal: { ".\($0)" }
    ) { SemanticStatus(rawValue: $0) }
  }

  /// Creates a knob for a number in a range; `cellDefault` is the value in a new cell, if it differs from the sample.
  static func number(
    _ name: String, _ title: String, _ value: Double, cellDefault: Double? = nil, in range: ClosedRange<Double>,
    step: Double = 1,
    of path: ReferenceWritableKeyPath<Cell, Double>, file: String = #fileID
  ) -> Self {
    Self(.number(name, title, value, in: range, step: step), of: path, file: file) {
      Double($0) ?? value
    } expression: {
      Double($0) == (cellDefault ?? value) ? nil : $0
    }
  }

  /// Creates a knob for an integer in a range; `cellDefault` is the value in a new cell, if it differs from the sample.
  static func integer(
    _ name: String, _ title: String, _ value: Int, cellDefault: Int? = nil, in range: ClosedRange<Double>,
    of path: ReferenceWritableKeyPath<Cell, Int>, file: String = #fileID
  ) -> Self {
    Self(.number(name, title, Double(value), in: range), of: path, file: file) {
      Double($0).flatMap { Int(exactly: $0.rounded()) } ?? value
    } expression: {
      Double($0) == Double(cellDefault ?? value) ? nil : $0
    }
  }

  /// Creates a text knob for a number; invalid text becomes nil.
  static func numberText<Value: LosslessStringConvertible>(
    _ name: String, _ title: String, of path: ReferenceWritableKeyPath<Cell, Value?>, file: String = #fileID
  ) -> Self {
    Self(
      .text(name, title), of: path, file: file,
      problem: { $0.isEmpty || Value($0) != nil ? nil : localized("“%1$@” isn’t a number").filled(with: $0) }
    ) {
      Value($0)
    } expression: {
      Value($0).map { "\($0)" }
    }
  }

  /// Creates a knob for a list, as a text with commas.
  static func list<Element>(
    _ name: String, _ title: String, _ value: String, of path: ReferenceWritableKeyPath<Cell, [Element]>,
    file: String = #fileID, element: @escaping @MainActor (String) -> (Element, code: String)?,
    problem: @escaping @MainActor (String) -> String? = { _ in nil }
  ) -> Self {
    func elements(_ text: String) -> [(Element, code: String)] {
      text.split(separator: ",").compactMap { element($0.trimmed) }
    }
    return Self(
      .text(name, title, value), of: path, file: file,
      problem: { $0.split(separator: ",").lazy.compactMap { problem($0.trimmed) }.first }
    ) {
      elements($0).map(\.0)
    } expression: {
      let codes = elements($0).map(\.code)
      return codes.isEmpty ? nil : "[\(codes.joined(separator: ", "))]"
    }
  }

  /// Creates a knob for a list of texts, separated by commas.
  static func options(
    _ name: String, _ title: String, _ value: String, of path: ReferenceWritableKeyPath<Cell, [String]>,
    file: String = #fileID
  ) -> Self {
    list(name, title, value, of: path, file: file) { $0.isEmpty ? nil : ($0, code: $0.debugDescription) }
  }

  /// Creates a knob for a picture: the name of an indicator or icon, a path or a URL; an empty text becomes nil.
  static func image(
    _ name: String, _ title: String, _ value: String = "", of path: ReferenceWritableKeyPath<Cell, ImageSource?>,
    file: String = #fileID
  ) -> Self {
    Self(.text(name, title, value), of: path, file: file, problem: imageProblem) {
      imageSource(named: $0)
    } expression: {
      imageSource(named: $0)?.code
    }
  }

  /// Creates a knob for the title of a button; an empty text becomes nil.
  static func buttonTitle(
    _ name: String, _ title: String, _ value: String = "", of path: KeyPath<Cell, ActionButton>, file: String = #fileID
  ) -> Self {
    let property = property(of: name, in: file)
    return Self(
      .text(name, title, value),
      set: { cell, text, _ in cell[keyPath: path].setTitle(text.isEmpty ? nil : text, for: .normal) },
      code: { $0.isEmpty ? nil : "\(Cell.variableName).\(property).setTitle(\($0.debugDescription), for: .normal)" })
  }
}

extension StringProtocol {
  /// The text without whitespace at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}

/// Returns the image source for the text of a knob.
func imageSource(named name: String) -> ImageSource? {
  if name.isEmpty { return nil }
  if let indicator = Indicator(rawValue: name) { return .indicator(indicator) }
  if name.hasPrefix("/") { return .file(name) }
  return name.contains(":") ? .address(name) : .icon(name)
}

/// Returns the problem with the text of a knob that names neither an indicator nor an icon; nil for other texts.
func imageProblem(_ name: String) -> String? {
  guard case .icon? = imageSource(named: name), let theme = Display.default.map(IconTheme.of), !theme.contains(name)
  else { return nil }
  return wordProblem(name, known: Indicator.allCases.map(\.rawValue) + FallbackIcon.names + theme.iconNames)
}

/// Returns the problem with an unknown word; nil for a known one.
func wordProblem(_ word: String, known: [String]) -> String? {
  if word.isEmpty || known.contains(word) { return nil }
  let nearest = nearestNames(to: word, in: known)
  return nearest.isEmpty
    ? localized("Unknown word “%1$@”").filled(with: word)
    : localized("Unknown word “%1$@”. Similar words: %2$@").filled(with: word, nearest.localizedList)
}

extension ImageSource {
  /// The expression for this source.
  var code: String {
    switch self {
    case .icon(let name): ".icon(\(name.debugDescription))"
    case .indicator(let indicator): ".indicator(.\(indicator))"
    case .file(let path): ".file(\(path.debugDescription))"
    case .address(let address): ".address(\(address.debugDescription))"
    case .encoded(let image): ".encoded(\(image.id.debugDescription))"
    case .drawn(let image): ".drawn(\(image.id.debugDescription))"
    }
  }
}
