import FloorplanProgram
public import GTKBridge

extension Application {
  /// Creates an application with its translations and icon.
  ///
  ///     let application = Application(id: "org.example.Orders", texts: TextDomain("orders"))
  ///
  /// - Parameters:
  ///   - id: The application ID, in reverse DNS form.
  ///   - texts: The domain of the program's texts, which is activated; nil if the program has no translations.
  ///   - icon: The name of the windows' icon in the icon theme; nil for an icon that is named after the ID.
  ///   - isUnique: Whether a second start activates the running instance.
  public convenience init(id: String, texts: TextDomain? = nil, icon: String? = nil, isUnique: Bool = true) {
    texts?.activate()
    self.init(plainID: id, isUnique: isUnique)
    Window.setDefaultIcon(named: icon ?? id)
  }
}

extension SettingsStore {
  /// Opens the settings of an application, whose schema has the ID of the application.
  ///
  /// The compiled schema can be in `../share/glib-2.0/schemas`, relative to the program.
  public convenience init(id: String) { self.init(schema: id, folders: Installation.current.schemaFolders) }
}
