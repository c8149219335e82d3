import CGTK
import FloorplanUI
import GTKBridge

extension PreviewWindow {
  private struct Shortcut {
    let keys: [Int32]
    let held: [GdkModifierType]
    let act: @MainActor (PreviewWindow) -> Void

    init(_ keys: [Int32], _ held: [GdkModifierType] = [[]], _ act: @escaping @MainActor (PreviewWindow) -> Void) {
      self.keys = keys
      self.held = held
      self.act = act
    }
  }

  /// Some keyboards need Shift for a plus.
  private static let controlOrShift: [GdkModifierType] = [.controlMask, [.controlMask, .shiftMask]]

  private static let shortcuts: [Shortcut] = [
    Shortcut([GDK_KEY_Left, GDK_KEY_KP_Left]) { $0.step(-$0.forward) },
    Shortcut([GDK_KEY_Right, GDK_KEY_KP_Right]) { $0.step($0.forward) },
    Shortcut([GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up]) { $0.step(-1) },
    Shortcut([GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down]) { $0.step(1) },
    Shortcut([GDK_KEY_Home, GDK_KEY_KP_Home]) { $0.show(0) },
    Shortcut([GDK_KEY_End, GDK_KEY_KP_End]) { $0.show($0.items.count - 1) },
    Shortcut([GDK_KEY_Delete, GDK_KEY_KP_Delete]) { $0.deleteShown() },
    Shortcut([GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add], controlOrShift) { $0.zoomIn() },
    Shortcut([GDK_KEY_minus, GDK_KEY_KP_Subtract], controlOrShift) { $0.zoomOut() },
    Shortcut([GDK_KEY_0, GDK_KEY_KP_0], [.controlMask]) { $0.fit() },
    Shortcut([GDK_KEY_1, GDK_KEY_KP_1], [.controlMask]) { $0.showActualSize() },
    Shortcut([GDK_KEY_Left, GDK_KEY_KP_Left], [.controlMask]) { $0.pan(1, 0) },
    Shortcut([GDK_KEY_Right, GDK_KEY_KP_Right], [.controlMask]) { $0.pan(-1, 0) },
    Shortcut([GDK_KEY_Up, GDK_KEY_KP_Up], [.controlMask]) { $0.pan(0, 1) },
    Shortcut([GDK_KEY_Down, GDK_KEY_KP_Down], [.controlMask]) { $0.pan(0, -1) },
    Shortcut([GDK_KEY_c], [.controlMask]) { $0.copyShown() },
    Shortcut([GDK_KEY_s], [.controlMask]) { $0.saveShown() },
    Shortcut([GDK_KEY_o], [.controlMask]) { $0.openShown() },
  ]

  /// A key was pressed.
  ///
  /// - Returns: Whether it meant something.
  func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    guard let sheet else { return false }
    let held = held.intersection([.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
    let code = Int32(bitPattern: gdk_keyval_to_lower(key))
    // Also where nothing is left.
    if code == GDK_KEY_z, held == .controlMask {
      undo()
      return true
    }
    guard sheet.interlude == nil,
      let shortcut = Self.shortcuts.first(where: { $0.keys.contains(code) && $0.held.contains(held) })
    else { return false }
    shortcut.act(self)
    return true
  }

  // MARK: Looking closely

  func zoomIn() { zoom { $0.zoomIn() } }

  func zoomOut() { zoom { $0.zoomOut() } }

  func fit() { zoom { $0.fit() } }

  func showActualSize() { zoom { $0.zoom(to: 1) } }

  func toggleFit() {
    if sheet?.view.picture.zoom.canZoomOut == true { fit() } else { showActualSize() }
  }

  private func zoom(_ change: (inout PictureZoom) -> Void) {
    guard let sheet, sheet.view.showsPicture else { return }
    sheet.view.picture.changeZoom(change)
    sheet.announcement.say(texts.scale.filled(with: "\(sheet.view.picture.zoom.percentage)"))
  }

  /// How far an arrow moves a picture, in pixels.
  private static let panStep = 64.0

  private func pan(_ x: Double, _ y: Double) {
    sheet?.view.picture.changeZoom { $0.pan(x: x * Self.panStep, y: y * Self.panStep) }
  }
}
