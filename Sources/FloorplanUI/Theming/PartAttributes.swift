import FloorplanTheme
import GTKBridge

/// The attributes of one part of one widget, applied by a style class.
///
/// It exists only while any attributes are set.
final class PartAttributes: ThemeFollower {
  /// The node of the part, which owns this object.
  private unowned let node: Widget
  /// The identity of the node, for use while it is freed.
  private let id: ObjectIdentifier
  private let part: ComponentPart
  private(set) var states: [StyleState: TintAttributes] = [:]
  /// The attributes to which reuse resets the node.
  private var configuredStates: [StyleState: TintAttributes] = [:]
  private var displayedClass: AttributeClass?
  private var isWaiting = false

  var followingWidget: Widget { node }

  private init(of node: Widget, as part: ComponentPart) {
    self.node = node
    id = ObjectIdentifier(node)
    self.part = part
  }

  // The class follows theme changes itself; this updates the class when the node moves to another scope.
  func themeDidChange() { show() }

  private func set(_ attributes: TintAttributes, in state: StyleState) {
    let new = attributes.isEmpty ? nil : attributes
    guard states[state] != new else { return }
    states[state] = new
    applyOrDefer()
  }

  /// Applies the attributes, or defers that while the node's cell awaits its content.
  private func applyOrDefer() {
    if node.ancestor(ofType: CollectionReusableView.self)?.awaitsContent == true {
      guard !isWaiting else { return }
      isWaiting = true
      Self.waiting.append(self)
    } else {
      show()
    }
  }

  private func show() {
    isWaiting = false
    let old = displayedClass
    displayedClass =
      states.isEmpty
      ? nil : AttributeClass.use(states, of: part, in: DisplayedTheme.scope(of: node), on: node.display)
    old?.release()
    if displayedClass !== old {
      if let displayedClass { node.addStyleClass(displayedClass.name) }
      if let old { node.removeStyleClass(old.name) }
    }
    if states.isEmpty, configuredStates.isEmpty { node.removeCancellable(self) }
  }

  // MARK: Registry

  private static var all: [ObjectIdentifier: PartAttributes] = [:]
  private static var waiting: [PartAttributes] = []

  /// The number of nodes with attributes.
  static var count: Int { all.count }

  /// Returns the attributes of a node in a state.
  static func attributes(of node: Widget, in state: StyleState) -> TintAttributes {
    guard !all.isEmpty else { return TintAttributes() }
    return all[ObjectIdentifier(node)]?.states[state] ?? TintAttributes()
  }

  /// Returns the attributes of a part of a node, by state.
  static func states(of node: Widget, as part: ComponentPart) -> [StyleState: TintAttributes] {
    let attributes = all[ObjectIdentifier(node)]
    return attributes?.part.classPath == part.classPath ? attributes?.states ?? [:] : [:]
  }

  /// Returns whether a widget or its descendants have attributes.
  static func areSet(in host: Widget) -> Bool { all.values.contains { $0.node.isDescendant(of: host) } }

  /// Replaces the attributes of a node in a state.
  static func set(_ attributes: TintAttributes, of node: AttributedNode, in state: StyleState) {
    let known = all[ObjectIdentifier(node.widget)]
    if attributes.isEmpty, known == nil { return }
    (known ?? make(of: node)).set(attributes, in: state)
  }

  private static func make(of node: AttributedNode) -> PartAttributes {
    let newAttributes = PartAttributes(of: node.widget, as: node.part)
    all[ObjectIdentifier(node.widget)] = newAttributes
    DisplayedTheme.add(newAttributes)
    node.widget.addCancellable(newAttributes)
    return newAttributes
  }

  /// Removes the attributes of a widget and its descendants.
  static func removeAll(in host: Widget) { reset(in: host) { _ in [:] } }

  /// Resets the attributes of a widget and its descendants to those that are kept.
  static func restoreAll(in host: Widget) { reset(in: host, to: \.configuredStates) }

  private static func reset(
    in host: Widget, to states: (PartAttributes) -> [StyleState: TintAttributes]
  ) {
    guard !all.isEmpty else { return }
    for attributes in all.values where attributes.node.isDescendant(of: host) {
      attributes.states = states(attributes)
      attributes.applyOrDefer()
    }
  }

  /// Keeps the current attributes of a widget and its descendants when the widget is reused.
  static func keepAll(in host: Widget) {
    guard !all.isEmpty else { return }
    for attributes in all.values where attributes.node.isDescendant(of: host) {
      attributes.configuredStates = attributes.states
    }
  }

  /// Applies the attributes that were deferred while a cell awaited its content.
  static func settle(in host: Widget) {
    guard !waiting.isEmpty else { return }
    let settled = waiting.filter { $0.isWaiting && $0.node.isDescendant(of: host) }
    waiting.removeAll { waiting in !waiting.isWaiting || settled.contains { $0 === waiting } }
    for attributes in settled { attributes.show() }
  }
}

extension PartAttributes: Cancellable {
  /// Removes the node, which is freed or no longer has attributes.
  func cancel() {
    guard PartAttributes.all.removeValue(forKey: id) != nil else { return }
    isWaiting = false
    PartAttributes.waiting.removeAll { $0 === self }
    DisplayedTheme.remove(self)
    displayedClass?.release()
    displayedClass = nil
    if PartAttributes.all.isEmpty { AttributeClass.dropIdle() }
  }
}
