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
  /// - Parameter show: Puts a sample into a state.
  /// - Returns: A variant for each state.
  static func variants<Cell: SheetSample>(
    _ show: @escaping (SampleState, Cell) -> Void
  ) -> [Variant<Cell>] {
    allCases.map { state in Variant(state.title) { show(state, $0) } }
  }

  /// Puts a widget into the state.
  func show(on widget: Widget) {
    switch self {
    case .normal: break
    case .hover: widget.setState(.prelight, true)
    case .pressed: widget.setState(.active, true)
    case .selected: widget.setState(.selected, true)
    case .disabled: widget.isSensitive = false
    case .focused: widget.setState([.focused, .focusVisible], true)
    }
  }
}
