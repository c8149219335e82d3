import FloorplanProgram
import GTKBridge

extension GalleryWindow {
  /// Displays the shortcuts of all commands.
  func showShortcuts() {
    do throws(BuilderError) {
      try showAbove(Window.shortcutsWindow(for: GalleryShortcuts.sections))
    } catch {
      logMessage("Keyboard shortcuts: \(error)")
    }
  }

  /// Displays the About window.
  func showAbout() {
    let id = GalleryApplication.id
    // The icon exists only if the program is installed.
    let dialog = AboutDialog(
      name: GalleryApplication.name, version: Installation.version,
      iconName: IconTheme.of(display).contains(id) ? id : nil)
    dialog.setComments(localized("Fiori-style components and floorplans for GTK 4"))
    dialog.setCopyright(localized("© 2026 The Floorplan developers"), license: .apache2)
    dialog.setAuthors([localized("The Floorplan developers")])
    dialog.addCredits(localized("Report an Issue"), [ProgramDetails.issues])
    // Translators: your names for the about window, one per line.
    dialog.setTranslators(localized("translator-credits"))
    dialog.setWebsite(ProgramDetails.website, label: localized("Website"))
    dialog.systemInformation = details
    let copy = Button(label: localized("Copy Details"))
    copy.onClick { [unowned self, unowned dialog] in
      clipboard.set(text: dialog.systemInformation)
      announce(localized("Details copied"))
    }
    dialog.packStart(copy)
    showAbove(dialog)
  }

  private func showAbove(_ window: Window) {
    window.transientParent = self
    window.isModal = true
    window.present()
  }
}
