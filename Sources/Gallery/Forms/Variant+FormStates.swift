import Floorplan

extension Variant where Cell: TitledCell {
  /// Returns a variant with a title in a right-to-left language.
  static func rightToLeft(_ title: String, _ fill: @escaping (Cell) -> Void = { _ in }) -> Variant {
    .rightToLeft([:]) { cell in
      // Also for what `fill` measures, such as an open picker.
      cell.setDirectionRecursively(.rtl)
      cell.title = title
      fill(cell)
    }
  }

  /// Returns a read-only variant.
  static func readOnly(
    _ title: String, _ knobs: KeyValuePairs<String, String> = [:], _ fill: @escaping (Cell) -> Void = { _ in }
  ) -> Variant {
    Variant(title + ", read-only", knobs) { cell in
      fill(cell)
      cell.isEditable = false
    }
  }

  /// Returns a disabled variant.
  static func disabled(_ title: String, _ fill: @escaping (Cell) -> Void) -> Variant {
    Variant(title + ", disabled") { cell in
      fill(cell)
      cell.isEnabled = false
    }
  }

  /// The variants with attributes that are set in code: a color of each part, and another one in some states.
  static var attributes: [Variant] {
    let title = "Attributes of parts and states"
    func setAttributes(of cell: Cell) {
      cell.hintText = "Help"
      let parts: [(AttributedPart, ColorToken)] = [
        (.title, .informativeLabel), (.valueText, .positiveLabel), (.subtitle, .criticalLabel),
        (.icons, .negativeLabel),
      ]
      for (part, color) in parts {
        cell.setAttributes(TintAttributes(foregroundColor: .palette(color)), for: part)
        cell.setAttributes(TintAttributes(foregroundColor: .palette(.accentLabel7)), for: part, state: .disabled)
      }
      cell.setAttributes(TintAttributes(foregroundColor: .palette(.accentLabel6)), for: .icons, state: .highlighted)
      cell.addAttributes(TintAttributes(font: StyleFont(.title3)), for: .title)
    }
    return [Variant(title, [:], setAttributes), .readOnly(title, [:], setAttributes), .disabled(title, setAttributes)]
  }

  /// The variants of the form states, for pictures.
  static var states: [Variant] {
    func variant(_ state: SampleState, title: String? = nil) -> Variant {
      Variant(state, title: title) { state.apply(toPartsOf: $0) }
    }
    return [
      variant(.normal, title: "Editable"), variant(.readOnly), variant(.disabled),
      Variant("Required", ["required": "on"]),
      Variant("Help", ["hint": "The purpose of this value"]),
      Variant("Information", ["message": "information"]),
      Variant("Success", ["message": "success"]),
      Variant("Warning", ["message": "warning"]),
      variant(.error),
      Variant("Error as hint", ["message": "error", "message-style": "hint"]),
    ] + [SampleState.hover, .pressed, .selected, .focused].map { variant($0) }
  }
}
