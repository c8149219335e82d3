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

  /// Disposes the action when its owner is disposed: the action map alone would keep its closure.
  var lifetime: some Cancellable { Disposal(self) }

  private final class Disposal: Cancellable {
    private weak var object: Object?
    init(_ object: Object) { self.object = object }
    func cancel() { object?.dispose() }
  }
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
    own(action.lifetime)
    return action
  }
}
