public import CGTK

/// A GtkAboutDialog: what a program is, who made it, and what it runs on.
public final class AboutDialog: Window {
  public override class var gtype: GType { gtk_about_dialog_get_type() }
  private var dialog: OpaquePointer { OpaquePointer(pointer) }

  /// A dialog that is not shown yet.
  ///
  /// - Parameters:
  ///   - name: What the program is called.
  ///   - version: Its version.
  ///   - iconName: The name of its icon; nil for none.
  public convenience init(name: String, version: String, iconName: String?) {
    self.init(UnsafeMutableRawPointer(gtk_about_dialog_new()), transfer: .none)
    gtk_about_dialog_set_program_name(dialog, name)
    gtk_about_dialog_set_version(dialog, version)
    gtk_about_dialog_set_logo_icon_name(dialog, iconName)
  }

  /// Says what the program is for, in a line.
  public func setComments(_ text: String) { gtk_about_dialog_set_comments(dialog, text) }
  /// Says whose work it is, and under which of the licences that GTK knows.
  public func setCopyright(_ text: String, license: GtkLicense) {
    gtk_about_dialog_set_copyright(dialog, text)
    gtk_about_dialog_set_license_type(dialog, license)
  }
  /// Leads to the program's place on the web.
  public func setWebsite(_ address: String, label: String) {
    gtk_about_dialog_set_website(dialog, address)
    gtk_about_dialog_set_website_label(dialog, label)
  }
  /// Names who translated the program; nothing is shown for `translator-credits`, the text that has no translation.
  public func setTranslators(_ names: String) { gtk_about_dialog_set_translator_credits(dialog, names) }
  /// Names who made the program.
  public func setAuthors(_ names: [String]) {
    withCStrings(names) { gtk_about_dialog_set_authors(dialog, $0) }
  }
  /// Adds a section to the credits, in which addresses on the web are links.
  public func addCredits(_ title: String, _ lines: [String]) {
    withCStrings(lines) { gtk_about_dialog_add_credit_section(dialog, title, $0) }
  }
  /// What the program runs on: a page of its own, of which a person can copy parts.
  public var systemInformation: String {
    get { gtk_about_dialog_get_system_information(dialog).map { String(cString: $0) } ?? "" }
    set { gtk_about_dialog_set_system_information(dialog, newValue) }
  }
  /// Puts a button at the leading end of the title bar.
  public func packStart(_ button: Button) {
    guard let bar = gtk_window_get_titlebar(pointer.assumingMemoryBound(to: GtkWindow.self)),
      fp_is_a(bar, gtk_header_bar_get_type()) != 0
    else { return }
    gtk_header_bar_pack_start(OpaquePointer(bar), button.widget)
  }
}
