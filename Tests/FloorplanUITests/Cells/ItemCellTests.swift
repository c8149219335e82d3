import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ItemCellTests {
  private typealias Parts = ComponentParts.ItemCell
  private static let parts = [
    Parts.detailImageView, Parts.title, Parts.subtitle, Parts.status, Parts.primaryButton, Parts.secondaryButton,
  ]

  private func set(_ part: ComponentPart, of item: some ContentPresenting<ItemContent>) {
    switch part {
    case Parts.detailImageView: item.detailImage = .icon("folder-symbolic")
    case Parts.title: item.titleText = "Franck Syren"
    case Parts.subtitle: item.subtitleText = "Java Developer"
    case Parts.status: item.statusText = "Available"
    case Parts.primaryButton: item.primaryButton.setImage(.icon("mail-send-symbolic"), for: .normal)
    default: item.secondaryButton.setImage(.icon("call-start-symbolic"), for: .normal)
    }
  }

  private func fill(_ item: some ContentPresenting<ItemContent>) {
    for part in Self.parts { set(part, of: item) }
    item.actionLayout = .pair
  }

  private func frame(
    _ part: ComponentPart, _ cell: ItemCell
  ) throws -> (x: Double, y: Double, width: Double, height: Double) {
    try #require(cell.visiblePart(part)?.bounds(in: cell), "\(part.name)")
  }

  // MARK: Parts

  @Test func unsetPartHasNoWidget() async {
    await withNoPeerLeft {
      // Every subset of the parts.
      for subset in 0..<(1 << Self.parts.count) {
        let cell = ItemCell()
        cell.actionLayout = .pair
        let expected = Self.parts.indices.filter { subset & (1 << $0) != 0 }.map { Self.parts[$0] }
        for part in expected { set(part, of: cell) }
        #expect(cell.children.count == expected.count)
        for part in expected { #expect(cell.visiblePart(part) != nil, "\(part.name) of \(expected.map(\.name))") }
      }
    }
  }

  @Test func actionLayoutDeterminesTheButtons() async {
    await withNoPeerLeft {
      let cell = ItemCell()
      // The second part first: the reading order is different.
      set(Parts.secondaryButton, of: cell)
      set(Parts.primaryButton, of: cell)
      #expect(cell.children == [cell.primaryButton, cell.secondaryButton])
      for layout in ActionLayout.allCases + [.none] {
        cell.actionLayout = layout
        #expect((cell.visiblePart(Parts.primaryButton) != nil) == (layout != .none))
        #expect((cell.visiblePart(Parts.secondaryButton) != nil) == (layout == .pair))
      }
      cell.actionLayout = .pair
      cell.secondaryButton.setImage(nil, for: .normal)
      #expect(cell.visiblePart(Parts.secondaryButton) == nil)
      cell.secondaryButton.setTitle("Call", for: .normal)
      #expect(cell.visiblePart(Parts.secondaryButton) != nil)
    }
  }

  @Test func buttonsWorkWithPointerAndKeyboardAndReturnFocus() async {
    await withCell(ItemCell.self) { cell, _ in
      fill(cell)
      var pressed: [String] = []
      cell.primaryButton.didSelectHandler = { _ in pressed.append("write") }
      cell.secondaryButton.didSelectHandler = { _ in pressed.append("call") }
      cell.primaryButton.emit("clicked")
      #expect(cell.secondaryButton.grabFocus())
      #expect(await cell.secondaryButton.pressAsKey() && pressed == ["write", "call"])
      cell.actionLayout = .single
      #expect(cell.hasFocus)
    }
  }

  @Test func titleNamesTheItemAndItsButtons() async {
    await withNoPeerLeft {
      let cell = ItemCell()
      fill(cell)
      #expect(cell.differingAccessibleLabel(from: "Franck Syren") == nil && cell.accessibleRole == .listItem)
      #expect(cell.differingAccessibleDescription(from: "Java Developer, Available") == nil)
      #expect(cell.primaryButton.differingAccessibleLabel(from: "mail send, Franck Syren") == nil)
      cell.primaryButton.accessibilityLabel = "Write"
      #expect(cell.primaryButton.differingAccessibleLabel(from: "Write, Franck Syren") == nil)
      #expect(cell.primaryButton.tooltip == "Write")
      #expect(cell.copyableText == "Franck Syren\nJava Developer\nAvailable")
      cell.titleText = ""
      #expect(cell.titleText == nil && cell.visiblePart(Parts.title) == nil)
      #expect(cell.differingAccessibleLabel(from: "Java Developer") == nil)
      #expect(cell.differingAccessibleDescription(from: "Available") == nil)
      cell.accessibilityLabel = "A person"
      #expect(cell.differingAccessibleLabel(from: "A person") == nil)
      #expect(cell.differingAccessibleDescription(from: "Java Developer, Available") == nil)
    }
  }

  @Test func statusSemanticCanBeSetBeforeOrAfterTheText() async {
    await withNoPeerLeft {
      let cell = ItemCell()
      cell.semanticStatus = .negative
      set(Parts.status, of: cell)
      #expect(cell.statusLabel.hasStyleClass("negative"))
      cell.semanticStatus = .positive
      #expect(!cell.statusLabel.hasStyleClass("negative") && cell.statusLabel.hasStyleClass("positive"))
    }
  }

  // MARK: Arrangement

  @Test func widthFollowsItemSize() async {
    await withStandardTheme { _ in
      await withCell(ItemCell.self) { cell, window in
        fill(cell)
        await paint(window)
        for (size, width) in [(ItemSize.standard, 120), (.small, 110)] {
          cell.itemSize = size
          #expect(cell.measured(.horizontal).natural == width)
          #expect(cell.measured(.horizontal).minimum <= 110)
        }
        cell.detailImageViewSize = Size(width: 200, height: 50)
        #expect(cell.measured(.horizontal).natural == 200)
      }
    }
  }

  @Test func partsAreStackedCenteredAndMirroredInRTL() async throws {
    try await withStandardTheme { _ in
      try await withCell(ItemCell.self, width: 160) { cell, window in
        fill(cell)
        await paint(window)
        let (image, title) = (try frame(Parts.detailImageView, cell), try frame(Parts.title, cell))
        let (subtitle, status) = (try frame(Parts.subtitle, cell), try frame(Parts.status, cell))
        #expect(image.width == 110 && image.height == 90 && image.y == 0 && image.x == 25)
        #expect(title.y == 98 && title.x == 0 && title.width == Double(cell.width))
        #expect(subtitle.y == title.y + title.height + 2 && status.y == subtitle.y + subtitle.height + 2)
        let (first, second) = (try frame(Parts.primaryButton, cell), try frame(Parts.secondaryButton, cell))
        #expect(first.y == status.y + status.height + 8 && second.y == first.y)
        #expect(first.width == 44 && first.height == 38 && second.width == 44)
        #expect(first.x == 32 && second.x == 84)
        #expect(Double(cell.measured(.vertical, forSize: 160).natural) == first.y + first.height + 16)
        cell.direction = .rtl
        await paint(window)
        #expect(try frame(Parts.primaryButton, cell).x == 84 && frame(Parts.secondaryButton, cell).x == 32)
        #expect(try frame(Parts.detailImageView, cell).x == 25)
        cell.detailImage = nil
        cell.actionLayout = .single
        await paint(window)
        #expect(try frame(Parts.title, cell).y == 0 && frame(Parts.primaryButton, cell).x == 58)
      }
    }
  }

  @Test func longTextsEllipsizeAndNarrowCellsClip() async {
    await withStandardTheme { _ in
      await withCell(ItemCell.self, width: 110) { cell, window in
        fill(cell)
        let long = String(repeating: "word ", count: 2000)
        for text in [long, String(repeating: "W", count: 10_000), "مرحبا", "👩‍🚀 up", "a\nb"] {
          (cell.titleText, cell.subtitleText, cell.statusText) = (text, text, text)
          cell.primaryButton.setTitle(text, for: .normal)
          await paint(window)
          #expect(cell.measured(.horizontal).minimum <= 200)
          #expect(cell.measured(.vertical, forSize: 110).natural < 340)
        }
      }
    }
  }

  @Test func heightDoesNotDependOnTheImage() async {
    await withCell(ItemCell.self) { cell, window in
      cell.titleText = "Franck Syren"
      cell.detailImageView.placeholderText = "Franck Syren"
      let height = cell.measured(.vertical, forSize: 120).natural
      #expect(height > 90)
      for image in [ImageSource.icon("folder-symbolic"), .file("/no/such/picture.png"), .indicator(.critical)] {
        cell.detailImage = image
        await paint(window)
        #expect(cell.measured(.vertical, forSize: 120).natural == height)
      }
    }
  }

  // MARK: Reuse and separate views

  @Test func reuseClearsAllProperties() async {
    await withNoPeerLeft {
      let cell = ItemCell()
      fill(cell)
      var calls = 0
      cell.primaryButton.didSelectHandler = { _ in calls += 1 }
      cell.primaryButton.style = .primary
      cell.detailImageView.isCircular = true
      cell.detailImageView.placeholderText = "FS"
      cell.detailImageViewSize = Size(width: 20, height: 20)
      cell.itemSize = .small
      cell.semanticStatus = .critical
      cell.statusLabel.numberOfLines = 2
      cell.accessibilityLabel = "Name"
      cell.prepareForReuse()
      cell.primaryButton.emit("clicked")
      #expect(calls == 0 && cell.children.allSatisfy { !$0.isVisible } && cell.measured(.vertical).natural == 0)
      #expect([cell.titleText, cell.subtitleText, cell.statusText].allSatisfy { $0 == nil })
      #expect(cell.detailImage == nil && cell.detailImageViewSize == Size(width: 110, height: 90))
      #expect(!cell.detailImageView.isCircular && cell.detailImageView.placeholderText == nil)
      #expect(cell.itemSize == .standard && cell.actionLayout == .none && cell.semanticStatus == nil)
      #expect(cell.differingAccessibleLabel(from: "") == nil && cell.differingAccessibleDescription(from: "") == nil)
      // The next content is the same as in a new cell.
      cell.actionLayout = .pair
      set(Parts.primaryButton, of: cell)
      #expect(cell.visiblePart(Parts.secondaryButton) == nil && cell.primaryButton.style == .tertiary)
      #expect(cell.primaryButton.differingAccessibleLabel(from: "mail send") == nil)
      cell.statusText = "New"
      #expect(SemanticStatus.allCases.allSatisfy { !cell.statusLabel.hasStyleClass($0.rawValue) })
      #expect(cell.statusLabel.numberOfLines == 1)
    }
  }

  @Test func separateViewHasItsOwnClassPaths() async {
    await withWidget(ItemView()) { view, window in
      fill(view)
      await paint(window)
      #expect(view.hasStyleClass("fdlFUICollectionItemView") && !view.hasStyleClass(Parts.cell.classPath))
      for part in Self.parts {
        let widget = view.children.first { $0.hasStyleClass("fdlFUICollectionItemView_" + part.name) }
        #expect(widget != nil && widget?.hasStyleClass(part.classPath) == false, "\(part.name)")
      }
      #expect(view.accessibleRole == .group && view.differingAccessibleLabel(from: "Franck Syren") == nil)
      let cell = ItemCell()
      fill(cell)
      #expect(cell.hasStyleClass("fdlFUICollectionItemView") && cell.hasStyleClass(Parts.cell.classPath))
      for part in Self.parts {
        #expect(part.cssClasses.allSatisfy { name in cell.children.contains { $0.hasStyleClass(name) } })
      }
      #expect(cell.measured(.vertical, forSize: 200) == view.measured(.vertical, forSize: 200))
    }
  }

  @Test func removedButtonOfAViewReleasesFocus() async {
    await withWidget(ItemView()) { view, window in
      fill(view)
      await paint(window)
      #expect(view.primaryButton.grabFocus())
      view.actionLayout = .none
      #expect(!view.containsFocus && !view.isFocusable)
    }
  }

  // MARK: Style

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withCell(ItemCell.self) { cell, window in
        fill(cell)
        for isEnabled in [true, false] {
          cell.isSensitive = isEnabled
          await paint(window)
          for part in Self.parts {
            let widget = try #require(cell.visiblePart(part))
            let style = RealizedStyle(of: widget)
            let expected = theme.resolve(part, state: isEnabled ? .normal : .disabled, appearance: appearance)
            if part.kind == .text {
              style.expect("color", expected.color, part.name)
              style.expectFont(expected, part.name)
              #expect((widget as? Label)?.numberOfLines == expected.lineLimit)
              #expect((widget as? Label)?.alignment == 0.5 && (widget as? Label)?.justification == .center)
            } else if part.kind == .button {
              style.expectMetrics(of: part)
            } else {
              style.expect("color", expected.tintColor, part.name)
            }
          }
        }
        cell.isSensitive = true
        for meaning in SemanticStatus.allCases {
          cell.semanticStatus = meaning
          await paint(window)
          let expected = theme.resolve(Parts.status, variant: meaning, appearance: appearance)
          RealizedStyle(of: cell.statusLabel).expect("color", expected.color, meaning.rawValue)
        }
        cell.detailImage = nil
        cell.detailImageView.placeholderText = "Franck Syren"
        await paint(window)
        let placeholder = try #require(cell.first(Parts.placeholder) as? Label)
        let expected = theme.resolve(Parts.placeholder, appearance: appearance)
        #expect(placeholder.text == "FS")
        RealizedStyle(of: placeholder).expect("color", expected.color, "placeholder")
        RealizedStyle(of: placeholder).expectFont(expected, "placeholder")
        RealizedStyle(of: cell).expectMetrics(of: Parts.cell)
        // The class path of the cell wins over that of its view.
        RealizedStyle(of: cell).expect(
          "background-color", theme.resolve(Parts.cell, appearance: appearance).backgroundColor, "cell")
      }
    }
  }
}
