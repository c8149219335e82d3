import CGTK
import Floorplan

/// A state that a sample shows without being used: so that a picture has it.
enum SampleState: String, CaseIterable {
  case normal, hover, pressed, selected, disabled, focused

  /// What people read.
  var title: String {
    switch self {
    case .normal: "Normal"
    case .hover: "Pointed at"
    case .pressed: "Pressed"
    case .selected: "Selected"
    case .disabled: "Disabled"
    case .focused: "Focused"
    }
  }

  /// The states as samples of a sheet.
  ///
  /// - Parameter part: Returns what can be pressed of a sample, which is disabled as a whole.
  /// - Returns: A variant for each state.
  static func variants<Cell: SheetSample>(of part: @escaping (Cell) -> Widget?) -> [Variant<Cell>] {
    allCases.map { state in
      Variant(state.title) { cell in
        let part = part(cell)
        (state == .disabled ? cell : part).map(state.show)
      }
    }
  }

  /// Puts a widget into the state.
  func show(on widget: Widget) {
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
