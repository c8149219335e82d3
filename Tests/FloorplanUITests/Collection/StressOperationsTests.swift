import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Glibc
import Testing

@testable import FloorplanUI

/// Thousands of random operations, and a short sequence if one of them fails.
///
/// Only about one operation in six is followed by a frame, as in an app. In each frame, everything on the screen is
/// compared with a new engine (``ProbeStage``).
///
/// `FLOORPLAN_STRESS_OPERATIONS` sets the number of operations for each seed, `FLOORPLAN_STRESS_SEED` sets a seed.
@Suite(.serialized) struct StressOperationsTests {
  private static func number(_ variable: String) -> Int? { getenv(variable).flatMap { Int(String(cString: $0)) } }

  private static let operations = number("FLOORPLAN_STRESS_OPERATIONS") ?? 2_500
  private nonisolated static let usualSeeds = seeds(2, soak: 4)

  @Test(arguments: usualSeeds) func randomOperationsKeepTheCollectionConsistent(seed: UInt64) async {
    let seed = Self.number("FLOORPLAN_STRESS_SEED").map { UInt64(truncatingIfNeeded: $0) &+ seed } ?? seed
    var dice = ProbeDice(state: seed)
    let operations = (0..<Self.operations).map { _ in StressOperation.random(&dice) }
    await withNoPeerLeft {
      guard let failure = await StressRun.fault(in: operations) else { return }
      let (short, fault) = await StressRun.shrunk(Array(operations.prefix(failure.count)), failure.fault)
      Issue.record(
        """
        seed \(seed): \(fault)
        The shortest sequence found, \(short.count) operations:
        \(short.map { ".\($0)" }.joined(separator: ", "))
        """)
    }
  }

  /// Tests the shrinking: it must find the one operation that matters.
  @Test func sequenceIsShrunkToTheRelevantOperation() async {
    var dice = ProbeDice(state: 99)
    let operations = (0..<200).map { _ in StressOperation.random(&dice) }
    let culprit = StressOperation.insert(fraction: 123_456, count: 3, section: 7)
    let all = operations[..<150] + [culprit] + operations[150...]
    let short = await shrunkSequence(of: Array(all)) { $0.contains(culprit) }
    #expect(short == [culprit])
  }
}

/// An operation by the user or an app.
///
/// Positions are fractions in millionths, so that any part of a sequence is valid on its own.
nonisolated enum StressOperation: Equatable, Sendable {
  case insert(fraction: Int, count: Int, section: Int)
  case delete(fraction: Int, count: Int, section: Int)
  case move(from: Int, to: Int, count: Int)
  case reload(fraction: Int, count: Int)
  case addSection(fraction: Int)
  case removeSection(fraction: Int)
  case scrollBy(Int)
  case scrollSidewaysBy(Int)
  case scrollToFraction(Int)
  case driveTo(Int)
  case scrollTo(fraction: Int, position: Int)
  case focus(fraction: Int)
  case grow(fraction: Int, by: Int)
  case resize(width: Int, height: Int)
  case layout(Int)
  case reverseDirection
  case textScale(Int)
  case animations(Bool)
  case headers(Int)
  case overrides(Int)
  case paint(Int)
  case wait
  case selectionMode(Int)
  case select(fraction: Int, count: Int)
  case click(fraction: Int, step: Int)
  case selectAll
  case deselectAll

  static func random(_ dice: inout ProbeDice) -> StressOperation {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
    let fraction = number(0...999_999)
    switch number(0...107) {
    case 0..<8: return .insert(fraction: fraction, count: number(1...12), section: number(0...999))
    case 8..<16: return .delete(fraction: fraction, count: number(1...16), section: number(0...999))
    case 16..<21: return .move(from: fraction, to: number(0...999_999), count: number(1...5))
    case 21..<24: return .reload(fraction: fraction, count: number(1...6))
    case 24: return .addSection(fraction: fraction)
    case 25: return .removeSection(fraction: fraction)
    case 26..<45: return .scrollBy(number(-700...700))
    case 45..<50: return .scrollSidewaysBy(number(-400...400))
    case 50..<54: return .scrollToFraction(fraction)
    case 54..<57: return .driveTo(number(-120...120))
    case 57..<66: return .scrollTo(fraction: fraction, position: number(0...3))
    case 66..<68: return .focus(fraction: fraction)
    case 68..<72: return .grow(fraction: fraction, by: number(-30...90))
    // Three columns with check circles need 130 pixels.
    case 72..<74: return .resize(width: number(130...1100), height: number(60...900))
    case 74..<77: return .layout(number(0...9))
    case 77: return .reverseDirection
    case 78: return .textScale(number(80...150))
    case 79: return .animations(number(0...2) == 0)
    case 80: return .headers(number(0...3))
    case 81: return .overrides(number(0...2))
    case 82..<89: return .paint(1)
    case 89..<99: return .scrollBy(number(-2000...2000))
    case 99: return .wait
    case 100: return .selectionMode(number(0...5))
    case 101..<103: return .select(fraction: fraction, count: number(0...40))
    case 103..<106: return .click(fraction: fraction, step: number(0...3))
    case 106: return .selectAll
    default: return .deselectAll
    }
  }
}

/// A collection on which a sequence of operations is performed.
private final class StressRun {
  private static let layouts: [any CollectionLayout] = [
    .autosizingColumnFlow, .horizontalFlow, .horizontalScroll, .horizontalScrollDynamicSize, .keyValueColumnFlow,
    AutosizingColumnFlowLayout(numberOfColumns: 3, minimumLineSpacing: 1, pinsHeaders: true, pinsFooters: true),
    HorizontalFlowLayout(estimatedItemSize: Size(width: 60, height: 40), isLayoutJustified: true),
    HorizontalFlowLayout(minimumScaledItemSize: Size(width: 90, height: 50), pinsHeaders: true),
    AutosizingColumnFlowLayout(numberOfColumns: 1, minimumLineSpacing: 0),
    HorizontalFlowLayout(itemSize: Size(width: 70, height: 33), numberOfRows: 3),
  ]

  private let stage: ProbeStage
  private var sections: [[Int]]
  private var sectionIDs = Array(0..<4)
  private var next = 400
  private var extra: [Int: Int] = [:]
  private var textScale = 100
  private var driven: Double?
  /// The identifiers of the selected items.
  private var selected: Set<Int> = []
  private static let modes: [CollectionView.SelectionMode] = [.none, .single]
  private static let steps: [SelectionStep] = [.only, .toggling, .range, .addingRange]

  private init() {
    sections = (0..<4).map { section in Array(section * 60..<section * 60 + 60) }
    stage = ProbeStage(.autosizingColumnFlow, sections)
    stage.collection.selectionMode = .multiple
    ProbeCell.size = { [weak self] id, width in
      let size = ProbeCell.scattered(id)
      guard let self else { return size }
      // A narrower item is taller, as with text.
      let height =
        (size.height + (extra[id] ?? 0)) * textScale / 100 * (width < 0 ? 1 : 300) / max(100, width < 0 ? 1 : width)
      return (max(1, size.width * textScale / 100), max(1, height))
    }
  }

  /// Returns the first problem in a sequence, and the number of operations until then.
  static func fault(in operations: [StressOperation]) async -> (fault: String, count: Int)? {
    let run = StressRun()
    await run.stage.show()
    run.stage.clearRecords()
    var found: (String, Int)?
    for (position, operation) in (operations + [.animations(false), .paint(2)]).enumerated() {
      await run.perform(operation)
      let faults = run.stage.takeFaults() + run.modelFaults()
      if !faults.isEmpty {
        found = ("after \(operation): \(faults.prefix(3).joined(separator: "; "))", min(operations.count, position + 1))
        break
      }
    }
    Settings.default.areAnimationsEnabled = false
    run.stage.close()
    await settle()
    ProbeCell.reset()
    return found
  }

  /// The conditions that must hold between frames, too.
  private func modelFaults() -> [String] {
    var faults = stage.errors.map { "error: \($0)" }
    let count = sections.reduce(0) { $0 + $1.count }
    if stage.collection.numberOfItems != count {
      faults.append("\(stage.collection.numberOfItems) items, not \(count)")
    }
    if stage.maximumLayouts > 3 { faults.append("\(stage.maximumLayouts) layouts in a frame") }
    // The numbers of unused and of visible cells are limited.
    if stage.collection.children.count > 900 { faults.append("\(stage.collection.children.count) children") }
    return faults + selectionFaults()
  }

  /// Problems of the selection: unexpected or missing items, and cells that display a different selection.
  private func selectionFaults() -> [String] {
    selected.formIntersection(sections.joined())
    let collection = stage.collection
    let found = collection.selection.map { stage.id($0) }
    if found.count != selected.count || Set(found.compactMap { $0 }) != selected {
      return ["\(found.count) items are selected, not \(selected.count)"]
    }
    return collection.boundItems.compactMap { index in
      guard let id = stage.id(index), let cell = collection.cell(at: index),
        cell.isSelected != selected.contains(id)
      else { return nil }
      return "\(id) \(cell.isSelected ? "is displayed as selected" : "is not displayed as selected")"
    }
  }

  // MARK: Operations

  private func index(_ fraction: Int) -> ItemIndex? {
    var item = fraction * sections.reduce(0) { $0 + $1.count } / 1_000_000
    for (section, items) in sections.enumerated() {
      if item < items.count { return ItemIndex(section: section, item: item) }
      item -= items.count
    }
    return nil
  }

  private func apply(reloading: [Int] = []) { stage.apply(sections, ids: sectionIDs, reloading: reloading) }

  private func perform(_ operation: StressOperation) async {
    if case .driveTo = operation {} else { driven = nil }
    switch operation {
    case .insert, .delete, .move, .reload, .addSection, .removeSection: change(operation)
    case .selectionMode, .select, .click, .selectAll, .deselectAll: select(operation)
    case .scrollBy(let distance): stage.vertical.value += Double(distance)
    case .scrollSidewaysBy(let distance): stage.horizontal.value += Double(distance)
    case .scrollToFraction(let fraction):
      let adjustment = stage.adjustment
      adjustment.value = adjustment.lower + (adjustment.upper - adjustment.lower) * Double(fraction) / 1_000_000
    case .driveTo(let step):
      // Like a deceleration: a separate target, regardless of the current value.
      let target = (driven ?? stage.adjustment.value) + Double(step)
      stage.adjustment.value = target
      driven = target
      await stage.paintFrame()
    case .scrollTo(let fraction, let position):
      guard let index = index(fraction) else { return }
      stage.collection.scrollTo(index, ScrollPosition.allCases[position])
    case .focus(let fraction): if let index = index(fraction) { stage.collection.focusItem(at: index) }
    case .grow(let fraction, let by):
      let items = stage.collection.boundItems
      guard !items.isEmpty, let id = stage.id(items[fraction * items.count / 1_000_000]) else { return }
      extra[id, default: 0] += by
      stage.cell(id)?.queueResize()
      await stage.paintFrame()
    case .resize(let width, let height): await stage.resize(width, height)
    case .layout(let number):
      stage.collection.setLayout(Self.layouts[number % Self.layouts.count], animated: true)
    case .reverseDirection: stage.collection.direction = stage.collection.direction == .rtl ? .ltr : .rtl
    case .textScale(let scale):
      textScale = scale
      // Like GTK when the fonts change: all widgets are measured again.
      for child in stage.collection.children { child.queueResize() }
      stage.collection.invalidateLayout()
    case .animations(let isOn): Settings.default.areAnimationsEnabled = isOn
    case .headers(let kind): showHeaders(kind)
    case .overrides(let kind):
      stage.collection.sectionOverrides =
        kind == 0
        ? nil
        : { section in
          SectionOverrides(
            sectionInset: section.isMultiple(of: 2)
              ? Insets(top: 4, leading: Double(9 * kind), bottom: 2, trailing: 3) : nil,
            minimumInteritemSpacing: section.isMultiple(of: 3) ? Double(kind) : nil)
        }
    case .paint(let frames): await stage.paintFrame(frames)
    case .wait:
      // Longer than scrolling takes to end.
      await advance(by: .milliseconds(60))
    }
  }

  private func change(_ operation: StressOperation) {
    switch operation {
    case .insert(let fraction, let count, let section):
      guard !sections.isEmpty else { return }
      let section = section % sections.count
      sections[section].insert(
        contentsOf: next..<next + count, at: fraction * (sections[section].count + 1) / 1_000_000)
      next += count
      // At most a few hundred, because each frame compares all of them.
      if sections[section].count > 160 { sections[section].removeFirst(60) }
      apply()
    case .delete(let fraction, let count, let section):
      guard !sections.isEmpty else { return }
      let section = section % sections.count
      let start = fraction * (sections[section].count + 1) / 1_000_000
      sections[section].removeSubrange(start..<min(sections[section].count, start + count))
      apply()
    case .move(let from, let to, let count):
      guard let source = index(from) else { return }
      let end = min(sections[source.section].count, source.item + count)
      let moved = Array(sections[source.section][source.item..<end])
      sections[source.section].removeSubrange(source.item..<end)
      let target = to % sections.count
      sections[target].insert(contentsOf: moved, at: to * (sections[target].count + 1) / 1_000_000)
      apply()
    case .reload(let fraction, let count):
      guard let index = index(fraction) else { return }
      apply(reloading: Array(sections[index.section][index.item...].prefix(count)))
    case .addSection(let fraction):
      guard sections.count < 8 else { return }
      let position = fraction * (sections.count + 1) / 1_000_000
      sections.insert(Array(next..<next + 7), at: position)
      sectionIDs.insert(next, at: position)
      next += 7
      apply()
    case .removeSection(let fraction):
      guard !sections.isEmpty else { return }
      sectionIDs.remove(at: fraction * sections.count / 1_000_000)
      sections.remove(at: fraction * sections.count / 1_000_000)
      apply()
    default: break
    }
  }

  private func select(_ operation: StressOperation) {
    let collection = stage.collection
    let isMultiple = collection.selectionMode == .multiple
    switch operation {
    case .selectionMode(let number):
      // Usually many, so that problems are more likely.
      collection.selectionMode = Self.modes.indices.contains(number) ? Self.modes[number] : .multiple
      select(sections.joined().filter(selected.contains))
    case .select(let fraction, let count):
      guard let first = index(fraction) else { return }
      let items = sections[first.section][first.item...].prefix(count)
      collection.selection = ItemSelection(
        items.indices.map { ItemIndex(section: first.section, item: $0) })
      select(Array(items))
    case .click(let fraction, let number):
      guard let index = index(fraction), let id = stage.id(index) else { return }
      let step = Self.steps[number]
      let (wasSelected, before) = (selected.contains(id), selected)
      collection.select(index, step)
      let now = Set(collection.selection.compactMap { stage.id($0) })
      switch (collection.selectionMode, step) {
      case (.none, _): select([])
      case (.single, .toggling): select(wasSelected ? [] : [id])
      case (.single, _), (.multiple, .only): select([id])
      case (.multiple, .toggling): selected.formSymmetricDifference([id])
      // Other tests check the start of a range. This one checks that its end is selected, and that other items stay
      // selected if requested.
      case (.multiple, .range): selected = now.union([id])
      case (.multiple, .addingRange): selected = now.union(before).union([id])
      }
    case .selectAll:
      collection.selectAll()
      if isMultiple { selected = Set(sections.joined()) }
    case .deselectAll:
      collection.deselectAll()
      selected = []
    default: break
    }
  }

  /// Records the items that the mode allows to be selected; the parameter is in order.
  private func select(_ ids: [Int]) {
    switch stage.collection.selectionMode {
    case .none: selected = []
    case .single: selected = Set(ids.prefix(1))
    case .multiple: selected = Set(ids)
    }
  }

  private func showHeaders(_ kind: Int) {
    stage.showHeaders(kind > 0)
    stage.collection.headerHeight = kind == 0 ? nil : kind == 1 ? { _ in .points(20) } : { _ in .measured }
    stage.collection.footerHeight = kind == 3 ? { $0.isMultiple(of: 2) ? .measured : .points(11) } : nil
  }

  // MARK: Shrinking

  /// Returns a shorter sequence that also has a problem, and that problem.
  static func shrunk(_ operations: [StressOperation], _ fault: String) async -> ([StressOperation], String) {
    var last = fault
    let end = ContinuousClock.now + .seconds(120)
    let short = await shrunkSequence(of: operations) { candidate in
      guard ContinuousClock.now < end, let found = await self.fault(in: candidate) else { return false }
      last = found.fault
      return true
    }
    return (short, last)
  }
}
