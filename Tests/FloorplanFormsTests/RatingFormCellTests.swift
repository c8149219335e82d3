import FloorplanTheme
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import FloorplanUI
@testable import GTKBridge

@Suite(.serialized) struct RatingFormCellTests {
  private func stars(of cell: RatingFormCell) -> RatingStars { cell.ratingControl.stars }

  /// The filled stars: 2 for a full one, 1 for a half.
  private func fills(of cell: RatingFormCell) -> [Int] {
    stars(of: cell).children.compactMap { $0 as? RatingStar }.filter(\.isVisible).map { star in
      let parts = star.children.filter(\.isVisible).map { $0.hasStyleClass("on") }
      return parts == [true] ? 2 : parts == [false] ? 0 : 1
    }
  }

  /// The position of a star, counted from 1.
  private func center(_ star: Int, in cell: RatingFormCell) throws -> (x: Double, y: Double) {
    let stars = stars(of: cell)
    let found = stars.children.compactMap { $0 as? RatingStar }[star - 1]
    let box = try #require(found.bounds(in: stars))
    return (box.x + box.width / 2, box.y + box.height / 2)
  }

  private func displayedImage(of star: Int, in cell: RatingFormCell) throws -> Widget {
    let found = stars(of: cell).children.compactMap { $0 as? RatingStar }[star - 1]
    let images = found.children.filter { $0.isVisible }
    return try #require(images.first)
  }

  private func tap(_ star: Int, in cell: RatingFormCell) throws {
    let (x, y) = try center(star, in: cell)
    stars(of: cell).begin(x, y)
    stars(of: cell).end()
  }

  @Test func onlyUserChangesCallTheHandler() async throws {
    await withForm(1, of: RatingFormCell.self) { cells, _ in
      let cell = cells[0]
      var seen: [Int] = []
      cell.onChangeHandler = { seen.append($0) }
      #expect(cell.value == 0 && fills(of: cell) == [0, 0, 0, 0, 0])
      cell.value = 2
      #expect(fills(of: cell) == [2, 2, 0, 0, 0] && stars(of: cell).scale.value == 2 && seen.isEmpty)
      stars(of: cell).scale.value = 4
      #expect(cell.value == 4 && fills(of: cell) == [2, 2, 2, 2, 0] && seen == [4])
      stars(of: cell).scale.value = 4
      #expect(seen == [4])
      // A position between two ratings selects the nearer one.
      stars(of: cell).scale.value = 2.4
      #expect(cell.value == 2 && stars(of: cell).scale.value == 2 && seen == [4, 2])
    }
  }

  @Test func tapsChooseAndASecondTapOnTheFirstStarClears() async throws {
    try await withForm(1, of: RatingFormCell.self) { cells, _ in
      let cell = cells[0]
      var seen: [Int] = []
      cell.onChangeHandler = { seen.append($0) }
      try tap(3, in: cell)
      try tap(3, in: cell)
      try tap(1, in: cell)
      try tap(1, in: cell)
      try tap(1, in: cell)
      try tap(5, in: cell)
      #expect(seen == [3, 1, 0, 1, 5] && cell.value == 5)
    }
  }

  @Test func dragRatesContinuouslyDownToZero() async throws {
    try await withForm(1, of: RatingFormCell.self) { cells, _ in
      let cell = cells[0]
      let stars = stars(of: cell)
      var seen: [Int] = []
      cell.onChangeHandler = { seen.append($0) }
      let start = try center(2, in: cell)
      let end = try center(4, in: cell)
      stars.begin(start.x, start.y)
      stars.move(1, 0, nil)
      #expect(seen.isEmpty)
      stars.move(end.x - start.x, 1, nil)
      stars.move(end.x - start.x + 2, 1, nil)
      stars.move(500, 1, nil)
      stars.move(-500, 1, nil)
      stars.end()
      #expect(seen == [4, 5, 0])
      // A vertical drag scrolls, and isn't a tap either.
      stars.begin(end.x, end.y)
      stars.move(2, 60, nil)
      stars.end()
      #expect(seen.count == 3 && cell.value == 0)
    }
  }

  @Test func firstStarIsOnTheRightInRTL() async throws {
    try await withForm(1, of: RatingFormCell.self) { cells, window in
      let cell = cells[0]
      cell.direction = .rtl
      await paint(window)
      let first = try center(1, in: cell)
      let last = try center(5, in: cell)
      #expect(first.x > last.x)
      try tap(2, in: cell)
      #expect(cell.value == 2)
    }
  }

  @Test func boundsDetermineTheNumberOfStars() async {
    await withForm(1, of: RatingFormCell.self) { cells, _ in
      let cell = cells[0]
      var seen: [Int] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.ratingBounds = 1...4
      #expect(cell.value == 1 && fills(of: cell) == [0, 0, 0])
      stars(of: cell).scale.value = 99
      #expect(cell.value == 4 && seen == [4])
      cell.value = 50
      #expect(cell.value == 50 && fills(of: cell) == [2, 2, 2] && seen == [4])
      cell.ratingBounds = -2...1
      cell.value = -1
      #expect(fills(of: cell) == [2, 0, 0])
      cell.ratingBounds = 3...3
      #expect(fills(of: cell).isEmpty)
    }
  }

  @Test func averageHasOneDecimal() {
    for (number, text) in [(4.46, "4.5"), (4, "4.0"), (-0.01, "0.0"), (-1.25, "-1.3")] {
      #expect(RatingControl.formatOneDecimal(number) == text)
    }
  }

  @Test(arguments: [0...Int.max, Int.min...Int.max, Int.min...0, (Int.max - 2)...Int.max])
  func starCountIsLimited(bounds: ClosedRange<Int>) async throws {
    await withForm(1, of: RatingFormCell.self) { cells, window in
      cells[0].ratingBounds = bounds
      cells[0].value = .max
      await paint(window)
      #expect(fills(of: cells[0]).count == (bounds.lowerBound == Int.max - 2 ? 2 : 20))
      #expect(fills(of: cells[0]).allSatisfy { $0 == 2 })
      cells[0].value = .min
      #expect(fills(of: cells[0]).allSatisfy { $0 == 0 })
    }
  }

  @Test(
    arguments: [
      (3.24, 6), (3.25, 7), (3.74, 7), (3.75, 8), (-1, 0), (9, 10), (.infinity, 10), (-.infinity, 0), (.nan, 4),
    ] as [(Double, Int)])
  func readOnlyAverageIsRoundedToHalfStars(pair: (Double, Int)) async throws {
    await withForm(1, of: RatingFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.value = 2
      cell.ratingControl.averageRating = pair.0
      #expect(fills(of: cell) == [2, 2, 0, 0, 0])
      cell.style = .standard
      #expect(fills(of: cell).reduce(0, +) == pair.1)
    }
  }

  @Test func readOnlyStylesDisplayTexts() async throws {
    try await withForm(1, of: RatingFormCell.self) { cells, window in
      let control = cells[0].ratingControl
      control.averageRating = 3.96
      control.reviewCount = 1
      #expect(control.displayedTexts.isEmpty)
      cells[0].style = .accentedLarge
      #expect(control.displayedTexts == ["4.0", "1 review"])
      control.reviewCount = 101
      #expect(control.displayedTexts == ["4.0", "101 reviews"])
      control.reviewCountCeiling = 100
      control.showsValue = true
      #expect(control.displayedTexts == ["4.0", "4 of 5", "100+ reviews"])
      control.averageRating = 3.5
      control.averageFormatter = { "<\($0)>" }
      control.reviewFormatter = { "\($0) \($1)" }
      #expect(control.displayedTexts == ["<3.5>", "3.5 of 5", "100 true"])
      await paint(window)
      let positions = try control.children.filter(\.isVisible).map { try #require($0.bounds(in: control)).x }
      #expect(positions == positions.sorted() && Set(positions).count == 4)
    }
  }

  @Test func sizeDependsOnStyle() async throws {
    await withForm(1, of: RatingFormCell.self) { cells, _ in
      for (style, size, gap) in [
        (RatingControl.Style.editable, 28, 8), (.editableDisabled, 28, 8), (.standard, 16, 6), (.accented, 16, 6),
        (.standardLarge, 20, 6), (.accentedLarge, 20, 6),
      ] {
        cells[0].style = style
        #expect(stars(of: cells[0]).measured(.horizontal).natural == 5 * size + 4 * gap, "\(style)")
        #expect((cells[0].control != nil) == style.isInput, "\(style)")
      }
    }
  }

  @Test func otherStylesIgnoreInput() async throws {
    try await withForm(1, of: RatingFormCell.self) { cells, window in
      let cell = cells[0]
      cell.value = 3
      cell.onChangeHandler = { _ in Issue.record("the handler was called") }
      for style in RatingControl.Style.allCases where style != .editable {
        cell.style = style
        await paint(window)
        try tap(5, in: cell)
        stars(of: cell).scale.value = 1
        #expect(cell.value == 3 && fills(of: cell) == [2, 2, 2, 0, 0] && stars(of: cell).scale.value == 3, "\(style)")
      }
    }
  }

  @Test func readOnlyCellDisplaysStarsAndText() async throws {
    try await withForm(1, of: RatingFormCell.self) { cells, window in
      let cell = cells[0]
      cell.title = "Service"
      cell.value = 4
      let stars = stars(of: cell)
      #expect(cell.control === stars.scale && stars.scale.isVisible && !stars.levelBar.isVisible)
      cell.isEditable = false
      #expect(cell.control == nil && !stars.scale.isVisible && stars.levelBar.isVisible && stars.levelBar.value == 4)
      #expect(cell.ratingControl.displayedTexts == ["4 of 5"] && stars.hasStyleClass("standard"))
      await paint(window)
      try tap(1, in: cell)
      #expect(cell.value == 4)
      cell.isEditable = true
      #expect(stars.hasStyleClass("editable") && !stars.hasStyleClass("standard"))
      #expect(cell.ratingControl.displayedTexts.isEmpty && stars.isSensitive)
      cell.isEnabled = false
      #expect(stars.stateFlags.contains(.insensitive) && stars.hasStyleClass("editable"))
      cell.style = .editableDisabled
      cell.isEnabled = true
      #expect(stars.stateFlags.contains(.insensitive))
    }
  }

  @Test func subtitleReplacesTheTitle() async {
    await withForm(1, of: RatingFormCell.self) { cells, _ in
      cells[0].title = "Service"
      cells[0].isRequired = true
      #expect(cells[0].texts == ["Service *"])
      cells[0].subtitle = "How was it?"
      #expect(
        cells[0].texts == ["How was it? *"] && cells[0].ratingControl.accessibilityLabel == "Service, How was it?")
      #expect(cells[0].differingAccessibleLabel(from: "Service") == nil)
      cells[0].isRequired = false
      #expect(cells[0].texts == ["How was it?"])
      cells[0].title = ""
      #expect(cells[0].ratingControl.accessibilityLabel == "How was it?")
      #expect(cells[0].differingAccessibleLabel(from: "How was it?") == nil)
      cells[0].subtitle = nil
      #expect(cells[0].ratingControl.accessibilityLabel == "Rating")
    }
  }

  @Test func tintColorFollowsTheRating() async throws {
    _ = GTKEnvironment.isReady
    let display = try #require(Display.default)
    let manager = ThemeManager(display: display, appearance: .light)
    defer { manager.remove() }
    let red = ThemeColor(hex: 0xFF0000)
    let blue = ThemeColor(hex: 0x0000FF)
    try await withForm(1, of: RatingFormCell.self) { cells, window in
      let cell = cells[0]
      cell.setTintColor(.literal(red), for: 0..<3)
      cell.setTintColor(.literal(blue), for: 2..<4)
      @MainActor func color(_ star: Int) async throws -> String? {
        await paint(window, frames: 2)
        let image = try displayedImage(of: star, in: cell)
        return RealizedStyle(of: image).color("color").map { "\($0)" }
      }
      let none = try await color(5)
      cell.value = 1
      let low = try await color(1)
      let lowEmpty = try await color(5)
      stars(of: cell).scale.value = 2
      let middle = try await color(1)
      cell.value = 4
      let high = try await color(1)
      // No attributes are set for a rating of 4.
      let theme = manager.theme.resolve(RatingStars.part, state: .editable, appearance: .light)
      #expect(low == lowEmpty && low != middle && middle != high && none == low)
      let image = try displayedImage(of: 1, in: cell)
      #expect(isColor(RealizedStyle(of: image).color("color"), theme.colors[.onColor]))
      cell.value = 2
      await paint(window, frames: 2)
      #expect(cell.ratingControl.tintColor(for: 2) == .literal(blue))
      cell.setTintColor(nil, for: 2..<4)
      #expect(cell.ratingControl.tintColor(for: 2) == .literal(red) && cell.ratingControl.tintColor(for: 3) == nil)
      cell.prepareForReuse()
      #expect(cell.ratingControl.tintColor(for: 1) == nil)
    }
  }

  @Test func emptyStarsHaveContrastInEachAppearance() async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default), appearance: .light)
    defer { manager.remove() }
    try await withForm(1, of: RatingFormCell.self) { cells, window in
      let cell = cells[0]
      for appearance in Appearance.allCases {
        manager.appearance = appearance
        for style in [RatingControl.Style.editable, .standardLarge, .accentedLarge] {
          cell.style = style
          await paint(window, frames: 2)
          let background = try #require(
            manager.theme.resolve(ComponentParts.RatingFormCell.cell, appearance: appearance)
              .colors[.backgroundColor])
          let drawn = try #require(WidgetPicture(of: displayedImage(of: 5, in: cell))).mostOpaqueColor
          let line = ThemeColor(
            red: UInt8(drawn[0]), green: UInt8(drawn[1]), blue: UInt8(drawn[2]), alpha: Double(drawn[3]) / 255)
          #expect(drawn[3] > 250, "\(appearance) \(style): \(drawn)")
          #expect(line.contrast(with: background) >= 3, "\(appearance) \(style): \(line.contrast(with: background))")
        }
      }
    }
  }

  @Test func imagesComeFromPartsTableCodeAndStyleSheet() async throws {
    _ = GTKEnvironment.isReady
    let display = try #require(Display.default)
    let manager = ThemeManager(display: display, appearance: .light)
    defer { manager.remove() }
    await withForm(1, of: RatingFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.value = 3
      @MainActor func images() -> [ImageSource] {
        let images = stars(of: cell).displayedImages
        return [images.on, images.off]
      }
      #expect(images() == [.indicator(.favorite), .indicator(.notFavorite)])
      cell.ratingControl.onImage = .icon("folder-symbolic")
      #expect(images() == [.icon("folder-symbolic"), .indicator(.notFavorite)])
      let path = "fdlFUIRatingControlCollectionViewCell_ratingControl"
      let sheet = "\(path) { on-image-editable: go-up-symbolic; off-image: go-down-symbolic; }"
      manager.theme = Theme.standard.applying(
        StyleSheet.read(StyleSheetSource(name: "rating.nss", text: sheet)).sheet)
      #expect(images() == [.icon("go-up-symbolic"), .icon("go-down-symbolic")])
      #expect((try? displayedImage(of: 1, in: cell) as? Image)?.iconName == "go-up-symbolic")
      cell.style = .accented
      #expect(images() == [.icon("folder-symbolic"), .icon("go-down-symbolic")])
      manager.theme = .standard
      cell.ratingControl.onImage = nil
      #expect(images() == [.indicator(.favorite), .indicator(.notFavorite)])
    }
  }

  @Test func longTitleIsAboveTheStars() async throws {
    try await withForm(1, of: RatingFormCell.self) { cells, window in
      let cell = cells[0]
      cell.title = "Title"
      await paint(window)
      let label = try #require(cell.control(Label.self))
      var title = try #require(label.bounds(in: cell))
      var control = try #require(cell.ratingControl.bounds(in: cell))
      #expect(control.x > title.x && control.x + control.width == Double(cell.width))
      let height = cell.measured(.vertical, forSize: 360).natural
      cell.title = "A title that is so long that the stars have no room beside it"
      await paint(window)
      title = try #require(label.bounds(in: cell))
      control = try #require(cell.ratingControl.bounds(in: cell))
      #expect(control.x == 0 && control.y >= title.y + title.height + 3)
      #expect(cell.measured(.vertical, forSize: 360).natural > height)
      cell.direction = .rtl
      await paint(window)
      control = try #require(cell.ratingControl.bounds(in: cell))
      #expect(control.x + control.width == Double(cell.width))
    }
  }

  @Test func reuseResetsEverything() async throws {
    try await withForm(1, of: RatingFormCell.self) { cells, window in
      let cell = cells[0]
      let control = cell.ratingControl
      cell.title = "Service"
      cell.subtitle = "?"
      cell.style = .accented
      cell.ratingBounds = 2...9
      cell.value = 4
      cell.isEditable = false
      control.averageRating = 2
      control.reviewCount = 4
      control.reviewCountCeiling = 2
      control.showsValue = true
      control.averageFormatter = { _ in "an average" }
      control.reviewFormatter = { _, _ in "some reviews" }
      control.onImage = .icon("folder-symbolic")
      control.offImage = .icon("folder-symbolic")
      cell.onChangeHandler = { _ in Issue.record("the handler wasn't removed") }
      cell.prepareForReuse()
      await paint(window)
      #expect(cell.ratingBounds == 0...5 && cell.value == 0 && cell.style == .editable && cell.subtitle == nil)
      #expect(control.style == .editable && control.averageRating == nil && control.reviewCount == nil)
      #expect(control.reviewCountCeiling == nil && !control.showsValue && control.onImage == nil)
      #expect(control.offImage == nil && cell.texts.isEmpty && control.displayedTexts.isEmpty)
      try tap(2, in: cell)
      #expect(cell.value == 2)
      (cell.style, control.averageRating, control.reviewCount) = (.accentedLarge, 3.5, 7)
      #expect(control.displayedTexts == ["3.5", "7 reviews"])
    }
  }

  @Test func reviewCountWrapsBelowTheStars() async throws {
    try await withForm(1, of: RatingFormCell.self) { cells, window in
      let control = cells[0].ratingControl
      cells[0].style = .accentedLarge
      control.averageRating = 4.2
      control.reviewCount = 8
      control.reviewFormatter = { count, _ in "of \(count) people who were asked" }
      await paint(window, frames: 2)
      let review = try #require(control.children.compactMap { $0 as? Label }.last { $0.isVisible })
      let width = control.measured(.horizontal).natural
      let line = control.measured(.vertical, forSize: width).natural
      let lines = control.measured(.vertical, forSize: width - 1).natural
      #expect(lines > line && control.measured(.horizontal).minimum < width)
      for (width, isBelow) in [(width, false), (width - 1, true)] {
        control.sizeAllocate(width: width, height: isBelow ? lines : line)
        let box = try #require(review.bounds(in: control))
        let stars = try #require(control.stars.bounds(in: control))
        #expect(isBelow ? box.x == 0 && box.y >= stars.y + stars.height : box.x >= stars.x + stars.width)
        #expect(Int(box.width) == review.measured(.horizontal).natural)
      }
    }
  }
}
