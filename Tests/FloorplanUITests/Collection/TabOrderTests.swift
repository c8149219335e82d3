import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct TabOrderTests {
  /// Three sections of two rows, whose headers and footers have a button if `hasButton` is true.
  private func withSections(
    pinned: Bool = false, height: Int = 800, _ hasButton: @escaping (SupplementaryKind, Int) -> Bool,
    _ body: (CollectionStage) async -> Void
  ) async {
    let layout = HorizontalFlowLayout(
      itemSize: Size(width: 10_000, height: 40), headerReferenceHeight: 44, footerReferenceHeight: 44,
      pinsHeaders: pinned)
    await withNoPeerLeft {
      let stage = CollectionStage(layout)
      stage.collection.supplementaryViewProvider = { collection, kind, section in
        let view = collection.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
        view.title = "\(kind) \(section)"
        if hasButton(kind, section) { view.disclosureText = "See All" }
        return view
      }
      stage.apply([[0, 1], [2, 3], [4, 5]])
      let (before, after) = (Button(label: "before"), Button(label: "after"))
      let scrolled = stage.window.child
      stage.window.child = nil
      let box = Box(.vertical, [before])
      if let scrolled {
        scrolled.expandsVertically = true
        box.append(scrolled)
      }
      box.append(after)
      stage.window.child = box
      stage.window.defaultSize = (400, height)
      stage.window.present()
      #expect(await turnUntil { stage.collection.isMapped && !stage.collection.boundItems.isEmpty })
      await paint(stage.window, frames: 2)
      before.grabFocus()
      await body(stage)
      stage.close()
    }
  }

  /// The name of the widget with the focus.
  private func focus(_ stage: CollectionStage) -> String {
    guard let widget = stage.window.focusWidget else { return "nothing" }
    if let view = widget.parent as? SectionHeaderFooterView { return view.title }
    if let cell = widget as? NumberCell { return cell.id.map { "item \($0)" } ?? "?" }
    return (widget as? Button)?.label ?? "\(type(of: widget))"
  }

  private func stops(_ stage: CollectionStage, _ direction: FocusDirection, _ count: Int) -> [String] {
    (0..<count).map { _ in
      stage.window.moveFocus(direction)
      return focus(stage)
    }
  }

  @Test(arguments: [false, true]) func headerAndFooterControlsAreTabStopsInReadingOrder(pinned: Bool) async {
    await withSections(pinned: pinned) { kind, section in
      kind == .header ? section != 2 : section == 1
    } _: { stage in
      #expect(
        stops(stage, .tabForward, 5) == ["header 0", "item 0", "header 1", "footer 1", "after"])
      #expect(
        stops(stage, .tabBackward, 5) == ["footer 1", "header 1", "item 0", "header 0", "before"])
    }
  }

  @Test func itemsAreOneTabStop() async {
    await withSections { kind, _ in
      kind == .header
    } _: { stage in
      stage.collection.focusItem(at: ItemIndex(section: 1, item: 1))
      #expect(focus(stage) == "item 3")
      #expect(stops(stage, .tabForward, 2) == ["header 2", "after"])
      #expect(stops(stage, .tabBackward, 5) == ["header 2", "item 3", "header 1", "header 0", "before"])
    }
  }

  /// In the lower window, only one section is visible at a time.
  @Test(arguments: [800, 260]) func eachSectionCanBeATabStop(height: Int) async {
    await withSections(height: height) { kind, section in
      kind == .header ? section != 2 : section == 1
    } _: { stage in
      stage.collection.tabStops = .sections
      let order = ["header 0", "item 0", "header 1", "item 2", "footer 1", "item 4"]
      #expect(stops(stage, .tabForward, 7) == order + ["after"])
      #expect(stops(stage, .tabBackward, 7) == order.reversed() + ["before"])
      // The section of the last focused item keeps it.
      stage.collection.focusItem(at: ItemIndex(section: 1, item: 1))
      #expect(stops(stage, .tabForward, 2) == ["footer 1", "item 4"])
      #expect(stops(stage, .tabBackward, 3) == ["footer 1", "item 2", "header 1"])
      stage.collection.focusItem(at: ItemIndex(section: 1, item: 1))
      #expect(stops(stage, .tabForward, 1) == ["footer 1"])
      #expect(stops(stage, .tabBackward, 2) == ["item 3", "header 1"])
    }
  }

  @Test func headersWithoutControlsAreNoTabStops() async {
    await withSections { _, _ in
      false
    } _: { stage in
      #expect(stops(stage, .tabForward, 2) == ["item 0", "after"])
      #expect(stops(stage, .tabBackward, 2) == ["item 0", "before"])
    }
  }

  @Test func removedHeaderReleasesTheFocus() async {
    await withSections { kind, section in
      kind == .header && section == 0
    } _: { stage in
      #expect(stops(stage, .tabForward, 1) == ["header 0"])
      let header = stage.collection.supplementaryView(.header, ofSection: 0)
      stage.collection.supplementaryViewProvider = nil
      await stage.paintFrame()
      #expect(header?.containsFocus == false)
    }
  }

  @Test func removedPageWithFocusInAHeaderIsReleased() async {
    await withSections { kind, _ in
      kind == .header
    } _: { stage in
      #expect(stops(stage, .tabForward, 1) == ["header 0"])
      // Like an app that replaces one page by the next.
      if let scrolled = stage.collection.parent, let box = scrolled.parent as? Box {
        scrolled.discard()
        box.remove(scrolled)
      }
    }
  }

  @Test func arrowKeysStayAmongTheItems() async {
    await withSections { _, _ in
      true
    } _: { stage in
      stage.collection.focusItem(at: ItemIndex(section: 0, item: 1))
      stage.collection.press(.down)
      #expect(focus(stage) == "item 2")
    }
  }
}
