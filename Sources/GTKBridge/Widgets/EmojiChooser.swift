import CGTK

/// GTK's emoji chooser, which text fields open with Ctrl and period, and from their menus.
enum EmojiChooser {
  /// The schema of recently used emoji, without which opening the chooser aborts the program.
  private static let schema = "org.gtk.gtk4.Settings.EmojiChooser"

  /// Disables the emoji chooser in all text fields if GTK can't open it.
  ///
  /// This includes fields inside GTK's own widgets, because every field is updated when it is realized. GTK must be
  /// initialized.
  static func disableIfUnavailable() {
    guard !SettingsStore.isInstalled(schema: schema) else { return }
    // A class has its signals only after its first use; this reference is never released.
    g_type_class_ref(gtk_widget_get_type())
    g_signal_add_emission_hook(g_signal_lookup("realize", gtk_widget_get_type()), 0, fieldRealized, nil, nil)
  }
}

private let fieldRealized: GSignalEmissionHook = { _, _, values, _ in
  guard let values, let widget = g_value_get_object(values) else { return 1 }
  if fp_is_a(widget, gtk_text_get_type()) != 0 {
    let text = widget.assumingMemoryBound(to: GtkText.self)
    gtk_text_set_input_hints(text, withoutEmoji(gtk_text_get_input_hints(text)))
  } else if fp_is_a(widget, gtk_text_view_get_type()) != 0 {
    let view = widget.assumingMemoryBound(to: GtkTextView.self)
    gtk_text_view_set_input_hints(view, withoutEmoji(gtk_text_view_get_input_hints(view)))
  }
  // Keep the emission hook.
  return 1
}

private nonisolated func withoutEmoji(_ hints: GtkInputHints) -> GtkInputHints {
  GtkInputHints(rawValue: hints.rawValue | GTK_INPUT_HINT_NO_EMOJI.rawValue)
}
