import Floorplan

extension CellProperty where Cell: FieldCell {
  /// What every form cell can be given.
  ///
  /// - Parameter title: What the sample's value is for.
  /// - Returns: The properties, which come before those of a page's own cell.
  static func form(title: String) -> [Self] {
    [
      text("title", "Title", title, of: \.title, code: "title"),
      toggle("editable", "Editable", true, standard: true, of: \.isEditable, code: "isEditable"),
      toggle("enabled", "Enabled", true, standard: true, of: \.isEnabled, code: "isEnabled"),
      toggle("required", "Required", false, of: \.isRequired, code: "isRequired"),
      text("hint", "Help", "", of: \.hintText, code: "hintText"),
      message, messageStyle,
    ]
  }

  /// A text that may be empty.
  static func text(
    _ name: String, _ title: String, _ value: String, of path: ReferenceWritableKeyPath<Cell, String>,
    code property: String
  ) -> Self {
    Self(
      KnobDefinition(name: name, title: title, kind: .text(), defaultValue: value),
      set: { cell, text, _ in cell[keyPath: path] = text },
      code: { $0.isEmpty ? nil : "\(Cell.codeName).\(property) = \($0.debugDescription)" })
  }

  /// A whole number within a range: `value` in the sample, `standard` in a new cell.
  static func integer(
    _ name: String, _ title: String, _ value: Int, standard: Int, in range: ClosedRange<Int>,
    of path: ReferenceWritableKeyPath<Cell, Int>, code property: String
  ) -> Self {
    Self(
      KnobDefinition(
        name: name, title: title, kind: .number(Double(range.lowerBound)...Double(range.upperBound), step: 1),
        defaultValue: "\(value)"),
      set: { cell, text, _ in cell[keyPath: path] = Double(text).flatMap { Int(exactly: $0.rounded()) } ?? value },
      code: { Double($0) == Double(standard) ? nil : "\(Cell.codeName).\(property) = \($0)" })
  }

  /// What is said of the value, whatever people do: the knob would tell something else otherwise.
  private static var message: Self {
    Self(
      KnobDefinition(
        name: "message", title: "Message", kind: .choice(SampleMessage.allCases.map(\.rawValue)),
        defaultValue: SampleMessage.none.rawValue),
      set: { cell, text, _ in
        cell.keepsValidationMessage = true
        cell.validationMessage = SampleMessage(rawValue: text)?.message
      },
      code: { text in
        SampleMessage(rawValue: text)?.code.map {
          "\(Cell.codeName).validationMessage = \($0)\n\(Cell.codeName).keepsValidationMessage = true"
        }
      })
  }

  /// How the message looks.
  private static var messageStyle: Self {
    Self(
      KnobDefinition(
        name: "message-style", title: "Message style", kind: .choice(["banner", "hint"]), defaultValue: "banner"),
      set: { cell, text, _ in cell.validationMessage?.style = text == "hint" ? .hint : .banner },
      code: { $0 == "hint" ? "\(Cell.codeName).validationMessage?.style = .hint" : nil })
  }
}
