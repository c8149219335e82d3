import Floorplan

extension Variant where Cell: TitledCell {
  /// Returns a variant with a title in a right-to-left language.
  static func rightToLeft(_ title: String, _ fill: @escaping (Cell) -> Void = { _ in }) -> Variant {
    Variant("Right to left") { cell in
      cell.setDirectionRecursively(.rtl)
      cell.title = title
      fill(cell)
      // Also widgets that `fill` has created, such as those of an open picker.
      cell.setDirectionRecursively(.rtl)
    }
  }

  /// Returns a read-only variant.
  static func readOnly(_ title: String, _ fill: @escaping (Cell) -> Void) -> Variant {
    Variant(title + ", read-only") { cell in
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

  /// The variants of the form states, for pictures.
  static var states: [Variant] {
    [
      state("Editable") { _ in },
      state("Read-only") { $0.isEditable = false },
      state("Disabled") { $0.isEnabled = false },
      state("Required") { $0.isRequired = true },
      state("Help") { $0.hintText = "The purpose of this value" },
      state("Information") { $0.validationMessage = SampleMessage.information.message },
      state("Success") { $0.validationMessage = SampleMessage.success.message },
      state("Warning") { $0.validationMessage = SampleMessage.warning.message },
      state("Error") { $0.validationMessage = SampleMessage.error.message },
      state("Error as hint") { cell in
        cell.validationMessage = SampleMessage.error.message
        cell.validationMessage?.style = .hint
      },
    ]
  }

  private static func state(_ title: String, _ fill: @escaping (Cell) -> Void) -> Variant {
    Variant(title) { cell in
      cell.keepsValidationMessage = true
      fill(cell)
    }
  }
}
