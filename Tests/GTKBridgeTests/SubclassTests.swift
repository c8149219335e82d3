import CGTK
import GTKTestSupport
import Testing

@testable import GTKBridge

/// Records the calls from GTK.
private final class Probe: CustomWidget {
  override class var cssName: String { "probe" }
  override class var accessibleRole: AccessibleRole { .meter }
  override class var actions: [ClassAction] {
    [ClassAction("probe.poke", of: Probe.self) { $0.pokes += 1 }]
  }
  override class var shortcuts: [ClassShortcut] { [ClassShortcut("p", .control, activates: "probe.poke")] }

  var pokes = 0
  var measured: Set<Orientation> = []
  var allocated: (Int, Int)?
  var drawings = 0
  var focusRequests: [FocusDirection] = []
  var realized = 0
  var disposals = 0
  var directions = 0

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    measured.insert(orientation)
    return Measurement(minimum: 30, natural: orientation == .horizontal ? 60 : 40)
  }
  override func sizeAllocate(width: Int, height: Int) { allocated = (width, height) }
  override func snapshot(_ snapshot: Snapshot) {
    drawings += 1
    super.snapshot(snapshot)
  }
  override func focus(_ direction: FocusDirection) -> Bool {
    focusRequests.append(direction)
    return super.focus(direction)
  }
  override func didRealize() {
    super.didRealize()
    realized += 1
  }
  override func willUnrealize() {
    realized -= 1
    super.willUnrealize()
  }
  override func directionDidChange() { directions += 1 }
  override func dispose() {
    disposals += 1
    super.dispose()
  }
}

private final class Strip: ScrollableWidget {
  var scrolls = 0
  override func didScroll() {
    scrolls += 1
    super.didScroll()
  }
  override func sizeAllocate(width: Int, height: Int) {
    verticalAdjustment?.configure(
      value: verticalAdjustment?.value ?? 0, lower: 0, upper: 5000, step: 20, page: 100, pageSize: Double(height))
  }
}

private final class Squares: CustomListModel {
  var count = 5
  override var itemCount: Int { count }
  override func item(at position: Int) -> Object? { StringObject("\(position * position)") }
}

@Suite(.serialized) struct SubclassTests {
  @Test func virtualFunctionsCallSwiftMethods() async {
    await withNoPeerLeft {
      let window = Window()
      let probe = Probe()
      probe.horizontalAlignment = .center
      probe.verticalAlignment = .center
      probe.isFocusable = true
      window.child = Box(.vertical, [probe])
      window.present()
      #expect(await turnUntil { probe.allocated != nil })
      #expect(probe.measured == [.horizontal, .vertical])
      #expect(probe.allocated?.0 == 60 && probe.allocated?.1 == 40)
      #expect(probe.realized == 1)
      probe.queueDraw()
      #expect(await turnUntil { probe.drawings > 0 })
      // The window focused the first focusable widget, and Tab leaves it.
      #expect(probe.containsFocus && probe.focusRequests == [.tabForward])
      #expect(!probe.moveFocus(.tabForward) && probe.focusRequests.count == 2)
      probe.direction = .rtl
      #expect(probe.directions == 1)
      window.close()
      #expect(probe.realized == 0 && probe.disposals == 1)
    }
  }

  @Test func classSetsCSSNameRoleAndTypeName() async {
    await withNoPeerLeft {
      let probe = Probe()
      #expect(String(cString: gtk_widget_get_css_name(probe.widget)) == "probe")
      #expect(gtk_accessible_get_accessible_role(OpaquePointer(probe.pointer)) == .meter)
      let name = String(cString: g_type_name(fp_type_of(probe.pointer)))
      #expect(name.contains("Probe") && name.hasPrefix("GTKBridgeTests-"))
      #expect(Probe.gtype == fp_type_of(probe.pointer))
    }
  }

  @Test func classActionsRunAndCanBeDisabled() async {
    await withNoPeerLeft {
      let probe = Probe()
      #expect(probe.activateAction("probe.poke") && probe.pokes == 1)
      probe.setActionEnabled("probe.poke", false)
      probe.activateAction("probe.poke")
      #expect(probe.pokes == 1)
      #expect(!probe.activateAction("probe.none"))
      let other = Probe()
      #expect(other.activateAction("probe.poke") && other.pokes == 1 && probe.pokes == 1)
    }
  }

  @Test func scrolledWindowUsesAScrollableWidgetWithoutAViewport() async {
    await withNoPeerLeft {
      let strip = Strip()
      let scrolled = ScrolledWindow(strip)
      #expect(scrolled.child === strip)
      #expect(strip.verticalAdjustment === scrolled.verticalAdjustment)
      let window = Window()
      window.defaultSize = (200, 100)
      window.child = scrolled
      window.present()
      #expect(await turnUntil { scrolled.verticalAdjustment.upper == 5000 })
      let before = strip.scrolls
      scrolled.verticalAdjustment.value = 300
      #expect(strip.scrolls == before + 1)
      // Another scrolled window has other adjustments: the first ones must be disconnected.
      let first = scrolled.verticalAdjustment
      scrolled.child = nil
      #expect(strip.verticalAdjustment !== first)
      let atRest = strip.scrolls
      first.value = 10
      #expect(strip.scrolls == atRest)
      window.close()
    }
  }

  @Test func customListModelWorksInGTK() async {
    await withNoPeerLeft {
      let squares = Squares()
      let selection = gtk_no_selection_new(OpaquePointer(g_object_ref(squares.pointer)))
      let model = ListModel(UnsafeMutableRawPointer(selection), transfer: .full)
      #expect(model.count == 5)
      #expect((model.item(at: 3) as? StringObject)?.text == "9")
      #expect(model.item(at: 5) == nil)
      var changes: [[UInt32]] = []
      model.connect("items-changed") { (position: UInt32, removed: UInt32, added: UInt32) in
        changes.append([position, removed, added])
      }
      squares.count = 7
      squares.itemsChanged(at: 5, removed: 0, added: 2)
      #expect(changes == [[5, 0, 2]] && model.count == 7)
    }
  }

  private class Folding: CustomWidget {
    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
      guard orientation == .vertical else { return Measurement(minimum: 10, natural: 400) }
      // From 200 pixels on, the children are next to each other. The height is then that of a column narrower than 100.
      var height = Measurement((100..<200).contains(forSize) ? 40 : 60)
      height.arrangementIndex = forSize < 200 ? 1 : 2
      return height
    }
  }

  @Test func undeclaredArrangementsAreReported() async {
    let log = WarningLog()
    defer { log.close() }
    await withNoPeerLeft {
      let folding = Folding()
      #expect(folding.naturalBaseline(forWidth: 250) == nil && folding.measured(.vertical, forSize: 250).natural == 60)
      #expect(log.warnings.first?.contains("Folding has several arrangements") == true)
    }
  }

  @Test func arrangementsWorkWithoutABaseline() async {
    final class Folding: SubclassTests.Folding {
      override class var hasSeveralArrangements: Bool { true }
    }
    await withNoPeerLeft {
      let (folding, label) = (Folding(), Label("text"))
      for (width, height) in [(90, 60), (250, 60), (150, 40)] {
        #expect(folding.measured(.vertical, forSize: width) == Measurement(height))
      }
      #expect(folding.naturalBaseline(forWidth: 250) == nil)
      label.verticalAlignment = .baseline
      #expect(Box(.horizontal, [folding, label]).measured(.vertical, forSize: 400).natural == 60)
      #expect(folding.measure(.vertical, forSize: 90).arrangementIndex == 1)
    }
  }

  @Test func customWidgetLaysOutChildrenLikeABinByDefault() async {
    final class Bin: CustomWidget {}
    await withNoPeerLeft {
      let bin = Bin()
      let small = Label("a")
      let large = Label("a much longer text")
      small.setParent(bin)
      large.insert(in: bin, after: nil)
      #expect(bin.children == [large, small])
      #expect(bin.measured(.horizontal).natural == large.measured(.horizontal).natural)
      small.insert(in: bin, after: nil)
      #expect(bin.children == [small, large])
      large.unparent()
      #expect(bin.children == [small])
    }
  }
}
