import Floorplan

/// A page with the list of a list picker, and a button that opens it in a window.
let listPickerPage = Page(
  path: "list-picker", title: localized("Standalone List Picker"), group: localized("Forms"),
  summary: localized("The list of options without a form"), iconName: "system-search-symbolic",
  documentation: "components/list-picker-form-cell",
  keywords: localizedKeywords("choose, options, embedded, search, select all") + ["ListPickerView", "FUIListPicker"],
  knobs: [
    .choice("options", "Options", OptionSample.numbers),
    .toggle("multiple", "Multiple selection", true),
    .toggle("empty", "Allow empty selection", true),
    .toggle("search", "Search", true),
    .toggle("selected-section", "Selected section", true),
    .text("prompt", "Prompt", "Select multiple items").grouped(in: .content),
    .text("find", "Search for").grouped(in: .content),
  ]
) { ListPickerSample($0).root }

/// A list picker on the page or in its window.
private final class ListPickerSample {
  let root: Widget
  private let picker = ListPicker()
  private let container = ContentHost()
  private let summary = Label()

  init(_ context: PageContext) {
    let button = Button(label: localized("Open in a Window…"))
    let line = WrappingBox(spacing: 12, lineSpacing: 8)
    for part in [button, summary] { line.append(part) }
    line.setMargins(bottom: 12)
    summary.alignment = 0
    summary.wraps = true
    root = Box(.vertical, [PageInset(line), container.root])
    picker.title = "Parts"
    picker.selection = [1, 3, 6]
    // The window, which keeps the picker, can close after the page.
    picker.onSelectionChange = { [weak self] _ in self?.updateSummary() }
    // The page displays the selection of the window after that is closed.
    picker.onDismiss = { [weak self] in self?.show(context) }
    button.onClick { [unowned self, unowned button] in
      container.clear()
      picker.present(over: button)
    }
    // The closures of the widget tree keep the page alive as long as the tree exists.
    root.observe { [self] in show(context) }
  }

  private func show(_ context: PageContext) {
    let sample = OptionSample(rawValue: context.value(ofKnob: "options")) ?? .numbers
    picker.allowsMultipleSelection = context.isOn("multiple")
    picker.allowsEmptySelection = context.isOn("empty")
    picker.isSearchEnabled = context.isOn("search")
    picker.showsSelectedSection = context.isOn("selected-section")
    picker.prompt = context.value(ofKnob: "prompt")
    let searched = context.value(ofKnob: "find")
    guard !picker.isPresented else { return }
    container.clear()
    sample.fill(picker)
    picker.valueOptions = sample.options
    let view = ListPickerView(picker)
    container.show(view)
    view.search(searched)
    updateSummary()
  }

  private func updateSummary() {
    let options = picker.selection.prefix(Self.maximumDisplayedCount).map { "\($0)" }.joined(separator: ", ")
    summary.text = "selection = [\(options)\(picker.selection.count > Self.maximumDisplayedCount ? ", …" : "")]"
  }

  private static let maximumDisplayedCount = 20
}
