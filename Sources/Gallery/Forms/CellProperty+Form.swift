import Floorplan

extension CellProperty where Cell: TitledCell {
  /// Returns the properties that all form cells share.
  ///
  /// - Parameter title: The title of the sample.
  /// - Returns: The properties, to precede those of the page's cell.
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

  /// The validation message, which is kept when the user changes the value, so it always matches its knob.
  private static var message: Self {
    Self(
      .choice("message", "Message", SampleMessage.none),
      set: { cell, text, _ in
        cell.keepsValidationMessage = true
        cell.validationMessage = SampleMessage(rawValue: text)?.message
      },
      code: { text in
        SampleMessage(rawValue: text)?.code.map {
          "\(Cell.variableName).validationMessage = \($0)\n\(Cell.variableName).keepsValidationMessage = true"
        }
      })
  }

  /// The style of the message.
  private static var messageStyle: Self {
    Self(
      .choice("message-style", "Message style", "banner", of: ["banner", "hint"]),
      set: { cell, text, _ in cell.validationMessage?.style = text == "hint" ? .hint : .banner },
      code: { $0 == "hint" ? "\(Cell.variableName).validationMessage?.style = .hint" : nil })
  }
}
