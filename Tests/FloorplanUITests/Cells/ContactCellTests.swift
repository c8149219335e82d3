import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

extension ContentPresenting<PersonContent> {
  /// Sets every part in an arbitrary order, which the view must sort.
  func fillForTest(activities count: Int = 5, _ pressed: @escaping (String) -> Void = { _ in }) {
    let all: [Activity] = [
      .phone { pressed("phone") }, .message { pressed("message") }, .email { pressed("email") },
      .video { pressed("video") }, .details { pressed("details") },
    ]
    self.activities = Array(all.prefix(count))
    self.descriptionText = "Northern park"
    self.subheadlineText = "Turbine technician"
    self.headlineText = "Rouja Pakiman"
    self.detailImageView.placeholderText = "Rouja Pakiman"
  }

  var activityButtons: [ActionButton] {
    content.activityRow?.children.compactMap { $0 as? ActionButton }.filter(\.isVisible) ?? []
  }
}

@Suite(.serialized) struct ContactCellTests {
  private typealias Parts = ComponentParts.ContactCell
  private static let inOrder = [
    Parts.detailImageView, Parts.headlineLabel, Parts.subheadlineLabel, Parts.descriptionLabel,
  ]

  @Test func unsetPartsHaveNoWidgetAndOthersAreInReadingOrder() async {
    await withNoPeerLeft {
      let cell = ContactCell()
      cell.activities = []
      #expect(cell.children.isEmpty)
      cell.fillForTest()
      #expect(cell.children.count == 5 && cell.children.last is ActivityRow)
      for (child, part) in zip(cell.children, Self.inOrder) { #expect(child.hasStyleClass(part.classPath)) }
      #expect(cell.detailImageView.isCircular && cell.detailImageView.imageSize == Size(width: 40, height: 40))
      #expect(cell.copyableText == "Rouja Pakiman\nTurbine technician\nNorthern park")
      cell.detailImageView.isCircular = false
      cell.headlineLabel.numberOfLines = 7
      cell.prepareForReuse()
      #expect(cell.children.filter(\.isVisible).isEmpty && cell.copyableText == nil && cell.activities.isEmpty)
      #expect(cell.detailImageView.isCircular && cell.headlineLabel.numberOfLines == 2)
      cell.headlineText = ""
      #expect(cell.headlineText == nil && cell.children.filter(\.isVisible).isEmpty)
    }
  }

  @Test func buttonsAreNamedByActionAndContact() async {
    await withCell(ContactCell.self, height: 400) { cell, window in
      var pressed: [String] = []
      cell.fillForTest { pressed.append($0) }
      await paint(window)
      let names = ["Call", "Message", "Email", "Video Call", "Details"]
      #expect(cell.activityButtons.count == 5)
      for (button, name) in zip(cell.activityButtons, names) {
        #expect(button.differingAccessibleLabel(from: "\(name), Rouja Pakiman") == nil && button.isFocusable)
        button.emit("clicked")
      }
      #expect(pressed == ["phone", "message", "email", "video", "details"])
      #expect(cell.differingAccessibleLabel(from: "Rouja Pakiman") == nil)
      #expect(cell.differingAccessibleDescription(from: "Turbine technician, Northern park") == nil)
      #expect(cell.accessibleRole == .listItem)
      cell.headlineText = "Ana Novak"
      #expect(cell.activityButtons[0].differingAccessibleLabel(from: "Call, Ana Novak") == nil)
      // Reused for another person, with different handlers.
      cell.prepareForReuse()
      cell.headlineText = "Li Wei"
      cell.activities = [Activity(.icon("map-symbolic"), name: "Map") { pressed.append("map") }]
      #expect(cell.activityButtons.count == 1)
      #expect(cell.activityButtons[0].differingAccessibleLabel(from: "Map, Li Wei") == nil)
      cell.activityButtons[0].emit("clicked")
      #expect(pressed.last == "map" && pressed.count == 6)
      await paint(window)
    }
  }

  @Test func removedButtonPassesFocusToTheCellAndFiveIsTheMaximum() async {
    await withCell(ContactCell.self) { cell, window in
      cell.activities = (0..<8).map { Activity(.icon("map-symbolic"), name: "\($0)") {} }
      await paint(window)
      #expect(cell.activityButtons.count == 5 && cell.activities.count == 8)
      #expect(cell.activityButtons[4].grabFocus())
      cell.activities = Array(cell.activities.prefix(2))
      #expect(cell.activityButtons.count == 2 && cell.hasFocus)
    }
  }

  @Test func iconsExist() async {
    await withNoPeerLeft {
      let all: [Activity] = [.phone {}, .message {}, .email {}, .video {}, .details {}]
      let theme = Display.default.map { IconTheme.of($0) }
      for activity in all {
        if case .icon(let name) = activity.image { #expect(theme?.contains(name) == true, "\(name)") }
      }
      #expect(Set(all.map(\.image)).count == 5)
    }
  }

  /// The bounds of a part, from the leading edge.
  private func box(_ widget: Widget?, in cell: ContactCell) throws -> Rect {
    let box = try #require(widget?.bounds(in: cell))
    let x = cell.direction == .rtl ? Double(cell.width) - box.x - box.width : box.x
    return Rect(x: x, y: box.y, width: box.width, height: box.height)
  }

  @Test func regularWidthHasColumns() async throws {
    try await withStandardTheme { _ in
      try await withCell(ContactCell.self, width: 800, height: 100) { (cell: ContactCell, window: Window) in
        cell.fillForTest()
        for direction in [TextDirection.ltr, .rtl] {
          cell.direction = direction
          await paint(window)
          let image = try box(cell.part(Parts.detailImageView), in: cell)
          let headline = try box(cell.headlineLabel, in: cell)
          let description = try box(cell.descriptionLabel, in: cell)
          let row = try box(cell.content.activityRow, in: cell)
          #expect(image.minX == 0 && image.size.width == 40 && image.size.height == 40)
          #expect(headline.minX == 52 && description.minX == headline.maxX + 16 && row.minX == description.maxX + 16)
          #expect(row.maxX == Double(cell.width) && row.size.width == 5 * 44 + 4 * 8)
          #expect(cell.faults.isEmpty)
        }
      }
    }
  }

  @Test func compactWidthPlacesManyActivitiesBelow() async throws {
    try await withStandardTheme { _ in
      try await withCell(ContactCell.self, width: 360, height: 400) { (cell: ContactCell, window: Window) in
        for direction in [TextDirection.ltr, .rtl] {
          for count in [0, 2, 3, 5] {
            cell.prepareForReuse()
            cell.direction = direction
            cell.fillForTest(activities: count)
            await paint(window)
            #expect(cell.faults.isEmpty)
            let description = try box(cell.descriptionLabel, in: cell)
            let subheadline = try box(cell.subheadlineLabel, in: cell)
            #expect(description.minY == subheadline.maxY + 3 && description.minX == 52)
            guard count > 0 else {
              #expect(description.maxX == Double(cell.width))
              continue
            }
            let row = try box(cell.content.activityRow, in: cell)
            if count == 2 {
              #expect(row.maxX == Double(cell.width) && description.maxX == row.minX - 16)
            } else {
              #expect(row.minY == description.maxY + 8 && row.minX == 0 && description.maxX == Double(cell.width))
            }
            for button in cell.activityButtons {
              let own = try box(button, in: cell)
              #expect(own.size.width >= 44 && own.size.height >= 44)
            }
          }
        }
      }
    }
  }

  @Test func activitiesWrapInNarrowCells() async throws {
    try await withStandardTheme { _ in
      try await withCell(ContactCell.self, width: 160, height: 500) { (cell: ContactCell, window: Window) in
        cell.fillForTest()
        await paint(window)
        let boxes = try cell.activityButtons.map { try box($0, in: cell) }
        #expect(
          boxes.map(\.minX) == [0, 52, 0, 52, 0] && boxes.map { $0.minY - boxes[0].minY } == [0, 0, 52, 52, 104])
        #expect(cell.measured(.horizontal).minimum <= 160 && cell.activityButtons.allSatisfy(\.isMapped))
      }
    }
  }

  @Test func extremeTextsFitInAnyWidth() async {
    await withStandardTheme { _ in
      await withNoPeerLeft {
        let window = Window()
        let (cell, header) = (ContactCell(), ProfileHeader())
        window.child = ScrolledWindow(Box(.vertical, [cell, header]), name: "People")
        window.defaultSize = (700, 300)
        window.present()
        #expect(await turnUntil { window.isMapped && window.width > 0 })
        for text in extremeTexts {
          for view in [cell, header] as [any ContentPresenting<PersonContent>] {
            view.fillForTest(activities: (text?.utf8.count ?? 0) % 6)
            view.headlineText = text
            view.subheadlineText = text
            view.descriptionText = text
            view.detailImageView.placeholderText = text
            for width in [1, 30, 200, 359, 560, 900] {
              let fitting = max(width, view.measured(.horizontal).minimum)
              view.allocate(width: fitting, height: view.measured(.vertical, forSize: fitting).natural)
              #expect(view.faults.isEmpty, "\(view.faults.prefix(3)) at \(fitting)")
            }
          }
          await paint(window)
        }
        window.close()
      }
    }
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withCell(ContactCell.self) { cell, window in
        cell.fillForTest()
        for isEnabled in [true, false] {
          cell.isSensitive = isEnabled
          await paint(window)
          let state = isEnabled ? StyleState.normal : .disabled
          for part in [Parts.headlineLabel, Parts.subheadlineLabel, Parts.descriptionLabel] {
            let expected = theme.resolve(part, state: state, appearance: appearance)
            let label = try #require(cell.part(part) as? Label)
            RealizedStyle(of: label).expect("color", expected.color, part.name)
            RealizedStyle(of: label).expectFont(expected, part.name)
            #expect(label.numberOfLines == expected.lineLimit)
          }
        }
        RealizedStyle(of: cell).expectMetrics(of: Parts.cell)
        RealizedStyle(of: cell.activityButtons[0]).expectMetrics(of: Parts.activityButton)
        let placeholder = try #require(cell.first(Parts.placeholder))
        RealizedStyle(of: placeholder).expectFont(theme.resolve(Parts.placeholder, appearance: appearance), "initials")
      }
    }
  }
}
