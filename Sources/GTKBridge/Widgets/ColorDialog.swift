public import CGTK

/// A GtkColorChooserDialog to choose a color with an opacity.
///
/// GtkColorDialog requires GTK 4.10. GtkColorChooserDialog is deprecated since then but remains available in all GTK 4
/// versions.
public final class ColorDialog: Window {
  public override class var gtype: GType { gtk_color_chooser_dialog_get_type() }

  /// Whether the settings schema that GTK requires for the dialog is installed.
  public static var isAvailable: Bool { SettingsStore.isInstalled(schema: "org.gtk.gtk4.Settings.ColorChooser") }

  /// Creates a modal dialog, which requires ``isAvailable``, without displaying it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - color: The initial color.
  ///   - parent: The parent window, with which the dialog closes.
  ///   - onChoice: A closure that is called with the chosen color, and not if the user cancels.
  public convenience init(
    title: String, color: PaintColor, parent: Window, onChoice: @escaping (PaintColor) -> Void
  ) {
    self.init(UnsafeMutableRawPointer(gtk_color_chooser_dialog_new(title, nil)), transfer: .none)
    transientParent = parent
    isModal = true
    self.color = color
    connect("response") { [weak self] (response: Int32) in
      // A dialog that the user closes destroys itself.
      guard let self, response != GTK_RESPONSE_DELETE_EVENT.rawValue else { return }
      let chosen = self.color
      close()
      if response == GTK_RESPONSE_OK.rawValue { onChoice(chosen) }
    }
  }

  /// The selected color.
  public var color: PaintColor {
    get {
      var rgba = GdkRGBA()
      gtk_color_chooser_get_rgba(OpaquePointer(pointer), &rgba)
      return PaintColor(
        red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), opacity: Double(rgba.alpha))
    }
    set {
      var rgba = newValue.rgba
      gtk_color_chooser_set_rgba(OpaquePointer(pointer), &rgba)
    }
  }
}
