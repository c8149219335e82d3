import CGTK

/// GTK's list of emoji, which its text fields open by Control and a full stop, and from their menus.
enum EmojiChooser {
  /// Where GTK keeps which ones were used; it ends a program that opens the list without.
  private static let schema = "org.gtk.gtk4.Settings.EmojiChooser"

  /// Has fields do without the list where GTK can't open it.
  ///
  /// All fields, also those that are parts of GTK's own widgets: each is told when it is realized. GTK has to be
  /// initialised.
  static func leaveOutWhereItCannotOpen() {
    guard !SettingsStore.isInstalled(schema: schema) else { return }
    // A class has its signals from when it is first used; this one is kept for good.
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
  // The hook stays.
  return 1
}

private nonisolated func withoutEmoji(_ hints: GtkInputHints) -> GtkInputHints {
  GtkInputHints(rawValue: hints.rawValue | GTK_INPUT_HINT_NO_EMOJI.rawValue)
}
