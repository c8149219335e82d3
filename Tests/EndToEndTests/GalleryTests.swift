import Foundation
import Testing

/// The gallery, used through the accessible tree and by keyboard.
@Suite(.serialized) struct GalleryProgramTests {
  @Test func searchFindsPages() throws {
    try Programs.drive(
      [
        ["find", "list item", "Icons"], ["find", "list item", "Installed Software"],
        ["find", "list item", "Form Basics"],
        ["type", "*", "Search pages", "switch form"],
        ["gone", "list item", "Icons"], ["find", "list item", "Form Basics"],
        ["type", "*", "Search pages", "no such page"], ["gone", "list item", "Form Basics"],
        ["find", "heading", "No Pages Found"],
        ["type", "*", "Search pages", ""], ["find", "list item", "Icons"],
        ["type", "*", "Search pages", "form basics"], ["gone", "list item", "Icons"],
        ["click", "list item", "Form Basics"], ["find", "check box", "Confirmed"],
        ["stderr-clean"],
      ], ["icons?size=1400x760"])
  }

  @Test func downMovesFromTheSearchToTheResults() throws {
    try Programs.drive(
      [
        ["find", "check box", "Confirmed"], ["key", "ctrl+k"], ["write", "horizontal scroll"], ["key", "Down"],
        ["focused", "list item", "Horizontal Scroll"], ["key", "Return"],
        ["find", "heading", "Horizontal Scroll (*"], ["stderr-clean"],
      ], ["form-basics?size=1400x760"])
  }

  @Test func switchAndSliderUpdateTheModel() throws {
    try Programs.drive(
      [
        ["wait-text", "label", "isConfirmed = false*"],
        ["press", "check box", "Confirmed"], ["wait-text", "label", "isConfirmed = true*"],
        // The second form displays the same model.
        ["press", "check box#2", "Confirmed"], ["wait-text", "label", "isConfirmed = false*"],
        ["set", "slider", "Distance", "20"], ["wait-text", "label", "*distance = 20*"],
        ["find", "label#2", "20 mi"],
        ["stderr-clean"],
      ], ["form-basics?size=700x700"])
  }

  @Test func clickOnSwitchOrRowTogglesOnce() throws {
    try Programs.drive(
      [
        ["wait-text", "label", "isConfirmed = false*"],
        ["click", "check box", "Confirmed"], ["wait-text", "label", "isConfirmed = true*"], ["quiet"],
        ["find", "label", "isConfirmed = true*"],
        ["click", "label", "Confirmed"], ["wait-text", "label", "isConfirmed = false*"], ["quiet"],
        ["find", "label", "isConfirmed = false*"],
        ["stderr-clean"],
      ], ["form-basics?size=700x700"])
  }

  @Test func keyboardOpensAndClosesARecordInANarrowWindow() throws {
    try Programs.drive(
      [
        ["find", "list item", "dpkg"], ["key", "ctrl+k"], ["key", "Escape"],
        ["tab-to", "list item", "dpkg"], ["key", "Down"], ["quiet"],
        ["count", "label", "Maintainer", "0"],
        ["key", "Return"], ["find", "label", "Maintainer"], ["key", "Escape"], ["gone", "label", "Maintainer"],
        ["key", "Return"], ["find", "label", "Maintainer"],
        ["stderr-clean"],
      ], ["installed-software?search=dpkg&size=420x640"])
  }

  @Test func arrowKeysBrowseTheSidebarOfANarrowWindow() throws {
    try Programs.drive(
      [
        ["find", "check box", "Confirmed"], ["key", "F9"], ["key", "Tab"], ["key", "Up"], ["quiet"],
        ["find", "check box", "Confirmed"], ["key", "Return"], ["find", "heading", "Filter"],
        ["stderr-clean"],
      ], ["form-basics?size=420x640"])
  }

  @Test func clickSelectsARow() throws {
    try Programs.drive(
      [
        ["find", "list item", "dpkg"], ["click", "list item", "dpkg"], ["find", "heading", "dpkg"],
        ["stderr-clean"],
      ], ["installed-software?search=dpkg&size=1400x760"])
  }

  @Test func listCanBeSearchedAndOpensARecord() throws {
    try Programs.drive(
      [
        ["wait-name", "heading", "Packages (*)"],
        ["type", "*", "Search packages", "dpkg"], ["wait-name", "heading", "Packages (* of *)"],
        ["press", "list item", "dpkg"], ["find", "heading", "dpkg"], ["find", "label", "Maintainer"],
        ["press", "push button", "Close Details"], ["gone", "label", "Maintainer"],
        ["type", "*", "Search packages", "zzzzzz"], ["wait-name", "heading", "Packages (0 of *)"],
        ["find", "heading", "No Results"],
        ["stderr-clean"],
      ], ["installed-software?size=1400x760"])
  }

  @Test func columnTitlesSortTheTable() throws {
    try Programs.drive(
      [
        ["find", "table row", "SOLA"], ["find", "table cell", "Symbol"], ["press", "table cell", "Symbol"],
        ["find", "table row", "AIRE"], ["click", "table cell", "Close"], ["find", "table row", "STAR"],
        ["stderr-clean"],
      ], ["stock-table?size=1300x420"])
  }

  @Test func missingFileIsReportedAndCanBeRetried() throws {
    try Programs.drive(
      [
        ["find", "heading", "Can’t Read Packages"], ["find", "label", "*/no/such/status*"],
        ["press", "push button", "Try Again"], ["find", "label", "*/no/such/status*"],
        ["stderr-clean"],
      ], ["installed-software?file=/no/such/status&size=700x700"])
  }

  @Test func secondStartPassesItsAddress() throws {
    try Programs.drive(
      [
        ["find", "check box", "Confirmed"], ["again", "floorplan:icons?search=go-home&dir=rtl"],
        ["wait-name", "heading", "Icons (* of *)"], ["find", "list item", "go-home*"],
        ["stderr-clean"],
      ], ["form-basics?size=1400x760"])
  }

  @Test func savedStyleSheetUpdatesTheProblems() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "mine.nss").path
    try Programs.drive(
      [
        ["save", path, "fdlFUISwitchFormCell_title { font-color: #12; }\n"],
        ["again", "form-basics?density=cozy&sheet=\(path)"],
        ["find", "push button", "1 problem in mine.nss"], ["find", "list item", "Error: *"],
        ["audit"],
        ["save", path, "fdlFUISwitchFormCell_title { font-color: secondaryLabel; }\n"],
        ["gone", "list item", "Error: *"], ["gone", "push button", "*in mine.nss"],
        [
          "save", path,
          "fdlFUISwitchFormCell_title, fdlFUISwitchFormCell_titel { font-color: secondaryLabel; }\n",
        ],
        ["press", "push button", "1 problem in mine.nss"], ["find", "list item", "Warning: *"],
        ["audit"], ["stderr-clean"],
      ], ["form-basics?size=1400x760"])
  }

  /// The pages of components, which have tabs.
  private nonisolated static let components = [
    "button-cell", "contact-cell", "image-cell", "item-cell", "key-value-cell", "object-cell", "simple-property-cell",
    "empty-state", "kpi-header", "object-header", "profile-header", "section-headers", "attachments-form-cell",
    "date-picker-form-cell", "date-range-picker-form-cell", "duration-picker-form-cell", "filter-form-cell",
    "inline-signature-form-cell", "key-value-form-cell", "list-picker-form-cell", "money-form-cell", "note-form-cell",
    "number-form-cell", "order-picker-form-cell", "range-slider-form-cell", "rating-form-cell",
    "segmented-control-form-cell", "simple-property-form-cell", "slider-form-cell", "stepper-form-cell",
    "switch-form-cell", "title-form-cell", "value-picker-form-cell",
  ]

  /// Display options, and the pages that are checked with them.
  ///
  /// The tabs of a component contain what its page displays; `--audit` checks the pages of all components.
  private nonisolated static let audited: [(view: String, pages: [String])] = [
    (
      "",
      [
        "home", "form-basics", "form-basics?editable=off", "form-basics?enabled=off", "icons", "icons?search=zzzzzz",
        "installed-software", "installed-software?columns=2&package=dpkg", "installed-software?file=/no/such/status",
        "horizontal-scroll", "horizontal-scroll-dynamic-size", "horizontal-flow?footer-height=40",
        "autosizing-column-flow", "key-value-column-flow", "characters", "torture", "class-paths",
        "class-paths?search=zzzz", "class-paths?path=Label", "palette", "palette?color=tintColor&appearances=all",
        "text-styles", "grid?accessory=detailDisclosureButton", "stock-table", "embedded-collections",
        "embedded-collections?rows=items", "selection", "selection?count=1000000&source=list-model",
        "grid?rows=million", "kpi-header", "side-by-side", "attachments-form-cell", "complete-form",
        "slider-form-cell?field=on", "value-picker-form-cell?open=on", "duration-picker-form-cell?open=on",
        "date-picker-form-cell?open=on",
        "overview", "list-report", "filter", "object-details", "create-edit", "gallery-view", "object-collection",
        "kpi-header?page=1&size=1000x700", "object-cell", "list-picker",
      ]
    ),
    ("tab=states", components), ("tab=variants", components), ("tab=code", ["button-cell", "slider-form-cell"]),
    (
      "tab=variants&dir=rtl&scale=2&size=360x640", ["object-cell", "item-cell", "kpi-header", "note-form-cell"]
    ),
    (
      "size=360x640",
      [
        "characters?character=U%2B1F600", "torture", "grid", "kpi-header", "object-header",
        "stock-table?accessory=detailButton&dir=rtl", "date-range-picker-form-cell?open=on&dir=rtl",
      ]
    ),
    (
      "theme=dark&dir=rtl&scale=1.5&size=360x640",
      [
        "installed-software", "horizontal-flow", "class-paths?path=fdlFUIObjectCollectionViewCell_statusLabel",
        "selection?layout=tiles&mode=single",
      ]
    ),
    (
      "theme=hc-dark&dir=rtl&scale=1.5&size=360x640",
      [
        "palette?show=contrast"
      ]
    ),
    (
      "theme=hc-light&dir=rtl&scale=2&size=360x640",
      [
        "text-styles?style=headline"
      ]
    ),
    (
      "dir=rtl&scale=2&size=360x640",
      [
        "empty-state", "section-headers", "profile-header", "side-by-side?tint=on", "button-cell",
        "attachments-form-cell?files=hostile", "complete-form?layout=columns", "simple-property-form-cell",
        "rating-form-cell", "inline-signature-form-cell", "list-report", "filter", "object-details", "create-edit",
        "gallery-view", "object-collection",
      ]
    ),
    (
      "theme=hc-dark&dir=rtl&scale=2&size=360x640",
      [
        "kpi-header", "contact-cell", "object-header", "item-cell", "overview",
      ]
    ),
  ]

  @Test(arguments: audited)
  func accessibleTreeHasNoDefects(view: String, pages: [String]) throws {
    // In the compact density, GTK 4.8 reports a control without its padding; `--audit` checks the whole control.
    let addresses = pages.map { page in
      "\(page)\(page.contains("?") ? "&" : "?")density=cozy" + (view.isEmpty ? "" : "&\(view)")
    }
    // The list of pages is as long as most pages, so each program audits it only once.
    let withSidebar = view.contains("size=360") ? [] : [["audit"], ["press", "frame", "*", "win.toggle-sidebar"]]
    try Programs.drive(withSidebar + [["audit-each"] + addresses, ["stderr-clean"]], [addresses[0]])
  }

  /// The density of a desktop with a pointer, in which targets are smaller.
  @Test func compactPagesHaveNoDefects() throws {
    let pages = try Programs.withoutDisplay(["--list"]).output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    let tabs = ["states", "variants"].flatMap { tab in Self.components.map { "\($0)?density=compact&tab=\(tab)" } }
    let addresses = pages.map { "\($0)?density=compact" } + tabs
    let audit = try Programs.withoutDisplay(["--audit"] + addresses)
    #expect(audit.output == "\(addresses.count) of \(addresses.count) pages without problems\n", "\(audit.output)")
    #expect(audit.status == 0, "\(audit.errors)")
  }

  @Test func itemButtonsCanBePressed() throws {
    try Programs.drive(
      [
        ["press", "push button", "Call, Franck Syren"], ["find", "label", "Call Franck Syren"],
        ["click", "push button", "Email, Franck Syren"], ["find", "label", "Email Franck Syren"],
        ["find", "list item", "Franck Syren"], ["stderr-clean"],
      ], ["item-cell?size=700x900"])
  }

  @Test func dotsAndKeysTurnPagesOfAnObjectHeader() throws {
    try Programs.drive(
      [
        // The mark of a changed property is next to that of the page only.
        ["press", "push button", "Page 2 of 3"], ["find", "label", "Changed"],
        ["click", "push button", "Page 3 of 3"], ["press", "push button", "Code"],
        ["find", "label", "*header.currentPage = 2*"], ["press", "push button", "Preview"],
        ["click", "push button", "Page 3 of 3"], ["key", "Left"], ["key", "Left"], ["gone", "label", "Changed"],
        ["stderr-clean"],
      ], ["object-header?size=1000x2000"])
  }

  @Test func dotsAndKeysTurnPagesOfAKPIHeader() throws {
    try Programs.drive(
      [
        ["press", "push button", "Page 2 of 2"], ["find", "label", "Changed"],
        ["press", "push button", "Mean time to repair, 12 h, trend flat"],
        ["find", "label", "Clicked “Mean time to repair”"],
        ["click", "push button", "Page 1 of 2"], ["gone", "label", "Changed"],
        ["key", "Right"], ["find", "label", "Changed"], ["press", "push button", "Code"],
        ["find", "label", "*header.currentPage = 1*"], ["stderr-clean"],
      ], ["kpi-header?size=1134x2000"])
  }

  @Test func contactActivitiesCanBePressed() throws {
    try Programs.drive(
      [
        ["press", "push button", "Call, Rouja Pakiman"], ["find", "label", "Call Rouja Pakiman"],
        ["click", "push button", "Email, Rouja Pakiman"], ["find", "label", "Email Rouja Pakiman"],
        ["stderr-clean"],
      ], ["contact-cell?size=700x900"])
  }

  @Test func keyboardActivatesAValueLink() throws {
    try Programs.drive(
      [
        ["find", "link", "+49 6227 747474"], ["key", "ctrl+k"], ["tab-to", "link", "+49 6227 747474"],
        ["key", "Return"], ["find", "label", "Copied +49 6227 747474"], ["stderr-clean"],
      ], ["key-value-cell?size=1400x760"])
  }

  @Test func keyboardActivatesSeeAll() throws {
    try Programs.drive(
      [
        ["find", "push button", "See All (67), 1 to 67"], ["key", "ctrl+k"],
        ["tab-to", "push button", "See All (67), 1 to 67"], ["key", "Return"],
        ["gone", "push button", "See All (67), 1 to 67"],
        ["find", "list item", "16"], ["stderr-clean"],
      ], ["horizontal-scroll?size=1400x760"])
  }

  @Test func keyboardSelectsMovesAndMarksItems() throws {
    try Programs.drive(
      [
        ["find", "list item", "adduser"], ["key", "ctrl+k"], ["tab-to", "list item", "adduser"],
        ["key", "Down"], ["key", "shift+Down"], ["wait-text", "*", "2 selected *"],
        ["key", "Return"], ["wait-text", "*", "2 selected · last activated *"],
        ["key", "alt+Down"], ["key", "Menu"],
        ["press", "menu item", "Mark as Done"],
        ["wait-text", "*", "* · 2 of 200 done"],
        ["press", "push button", "Undo"], ["wait-text", "*", "* · 0 of 200 done"],
        ["stderr-clean"],
      ], ["selection?size=1400x760"])
  }

  @Test func torturePageReportsNoErrors() throws {
    try Programs.drive(
      [
        ["wait-text", "label", "*steps 0 *"], ["press", "push button", "Start"],
        ["wait-text", "label", "*movements checked [1-9]*"],
        ["press", "push button", "Stop"], ["count", "label", "*movements checked 0 *", "0"],
        ["wait-text", "label", "*wrong 0"], ["stderr-clean"],
      ], ["torture?rate=30&scroll=23&size=700x700"])
  }

  @Test func keyboardCopiesAnIconName() throws {
    try Programs.drive(
      [
        // A theme may only have symbolic icons.
        ["find", "list item", "go-home*"], ["key", "ctrl+k"], ["tab-to", "list item", "go-home*"],
        ["key", "End"], ["key", "Return"], ["find", "label", "Copied go-home-symbolic"],
        ["stderr-clean"],
      ], ["icons?search=go home&size=1400x760"])
  }

  @Test func shortcutsWindowOpensWithoutWarnings() throws {
    try Programs.drive(
      [
        ["find", "check box", "Confirmed"], ["key", "ctrl+question"], ["find", "label", "Search Pages"],
        ["key", "Escape"], ["gone", "label", "Search Pages"], ["stderr-clean"],
      ], ["form-basics?size=700x700"])
  }

  @Test func keyboardSearchesAndSwitchesPages() throws {
    try Programs.drive(
      [
        ["find", "list item", "Icons"],
        ["key", "ctrl+k"], ["key", "F"], ["key", "o"], ["key", "r"], ["key", "m"],
        ["gone", "list item", "Icons"], ["key", "Return"],
        ["find", "check box", "Confirmed"],
        ["key", "ctrl+Page_Up"], ["find", "heading", "Filter"],
        ["stderr-clean"],
      ], ["icons?size=1400x760"])
  }
}
