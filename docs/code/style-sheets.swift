// Declarations that the code in docs/style-sheets.md uses.

import Floorplan

enum PackageResources {
  static let theme_nss: [UInt8] = []
}

let sheet = StyleSheet.read(StyleSheetSource(name: "theme.nss", bytes: PackageResources.theme_nss)).sheet
let cell = ObjectCell()
let candidate = Theme.standard
let window = Window()
let manager = ThemeManager(display: window.display)

func makePage() -> Widget { NavigationPage("Orders") }
