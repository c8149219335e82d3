import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Glibc
import Testing

@testable import FloorplanUI

/// Random operations on a grid, and a short sequence if one of them fails.
///
/// `FLOORPLAN_STRESS_OPERATIONS` and `FLOORPLAN_STRESS_SEED` are those of ``StressOperationsTests``.
@Suite(.serialized) struct GridStressTests {
  private static func number(_ variable: String) -> Int? { getenv(variable).flatMap { Int(String(cString: $0)) } }

  private static let operations = number("FLOORPLAN_STRESS_OPERATIONS") ?? 1_000

  @Test(arguments: seeds(1, soak: 3)) func randomOperationsKeepTheGridConsistent(seed: UInt64) async {
    let seed = Self.number("FLOORPLAN_STRESS_SEED").map { UInt64(truncatingIfNeeded: $0) &+ seed } ?? seed
    var dice = ProbeDice(state: seed)
    let operations = (0..<Self.operations).map { _ in GridStressOperation.random(&dice) }
    await withNoPeerLeft {
      guard let failure = await GridStressRun.fault(in: operations) else { return }
      var last = failure.fault
      let end = ContinuousClock.now + .seconds(60)
      let short = await shrunkSequence(of: Array(operations.prefix(failure.count))) { candidate in
        guard ContinuousClock.now < end, let found = await GridStressRun.fault(in: candidate) else { return false }
        last = found.fault
        return true
      }
      Issue.record(
        """
        seed \(seed): \(last)
        The shortest sequence found, \(short.count) operations:
        \(short.map { ".\($0)" }.joined(separator: ", "))
        """)
    }
  }
}

/// An operation by the user or an app on a grid.
///
/// Positions are fractions in millionths, so that any part of a sequence is valid on its own.
nonisolated enum GridStressOperation: Equatable, Sendable {
  case insert(fraction: Int, count: Int)
  case delete(fraction: Int, count: Int)
  case reload(fraction: Int, count: Int)
  case activateTitle(Int)
  case columns(Int)
  case resizeColumn(Int, by: Int)
  case fitColumn(Int)
  case forgetWidths
  case spacing(Int)
  case accessory(Int)
  case headerPlacement(Int)
  case showsObjects(Bool)
  case resize(width: Int, height: Int)
  case scrollBy(Int)
  case scrollColumns(Int)
  case scrollTo(fraction: Int)
  case focus(fraction: Int)
  case selectionMode(Int)
  case select(fraction: Int, count: Int)
  case selectAll
  case reverseDirection
  case animations(Bool)
  case paint
  case wait

  static func random(_ dice: inout ProbeDice) -> GridStressOperation {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
    let fraction = number(0...999_999)
    switch number(0...99) {
    case 0..<7: return .insert(fraction: fraction, count: number(1...20))
    case 7..<14: return .delete(fraction: fraction, count: number(1...24))
    case 14..<17: return .reload(fraction: fraction, count: number(1...9))
    case 17..<24: return .activateTitle(number(0...3))
    case 24..<30: return .columns(number(0...99))
    case 30..<37: return .resizeColumn(number(0...3), by: number(-200...200))
    case 37: return .fitColumn(number(0...3))
    case 38: return .forgetWidths
    case 39..<41: return .spacing(number(0...40))
    case 41..<43: return .accessory(number(0...99))
    case 43..<45: return .headerPlacement(number(0...2))
    case 45..<51: return .resize(width: number(150...1000), height: number(80...700))
    case 51..<65: return .scrollBy(number(-700...700))
    case 65..<68: return .scrollColumns(number(-300...300))
    case 68..<76: return .scrollTo(fraction: fraction)
    case 76..<78: return .focus(fraction: fraction)
    case 78: return .selectionMode(number(0...4))
    case 79..<83: return .select(fraction: fraction, count: number(0...9))
    case 83: return .selectAll
    case 84: return .reverseDirection
    case 85: return .animations(number(0...1) == 0)
    case 86..<98: return .paint
    case 98: return .showsObjects(number(0...1) == 0)
    default: return .wait
    }
  }
}

/// A grid on which a sequence of operations is performed.
private final class GridStressRun {
  private static let columns: [[GridColumn]] = [
    [
      GridColumn("Name", width: .flexible, isSortable: true, binding: .headline),
      GridColumn("Number", width: .points(90), isSortable: true, alignment: .trailing, binding: .status),
      GridColumn("Half", width: .fraction(0.2), isSortable: true, binding: .subheadline),
    ],
    [
      GridColumn("Number", width: .fraction(0.5), isSortable: true), GridColumn("Name", width: .fraction(0.5)),
      GridColumn("Half", width: .fraction(0.3), isSortable: true), GridColumn("More", width: .points(300)),
    ],
    [GridColumn("Name", width: .flexible, isSortable: true)],
    ["Name", "Number", "Half", "More"].map {
      GridColumn($0, width: .flexible, minimumWidth: 150, importance: .required, isSortable: true)
    },
    // No title, and therefore no header.
    [GridColumn("", id: "Name", width: .flexible), GridColumn("", id: "Half", width: .points(100))],
    [],
  ]

  private let stage: GridStage
  private var ids = Array(0..<60)
  private var next = 60
  private var selected: Set<Int> = []
  private var errors: [CollectionError] = []
  /// The problem on the screen in the last painted frame.
  private var painted: [String] = []

  private init() {
    stage = GridStage(Self.columns[0], items: Self.items)
    stage.grid.onError = { [weak self] in self?.errors.append($0) }
    stage.grid.selectionMode = .multiple
    stage.grid.showsObjectsInCompact = true
    stage.grid.onSort = { [weak self] in self?.sort(by: $0) }
    stage.apply(ids)
  }

  /// The content of a row: some have one more line than others.
  private static func items(_ id: Int) -> [any GridRowItem] {
    [
      GridRowTextItem(text: id.isMultiple(of: 5) ? "row \(id)\nmore" : "row \(id)"),
      GridRowTextItem(number: Double(id)),
      GridRowTextItem(text: "half of \(id)"), GridRowTextItem(text: "more of \(id)"),
    ]
  }

  /// Returns the first problem in a sequence, and the number of operations until then.
  static func fault(in operations: [GridStressOperation]) async -> (fault: String, count: Int)? {
    let run = GridStressRun()
    await run.stage.show(700)
    var found: (String, Int)?
    for (position, operation) in (operations + [.animations(false), .paint]).enumerated() {
      await run.perform(operation)
      let faults = run.faults()
      if !faults.isEmpty {
        found = ("after \(operation): \(faults.prefix(3).joined(separator: "; "))", min(operations.count, position + 1))
        break
      }
    }
    Settings.default.areAnimationsEnabled = false
    run.stage.window.close()
    await settle()
    return found
  }

  // MARK: Conditions

  private func faults() -> [String] {
    let grid = stage.grid
    var faults = errors.map { "error: \($0)" } + painted
    if grid.numberOfItems != ids.count { faults.append("\(grid.numberOfItems) rows, not \(ids.count)") }
    if grid.children.count > 400 { faults.append("\(grid.children.count) children") }
    let found = grid.selection.map { ids.indices.contains($0.item) ? ids[$0.item] : -1 }
    if found.count != selected.count || Set(found) != selected {
      faults.append("\(found.count) rows are selected, not \(selected.count)")
    }
    for index in grid.boundItems {
      guard let row = grid.cell(at: index) as? GridRow, ids.indices.contains(index.item) else {
        faults.append("no row at \(index)")
        continue
      }
      let id = ids[index.item]
      let text = (row.gridItems.dropFirst().first as? GridRowTextItem)?.text
      if row.index != index || text != "\(id)" { faults.append("\(index) shows \(text ?? "nothing"), not \(id)") }
      if row.isSelected != selected.contains(id) { faults.append("\(id) is displayed as selected: \(row.isSelected)") }
    }
    return faults
  }

  /// The conditions for the screen after a painted frame.
  private func paintedFaults() -> [String] {
    let grid = stage.grid
    guard grid.transition == nil else { return [] }
    let isCompact = grid.width < 600
    var faults: [String] = []
    if (grid.sizeClass == .compact) != isCompact { faults.append("\(grid.sizeClass) at \(grid.width)") }
    let showsObjects = isCompact && grid.showsObjectsInCompact
    let hasHeader =
      !showsObjects && grid.columns.contains { !$0.title.isEmpty } && grid.headerPlacement != .hidden
    if (stage.header != nil) != hasHeader {
      faults.append("a header \(hasHeader ? "is missing" : "is unexpected") at \(grid.width)")
    }
    // The row with the focus stays, regardless of the scroll position.
    var rows: [GridRow] = []
    var boxes: [(x: Double, y: Double, width: Double, height: Double)] = []
    for row in stage.rows where row.isMapped {
      guard let box = row.bounds(in: grid), box.y < Double(grid.height), box.y + box.height > 0 else { continue }
      rows.append(row)
      boxes.append(box)
    }
    for (above, below) in zip(boxes, boxes.dropFirst()) where above.y + above.height != below.y {
      faults.append("a row from \(below.y) follows one to \(above.y + above.height)")
    }
    let top = Double(stage.header.map { $0.height } ?? 0)
    // Without columns, rows have no content and no height.
    guard !grid.columns.isEmpty else { return faults }
    if let first = boxes.first, first.y > top { faults.append("a gap from \(top) to \(first.y)") }
    if boxes.isEmpty != ids.isEmpty { faults.append("\(boxes.count) visible rows of \(ids.count)") }
    if let last = boxes.last, last.y + last.height < Double(grid.height), rows.last?.index?.item != ids.count - 1 {
      faults.append("a gap from \(last.y + last.height) to the bottom")
    }
    if let scroll = grid.horizontalScroll, grid.horizontalAdjustment?.value != scroll.value {
      faults.append("columns are scrolled to \(scroll.value), not \(grid.horizontalAdjustment?.value ?? -1)")
    }
    if grid.columnOffset > grid.columnOverflow {
      faults.append("columns are scrolled by \(grid.columnOffset) of \(grid.columnOverflow)")
    }
    for (row, box) in zip(rows, boxes) {
      if box.x != 0 || box.width != Double(grid.width) { faults.append("a row from \(box.x), \(box.width) wide") }
      if (row.presentation == .columns) == showsObjects { faults.append("\(row.presentation) at \(grid.width)") }
      if hasHeader, row.presentation == .columns {
        let items = stage.itemSpans(row)
        // Titles are cut off where columns scroll.
        let expected = grid.columnOverflow == 0 ? stage.titleSpans : stage.itemSpans(rows[0])
        if items != expected { faults.append("items at \(items), not \(expected)") }
      }
      if row.presentation == .columns, row.stackedColumns.contains(where: { !stage.isComplete($0, of: row) }) {
        faults.append("columns \(row.stackedColumns) of \(row.gridItems.count) aren't below the others")
      }
    }
    return faults
  }

  // MARK: Operations

  private func index(_ fraction: Int) -> Int? { ids.isEmpty ? nil : fraction * ids.count / 1_000_000 }

  private func apply(reloading: [Int] = []) {
    selected.formIntersection(ids)
    stage.apply(ids, reloading: reloading)
  }

  private func sort(by sort: GridSort) {
    let keys: (Int) -> Int =
      switch stage.grid.columns.indices.contains(sort.column) ? stage.grid.columns[sort.column].title : "" {
      case "Number": { $0 }
      case "Half": { $0 / 2 % 9 }
      default: { String($0).first?.wholeNumberValue ?? 0 }
      }
    ids.sort { sort.isAscending ? (keys($0), $0) < (keys($1), $1) : (keys($1), $1) < (keys($0), $0) }
    apply()
  }

  private func perform(_ operation: GridStressOperation) async {
    let grid = stage.grid
    switch operation {
    case .insert(let fraction, let count):
      ids.insert(contentsOf: next..<next + count, at: fraction * (ids.count + 1) / 1_000_000)
      next += count
      if ids.count > 300 { ids.removeFirst(100) }
      apply()
    case .delete(let fraction, let count):
      guard let start = index(fraction) else { return }
      ids.removeSubrange(start..<min(ids.count, start + count))
      apply()
    case .reload(let fraction, let count):
      guard let start = index(fraction) else { return }
      apply(reloading: Array(ids[start...].prefix(count)))
    case .activateTitle(let column):
      guard let titles = stage.header?.titles, titles.indices.contains(column) else { return }
      titles[column].click(5, 5)
    case .columns(let number): grid.columns = Self.columns[number % Self.columns.count]
    case .resizeColumn(let column, let by): grid.resizeColumn(column, by: Double(by))
    case .fitColumn(let column): grid.fitColumn(column)
    case .forgetWidths: grid.resizedColumnWidths = [:]
    case .spacing(let points): grid.columnSpacing = Double(points)
    case .accessory(let number):
      let all = Array(AccessoryType.allCases)
      grid.accessory = all[number % all.count]
    case .headerPlacement(let number):
      grid.headerPlacement = [.hidden, .firstSection, .everySection][number]
    case .showsObjects(let isOn): grid.showsObjectsInCompact = isOn
    case .resize(let width, let height): await stage.resize(width, height)
    case .scrollBy(let distance): grid.verticalAdjustment.map { $0.value += Double(distance) }
    case .scrollColumns(let distance): grid.horizontalAdjustment.map { $0.value += Double(distance) }
    case .scrollTo(let fraction):
      if let item = index(fraction) { grid.scrollTo(ItemIndex(section: 0, item: item), .center) }
    case .focus(let fraction): if let item = index(fraction) { grid.focusItem(at: ItemIndex(section: 0, item: item)) }
    case .selectionMode, .select, .selectAll: select(operation)
    case .reverseDirection: grid.direction = grid.direction == .rtl ? .ltr : .rtl
    case .animations(let isOn): Settings.default.areAnimationsEnabled = isOn
    case .paint:
      await stage.paintFrames()
      painted = paintedFaults()
    case .wait: await advance(by: .milliseconds(60))
    }
  }

  private func select(_ operation: GridStressOperation) {
    let grid = stage.grid
    var expected: [Int] = ids.filter(selected.contains)
    switch operation {
    case .selectionMode(let number): grid.selectionMode = number == 0 ? .none : number == 1 ? .single : .multiple
    case .select(let fraction, let count):
      guard let start = index(fraction) else { return }
      let end = min(ids.count, start + count)
      expected = Array(ids[start..<end])
      grid.selection = ItemSelection((start..<end).map { ItemIndex(section: 0, item: $0) })
    case .selectAll:
      grid.selectAll()
      if grid.selectionMode == .multiple { expected = ids }
    default: break
    }
    switch grid.selectionMode {
    case .none: selected = []
    case .single: selected = Set(expected.prefix(1))
    case .multiple: selected = Set(expected)
    }
  }
}
