public import CGTK

/// A GSimpleAction: a command with a name, which buttons, menus and accelerators refer to.
@MainActor
public final class Action: Object {
  /// `GSimpleAction`.
  public override class var gtype: GType { g_simple_action_get_type() }

  /// An action without a parameter.
  public convenience init(_ name: String, _ activate: @escaping () -> Void) {
    self.init(UnsafeMutableRawPointer(g_simple_action_new(name, nil)), transfer: .full)
    connect("activate", activate)
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
    let action = Action(name, activate)
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
