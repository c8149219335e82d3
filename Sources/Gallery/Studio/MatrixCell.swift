import Floorplan
import FloorplanTheme

/// A cell of the state matrix: the picture of a sample, and its problems below.
final class MatrixCell: CustomWidget {
  override class var cssName: String { "matrixcell" }
  override class var accessibleRole: AccessibleRole { .gridCell }

  /// Called when a button or a finger goes down.
  var onPress: (() -> Void)?
  private var picture: RenderNode?
  private let note = Label("", .caption1, .critical)
  private let verdict = Label("", .caption1, wraps: true)
  private let notes: Widget
  private static let gap = 4
  private static let placeholderHeight = 44

  override init() {
    notes = WrappingBox(spacing: 8, lineSpacing: 0, [verdict, note])
    super.init()
    for label in [verdict, note] { label.setAccessibleRole(.presentation) }
    notes.setParent(self)
    let pointer = PointerController()
    pointer.onPress { [weak self] _ in self?.onPress?() }
    addController(pointer)
  }

  /// Whether the cell is the one that the keyboard opens, if its row has the focus.
  var isCurrent = false { didSet { if isCurrent != oldValue { setStyleClass("gallery-current", isCurrent) } } }

  /// Whether the cell is the one that the user rates.
  var isRated = false { didSet { if isRated != oldValue { setStyleClass("gallery-rated", isRated) } } }

  /// Displays a content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - name: The component, the state and the column.
  /// - Returns: The name with the problems, which is the accessible label.
  func show(_ content: StateMatrix.Content, name: String) -> String {
    let problems = content.notes
    note.text = problems.joinedInReadingOrder()
    note.isVisible = !problems.isEmpty
    show(content.review)
    notes.isVisible = note.isVisible || verdict.isVisible
    if content.picture !== picture {
      let (old, new) = (picture, content.picture)
      picture = new
      if old?.width != new?.width || old?.height != new?.height { queueResize() } else { queueDraw() }
    }
    let isPending = content.picture == nil
    let states = isPending ? [localized("not drawn yet")] : [verdict.text].filter { !$0.isEmpty } + problems
    let fullName = states.isEmpty ? name : localized("%1$@: %2$@").filled(with: name, states.localizedList)
    setAccessibleLabel(fullName)
    return fullName
  }

  private func show(_ review: (status: ThemeReview.Status, note: String)?) {
    for utility in [UtilityClass.secondary] + ThemeReview.Verdict.allCases.map(\.utilityClass) {
      verdict.setStyleClass(utility.rawValue, utility == review?.status.utilityClass)
    }
    let texts = [review?.status.title, review?.note].compactMap(\.self).filter { !$0.isEmpty }
    verdict.text = texts.count == 2 ? localized("%1$@: %2$@").filled(with: texts[0], texts[1]) : texts.first ?? ""
    verdict.isVisible = !texts.isEmpty
  }

  private func scale(in width: Int) -> Double {
    picture.map { min(1, Double(width) / Double(max(1, $0.width))) } ?? 1
  }

  private func pictureHeight(in width: Int) -> Int {
    picture.map { Int((Double($0.height) * scale(in: width)).rounded(.up)) } ?? Self.placeholderHeight
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard orientation == .vertical else { return Measurement(minimum: 0, natural: picture?.width ?? 0) }
    let width = forSize < 0 ? picture?.width ?? 0 : forSize
    let noteHeight = notes.isVisible ? Self.gap + notes.measured(.vertical, forSize: width).natural : 0
    return Measurement(pictureHeight(in: width) + noteHeight)
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard notes.isVisible else { return }
    let y = pictureHeight(in: width) + Self.gap
    notes.allocate(y: y, width: max(width, notes.measured(.horizontal).minimum), height: max(0, height - y))
  }

  override func snapshot(_ snapshot: Snapshot) {
    if let picture {
      let scale = scale(in: width)
      let x = direction == .rtl ? Double(width) - Double(picture.width) * scale : 0
      snapshot.draw(picture, x: x, y: 0, scale: scale)
    }
    super.snapshot(snapshot)
  }

  override func dispose() {
    onPress = nil
    picture = nil
    super.dispose()
  }
}

extension StateMatrix.Content {
  /// The texts about a difference and a low contrast.
  fileprivate var notes: [String] {
    let contrast = failingContrast.map {
      localized("Contrast %1$@").filled(with: ContrastMeasurement.text(of: $0))
    }
    return [differs == true ? localized("Differs") : nil, contrast].compactMap(\.self)
  }
}

extension ThemeReview.Status {
  /// The text below the picture; empty for a cell without a verdict.
  fileprivate var title: String {
    switch self {
    case .unreviewed: ""
    case .changed: localized("Changed since the review")
    case .rated(let verdict): verdict.title
    }
  }

  fileprivate var utilityClass: UtilityClass {
    if case .rated(let verdict) = self { verdict.utilityClass } else { .secondary }
  }
}

/// A row of the state matrix.
final class MatrixRow: GridRow {
  private var cells: [MatrixCell] = []
  private var names: [String] = []
  private var displayed: (name: String, columns: [MatrixColumn])?
  /// Called when the user presses a cell, with the index of its column.
  var onPress: ((Int) -> Void)?

  /// Displays the cells of a sample.
  func show(
    _ sample: StateSample, _ contents: [StateMatrix.Content], _ columns: [MatrixColumn], current: Int, isRated: Bool
  ) {
    while cells.count < columns.count {
      let (cell, column) = (MatrixCell(), cells.count)
      cell.onPress = { [weak self] in self?.onPress?(column) }
      cells.append(cell)
    }
    names = zip(cells, zip(contents, columns)).map { cell, item in
      cell.show(item.0, name: localized("%1$@, %2$@").filled(with: sample.name, item.1.title))
    }
    // Setting the items again would only describe the row again.
    if displayed?.name != sample.name || displayed?.columns != columns {
      displayed = (sample.name, columns)
      let title = GridRowTextItem(text: sample.name)
      title.numberOfLines = 0
      gridItems = [title] + cells.prefix(columns.count).map { GridRowWidgetItem($0) }
    }
    showCurrent(current, isRated: isRated)
  }

  /// Marks the cell that the keyboard opens, whose name is that of the row, or that the user rates.
  func showCurrent(_ current: Int, isRated: Bool) {
    for (index, cell) in cells.enumerated() {
      cell.isCurrent = index == current
      cell.isRated = index == current && isRated
    }
    if names.indices.contains(current) { setAccessibleLabel(names[current]) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    displayed = nil
  }

  override func dispose() {
    onPress = nil
    super.dispose()
  }
}
