import FloorplanTheme
import GTKBridge

/// What code sets of one part of one widget: by a style class that the part's node has as long as anything is set.
///
/// A widget without attributes has none of this.
@MainActor
final class PartAttributes: ThemeFollower {
  /// The part's node, which owns this.
  private unowned let node: Widget
  /// Which node it is, for when that is being freed and can't be asked.
  private let id: ObjectIdentifier
  private let part: ComponentPart
  private(set) var states: [StyleState: TintAttributes] = [:]
  private var shown: AttributeClass?
  private var isWaiting = false
  /// By what it was asked for, if not by the node itself.
  private var asked: Asked?

  var followingWidget: Widget { node }

  private init(of node: Widget, as part: ComponentPart) {
    self.node = node
    id = ObjectIdentifier(node)
    self.part = part
  }

  /// The node stands in another scope, or the theme is another, which the class knows by itself.
  func themeDidChange() { show() }

  private func set(_ attributes: TintAttributes, in state: StyleState) {
    let new = attributes.isEmpty ? nil : attributes
    guard states[state] != new else { return }
    states[state] = new
    showOrWait()
  }

  /// Shows what is set, where the node's cell doesn't wait for the rest of its content.
  private func showOrWait() {
    if node.enclosing(CollectionReusableView.self)?.awaitsContent == true {
      guard !isWaiting else { return }
      isWaiting = true
      Self.waiting.append(self)
    } else {
      show()
    }
  }

  private func show() {
    isWaiting = false
    let old = shown
    shown =
      states.isEmpty
      ? nil : AttributeClass.use(states, of: part, in: ShownTheme.scope(of: node), on: node.display)
    old?.release()
    if shown !== old {
      if let shown { node.addStyleClass(shown.name) }
      if let old { node.removeStyleClass(old.name) }
    }
    if states.isEmpty { node.disown(self) }
  }

  /// A part of a widget as code asks for it.
  struct Asked: Hashable {
    private let widget: ObjectIdentifier
    private let part: AttributedPart

    init(_ widget: some TintAttributesProvider, _ part: AttributedPart) {
      self.widget = ObjectIdentifier(widget)
      self.part = part
    }
  }

  // MARK: All of them

  private static var all: [ObjectIdentifier: PartAttributes] = [:]
  private static var waiting: [PartAttributes] = []
  /// The first node of each part that was asked for.
  private static var nodes: [Asked: ObjectIdentifier] = [:]

  /// How many nodes have attributes.
  static var count: Int { all.count }

  /// What is set of a node in a state.
  static func attributes(of node: Widget, in state: StyleState) -> TintAttributes {
    guard !all.isEmpty else { return TintAttributes() }
    return all[ObjectIdentifier(node)]?.states[state] ?? TintAttributes()
  }

  /// What is set of a part in a state; nil where nothing was ever set by that name.
  static func attributes(for asked: Asked, in state: StyleState) -> TintAttributes? {
    nodes[asked].flatMap { all[$0] }.map { $0.states[state] ?? TintAttributes() }
  }

  /// Whether anything is set of a widget or of what is inside.
  static func areSet(in host: Widget) -> Bool { all.values.contains { $0.node.stands(in: host) } }

  /// Sets attributes of a node in a state, in place of all that were set there.
  static func set(_ attributes: TintAttributes, of node: AttributedNode, in state: StyleState, asked: Asked? = nil) {
    let id = ObjectIdentifier(node.widget)
    if attributes.isEmpty, all[id] == nil { return }
    let known = all[id] ?? make(of: node)
    if let asked, nodes[asked] == nil {
      nodes[asked] = id
      known.asked = asked
    }
    known.set(attributes, in: state)
  }

  private static func make(of node: AttributedNode) -> PartAttributes {
    let made = PartAttributes(of: node.widget, as: node.part)
    all[ObjectIdentifier(node.widget)] = made
    ShownTheme.add(made)
    node.widget.own(made)
    return made
  }

  /// Takes back what is set of a widget and of everything inside.
  static func removeAll(in host: Widget) {
    guard !all.isEmpty else { return }
    for attributes in all.values where attributes.node.stands(in: host) {
      attributes.states = [:]
      attributes.showOrWait()
    }
  }

  /// Shows what was set while a cell waited for its content.
  static func settle(in host: Widget) {
    guard !waiting.isEmpty else { return }
    let settled = waiting.filter { $0.isWaiting && $0.node.stands(in: host) }
    waiting.removeAll { waiting in !waiting.isWaiting || settled.contains { $0 === waiting } }
    for attributes in settled { attributes.show() }
  }
}

extension PartAttributes: Cancellable {
  /// Forgets the node, which is going or has nothing set any more.
  func cancel() {
    guard PartAttributes.all.removeValue(forKey: id) != nil else { return }
    isWaiting = false
    if let asked, PartAttributes.nodes[asked] == id { PartAttributes.nodes[asked] = nil }
    PartAttributes.waiting.removeAll { $0 === self }
    ShownTheme.remove(self)
    shown?.release()
    shown = nil
    if PartAttributes.all.isEmpty { AttributeClass.dropIdle() }
  }
}
