import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ObjectViewTests {
  private typealias Parts = ComponentParts.ObjectCell

  @Test func viewDisplaysTheSameContentAsACell() async {
    await withNoPeerLeft {
      let window = Window()
      let view = ObjectView()
      let cell = ObjectCell()
      window.child = Box(.vertical, [view, cell])
      for host in [view, cell] as [any ContentPresenting<ObjectContent>] {
        host.headlineText = "Headline"
        host.subheadlineText = "Subheadline"
        host.footnoteText = "Footnote"
        host.showsDescriptionInCompact = true
        host.descriptionText = "A description that is long enough to go on in a second line of this window"
        host.statusText = "Status"
        host.substatusText = "Substatus"
        host.detailImage = .icon("folder-symbolic")
      }
      window.defaultSize = (400, 500)
      window.present()
      #expect(await turnUntil { window.isMapped && view.width > 0 })
      await paint(window)
      let displayed = view.children.filter(\.isMapped)
      #expect(displayed.count == 7)
      for child in displayed {
        let part = Parts.all.first { child.hasStyleClass($0.classPath) }
        let twin = part.flatMap { cell.visiblePart($0) }
        let (one, other) = (child.bounds(in: view), twin?.bounds(in: cell))
        #expect(one?.x == other?.x && one?.y == other?.y && one?.width == other?.width)
      }
      #expect(view.differingAccessibleLabel(from: "Headline") == nil)
      #expect(view.accessibleRole == .group && !view.isFocusable)
      window.close()
    }
  }

  @Test func substatusIsBelowTheStatus() async {
    await withCell(ObjectCell.self) { cell, window in
      cell.headlineText = "Headline"
      cell.statusText = "Status"
      cell.substatusText = "A longer substatus"
      await paint(window)
      let status = cell.statusLabel.bounds(in: cell)
      let substatus = cell.substatusLabel.bounds(in: cell)
      let headline = cell.headlineLabel.bounds(in: cell)
      #expect(status?.y == 0 && substatus?.y == status.map { $0.height + 4 })
      #expect(status.map { $0.x + $0.width } == Double(cell.width))
      #expect(substatus.map { $0.x + $0.width } == Double(cell.width))
      #expect(headline.map { $0.width + 12 } == substatus?.x)
      #expect(
        cell.measured(.vertical, forSize: 400).natural == Int((substatus?.y ?? 0) + (substatus?.height ?? 0)))
      cell.substatusDisplayMode = .text
      cell.substatusImage = .icon("dialog-warning-symbolic")
      cell.semanticSubstatus = .negative
      #expect(cell.visiblePart(Parts.substatusImageView) == nil)
      cell.substatusText = nil
      #expect(cell.visiblePart(Parts.substatusImageView)?.hasStyleClass("negative") == true)
      #expect(cell.visiblePart(Parts.substatusLabel) == nil)
    }
  }

  @Test func statusUsesTheSpaceLeftByTheLines() async {
    await withCell(ObjectCell.self, width: 300) { cell, window in
      cell.headlineText = "A"
      cell.statusText = "A status that needs more than one half of it"
      let naturalWidth = Double(cell.statusLabel.measured(.horizontal).natural)
      await paint(window)
      let alone = cell.statusLabel.bounds(in: cell)?.width ?? 0
      #expect(alone > 0.5 * Double(cell.width) && alone <= naturalWidth)
      cell.headlineText = "A headline that needs all the room that there is in this window"
      await paint(window)
      #expect(cell.statusLabel.bounds(in: cell)?.width == Double(Int(0.5 * Double(cell.width))))
    }
  }
}
