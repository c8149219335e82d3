import Floorplan

/// A state that a sample displays without user input, so pictures contain it; the raw value is that of the knob
/// “state” in addresses.
enum SampleState: String, CaseIterable {
  case normal, hover, pressed, selected, disabled, focused
  case readOnly = "read-only"
  case error

  private static let knobName = "state"
  /// The states of components that aren't form cells.
  static let basic: [SampleState] = [.normal, .hover, .pressed, .selected, .disabled, .focused]

  var title: String { rawValue.capitalizedAtStart }

  /// Returns the knob for the states of variants.
  static func knob<Cell>(of variants: [Variant<Cell>]) -> KnobDefinition { knob(of: variants.compactMap(\.state)) }

  /// The knob of a page without variants.
  static let knob = knob(of: basic)

  private static func knob(of states: [SampleState]) -> KnobDefinition {
    .choice(knobName, "State", normal.rawValue, of: states.map(\.rawValue))
  }

  /// Returns the state that a page's sample displays; reading it is observed.
  static func selected(_ context: PageContext) -> SampleState {
    SampleState(rawValue: context.value(ofKnob: knobName)) ?? .normal
  }

  /// Returns a variant for each basic state.
  ///
  /// - Parameter part: Returns the interactive part of a sample. The disabled state applies to the whole sample.
  /// - Returns: The variants.
  static func variants<Cell: SheetSample>(of part: @escaping (Cell) -> Widget?) -> [Variant<Cell>] {
    basic.map { state in
      Variant(state) { cell in
        let part = part(cell)
        (state == .disabled ? cell : part).map(state.apply)
      }
    }
  }

  /// Puts a widget into the state, if it is a basic one.
  func apply(to widget: Widget) {
    switch self {
    case .selected:
      if let button = widget as? ActionButton {
        button.isSelected = true
      } else {
        widget.setState(.selected, true)
      }
    case .disabled: widget.isSensitive = false
    default: widget.setState(flags, true)
    }
  }

  /// Puts a reused cell into the state, or into the normal one.
  func show(in cell: CollectionCell, _ isSample: Bool) {
    cell.isSensitive = true
    cell.setState([.prelight, .active, .focused, .focusVisible], false)
    cell.setState(.selected, cell.isSelected)
    if isSample { apply(to: cell) }
  }

  /// Puts a form cell and its parts into the state, as if the user operated all of them.
  func apply<Cell: TitledCell>(toPartsOf cell: Cell) {
    switch self {
    case .disabled: cell.isEnabled = false
    case .readOnly: cell.isEditable = false
    case .error:
      cell.keepsValidationMessage = true
      cell.validationMessage = SampleMessage.error.message
    case .normal, .hover, .pressed, .focused, .selected:
      for widget in [cell] + Self.parts(in: cell) {
        // A text can't have the focus, but GTK would draw a ring around it.
        if self != .focused || !(widget is Label) { apply(to: widget) }
        // A field is pressed while the user types in it, and its cell contains the focus.
        if self == .pressed || self == .focused { widget.setState(.focusWithin, true) }
      }
    }
  }

  /// Returns the descendants that a style sheet styles.
  private static func parts(in widget: Widget) -> [Widget] {
    widget.children.flatMap { child in
      (ComponentParts.classPaths.contains { child.hasStyleClass($0) } ? [child] : []) + parts(in: child)
    }
  }

  private var flags: StateFlags {
    switch self {
    case .hover: .prelight
    case .pressed: .active
    case .focused: [.focused, .focusVisible]
    default: []
    }
  }
}
