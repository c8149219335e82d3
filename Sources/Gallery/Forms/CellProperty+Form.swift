import Floorplan

extension CellProperty where Cell: TitledCell {
  /// What every form cell can be given.
  ///
  /// - Parameter title: What the sample's value is for.
  /// - Returns: The properties, which come before those of a page's own cell.
  static func form(title: String) -> [Self] {
    [
      text("title", "Title", title, of: \.title),
      toggle("editable", "Editable", true, of: \.isEditable),
      toggle("enabled", "Enabled", true, of: \.isEnabled),
      toggle("required", "Required", false, of: \.isRequired),
      text("hint", "Help", "", of: \.hintText),
      message, messageStyle,
    ]
  }

  /// What is said of the value, whatever people do: the knob would tell something else otherwise.
  private static var message: Self {
    Self(
      .choice("message", "Message", SampleMessage.none),
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
      .choice("message-style", "Message style", "banner", of: ["banner", "hint"]),
      set: { cell, text, _ in cell.validationMessage?.style = text == "hint" ? .hint : .banner },
      code: { $0 == "hint" ? "\(Cell.codeName).validationMessage?.style = .hint" : nil })
  }
}
