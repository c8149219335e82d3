public import CGTK

/// A GSimpleAction: a named command that buttons, menus and accelerators refer to.
public final class Action: Object {
  public override class var gtype: GType { g_simple_action_get_type() }

  /// Creates an action without a parameter.
  public convenience init(_ name: String, _ activate: @escaping () -> Void) {
    self.init(UnsafeMutableRawPointer(g_simple_action_new(name, nil)), transfer: .full)
    connect("activate", activate)
  }
  /// Creates a stateful action for a toggle or a choice; requests to change the state call `change`.
  ///
  /// An action with a Boolean state takes no parameter and requests the opposite state. Other actions take the
  /// requested state as their parameter. `change` accepts a request by calling ``setState(_:)``.
  public convenience init<State: VariantConvertible>(_ name: String, state: State, _ change: @escaping (State) -> Void)
  {
    let parameter = State.self == Bool.self ? nil : g_variant_type_new(State.variantType)
    self.init(
      UnsafeMutableRawPointer(g_simple_action_new_stateful(name, parameter, state.makeVariant())), transfer: .full)
    if let parameter { g_variant_type_free(parameter) }
    connect("change-state") { (requested: UnsafeMutableRawPointer) in
      if let state = State.value(in: OpaquePointer(requested)) { change(state) }
    }
  }
  /// Sets the state, which must have the type of the initial state, and updates everything that displays it.
  public func setState(_ state: some VariantConvertible) {
    state.withVariant { g_simple_action_set_state(OpaquePointer(pointer), $0) }
  }
  /// Returns the state, or nil if the action is stateless or its state has another type.
  public func state<State: VariantConvertible>(as type: State.Type) -> State? {
    guard let state = g_action_get_state(OpaquePointer(pointer)) else { return nil }
    defer { g_variant_unref(state) }
    return State.value(in: state)
  }
  /// Whether the action can be activated.
  public var isEnabled: Bool {
    get { g_action_get_enabled(OpaquePointer(pointer)) != 0 }
    set { g_simple_action_set_enabled(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// Activates the action without a parameter.
  public func activate() { g_action_activate(OpaquePointer(pointer), nil) }
}

/// A GActionMap, which actions belong to.
///
/// The actions of an application have the prefix `app.`, those of a window `win.`.
public protocol ActionMap: Object {}

extension ActionMap {
  /// Adds an action, which is removed when its owner is disposed.
  @discardableResult
  public func addAction(_ name: String, _ activate: @escaping () -> Void) -> Action {
    add(Action(name, activate), name)
  }

  /// Adds a stateful action, which is removed when its owner is disposed; see ``Action/init(_:state:_:)``.
  @discardableResult
  public func addAction<State: VariantConvertible>(
    _ name: String, state: State, _ change: @escaping (State) -> Void
  ) -> Action {
    add(Action(name, state: state, change), name)
  }

  private func add(_ action: Action, _ name: String) -> Action {
    g_action_map_add_action(OpaquePointer(pointer), OpaquePointer(action.pointer))
    addCancellable(ActionMembership(of: action, in: self, name))
    return action
  }
}

/// The membership of an action in a map, which ends when the owner of the map is disposed.
///
/// GTK may keep the map longer than its window, for example after a tooltip has appeared over the window. The map would
/// retain all actions and everything that their closures capture.
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
