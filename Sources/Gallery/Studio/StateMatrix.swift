import Floorplan
import Observation

/// The pictures of all components in all states, in several versions of a theme and all appearances.
///
/// Pictures are drawn while the main loop is idle: those of the visible rows first. A version that can't differ from its
/// reference shares the pictures of that.
final class StateMatrix {
  /// The samples; the index of a row is that of its sample.
  let samples: [StateSample]
  /// The columns, by appearance.
  private(set) var columns: [MatrixColumn] = []
  /// Returns the visible rows, which are drawn first.
  var visibleRows: () -> [Int] = { [] }
  /// The rows that a filter waits for, which are drawn after the visible ones until it is known whether they differ.
  var undecidedRows: [Int] = []
  /// Called when a row has a new picture.
  var onDraw: (Int) -> Void = { _ in }
  /// Called when ``columns``, or the facts about their themes, have changed.
  var onThemeChange: () -> Void = {}

  /// The content of a cell.
  struct Content {
    /// The picture, which may be that of an old theme until the new one is drawn.
    var picture: RenderNode?
    /// Whether the picture differs from that of the reference; nil while it isn't known.
    var differs: Bool?
    /// The lowest failing contrast of a text.
    var failingContrast: Double?
    /// The verdict and the note of the user, if the cell is under review.
    var review: (status: ThemeReview.Status, note: String)?
  }

  private struct Key: Hashable {
    let row: Int
    let column: MatrixColumn
  }

  /// Two pictures that are compared.
  private struct Pair: Hashable {
    let source: Key
    let reference: Key
  }

  private let drawer = SampleDrawer<MatrixColumn>()
  private var themes: [MatrixColumn.Version: Theme] = [.base: .standard]
  /// The facts about the themes, which are missing while they are computed.
  private var facts: [MatrixColumn.Version: ThemeFacts] = [:]
  private var pictures: [Key: RenderNode] = [:]
  /// The pictures of an old theme.
  private var outdated: Set<Key> = []
  private var differences: [Pair: Bool] = [:]
  /// The themes of the pictures that aren't outdated.
  private var drawn: [MatrixColumn.Version: Theme] = [:]
  /// The class paths in the sample of each row, which are known after its first drawing.
  private var classPaths: [Int: Set<String>] = [:]
  /// Everything in the sample of each row that a style sheet styles.
  private(set) var contents: [Int: SampleContent] = [:]
  /// The pictures that are being drawn, in different columns.
  private var current: [Key] = []
  private var drawing: LoopSource?
  /// The first row that may have pictures to draw.
  private var firstUnfinishedRow = 0
  private var revision = 0
  /// The revision of the theme in each column of the drawer; comparing themes takes long.
  private var displayed: [MatrixColumn: Int] = [:]
  private var isClosed = false

  /// The time for drawing until the main loop continues, in seconds, which leaves half of a frame for others.
  private static let slice = 0.008

  init(_ samples: [StateSample]) { self.samples = samples }

  // MARK: Themes

  /// Displays a style sheet's theme and the previous version of it.
  func show(_ candidate: Theme, previous: Theme?) {
    let old = themes
    themes[.candidate] = candidate == .standard ? nil : candidate
    themes[.previous] = themes[.candidate] == nil ? nil : previous
    guard themes != old || columns.isEmpty else { return }
    let versions = MatrixColumn.Version.allCases.filter { themes[$0] != nil }
    columns = Appearance.allCases.flatMap { appearance in
      versions.map { MatrixColumn(appearance: appearance, version: $0) }
    }
    drawer.keep(columns)
    revision += 1
    facts = facts.filter { themes[$0.key] != nil }
    for key in current { drawer.cancel(key.column) }
    current = []
    if let new = themes[.previous], new == old[.candidate] {
      pictures = pictures.filter { $0.key.column.version != .previous }
      outdated = outdated.filter { $0.column.version != .previous }
      differences = differences.filter { $0.key.source.column.version != .previous }
      if new == drawn[.candidate] {
        for (key, picture) in pictures where key.column.version == .candidate && !outdated.contains(key) {
          pictures[Key(row: key.row, column: MatrixColumn(appearance: key.column.appearance, version: .previous))] =
            picture
        }
      }
      drawn[.previous] = new
    }
    for version in versions where version != .base || facts[.base] == nil { compare(version, drawn[version]) }
    onThemeChange()
  }

  /// Compares a version with its reference, and with the theme whose pictures it has.
  private func compare(_ version: MatrixColumn.Version, _ old: Theme?) {
    let reference = version.reference ?? .base
    guard let theme = themes[version], let other = themes[reference] else { return }
    facts[version] = nil
    let revision = revision
    Background.run {
      (ThemeFacts(theme, comparedWith: other), old.map { ThemeChange(from: $0, to: theme) })
    } completion: { [weak self] result in
      let (facts, change) = result
      guard let self, !isClosed, revision == self.revision else { return }
      self.facts[version] = facts
      drawn[version] = theme
      for (row, paths) in classPaths where change?.mayAffect(paths) != false {
        for column in columns where column.version == version { invalidate(Key(row: row, column: column)) }
      }
      differences = differences.filter { !needsDrawing($0.key.source) && !needsDrawing($0.key.reference) }
      firstUnfinishedRow = 0
      onThemeChange()
      draw()
    }
  }

  private func invalidate(_ key: Key) {
    if pictures[key] != nil { outdated.insert(key) }
    guard let index = current.firstIndex(of: key) else { return }
    drawer.cancel(key.column)
    current.remove(at: index)
  }

  /// Discards all pictures, for example after a change of the text scale.
  func redraw() {
    for key in current { drawer.cancel(key.column) }
    current = []
    outdated = Set(pictures.keys)
    differences = [:]
    firstUnfinishedRow = 0
    draw()
  }

  // MARK: Content

  /// Returns the key of the picture in a cell; nil while it isn't known whether it is that of the reference.
  private func source(_ row: Int, _ column: MatrixColumn) -> Key? {
    guard let reference = column.reference else { return Key(row: row, column: column) }
    guard let facts = facts[column.version], let paths = classPaths[row] else { return nil }
    return facts.change.mayAffect(paths) ? Key(row: row, column: column) : source(row, reference)
  }

  /// Returns the content of a cell.
  func content(_ row: Int, _ column: MatrixColumn) -> Content {
    var content = Content()
    let source = source(row, column)
    content.picture = pictures[source ?? Key(row: row, column: column)]
    guard let source else { return content }
    content.differs = differs(row, column, source)
    if let paths = classPaths[row], let state = samples[row].styleState {
      content.failingContrast = facts[column.version]?.failingContrast(of: paths, in: state, column.appearance)
    }
    return content
  }

  private func differs(_ row: Int, _ column: MatrixColumn, _ source: Key) -> Bool? {
    guard let reference = column.reference.flatMap({ self.source(row, $0) }) else { return nil }
    if source == reference { return false }
    let pair = Pair(source: source, reference: reference)
    if let known = differences[pair] { return known }
    guard !needsDrawing(source), !needsDrawing(reference), let own = pictures[source], let other = pictures[reference]
    else { return nil }
    let result = !own.hasSamePixels(as: other)
    differences[pair] = result
    return result
  }

  /// Returns whether any picture of a row differs from its reference; nil while it isn't known.
  func differs(_ row: Int) -> Bool? {
    let known = columns.filter { $0.reference != nil }.map { content(row, $0).differs }
    return known.contains(true) ? true : known.contains(nil) ? nil : false
  }

  /// Returns whether it is known if a row differs and which contrasts it has.
  func isDecided(_ row: Int) -> Bool { classPaths[row] != nil && differs(row) != nil }

  /// Returns whether a text in a row has a contrast that is too low.
  func fails(_ row: Int) -> Bool { columns.contains { content(row, $0).failingContrast != nil } }

  /// The number of rows whose pictures are drawn.
  var finishedCount: Int {
    let unfinished = Set(current.map(\.row))
    return samples.indices.count { next(in: $0) == nil && !unfinished.contains($0) }
  }

  /// Whether all pictures are drawn.
  var isFinished: Bool { facts.count == themes.count && finishedCount == samples.count }

  // MARK: Drawing

  private func needsDrawing(_ key: Key) -> Bool { pictures[key] == nil || outdated.contains(key) }

  /// Returns the next picture of a row to draw; those of the reference come first.
  private func next(in row: Int) -> Key? {
    for version in MatrixColumn.Version.allCases where themes[version] != nil {
      for column in columns where column.version == version {
        if let key = source(row, column), needsDrawing(key), !current.contains(key) { return key }
      }
    }
    return nil
  }

  /// Whether a visible row lacks pictures.
  var isDrawingVisibleRows: Bool {
    let rows = visibleRows()
    return columns.contains { facts[$0.version] == nil } || current.contains { rows.contains($0.row) }
      || rows.contains { next(in: $0) != nil }
  }

  private func nextKey() -> Key? {
    if let key = visibleRows().lazy.compactMap({ self.next(in: $0) }).first { return key }
    while let row = undecidedRows.first {
      if !isDecided(row), let key = next(in: row) { return key }
      // Its last pictures are being drawn.
      if current.contains(where: { $0.row == row }) { return nil }
      undecidedRows.removeFirst()
    }
    while firstUnfinishedRow < samples.count {
      if let key = next(in: firstUnfinishedRow) { return key }
      firstUnfinishedRow += 1
    }
    return nil
  }

  /// Draws the missing pictures in slices, between which the main loop continues.
  func draw() {
    guard drawing == nil, !isClosed else { return }
    // An idle source would keep the main loop from becoming idle until everything is drawn.
    drawing = MainLoop.after(milliseconds: 1, priority: .idle) { [weak self] in
      guard let self else { return }
      drawing = nil
      drawSlice()
      if !current.isEmpty { draw() }
    }
  }

  /// Finishes the pictures that were begun before, and then begins others in the same columns.
  private func drawSlice() {
    let end = MainLoop.time + Self.slice
    while let key = current.first, MainLoop.time < end {
      let picture = drawer.finish(key.column) { sample, _ in
        if contents[key.row] == nil { contents[key.row] = SampleContent(of: sample) }
      }
      guard let picture else { return }
      current.removeFirst()
      finish(key, picture)
    }
    guard current.isEmpty else { return }
    repeat {
      guard let key = nextKey(), !current.contains(where: { $0.column == key.column }),
        let theme = themes[key.column.version]
      else { return }
      if displayed[key.column] != revision {
        drawer.show(theme, in: key.column)
        displayed[key.column] = revision
      }
      classPaths[key.row] = drawer.begin(samples[key.row], in: key.column)
      current.append(key)
    } while MainLoop.time < end
  }

  private func finish(_ key: Key, _ picture: RenderNode) {
    pictures[key] = picture
    outdated.remove(key)
    for column in columns {
      let other = Key(row: key.row, column: column)
      differences[Pair(source: key, reference: other)] = nil
      differences[Pair(source: other, reference: key)] = nil
    }
    // A filter doesn't compare pictures.
    _ = differs(key.row)
    onDraw(key.row)
  }

  /// Stops drawing and discards the pictures.
  func close() {
    isClosed = true
    drawing?.cancel()
    drawer.close()
    pictures = [:]
    (visibleRows, onDraw, onThemeChange) = ({ [] }, { _ in }, {})
  }
}

extension StateMatrix: Cancellable {
  func cancel() { close() }
}
