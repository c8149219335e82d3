import Floorplan

/// A state that a sample displays without user input, so pictures contain it.
enum SampleState: String, CaseIterable {
  case normal, hover, pressed, selected, disabled, focused

  var title: String { rawValue.capitalizedAtStart }

  /// Returns a variant for each state.
  ///
  /// - Parameter part: Returns the interactive part of a sample. The disabled state applies to the whole sample.
  /// - Returns: The variants.
  static func variants<Cell: SheetSample>(of part: @escaping (Cell) -> Widget?) -> [Variant<Cell>] {
    allCases.map { state in
      Variant(state.title) { cell in
        let part = part(cell)
        (state == .disabled ? cell : part).map(state.apply)
      }
    }
  }

  /// Puts a widget into the state.
  func apply(to widget: Widget) {
    switch self {
    case .normal: break
    case .hover: widget.setState(.prelight, true)
    case .pressed: widget.setState(.active, true)
    case .selected:
      if let button = widget as? ActionButton {
        button.isSelected = true
      } else {
        widget.setState(.selected, true)
      }
    case .disabled: widget.isSensitive = false
    case .focused: widget.setState([.focused, .focusVisible], true)
    }
  }
}
