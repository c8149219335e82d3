@testable import Gallery
import Testing

@Suite struct IconNameSearchTests {
  private let icons = IconNameSearch([
    "document-open-recent-symbolic", "edit-find", "folder-open", "go-home", "go-home-symbolic", "open-menu-symbolic",
    "user-home", "org.gnome.Nautilus", "x-office-calendar",
  ])

  @Test(arguments: [
    ("go home", ["go-home", "go-home-symbolic"]), ("home go", ["go-home", "go-home-symbolic"]),
    ("gohome", ["go-home", "go-home-symbolic"]), ("GO-HOME-S", ["go-home-symbolic"]),
    ("home", ["go-home", "go-home-symbolic", "user-home"]),
    ("open", ["open-menu-symbolic", "document-open-recent-symbolic", "folder-open"]),
    ("calender", ["x-office-calendar"]), ("nautilus", ["org.gnome.Nautilus"]), ("fnid", []), ("go rocket", []),
  ])
  func wordsFindIcons(typed: String, found: [String]) {
    #expect(icons.search(typed) == found)
  }

  @Test(arguments: ["", " ", "-", "\n"]) func nothingTypedFindsAll(typed: String) {
    #expect(icons.search(typed) == icons.names)
  }

  @Test func anEmptyThemeFindsNothing() {
    #expect(IconNameSearch([]).search("a").isEmpty)
    #expect(IconNameSearch([]).search("").isEmpty)
  }
}
