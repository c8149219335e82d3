extension PartKind {
  /// The states that parts of this kind can show, in the order of ``StyleState``.
  ///
  /// Texts, pictures and tags have no states of their own but disabled: pressed, selected or with the pointer above is the
  /// cell around them.
  public var states: [StyleState] {
    switch self {
    case .cell, .item, .button: [.normal, .hover, .highlighted, .selected, .focused, .disabled]
    case .text, .image, .tag: [.normal, .hover, .highlighted, .selected, .disabled]
    case .textField: [.normal, .hover, .highlighted, .selected, .focused, .disabled]
    case .switch:
      [
        .normal, .selected, .disabled, .enabledSelected, .enabledUnselected, .disabledSelected, .disabledUnselected,
      ]
    case .slider, .progress: [.normal, .disabled]
    case .selection: [.normal, .hover, .highlighted, .disabled]
    case .rating: [.normal, .standard, .accented, .editable, .editableDisabled]
    case .mark, .separator: [.normal]
    }
  }

  /// Whether the cell around the part says which state it is in.
  package var followsCell: Bool { [.text, .textField, .image, .tag].contains(self) }
}

extension ComponentPart {
  /// The states that the part can show: those of its kind, and those that its table has values for.
  ///
  /// Where no cell is around a part, nobody tells it that it is pressed or selected, or that the pointer is above.
  public var states: [StyleState] {
    let isInCell = !kind.followsCell || !ComponentParts.hosts(of: component).isEmpty
    let ofKind = isInCell ? kind.states : kind.states.filter { !Self.statesOfCell.contains($0) }
    let own = Set(settings.lazy.map(\.state)).union(ofKind).union(hasReadOnlyState ? [.readonly] : [])
    return StyleState.allCases.filter(own.contains)
  }

  /// Whether the part is shown otherwise while its value can't be changed, by a class or by another part.
  private var hasReadOnlyState: Bool {
    traits.contains(.showsReadOnly) || ComponentParts.readOnlyPart(of: self) != nil
  }

  private static let statesOfCell: Set<StyleState> = [.hover, .highlighted, .selected]

  /// The states in which a property of the part can be seen, in the order of ``StyleState``.
  ///
  /// What the widget reads is the same in all states, and nothing has the focus that isn't enabled.
  func states(of property: StyleProperty, among states: [StyleState]) -> [StyleState] {
    if kind == .rating { return states.filter { property.isShown(ofRatingIn: $0) } }
    if realization(of: property) == .widget { return [.normal] }
    if property == .onTintColor { return states.filter(Self.statesOfOnTint.contains) }
    if property == .tintColor, kind.showsTintAsFocus {
      return states.filter { ![.disabled, .disabledSelected].contains($0) }
    }
    // A list has lines or has none, and a text is where it is.
    if Self.statelessProperties.contains(property) { return [.normal] }
    if property == .placeholderColor { return states.filter { [.normal, .disabled].contains($0) } }
    // The caret is there while somebody types.
    if kind == .textField, property == .tintColor { return [.normal] }
    // The ring around what has the focus covers the line.
    if kind == .cell, property == .separatorColor { return states.filter { $0 != .focused } }
    // The same ring covers what is at the upper edge.
    if property == .borderTopColor { return states.filter { $0 != .focused } }
    if let reader = ComponentParts.readOnlyPart(of: self), !reader.takes(property) {
      return states.filter { $0 != .readonly }
    }
    // While it is selected, a further part is what one sees.
    if kind == .cell, Self.surfaceColors.contains(property), ComponentParts.selection(of: component) != nil {
      return states.filter { $0 != .selected }
    }
    return states
  }

  /// Whether the part takes a property, in whatever state.
  private func takes(_ property: StyleProperty) -> Bool {
    guard !refusedProperties.contains(property) else { return false }
    return kind.acceptedProperties.contains(property) || settings.contains { $0.property == property }
  }

  private static let surfaceColors: Set<StyleProperty> = [
    .backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage,
  ]

  private static let statelessProperties: Set<StyleProperty> = [
    .separatorStyle, .textOffset, .titleInsets, .backgroundImageRepeat, .backgroundImageInsets,
  ]

  private static let statesOfOnTint: Set<StyleState> = [
    .normal, .selected, .disabled, .enabledSelected, .disabledSelected,
  ]

  /// The states in which a declaration for one state of a style sheet holds.
  ///
  /// It is one state as a rule. A field is highlighted while it has the focus, so that the two are one. A switch is
  /// always in one of four, which its table has values for: a declaration for a more general one holds in those that it
  /// includes.
  ///
  /// - Parameter state: The state that the declaration's suffix says.
  /// - Returns: The states; none where the part cannot show the state.
  public func states(for state: StyleSheetState) -> [StyleState] { states(for: state, among: states) }

  func states(for state: StyleSheetState, among states: [StyleState]) -> [StyleState] {
    if kind == .switch, state == .selectedDisabled { return [.disabledSelected] }
    guard let own = state.styleState, states.contains(own) else { return [] }
    // A rating always has one of its styles, so that what is said in general holds in each.
    if kind == .rating, own == .normal { return states }
    if kind == .textField, own == .highlighted || own == .focused { return [.highlighted, .focused] }
    guard kind == .switch else { return [own] }
    return switch own {
    case .normal: [.normal, .enabledSelected, .enabledUnselected, .disabledSelected, .disabledUnselected]
    case .selected: [.selected, .enabledSelected, .disabledSelected]
    case .disabled: [.disabled, .disabledSelected, .disabledUnselected]
    default: [own]
    }
  }

  /// The selectors of the cell around the part in a state that the part gets from there.
  ///
  /// What the part's own table has values for is a state of its own.
  func surroundings(in state: StyleState) -> [String] {
    guard kind.followsCell, Self.statesOfCell.contains(state),
      // Of a field it means that somebody types.
      kind != .textField || state != .highlighted,
      !settings.contains(where: { $0.state == state })
    else { return [] }
    return ComponentParts.hosts(of: component).flatMap { host in
      host.pseudoClassesForContent(in: state).map { "." + host.classPath + $0 }
    }
  }
}

extension ComponentPart {
  /// The pseudo-classes of a cell or button that tell the texts in it which state they are in.
  ///
  /// The cells of forms are never pressed as a whole; on iOS their titles are highlighted while somebody types a value.
  private func pseudoClassesForContent(in state: StyleState) -> [String] {
    let own = kind.pseudoClasses(of: state)
    let isPressed = kind != .cell || settings.contains { $0.state == .highlighted }
    return state == .highlighted && !isPressed ? [own, ":focus-within"] : [own]
  }
}

extension StyleProperty {
  /// Whether a rating can show a value of its own for the property in a state.
  fileprivate func isShown(ofRatingIn state: StyleState) -> Bool {
    switch self {
    case .onColor, .offColor: true
    // Those that are only shown share their images, and so do those that can be changed, now or at another time.
    case .onImage, .offImage: [.normal, .standard, .editable].contains(state)
    default: state == .normal
    }
  }
}

extension PartKind {
  /// Whether the tint is the ring around what has the focus.
  var showsTintAsFocus: Bool { [.cell, .item, .button, .switch, .slider, .rating].contains(self) }
}

extension ComponentParts {
  /// The parts that say in which state the other parts of a component are: its cells, or the buttons where it is one.
  package static func hosts(of component: String) -> [ComponentPart] { hostsByComponent[component] ?? [] }

  private static let hostsByComponent: [String: [ComponentPart]] = {
    let parts = Dictionary(grouping: all, by: \.component)
    var hosts = parts.mapValues { parts in
      let cells = parts.filter { $0.kind == .cell }
      return cells.isEmpty ? parts.filter { $0.kind == .button } : cells
    }
    // What a view shows are parts of the cell that has one.
    hosts[ItemCell.cell.component]?.append(ItemView.view)
    hosts[ImageCell.cell.component]?.append(ImageItemView.view)
    return hosts
  }()
}
