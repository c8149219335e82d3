public import CGTK

/// A GSimpleAction: a command with a name, which buttons, menus and accelerators refer to.
@MainActor
public final class Action: Object {
  public override class var gtype: GType { g_simple_action_get_type() }

  /// An action without a parameter.
  public convenience init(_ name: String, _ activate: @escaping () -> Void) {
    self.init(UnsafeMutableRawPointer(g_simple_action_new(name, nil)), transfer: .full)
    connect("activate", activate)
  }
  /// An action with a state, for a switch or a choice: what asks for another state calls `change`, which may refuse.
  ///
  /// One with a boolean state takes no parameter and asks for the other state; others take the state that is asked for.
  public convenience init<State: VariantConvertible>(_ name: String, state: State, _ change: @escaping (State) -> Void)
  {
    let parameter = State.self == Bool.self ? nil : g_variant_type_new(State.variantType)
    self.init(
      UnsafeMutableRawPointer(g_simple_action_new_stateful(name, parameter, state.makeVariant())), transfer: .full)
    if let parameter { g_variant_type_free(parameter) }
    connect("change-state") { (asked: UnsafeMutableRawPointer) in
      if let asked = State.value(in: OpaquePointer(asked)) { change(asked) }
    }
  }
  /// Tells everything that shows the state what it is now; it must be of the type that the action was made with.
  public func setState(_ state: some VariantConvertible) {
    state.withVariant { g_simple_action_set_state(OpaquePointer(pointer), $0) }
  }
  /// The state; nil where it is of another type, or the action has none.
  public func state<State: VariantConvertible>(as type: State.Type) -> State? {
    guard let state = g_action_get_state(OpaquePointer(pointer)) else { return nil }
    defer { g_variant_unref(state) }
    return State.value(in: state)
  }
  /// Whether it can be activated now.
  public var isEnabled: Bool {
    get { g_action_get_enabled(OpaquePointer(pointer)) != 0 }
    set { g_simple_action_set_enabled(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// Activates it.
  public func activate() { g_action_activate(OpaquePointer(pointer), nil) }
}

/// What actions belong to: GActionMap.
///
/// Those of the application are named `app.`, those of a window `win.`.
@MainActor
public protocol ActionMap: Object {}

extension ActionMap {
  /// Adds an action, which goes when its owner is disposed.
  @discardableResult
  public func addAction(_ name: String, _ activate: @escaping () -> Void) -> Action {
    add(Action(name, activate), name)
  }

  /// Adds an action with a state, which goes when its owner is disposed; see ``Action/init(_:state:_:)``.
  @discardableResult
  public func addAction<State: VariantConvertible>(
    _ name: String, state: State, _ change: @escaping (State) -> Void
  ) -> Action {
    add(Action(name, state: state, change), name)
  }

  private func add(_ action: Action, _ name: String) -> Action {
    g_action_map_add_action(OpaquePointer(pointer), OpaquePointer(action.pointer))
    own(ActionMembership(of: action, in: self, name))
    return action
  }
}

/// Ends with the owner of the map: GTK may keep the map itself longer than its window (a tooltip that was shown over the
/// window does), and with it every action and what the action's closure captured.
private final class ActionMembership: Cancellable {
  private weak var owner: (any ActionMap)?
  private weak var action: Action?
  private let name: String

  init(of action: Action, in owner: any ActionMap, _ name: String) {
    self.action = action
    self.owner = owner
    self.name = name
  }

  func cancel() {
    action?.dispose()
    if let owner { g_action_map_remove_action(OpaquePointer(owner.pointer), name) }
  }
}
