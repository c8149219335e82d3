import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// The contract of all form cells, for any type of value.
@Suite(.serialized) struct FormCellContractTests {
  init() { #expect(GTKEnvironment.isReady) }

  private static func make<Cell: FormCell>(_ type: Cell.Type) -> any FormCell {
    let cell = Cell()
    switch cell {
    case let cell as FilterFormCell: cell.valueOptions = ["One", "Two"]
    case let cell as SegmentedControlFormCell: cell.valueOptions = ["One", "Two"]
    case let cell as ListPickerFormCell: cell.valueOptions = ["One", "Two"]
    case let cell as ValuePickerFormCell: cell.valueOptions = ["One", "Two"]
    case let cell as OrderPickerFormCell: cell.value = [SortCriterion("One"), SortCriterion("Two")]
    case let cell as SliderFormCell: cell.showsValueField = true
    default: break
    }
    return cell
  }

  nonisolated static let kinds: [any FormCell.Type] = [
    TitleFormCell.self, NoteFormCell.self, KeyValueFormCell.self, SimplePropertyFormCell.self, SwitchFormCell.self,
    FilterFormCell.self, SegmentedControlFormCell.self, OrderPickerFormCell.self, ListPickerFormCell.self,
    ValuePickerFormCell.self, DatePickerFormCell.self, DateRangePickerFormCell.self, DurationPickerFormCell.self,
    SliderFormCell.self, RangeSliderFormCell.self, StepperFormCell.self, RatingFormCell.self, TextCell.self,
    LongTextCell.self, InlineSignatureFormCell.self, NumberFormCell<Int>.self, NumberFormCell<Double>.self,
    MoneyFormCell.self,
  ]

  private func withEach(_ body: (any FormCell, String, Window) async throws -> Void) async rethrows {
    for kind in Self.kinds {
      try await withNoPeerLeft {
        let window = Window()
        let cell = Self.make(kind)
        window.child = Box(.vertical, [cell])
        window.defaultSize = (400, 700)
        window.present()
        #expect(await turnUntil { window.isMapped })
        await paint(window, frames: 2)
        try await body(cell, "\(kind)", window)
        window.close()
      }
    }
  }

  private func tree(_ widget: Widget) -> [Widget] { [widget] + widget.children.flatMap(tree) }

  @Test func requiredMarkCanBeChanged() async {
    await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.title = "Confirmed"
      cell.isRequired = true
      #expect(cell.texts == ["Confirmed *"] && cell.title == "Confirmed")
      cell.requiredMark = "(required)"
      #expect(cell.texts == ["Confirmed (required)"])
      cell.requiredMark = ""
      #expect(cell.texts == ["Confirmed"])
      cell.prepareForReuse()
      #expect(cell.requiredMark == "*")
    }
  }

  @Test func requiredMarkIsDisplayedWithoutATitle() async {
    await withEach { cell, kind, window in
      let marks = { @MainActor in
        self.tree(cell).compactMap { $0 as? PartLabel }.filter { $0.isMapped && $0.text.hasSuffix("*") }
      }
      for isRequired in [true, false] {
        cell.isRequired = isRequired
        await paint(window, frames: 2)
        #expect(marks().map(\.text) == (isRequired ? ["*"] : []), "\(kind)")
      }
    }
  }

  @Test func closuresDoNotKeepThePageAlive() async {
    // Each closure references the page that contains its cell.
    let makers: [(Box) -> CollectionCell] = [
      {
        let (cell, page) = (SwitchFormCell(), $0)
        cell.onChangeHandler = { page.isVisible = $0 }
        return cell
      },
      {
        let (cell, page) = (ValuePickerFormCell(), $0)
        cell.onPickerVisibilityChange = { page.isVisible = $0 }
        return cell
      },
      {
        let (cell, page) = (OrderPickerFormCell(), $0)
        cell.onCriterionChangeHandler = { _, _ in page.isVisible = true }
        return cell
      },
      {
        let (cell, page) = (SliderFormCell(), $0)
        cell.formatter = { "\($0) \(page.isVisible)" }
        return cell
      },
      {
        let (cell, page) = (DatePickerFormCell(), $0)
        cell.formatter = { "\($0) \(page.isVisible)" }
        return cell
      },
      {
        let (cell, page) = (DateRangePickerFormCell(), $0)
        cell.formatter = { "\($0) \(page.isVisible)" }
        return cell
      },
      {
        let (cell, page) = (DurationPickerFormCell(), $0)
        cell.formatter = { "\($0) \(page.isVisible)" }
        return cell
      },
      {
        let (cell, page) = (InlineSignatureFormCell(), $0)
        cell.timestampFormatter = { "\($0) \(page.isVisible)" }
        return cell
      },
      {
        let (cell, page) = (RatingFormCell(), $0)
        cell.ratingControl.averageFormatter = { "\($0) \(page.isVisible)" }
        cell.ratingControl.reviewFormatter = { count, _ in "\(count) \(page.isVisible)" }
        return cell
      },
      {
        let (cell, page) = (ListPickerFormCell(), $0)
        cell.listPicker.register(ObjectCell.self) {
          page.isVisible = true
          return ObjectCell()
        }
        return cell
      },
      {
        let (cell, page) = (AttachmentsFormCell(), $0)
        cell.attachmentsController.actions = [AttachmentAction("Archive") { _ in page.isVisible = true }]
        return cell
      },
    ]
    for make in makers {
      await withNoPeerLeft {
        let window = Window()
        let page = Box(.vertical, [])
        page.append(make(page))
        window.child = page
        window.present()
        #expect(await turnUntil { window.isMapped })
        window.close()
      }
    }
  }

  @Test func titleNamesAndMessageDescribesTheGroup() async {
    await withEach { cell, kind, _ in
      cell.title = "Title"
      cell.hintText = "Some help"
      for isEditable in [true, false] {
        cell.isEditable = isEditable
        #expect(cell.accessibleRole == .group, "\(kind)")
        #expect(cell.differingAccessibleLabel(from: "Title") == nil, "\(kind)")
        #expect(cell.differingAccessibleDescription(from: "Some help") == nil, "\(kind)")
      }
      cell.validationMessage = ValidationMessage("That is wrong.")
      #expect(cell.differingAccessibleDescription(from: "That is wrong.") == nil, "\(kind)")
    }
  }

  @Test func requiredIsInTheAccessibleDescription() async {
    await withEach { cell, kind, _ in
      cell.title = "Title"
      cell.isRequired = true
      @MainActor func expectDescription(_ text: String) {
        let described: [Widget] = cell.describedWidgets.isEmpty ? [cell] : cell.describedWidgets
        for widget in described {
          #expect(widget.differingAccessibleDescription(from: text) == nil, "\(kind): \(type(of: widget))")
        }
      }
      expectDescription("Required")
      cell.hintText = "Some help"
      expectDescription("Required, Some help")
      cell.isRequired = false
      expectDescription("Some help")
      cell.validationMessage = ValidationMessage("That is wrong.")
      expectDescription("That is wrong.")
    }
  }

  @Test func titleHasErrorColorIfInvalid() async {
    await withEach { cell, kind, _ in
      cell.title = "Title"
      let titles = { @MainActor in
        self.tree(cell).compactMap { $0 as? PartLabel }.filter { $0.text.hasPrefix("Title") && $0.isVisible }
      }
      let isNegative = { @MainActor in titles().contains { $0.hasStyleClass(SemanticStatus.negative.rawValue) } }
      #expect(titles().count == 1 && !isNegative(), "\(kind)")
      cell.validationMessage = ValidationMessage("Look at this.", kind: .warning)
      #expect(!isNegative(), "\(kind)")
      cell.validationMessage = ValidationMessage("That is wrong.")
      #expect(isNegative(), "\(kind)")
      cell.validationMessage = nil
      #expect(!isNegative(), "\(kind)")
    }
  }

  @Test func outlineOrValueHasErrorColorIfInvalid() async {
    await withEach { cell, kind, _ in
      // The ink doesn't change.
      guard !(cell is InlineSignatureFormCell) else { return }
      cell.title = "Title"
      let marked = { @MainActor in
        self.tree(cell).filter { widget in
          widget.isVisible && widget.hasStyleClass(SemanticStatus.negative.rawValue)
            && (widget as? PartLabel)?.text.hasPrefix("Title") != true
            && widget.selfOrAncestor(ofType: InlineValidationView.self) == nil
        }
      }
      cell.validationMessage = ValidationMessage("Look at this.", kind: .warning)
      #expect(marked().isEmpty, "\(kind)")
      cell.validationMessage = ValidationMessage("That is wrong.")
      #expect(!marked().isEmpty, "\(kind)")
      if let filter = cell as? FilterFormCell {
        filter.valueOptions.append("Three")
        #expect(marked().count == 3)
      }
      cell.validationMessage = nil
      #expect(marked().isEmpty, "\(kind)")
      cell.validationMessage = ValidationMessage("That is wrong.")
      cell.prepareForReuse()
      #expect(marked().isEmpty, "\(kind)")
    }
  }

  @Test func hiddenControlLosesFocus() async {
    await withEach { cell, kind, window in
      #expect(cell.grabFocus() && cell.containsFocus, "\(kind)")
      cell.isEditable = false
      let focused = window.focusWidget
      #expect(focused == nil || focused?.isMapped == true && focused?.isFocusable == true, "\(kind)")
      cell.isEditable = true
      #expect(cell.grabFocus() && cell.containsFocus, "\(kind)")
      cell.isEnabled = false
      #expect(!cell.containsFocus, "\(kind)")
    }
  }

  @Test func directionAppliesToTheWholeCell() async {
    await withEach { cell, kind, window in
      cell.direction = .rtl
      cell.validationMessage = ValidationMessage("That is wrong.")
      for part in tree(cell).compactMap({ $0 as? PickerButton }) { part.activateAction("picker.toggle") }
      // The sign of a number stays before its digits.
      let others = tree(cell).filter { $0.direction != .rtl && ($0.parent as? PartEntry)?.isLeftToRight != true }
      #expect(others.isEmpty, "\(kind): \(others.map { type(of: $0) })")
      cell.direction = .ltr
      #expect(tree(cell).allSatisfy { $0.direction == .ltr }, "\(kind)")
    }
  }

  @Test func removedOptionsWarnAndKeepTheValue() async {
    func check<Cell: ValueCell<Value>, Value: Equatable>(
      _ type: Cell.Type, _ value: Value, _ options: @escaping (Cell, [String]) -> Void
    ) async {
      await withForm(1, of: type) { cells, _ in
        let cell = cells[0]
        cell.value = value
        #expect(cell.inputMessage == nil, "\(type): no warning before options are set")
        options(cell, ["One", "Two"])
        #expect(cell.inputMessage == nil, "\(type)")
        options(cell, ["One"])
        #expect(await turnUntil { cell.inputMessage?.kind == .warning } && cell.value == value, "\(type)")
        options(cell, ["One", "Two", "Three"])
        #expect(cell.inputMessage == nil && cell.value == value, "\(type)")
        options(cell, [])
        #expect(await turnUntil { cell.inputMessage?.kind == .warning }, "\(type): all options were removed")
        #expect(cell.value == value, "\(type)")
        cell.prepareForReuse()
        #expect(cell.inputMessage == nil, "\(type)")
        cell.value = value
        #expect(cell.inputMessage == nil, "\(type): no options were set since reuse")
      }
    }
    await check(FilterFormCell.self, [1]) { $0.valueOptions = $1 }
    await check(SegmentedControlFormCell.self, 1) { $0.valueOptions = $1 }
    await check(ValuePickerFormCell.self, 1) { $0.valueOptions = $1 }
    await check(ListPickerFormCell.self, [1]) { $0.valueOptions = $1 }
  }

  @Test func refusedValueWarns() async throws {
    await withForm(2, of: SwitchFormCell.self) { cells, _ in
      let model = FormModel()
      var seen: [Bool] = []
      cells[0].bind(model, to: \.locked)
      cells[0].onChangeHandler = { seen.append($0) }
      cells[0].control(Switch.self)?.isOn = true
      flushObservers()
      #expect(!cells[0].value && cells[0].inputMessage?.kind == .warning && seen.isEmpty)
      cells[0].unbind()
      cells[0].control(Switch.self)?.isOn = true
      #expect(cells[0].value && cells[0].inputMessage == nil && seen == [true])
    }
    await withForm(1, of: SliderFormCell.self) { cells, _ in
      let model = FormModel()
      var seen: [Double] = []
      cells[0].bind(model, to: \.limited)
      cells[0].onChangeHandler = { seen.append($0) }
      cells[0].control(Scale.self)?.value = 0.9
      flushObservers()
      #expect(seen == [0.75] && cells[0].value == 0.75 && cells[0].inputMessage == nil)
    }
  }

  @Test func refusalIsComparedWithTheCurrentModel() async {
    await withForm(1, of: SliderFormCell.self) { cells, _ in
      let (cell, model) = (cells[0], FormModel())
      var seen: [Double] = []
      cell.bind(model, to: \.limited)
      cell.onChangeHandler = { seen.append($0) }
      // The cell still displays 0.5.
      model.limited = 0.6
      model.keepsLimited = true
      cell.control(Scale.self)?.value = 0.9
      flushObservers()
      #expect(seen.isEmpty && cell.value == 0.6 && cell.inputMessage?.kind == .warning)
      // A value that the model already has isn't refused, neither now nor with its next value.
      model.keepsLimited = false
      model.limited = 0.2
      cell.control(Scale.self)?.value = 0.2
      flushObservers()
      #expect(seen.isEmpty && cell.value == 0.2 && cell.inputMessage == nil)
      model.limited = 0.3
      flushObservers()
      #expect(cell.value == 0.3 && cell.inputMessage == nil)
      // Nothing is refused either if the model returns to the value that the cell displayed.
      model.limited = 0.5
      flushObservers()
      cell.control(Scale.self)?.value = 0.75
      model.limited = 0.6
      cell.control(Scale.self)?.value = 0.9
      flushObservers()
      #expect(cell.value == 0.75 && cell.inputMessage == nil)
    }
  }

  @Test func longTextShowsItsBeginning() async throws {
    await withForm(1, of: SimplePropertyFormCell.self) { cells, window in
      window.clearFocus()
      cells[0].value = String(repeating: "a long text ", count: 40)
      #expect(cells[0].field?.entry.cursorPosition == 0)
      let megabyte = String(repeating: "x", count: 1 << 20)
      cells[0].value = megabyte
      cells[0].isEditable = false
      let displayedText = cells[0].texts.first { $0.hasPrefix("xxx") }?.filter { $0 != "\u{200B}" }
      #expect(displayedText?.count == 10_001 && cells[0].value == megabyte)
      await paint(window, frames: 2)
    }
  }

  @Test func tabGoesThroughAndLeavesEachCell() async {
    for kind in Self.kinds {
      await withNoPeerLeft {
        let window = Window()
        let (before, after) = (Button(label: "Before"), Button(label: "After"))
        let cell = Self.make(kind)
        cell.title = "Title"
        window.child = Box(.vertical, [before, cell, after] as [Widget])
        window.defaultSize = (400, 700)
        window.present()
        #expect(await turnUntil { window.isMapped })
        await paint(window, frames: 2)
        for (start, end, direction) in [
          (before, after, FocusDirection.tabForward), (after, before, .tabBackward),
        ] {
          start.grabFocus()
          var stops = 0
          while stops < 10, window.moveFocus(direction), cell.containsFocus { stops += 1 }
          #expect(1...5 ~= stops && end.hasFocus, "\(kind): \(stops) stops \(direction)")
        }
        window.close()
      }
    }
  }

  @Test func repeatedOpeningLeaksNothing() async {
    for _ in 0..<openings {
      await withEach { cell, _, _ in
        cell.hintText = "Some help"
        for part in tree(cell).compactMap({ $0 as? PickerButton }) {
          for _ in 0..<4 { part.activateAction("picker.toggle") }
        }
      }
    }
  }

  @Test func repeatedErrorIsAnnouncedAgain() async throws {
    try await withForm(1, of: NumberFormCell<Double>.self) { cells, _ in
      let cell = cells[0]
      cell.retype("x")
      cell.leave()
      let view = try #require(cell.children.lazy.compactMap { $0 as? InlineValidationView }.first)
      let label = try #require(view.children.lazy.compactMap { $0 as? PartLabel }.first)
      let text = "“x” isn’t a number."
      #expect(label.differingAccessibleLabel(from: text) == nil)
      cell.retype("y")
      // A status is announced when its name changes.
      #expect(label.differingAccessibleLabel(from: text) != nil)
      cell.retype("x")
      cell.leave()
      #expect(label.differingAccessibleLabel(from: text) == nil)
    }
  }
}
