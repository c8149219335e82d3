import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Extreme contents and extreme widths.
@Suite(.serialized) struct ObjectEdgeTests {
  private static let texts = extremeTexts + [nil, "Headline"]
  private static let images: [ImageSource?] = [
    nil, nil, .icon("folder-symbolic"), .icon("no-such-icon"), .indicator(.pending), .file("/nonexistent.png"),
  ]

  /// Makes a random change to a cell, and returns the number of its kind.
  @discardableResult
  private func change(_ cell: ObjectCell, _ dice: inout ProbeDice) -> String {
    let text = Self.texts.randomElement(using: &dice) ?? nil
    let image = Self.images.randomElement(using: &dice) ?? nil
    let isOn = Bool.random(using: &dice)
    let number = Double(Int.random(in: -5...70, using: &dice))
    let count = Int.random(in: 0...9, using: &dice)
    let some = (0..<count).map { _ in (Self.texts.randomElement(using: &dice) ?? nil) ?? "x" }
    let kind = Int.random(in: 0..<29, using: &dice)
    switch kind {
    case 0: cell.headlineText = text
    case 1: cell.subheadlineText = text
    case 2: cell.footnoteText = text
    case 3: cell.descriptionText = text
    case 4: cell.statusText = text
    case 5: cell.substatusText = text
    case 6: cell.statusImage = image
    case 7: cell.substatusImage = image
    case 8: cell.detailImage = image
    case 9: cell.detailImageView.placeholderText = text
    case 10: cell.detailImageView.imageSize.width = number
    case 11: cell.iconImages = some.map { GlyphImage(text: $0) } + [image].compactMap(\.self).map { GlyphImage($0) }
    case 12: cell.iconsColumnWidth = number
    case 13: cell.showsIconsInMargins = isOn
    case 14: cell.preservesIconStackSpacing = isOn
    case 15: cell.preservesDetailImageSpacing = isOn
    case 16: cell.tags = some.enumerated().map { Tag($1, style: isOn ? .filled : .outlined, accent: $0) }
    case 17: cell.avatars = some.map { Avatar(name: $0) } + [image].compactMap(\.self).map { Avatar($0) }
    case 18: cell.footnoteIcons = (0..<count).compactMap { _ in image }
    case 19: cell.statusDisplayMode = StatusDisplayMode.allCases.randomElement(using: &dice) ?? .both
    case 20: cell.splitPercent = number / 50
    case 21: cell.appliesSplitPercent = isOn
    case 22: cell.showsDescriptionInCompact = isOn
    case 23: cell.limitsHeightToMainContent = isOn
    case 24: cell.accessoryType = AccessoryType.allCases.randomElement(using: &dice) ?? .none
    case 25: cell.actionAccessoryType = ActionAccessoryType.allCases.randomElement(using: &dice) ?? .none
    case 26: cell.actionAccessoryView?.button.setTitle(text, for: .normal)
    case 27: cell.showsFullStatus = isOn
    default: cell.descriptionLabel.numberOfLines = count
    }
    return "\(kind)"
  }

  /// Returns the problems of a cell at some width after each of several random changes.
  private func firstInvalidByte(after changes: [UInt64]) async -> String? {
    let window = Window()
    let cell = ObjectCell()
    window.child = ScrolledWindow(cell, name: "Cell")
    window.defaultSize = (700, 300)
    window.present()
    defer { window.close() }
    #expect(await turnUntil { window.isMapped && cell.width > 0 })
    for (index, number) in changes.enumerated() {
      var dice = ProbeDice(state: number)
      change(cell, &dice)
      if Int.random(in: 0..<36, using: &dice) == 0 { cell.prepareForReuse() }
      cell.direction = Bool.random(using: &dice) ? .rtl : .ltr
      // Several changes at a time.
      guard index % 3 == 2 || index == changes.count - 1 else { continue }
      for width in [1, 30, 200, 359, 560, 900] {
        if let firstInvalidByte = firstInvalidByte(of: cell, width: width) { return firstInvalidByte }
      }
      await paint(window)
    }
    return nil
  }

  private func firstInvalidByte(of cell: ObjectCell, width: Int) -> String? {
    let measured = cell.measured(.horizontal)
    guard measured.minimum >= 0, measured.natural >= measured.minimum else { return "\(measured)" }
    let fitting = max(width, measured.minimum)
    let height = cell.measured(.vertical, forSize: fitting)
    guard height.minimum > 0 else { return "\(height) at \(fitting)" }
    // Like a container.
    cell.allocate(width: fitting, height: height.natural)
    return cell.faults.first.map { "\($0) at \(fitting)" }
  }

  @Test(arguments: seeds(2, soak: 6)) func extremeContentsFitInAnyWidth(seed: UInt64) async {
    await withStandardTheme { _ in
      await withNoPeerLeft {
        var dice = ProbeDice(state: seed)
        let changes = (0..<120).map { _ in dice.next() }
        guard await firstInvalidByte(after: changes) != nil else { return }
        let minimalChanges = await shrunkSequence(of: changes) { await firstInvalidByte(after: $0) != nil }
        let found = await firstInvalidByte(after: minimalChanges) ?? "no fault when repeated"
        let cell = ObjectCell()
        let names = minimalChanges.map { number in
          var dice = ProbeDice(state: number)
          return change(cell, &dice)
        }
        Issue.record("\(found), seed \(seed), after the changes \(names.joined(separator: ", "))")
      }
    }
  }

  @Test func everyLineBreakCharacterStartsALine() async {
    await withCell(ObjectCell.self, height: 400) { cell, window in
      let line = cell.headlineLabel.lineHeight
      for end in ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"] {
        cell.headlineLabel.numberOfLines = 1
        cell.headlineText = "a \(end)b"
        await paint(window)
        #expect(cell.headlineText == "a \(end)b" && cell.copyableText == "a \(end)b")
        #expect(abs(cell.headlineLabel.height - line) <= 1)
        cell.headlineLabel.numberOfLines = 2
        await paint(window)
        #expect(abs(cell.headlineLabel.height - 2 * line) <= 2)
      }
    }
  }

  @Test func layoutAdaptsToDoubleTextSize() async throws {
    let settings = Settings.default
    let before = settings.textResolution
    defer { settings.textResolution = before }
    try await withStandardTheme { _ in
      try await withCell(ObjectCell.self, width: 391, height: 500) { cell, window in
        cell.headlineText = "Headline"
        cell.subheadlineText = "Subheadline"
        cell.iconImages = ["24"]
        cell.tags = ["New"]
        await paint(window)
        let height = cell.content.measure(.vertical, forSize: 359).natural
        let glyph = cell.content.iconStack.widgets[0]
        settings.textResolution = 2 * 96 * 1024
        await paint(window, frames: 2)
        let doubledHeight = cell.content.measure(.vertical, forSize: 359).natural
        #expect(abs(doubledHeight - 2 * height) <= 12)
        // The column grows with the text, which is drawn as small as necessary.
        let box = try #require(glyph.bounds(in: cell))
        #expect(box.x >= -0.5 && box.x + box.width <= 32.5 && box.width > 16.5)
      }
    }
  }
}
