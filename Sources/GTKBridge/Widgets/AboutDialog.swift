public import CGTK

/// A GtkAboutDialog with the credits, the license and system information of a program.
public final class AboutDialog: Window {
  public override class var gtype: GType { gtk_about_dialog_get_type() }
  private var dialog: OpaquePointer { OpaquePointer(pointer) }

  /// Creates a dialog without displaying it.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - version: The version of the program.
  ///   - iconName: The name of the program's icon, or nil for none.
  public convenience init(name: String, version: String, iconName: String?) {
    self.init(UnsafeMutableRawPointer(gtk_about_dialog_new()), transfer: .none)
    gtk_about_dialog_set_program_name(dialog, name)
    gtk_about_dialog_set_version(dialog, version)
    gtk_about_dialog_set_logo_icon_name(dialog, iconName)
  }

  /// A license with a standard text.
  public nonisolated enum License: UInt32, Sendable, CaseIterable {
    /// The Apache License, version 2.0.
    case apache2 = 16
    /// The MIT license.
    case mit = 7
    /// The 3-clause BSD license.
    case bsd3 = 15
    /// The Mozilla Public License, version 2.0.
    case mpl2 = 17
    /// The GNU General Public License, version 2 or later.
    case gpl2 = 2
    /// The GNU General Public License, version 3 or later.
    case gpl3 = 3
    /// The GNU Lesser General Public License, version 2.1 or later.
    case lgpl21 = 4
    /// The GNU Lesser General Public License, version 3 or later.
    case lgpl3 = 5
    /// The GNU Affero General Public License, version 3 or later.
    case agpl3 = 13
  }

  /// Sets a one-line description of the program.
  public func setComments(_ text: String) { gtk_about_dialog_set_comments(dialog, text) }
  /// Sets the copyright notice and the license.
  public func setCopyright(_ text: String, license: License) {
    gtk_about_dialog_set_copyright(dialog, text)
    gtk_about_dialog_set_license_type(dialog, GtkLicense(rawValue: license.rawValue))
  }
  /// Sets the website of the program.
  public func setWebsite(_ address: String, label: String) {
    gtk_about_dialog_set_website(dialog, address)
    gtk_about_dialog_set_website_label(dialog, label)
  }
  /// Sets the translators; `translator-credits`, the untranslated text, displays nothing.
  public func setTranslators(_ names: String) { gtk_about_dialog_set_translator_credits(dialog, names) }
  /// Sets the authors of the program.
  public func setAuthors(_ names: [String]) {
    withCStrings(names) { gtk_about_dialog_set_authors(dialog, $0) }
  }
  /// Adds a section to the credits; URLs become links.
  public func addCredits(_ title: String, _ lines: [String]) {
    withCStrings(lines) { gtk_about_dialog_add_credit_section(dialog, title, $0) }
  }
  /// The system information, displayed on its own page as selectable text.
  public var systemInformation: String {
    get { gtk_about_dialog_get_system_information(dialog).map { String(cString: $0) } ?? "" }
    set { gtk_about_dialog_set_system_information(dialog, newValue) }
  }
  /// Adds a button at the start of the title bar.
  public func packStart(_ button: Button) {
    guard let bar = gtk_window_get_titlebar(pointer.assumingMemoryBound(to: GtkWindow.self)),
      fp_is_a(bar, gtk_header_bar_get_type()) != 0
    else { return }
    gtk_header_bar_pack_start(OpaquePointer(bar), button.widget)
  }
}
