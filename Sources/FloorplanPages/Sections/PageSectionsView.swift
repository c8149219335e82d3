import FloorplanLayout
public import FloorplanUI
import GTKBridge

/// A list of the sections of a page, with cells, widgets, and collections that scroll horizontally.
///
///     view.observe { [unowned view] in view.sections = sections(of: store) }
///
/// Set ``sections`` whenever the data changes. Rows are identified by their IDs, and only cells with changed content
/// are rebound. Focus and scroll positions stay. Each section is a tab stop, as is its See All button.
public final class PageSectionsView: CollectionView {
  private var source: CollectionDataSource<String, String>?
  private let rows = RowsByID()
  private var embedded: [String: EmbeddedSection] = [:]
  private var displayedSections: [PageSection] = []

  /// Creates a view without sections.
  public init() {
    super.init(layout: .table)
    isInsetGrouped = true
    tabStops = .sections
    source = CollectionDataSource(self) { [unowned self] view, index, id in
      if let section = embedded[id] { return section.section.row(for: index, in: view) }
      return try rows.cell(id, at: index, in: view)
    }
    onActivate = { [unowned self] index in rows.activate(source?.snapshot.itemID(at: index)) }
    onCopy = { [unowned self] in reportCopy(of: $0) }
    headerHeight = { [unowned self] in section($0)?.title == nil ? nil : .measured }
    footerHeight = { [unowned self] in section($0)?.seeAll.map { $0.isInHeader ? nil : .measured } ?? nil }
    supplementaryViewProvider = { [unowned self] _, kind, section in edge(kind, of: section) }
  }

  /// The sections, in reading order.
  ///
  /// If two sections or rows have the same ID, the view logs a message and keeps its previous sections.
  public var sections: [PageSection] {
    get { displayedSections }
    set { show(newValue) }
  }

  private func section(_ place: Int) -> PageSection? {
    displayedSections.indices.contains(place) ? displayedSections[place] : nil
  }

  private func show(_ new: [PageSection]) {
    let newRows = new.flatMap(\.rows)
    let edgesChanged = new.map(\.edges) != displayedSections.map(\.edges)
    do throws(SnapshotError) {
      let snapshot = try CollectionSnapshot(
        new.map { ($0.id, $0.rows.map(\.id)) }, reloading: rows.changed(in: newRows))
      try snapshot.validate()
      rows.replace(with: newRows)
      displayedSections = new
      showEmbedded(newRows)
      try source?.apply(snapshot)
    } catch {
      // Duplicate IDs are a bug in the app: keep the previous sections.
      logMessage("PageSectionsView: \(error)")
      return
    }
    if edgesChanged { reloadSupplementaryViews() }
  }

  private func showEmbedded(_ rows: [PageRow]) {
    let known = embedded
    embedded = [:]
    for row in rows {
      guard let content = row.embedded else { continue }
      let section = known[row.id] ?? EmbeddedSection(content)
      section.show(content)
      embedded[row.id] = section
    }
  }

  private func edge(_ kind: SupplementaryKind, of place: Int) -> CollectionReusableView? {
    guard let section = section(place) else { return nil }
    switch kind {
    case .header:
      guard let title = section.title else { return nil }
      let header = dequeue(SectionHeaderFooterView.self, for: kind, ofSection: place)
      header.title = title
      if let seeAll = section.seeAll, seeAll.isInHeader { show(section.id, seeAll, in: header) }
      return header
    case .footer:
      guard let seeAll = section.seeAll, !seeAll.isInHeader else { return nil }
      let footer = dequeue(SectionFooterView.self, for: kind, ofSection: place)
      show(section.id, seeAll, in: footer)
      return footer
    }
  }

  private func show(_ id: String, _ seeAll: PageSection.SeeAll, in edge: SectionHeaderFooterView) {
    edge.itemCount = seeAll.count
    // Looked up on each click: the closure can change without a change of the displayed content.
    edge.onDisclosure = { [weak self] in self?.displayedSections.first { $0.id == id }?.seeAll?.open() }
  }
}

/// The embedded rows of a row, and their scroll position.
private final class EmbeddedSection {
  let section: CollectionSection<Int, String>
  private let rows = RowsByID()

  init(_ content: PageRow.EmbeddedRows) {
    section = CollectionSection(name: content.name, layout: content.layout) { [rows] collection, index, id in
      try rows.cell(id, at: index, in: collection)
    }
    section.configure = { [rows, weak section] collection in
      collection.onActivate = { index in rows.activate(section?.snapshot.itemID(at: index)) }
    }
  }

  func show(_ content: PageRow.EmbeddedRows) {
    section.name = content.name
    do throws(SnapshotError) {
      let snapshot = try CollectionSnapshot([content.rows.map(\.id)], reloading: rows.changed(in: content.rows))
      try snapshot.validate()
      rows.replace(with: content.rows)
      try section.apply(snapshot)
    } catch {
      logMessage("PageSectionsView: \(error)")
    }
  }
}

/// The rows of a collection by their unique IDs.
private final class RowsByID {
  private var rows: [String: PageRow] = [:]

  private struct MissingRowError: Error, CustomStringConvertible {
    let id: String
    nonisolated var description: String { "the page has no row “\(id)”" }
  }

  /// Returns the IDs of existing rows with changed content.
  func changed(in new: [PageRow]) -> [String] {
    new.filter { row in rows[row.id].map { $0.content != row.content } ?? false }.map(\.id)
  }

  func replace(with new: [PageRow]) { rows = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0) }) }

  func cell(_ id: String, at index: ItemIndex, in collection: CollectionView) throws -> CollectionCell {
    guard let row = rows[id] else { throw MissingRowError(id: id) }
    return row.makeCell(collection, index)
  }

  func activate(_ id: String?) { id.flatMap { rows[$0] }?.activate?() }
}
