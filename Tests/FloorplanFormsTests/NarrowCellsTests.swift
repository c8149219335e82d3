import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// The behavior of cells with little space.
@Suite(.serialized) struct NarrowCellsTests {
  private func allocate(_ widget: Widget, _ width: Int) {
    widget.allocate(width: width, height: widget.measured(.vertical, forSize: width).natural)
  }

  @Test func prefixAndSuffixLeaveSpaceForTheText() async throws {
    try await withStandardTheme {
      try await withForm(1, of: SimplePropertyFormCell.self) { cells, window in
        let cell = cells[0]
        (cell.title, cell.prefix, cell.suffix, cell.value) = ("Price", "EUR", "an hour", "12.50")
        cell.isStacked = true
        await paint(window, frames: 2)
        let field = try #require(cell.field)
        let labels = field.children.compactMap { $0 as? Label }
        let prefix = try #require(labels.first { $0.text == "EUR" })
        let suffix = try #require(labels.first { $0.text == "an hour" })
        @MainActor func middle(_ widget: Widget) throws -> Double {
          let box = try #require(widget.bounds(in: field))
          return box.y + box.height / 2
        }
        @MainActor func isInLine(_ label: Widget) throws -> Bool { try abs(middle(label) - middle(field.entry)) < 3 }
        allocate(field, 320)
        #expect(try isInLine(prefix) && isInLine(suffix))
        let height = field.height
        allocate(field, 170)
        #expect(try isInLine(prefix) && !isInLine(suffix) && middle(suffix) > middle(field.entry))
        #expect(field.entry.width >= 60 && field.height > height)
        let minimum = field.measured(.horizontal).minimum
        #expect(minimum < 110)
        allocate(field, max(100, minimum))
        #expect(try middle(prefix) < middle(field.entry) && middle(field.entry) < middle(suffix))
        for part in [prefix, suffix, field.entry] as [Widget] {
          let box = try #require(part.bounds(in: field))
          #expect(box.x >= 0 && box.x + box.width <= Double(field.width))
        }
        // Next to its key, it would have even less space.
        cell.isStacked = false
        #expect(cell.titleColumn(in: 400) != nil && cell.titleColumn(in: 340) == nil)
        (cell.prefix, cell.suffix) = (nil, nil)
        #expect(cell.titleColumn(in: 340) != nil && field.widthForOneLine == 0)
      }
    }
  }

  @Test func longValueIsBelowItsKeyUnlessTheUserIsTyping() async throws {
    try await withStandardTheme {
      try await withForm(1, of: SimplePropertyFormCell.self) { cells, window in
        let cell = cells[0]
        (cell.title, cell.value) = ("Location", "Pier 9")
        await paint(window, frames: 2)
        window.clearFocus()
        #expect(cell.titleColumn(in: 340) != nil)
        cell.value = "127 Higgins Drive, Palo Alto"
        #expect(cell.titleColumn(in: 340) == nil && cell.titleColumn(in: 600) != nil)
        let field = try #require(cell.field)
        #expect(field.grabFocus())
        cell.value = "Pier 9"
        #expect(cell.titleColumn(in: 340) == nil)
        window.clearFocus()
        #expect(cell.titleColumn(in: 340) != nil)
      }
    }
  }

  @Test func initiallyFocusedFieldIsMeasuredOnce() async throws {
    try await withStandardTheme {
      try await withForm(1, of: SimplePropertyFormCell.self) { _, window in
        // It is focused before its first layout.
        let cell = SimplePropertyFormCell()
        (cell.title, cell.value) = ("Location", "127 Higgins Drive, Palo Alto")
        window.child = Box(.vertical, [cell])
        let field = try #require(cell.field)
        #expect(field.grabFocus() && cell.isFocusWithin)
        #expect(cell.titleColumn(in: 340) == nil)
        // The title stays while the user types.
        cell.value = "Pier 9"
        #expect(cell.titleColumn(in: 340) == nil)
        window.clearFocus()
        #expect(cell.titleColumn(in: 340) != nil)
      }
    }
  }

  @Test func hintIsBelowTheValueAndBannerBelowBoth() async throws {
    try await withStandardTheme {
      try await withForm(1, of: SimplePropertyFormCell.self) { cells, window in
        let cell = cells[0]
        (cell.title, cell.value, cell.hintText) = ("Location", "Palo Alto", "Where the object is")
        await paint(window, frames: 2)
        allocate(cell, 480)
        let field = try #require(cell.field)
        let message = try #require(cell.children.compactMap { $0 as? InlineValidationView }.first)
        @MainActor func edges() throws -> (field: [Double], message: [Double]) {
          let (a, b) = (try #require(field.bounds(in: cell)), try #require(message.bounds(in: cell)))
          return ([a.x, a.x + a.width], [b.x, b.x + b.width])
        }
        var (above, below) = try edges()
        #expect(above == below && above[0] == 172)
        cell.direction = .rtl
        await paint(window, frames: 2)
        allocate(cell, 480)
        (above, below) = try edges()
        #expect(above == below && above[0] == 0 && above[1] < Double(cell.width))
        cell.direction = .ltr
        cell.validationMessage = ValidationMessage("That is wrong.", style: .banner)
        await paint(window, frames: 2)
        allocate(cell, 480)
        (above, below) = try edges()
        #expect(above[0] == 172 && below[0] <= 0 && below[1] - below[0] >= Double(cell.width) - 40)
        cell.validationMessage?.style = .hint
        cell.isStacked = true
        await paint(window, frames: 2)
        allocate(cell, 480)
        (above, below) = try edges()
        #expect(above == below && above[0] == 0)
      }
    }
  }

  @Test func rangeFieldsWithLongNumbersStack() async throws {
    try await withStandardTheme {
      try await withForm(1, of: RangeSliderFormCell.self) { cells, window in
        let cell = cells[0]
        (cell.minimumValue, cell.maximumValue) = (-100_000_000, 100_000_000)
        await paint(window, frames: 2)
        let fields = cell.children.compactMap { $0 as? any InputField }
        let natural = fields.map { $0.measured(.horizontal).natural }
        @MainActor func boxes(_ width: Int) throws -> [(x: Double, y: Double, width: Double, height: Double)] {
          allocate(cell, width)
          return try fields.map { try #require($0.bounds(in: cell)) }
        }
        var frames = try boxes(360)
        #expect(frames[0].y == frames[1].y && frames.map { Int($0.width) } == natural)
        let narrow = natural.reduce(0, +)
        frames = try boxes(narrow)
        #expect(frames[1].y >= frames[0].y + frames[0].height && frames.map { Int($0.width) } == natural)
        #expect(cell.measured(.horizontal).minimum < narrow)
        (cell.minimumValue, cell.maximumValue) = (0, 9)
        frames = try boxes(narrow)
        #expect(frames[0].y == frames[1].y)
      }
    }
  }

  /// Returns whether the text of a field isn't wider than its entry.
  private func isComplete(_ field: ValueField<Double>) -> Bool {
    let layout = gtk_widget_create_pango_layout(field.entry.input.widget, field.text)
    var textWidth: Int32 = 0
    pango_layout_get_pixel_size(layout, &textWidth, nil)
    g_object_unref(layout.map(UnsafeMutableRawPointer.init))
    return textWidth > 0 && Int(textWidth) <= field.entry.input.width
  }

  @Test func everyNumberIsFullyVisible() async throws {
    func check<Cell: TitledCell>(
      _ type: Cell.Type, _ set: @escaping (_ cell: Cell, _ bound: Double, _ decimals: Int, _ value: Double) -> Void
    ) async throws {
      try await withStandardTheme {
        await withForm(1, of: type) { cells, window in
          let cell = cells[0]
          cell.title = "Price"
          for decimals in [0, 2, 6] {
            let resolution = decimals > 0 ? NumberLine(0, 1, decimals: decimals).resolution : 0
            for bound in [1.0, 100, 100_000] {
              for value in [bound - resolution, resolution - bound] {
                set(cell, bound, decimals, value)
                await paint(window, frames: 2)
                let fields = cell.all(ValueField<Double>.self)
                #expect(fields.allSatisfy(isComplete), "\(type): \(fields.map(\.text))")
              }
            }
          }
          for field in cell.all(ValueField<Double>.self) {
            field.grabFocus()
            field.entry.input.typeLetters("123456789012345678")
            await paint(window, frames: 2)
            #expect(isComplete(field), "\(type)")
            cell.cancelEditing()
          }
        }
      }
    }
    try await check(StepperFormCell.self) {
      ($0.minimumValue, $0.maximumValue, $0.decimalPlaces, $0.value) = (-$1, $1, $2, $3)
    }
    try await check(SliderFormCell.self) {
      ($0.minimumValue, $0.maximumValue, $0.decimalPlaces, $0.value) = (-$1, $1, $2, $3)
      $0.showsValueField = true
    }
    try await check(RangeSliderFormCell.self) {
      ($0.minimumValue, $0.maximumValue, $0.decimalPlaces) = (-$1, $1, $2)
      $0.value = min($3, 0)...max($3, 0)
    }
  }

  @Test func numberMovesBelowALongTitleWord() async throws {
    try await withStandardTheme {
      try await withForm(1, of: SliderFormCell.self) { cells, window in
        let cell = cells[0]
        (cell.title, cell.minimumValue, cell.maximumValue) = ("Wertminderungen", -100_000, 100_000)
        (cell.value, cell.unit, cell.showsValueField) = (-99_999.99, nil, true)
        await paint(window, frames: 2)
        let field = try cell.first(ValueField<Double>.self)
        @MainActor func isBelowTitle() throws -> Bool {
          let (title, number) = (try #require(cell.titleLabel.bounds(in: cell)), try #require(field.bounds(in: cell)))
          return number.y >= title.y + title.height
        }
        allocate(cell, 200)
        #expect(try isComplete(field) && isBelowTitle())
        allocate(cell, 480)
        #expect(try isComplete(field) && !isBelowTitle())
      }
    }
  }

  @Test func monthTitleIsReadableInNarrowCell() async throws {
    try await withStandardTheme {
      try await withForm(1, of: DatePickerFormCell.self) { cells, window in
        let cell = cells[0]
        cell.datePickerMode = .date
        cell.value = DateTime(year: 2026, month: 5, day: 31)
        cell.isPickerVisible = true
        await paint(window, frames: 2)
        let month = try cell.first(MonthView.self)
        let labels = month.children.compactMap { $0 as? PartLabel }
        let title = try #require(labels.first { $0.text.hasSuffix("2026") })
        let next = try #require(month.children.compactMap { $0 as? ActionButton }.last)
        @MainActor func names() -> Set<Int> {
          Set(labels.filter { $0 !== title && $0.isChildVisible }.map(\.text.count))
        }
        allocate(month, 364)
        #expect(names() == [3] && title.bounds(in: month)!.y < next.bounds(in: month)!.y + 20)
        let minimum = month.measured(.horizontal).minimum
        #expect(minimum <= 252)
        title.font = StyleFont(.largeTitle)
        for label in labels where label !== title { label.font = StyleFont(.title1) }
        await paint(window, frames: 2)
        allocate(month, 252)
        #expect(names() == [1])
        #expect(title.bounds(in: month)!.y + title.bounds(in: month)!.height <= next.bounds(in: month)!.y)
        let height = month.height
        cell.value = DateTime(year: 2026, month: 9, day: 30)
        #expect(month.measured(.vertical, forSize: 252).natural == height)
      }
    }
  }

  @Test func weekWithLargeTextFitsNarrowCell() async throws {
    try await withStandardTheme {
      try await withForm(1, of: DatePickerFormCell.self) { cells, window in
        let cell = cells[0]
        cell.datePickerMode = .date
        cell.value = try day(31, month: 5)
        cell.isPickerVisible = true
        Settings.default.textResolution = 2 * 96 * 1024
        defer { Settings.default.reset("gtk-xft-dpi") }
        await paint(window, frames: 2)
        let month = try cell.first(MonthView.self)
        #expect(month.measured(.horizontal).minimum <= 252)
        allocate(month, 252)
        let boxes = try month.all(DayButton.self).filter(\.isVisible).map { try #require($0.bounds(in: month)) }
        #expect(boxes.count == 31)
        for box in boxes {
          #expect(box.x >= 0 && box.x + box.width < 252.5 && box.y + box.height < Double(month.height) + 0.5)
        }
        for (box, next) in zip(boxes, boxes.dropFirst()) {
          #expect(next.y > box.y || next.x > box.x + box.width - 0.5)
        }
      }
    }
  }

  @Test func datesOfARangeAreCompleteAtAnyWidth() async throws {
    try await withStandardTheme {
      try await withForm(1, of: DateRangePickerFormCell.self) { cells, window in
        let cell = cells[0]
        cell.value = try day(9)...day(20)
        cell.isPickerVisible = true
        await paint(window, frames: 2)
        let row = try cell.first(FieldRow.self)
        let entries = row.all(Entry.self)
        let natural = entries.map { $0.measured(.horizontal).natural }
        var arrangements: Set<Bool> = []
        for width in stride(from: 220, through: 480, by: 20) {
          allocate(row, width)
          let boxes = try entries.map { try #require($0.bounds(in: row)) }
          #expect(zip(boxes, natural).allSatisfy { Int($0.width.rounded()) >= $1 }, "\(width): \(boxes)")
          arrangements.insert(boxes[0].y == boxes[1].y)
        }
        #expect(arrangements.count == 2)
      }
    }
  }
}
