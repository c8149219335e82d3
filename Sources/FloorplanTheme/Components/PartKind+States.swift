extension PartKind {
  /// The states of parts of this kind, in the order of ``StyleState``.
  ///
  /// Texts, images and tags have no states of their own except disabled. The hover, pressed and selected states are
  /// those of the enclosing cell.
  public var states: [StyleState] {
    switch self {
    case .cell, .item, .button, .textField: [.normal, .hover, .highlighted, .selected, .focused, .disabled]
    case .text, .image, .tag: [.normal, .hover, .highlighted, .selected, .disabled]
    case .switch:
      [
        .normal, .selected, .disabled, .enabledSelected, .enabledUnselected, .disabledSelected, .disabledUnselected,
      ]
    case .slider, .progress: [.normal, .disabled]
    case .selection: [.normal, .hover, .highlighted, .disabled]
    case .rating: [.normal, .standard, .accented, .editable, .editableDisabled]
    case .mark, .separator, .group: [.normal]
    }
  }

  /// Whether the part takes its state from the enclosing cell.
  package var followsCell: Bool { [.text, .textField, .image, .tag].contains(self) }
}

extension ComponentPart {
  /// The states of the part: those of its kind, and those that its table has values for.
  ///
  /// Kinds that take these states from a cell have no hover, pressed or selected state in a component without a cell.
  public var states: [StyleState] {
    let isInCell = !kind.followsCell || !ComponentParts.hosts(of: component).isEmpty
    let ofKind = isInCell ? kind.states : kind.states.filter { !Self.statesOfCell.contains($0) }
    let own = Set(settings.lazy.map(\.state)).union(ofKind).union(hasReadOnlyState ? [.readonly] : [])
    return StyleState.allCases.filter(own.contains)
  }

  /// Whether a class or another part represents the read-only state.
  private var hasReadOnlyState: Bool {
    traits.contains(.hasReadOnlyClass) || ComponentParts.readOnlyPart(of: self) != nil
  }

  private static let statesOfCell: Set<StyleState> = [.hover, .highlighted, .selected]

  /// Returns the states in which a property of the part is visible, in the order of ``StyleState``.
  ///
  /// Properties that the widget reads are the same in all states, and disabled parts can't have the focus.
  func states(of property: StyleProperty, among states: [StyleState]) -> [StyleState] {
    if kind == .rating { return states.filter { property.isVisible(ofRatingIn: $0) } }
    if isDisplayedByWidget(property) { return [.normal] }
    if property == .onTintColor { return states.filter(Self.statesOfOnTint.contains) }
    if property == .tintColor, kind.hasTintedFocusRing {
      return states.filter { ![.disabled, .disabledSelected].contains($0) }
    }
    // These properties don't depend on the state: separators of a list, positions, and the layout of pictures.
    if Self.statelessProperties.contains(property) { return [.normal] }
    if property == .placeholderColor { return states.filter { [.normal, .disabled].contains($0) } }
    // The caret is only visible while the user types.
    if kind == .textField, property == .tintColor { return [.normal] }
    // The focus ring covers the line.
    if kind == .cell, property == .separatorColor { return states.filter { $0 != .focused } }
    // The focus ring also covers the top edge.
    if property == .borderTopColor { return states.filter { $0 != .focused } }
    if let reader = ComponentParts.readOnlyPart(of: self), !reader.accepts(property) {
      return states.filter { $0 != .readonly }
    }
    // While the cell is selected, another part is visible instead.
    if kind == .cell, Self.surfaceColors.contains(property), ComponentParts.selection(of: component) != nil {
      return states.filter { $0 != .selected }
    }
    return states
  }

  /// Returns whether the part accepts a property in any state.
  private func accepts(_ property: StyleProperty) -> Bool {
    guard !unsupportedProperties.contains(property) else { return false }
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

  /// Returns the part's states that a declaration for a state of a style sheet applies to.
  ///
  /// Usually it is one state. For a field, highlighted and focused are the same state. A switch is always in one of
  /// four states with values in its table, so a declaration for a more general state applies to those that it includes.
  ///
  /// - Parameters:
  ///   - state: The state from the suffix of the declaration.
  ///   - states: The states of the part.
  /// - Returns: The states; empty if the part doesn't have the state.
  func states(for state: StyleSheetState, among states: [StyleState]) -> [StyleState] {
    if kind == .switch, state == .selectedDisabled { return [.disabledSelected] }
    guard let own = state.styleState, states.contains(own) else { return [] }
    // A rating always has one of its styles, so a general value applies to all of them.
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

  /// Returns the selectors of the enclosing cell for a state that the part takes from it.
  ///
  /// If the part's own table has values for the state, it is a state of the part.
  func surroundings(in state: StyleState) -> [String] {
    guard kind.followsCell, Self.statesOfCell.contains(state),
      // For a field, the state means that the user is typing.
      kind != .textField || state != .highlighted,
      !settings.contains(where: { $0.state == state })
    else { return [] }
    return ComponentParts.hosts(of: component).flatMap { host in
      host.pseudoClassesForContent(in: state).map { "." + host.classPath + $0 }
    }
  }
}

extension ComponentPart {
  /// A selector of the CSS for a state of a part.
  package struct StateSelector: Sendable, Hashable {
    /// The class path of the enclosing cell or button that has the pseudo-classes, or nil for the part's own node.
    package let host: String?
    /// The pseudo-classes and classes, such as `:hover` or `:not(:checked):not(:disabled)`.
    package let pseudoClasses: String
  }

  /// Returns the selectors for a state, of which one must match for the part to be in the state.
  ///
  /// Those of a host don't apply to disabled parts.
  package func selectors(for state: StyleState) -> [StateSelector] {
    [StateSelector(host: nil, pseudoClasses: kind.pseudoClasses(of: state))]
      + surroundings(in: state).map { selector in
        let host = selector.dropFirst().prefix { $0 != ":" }
        return StateSelector(host: String(host), pseudoClasses: String(selector.dropFirst(host.count + 1)))
      }
  }

  /// Returns the pseudo-classes of a cell or button for a state of the texts inside it.
  ///
  /// Form cells are never pressed as a whole. On iOS, their titles are highlighted while the user types a value.
  private func pseudoClassesForContent(in state: StyleState) -> [String] {
    let own = kind.pseudoClasses(of: state)
    let isPressed = kind != .cell || settings.contains { $0.state == .highlighted }
    return state == .highlighted && !isPressed ? [own, ":focus-within"] : [own]
  }
}

extension StyleProperty {
  /// Returns whether a rating can display a separate value of the property in a state.
  fileprivate func isVisible(ofRatingIn state: StyleState) -> Bool {
    switch self {
    case .onColor, .offColor: true
    // All read-only styles share their images, and so do the editable and disabled ones.
    case .onImage, .offImage: [.normal, .standard, .editable].contains(state)
    default: state == .normal
    }
  }
}

extension PartKind {
  /// Whether the tint is the color of the focus ring.
  var hasTintedFocusRing: Bool { [.cell, .item, .button, .switch, .slider, .rating].contains(self) }
}

extension ComponentParts {
  /// Returns the parts that determine the state of a component's other parts: its cells, or its buttons if it has no
  /// cell.
  package static func hosts(of component: String) -> [ComponentPart] { hostsByComponent[component] ?? [] }

  private static let hostsByComponent: [String: [ComponentPart]] = {
    let parts = Dictionary(grouping: all, by: \.component)
    var hosts = parts.mapValues { parts in
      let cells = parts.filter { $0.kind == .cell }
      return cells.isEmpty ? parts.filter { $0.kind == .button } : cells
    }
    // The contents of these views are parts of the cells' components.
    hosts[ItemCell.cell.component]?.append(itemView)
    hosts[ImageCell.cell.component]?.append(imageItemView)
    return hosts
  }()
}
