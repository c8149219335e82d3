import FloorplanLayout
public import FloorplanUI
import GTKBridge

/// The sections of a page, one below the other: cells, widgets, and collections that scroll sideways.
///
///     view.observe { [unowned view] in view.sections = sections(of: store) }
///
/// Set ``sections`` whenever the data are others: rows are known by their ids, and only cells that show something else are
/// bound again.  Focus, and the place that rows are scrolled to, stay.
@MainActor
public final class PageSectionsView: CollectionView {
  private var source: CollectionDataSource<String, String>?
  private var rows: [String: PageRow] = [:]
  private var embedded: [String: EmbeddedSection] = [:]
  private var shown: [PageSection] = []

  /// Makes a view without sections.
  public init() {
    super.init(layout: .table)
    register(SectionHeaderFooterView.self)
    register(SectionFooterView.self)
    source = CollectionDataSource(self) { [unowned self] view, index, id in
      guard let row = rows[id] else { throw MissingRowError(id: id) }
      if let section = embedded[id] { return section.section.row(for: index, in: view) }
      return row.makeCell(view, index)
    }
    onActivate = { [unowned self] index in
      guard let id = source?.snapshot.itemID(at: index) else { return }
      rows[id]?.activate?()
    }
    headerHeight = { [unowned self] in section($0)?.title == nil ? nil : .measured }
    footerHeight = { [unowned self] in section($0)?.seeAll.map { $0.isInHeader ? nil : .measured } ?? nil }
    supplementaryViewProvider = { [unowned self] _, kind, section in edge(kind, of: section) }
  }

  /// The sections in the order of reading.
  ///
  /// Where two sections or two rows have the same id, what was shown stays, and a message in the log tells of it.
  public var sections: [PageSection] {
    get { shown }
    set { show(newValue) }
  }

  private struct MissingRowError: Error, CustomStringConvertible {
    let id: String
    nonisolated var description: String { "the page has no row “\(id)”" }
  }

  private func section(_ place: Int) -> PageSection? { shown.indices.contains(place) ? shown[place] : nil }

  private func show(_ new: [PageSection]) {
    let newRows = Dictionary(new.flatMap(\.rows).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = newRows.values.filter { row in rows[row.id].map { $0.content != row.content } ?? false }.map(\.id)
    let edgesChanged = new.map(\.edges) != shown.map(\.edges)
    do throws(SnapshotError) {
      let snapshot = try CollectionSnapshot(new.map { ($0.id, $0.rows.map(\.id)) }, reloading: changed)
      try snapshot.validate()
      for row in newRows.values { row.register(self) }
      rows = newRows
      shown = new
      showEmbedded()
      try source?.apply(snapshot)
    } catch {
      // It is the app's mistake, and shown as far as that goes: what was there stays.
      logMessage("PageSectionsView: \(error)")
      return
    }
    if edgesChanged { reloadSupplementaryViews() }
  }

  private func showEmbedded() {
    embedded = embedded.filter { rows[$0.key]?.embedded != nil }
    for row in rows.values {
      guard let content = row.embedded else { continue }
      if let section = embedded[row.id] {
        section.show(content)
      } else {
        embedded[row.id] = EmbeddedSection(content)
      }
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
    // What it opens may have become another without anything that is seen.
    edge.onDisclosure = { [weak self] in self?.shown.first { $0.id == id }?.seeAll?.open() }
  }
}

/// The rows that a row embeds, and how far they are scrolled.
@MainActor
private final class EmbeddedSection {
  let section: CollectionSection<Int, String>
  private let shown: RowsByID

  init(_ content: PageRow.EmbeddedRows) {
    let rows = RowsByID()
    section = CollectionSection(name: content.name, layout: content.layout) { collection, index, id in
      guard let row = rows.byID[id] else { throw UnknownRow(id: id) }
      return row.makeCell(collection, index)
    }
    section.configure = { [weak section] collection in
      for row in rows.byID.values { row.register(collection) }
      collection.onActivate = { index in
        guard let id = section?.snapshot.itemID(at: index) else { return }
        rows.byID[id]?.activate?()
      }
    }
    shown = rows
    show(content)
  }

  func show(_ content: PageRow.EmbeddedRows) {
    let new = Dictionary(content.rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = content.rows.filter { row in shown.byID[row.id].map { $0.content != row.content } ?? false }
    if let collection = section.collectionView { for row in new.values { row.register(collection) } }
    shown.byID = new
    section.name = content.name
    do throws(SnapshotError) {
      try section.apply(CollectionSnapshot([content.rows.map(\.id)], reloading: changed.map(\.id)))
    } catch {
      logMessage("PageSectionsView: \(error)")
    }
  }

  private struct UnknownRow: Error, CustomStringConvertible {
    let id: String
    nonisolated var description: String { "the page has no row “\(id)”" }
  }

  private final class RowsByID { var byID: [String: PageRow] = [:] }
}
