import CGTK
import GTKTestSupport
import Testing

@testable import GTKBridge

private final class Leaf: CustomWidget {
  var note = ""
  var handler: (() -> Void)?
  override func dispose() {
    handler = nil
    super.dispose()
  }
}

private final class Waiter: CustomWidget {
  @Pending var timer: LoopSource?
}

/// An owner that isn't an object of GTK.
private final class Alarm {
  @Pending var timer: LoopSource?
}

@Suite(.serialized) struct LifetimeTests {
  @Test func subclassStateSurvivesWhileTheWidgetHasAParent() async {
    await withNoPeerLeft {
      let box = Box(.vertical)
      do {
        let leaf = Leaf()
        leaf.note = "kept"
        box.append(leaf)
      }
      #expect((box.children.first as? Leaf)?.note == "kept")
    }
  }

  @Test func eachObjectHasOnePeer() async {
    await withNoPeerLeft {
      let label = Label("x")
      let box = Box(.vertical, [label])
      #expect(box.children.first === label)
      #expect(label.parent === box)
    }
  }

  @Test func objectCreatedByGTKGetsThePeerOfItsNearestClass() async {
    await withNoPeerLeft {
      let scrolled = ScrolledWindow(Label("x"))
      // GTK has inserted a viewport, which has no class here: it is a Widget.
      let viewport = scrolled.child
      #expect(type(of: viewport!) == Widget.self)
      #expect(scrolled.verticalAdjustment === scrolled.verticalAdjustment)
    }
  }

  @Test func floatingReferencesAreSunkAndFullOnesAdopted() async {
    await withNoPeerLeft {
      let label = Label("x")
      #expect(label.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1)
      let model = ListModel(["a", "b"])
      let item: Object? = model.item(at: 0)
      // The model's own reference and that of the peer.
      #expect(item!.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 2)
      #expect((model.item(at: 1) as? StringObject)?.text == "b")
      #expect(model.item(at: 2) == nil)
    }
  }

  @Test func closingAWindowReleasesItsTree() async {
    await withNoPeerLeft {
      let window = Window()
      let column = Box(.vertical)
      for _ in 0..<3 {
        let button = Button(label: "b")
        button.connect("clicked") { button.label = "captures itself" }
        column.append(button)
        let leaf = Leaf()
        leaf.handler = { _ = leaf.note }
        column.append(leaf)
      }
      let popoverButton = Button(label: "in popover")
      popoverButton.onClick { _ = popoverButton.label }
      column.append(MenuButton(iconName: "open-menu-symbolic", name: "Menu", popover: Popover(popoverButton)))
      let gesture = ClickGesture()
      gesture.onPress { _, _, _ in _ = gesture.phase }
      column.addController(gesture)
      window.child = ScrolledWindow(column)
      window.present()
      window.connect("notify::title") { _ = window.title }
      await settle()
      window.close()
    }
  }

  @Test func closeButtonReleasesTheTree() async {
    await withNoPeerLeft {
      let window = Window()
      let button = Button(label: "b")
      button.onClick { _ = (window, button) }
      window.child = button
      window.present()
      await settle()
      window.requestClose()
      await settle()
    }
  }

  @Test func handlerCanPreventClosing() async {
    await withNoPeerLeft {
      let window = Window()
      let button = Button(label: "b")
      var clicks = 0
      button.onClick { clicks += 1 }
      window.child = button
      let refusal = window.connect("close-request", returning: Bool.self) { true }
      window.present()
      window.requestClose()
      button.connect("clicked") {}
      emitClicked(button)
      #expect(clicks == 1)
      refusal.disconnect()
      window.requestClose()
    }
  }

  @Test func closeRefusalsAreCalledInOrder() async {
    await withNoPeerLeft {
      let window = Window()
      let leaves = (0..<12).map { _ in Leaf() }
      var calls: [Int] = []
      for (index, leaf) in leaves.enumerated() {
        let refuses = {
          calls.append(index)
          return index == 10
        }
        window.setCloseGuard(refuses, of: leaf)
      }
      #expect(window.preventsClose() && calls == Array(0...10))
      calls = []
      window.setCloseGuard(nil, of: leaves[10])
      let accepts = {
        calls.append(-1)
        return false
      }
      window.setCloseGuard(accepts, of: leaves[3])
      #expect(!window.preventsClose() && calls == [0, 1, 2, 4, 5, 6, 7, 8, 9, 11, -1])
      window.close()
    }
  }

  @Test func closedWindowReleasesItsCloseRefusals() async {
    await withNoPeerLeft {
      let window = Window()
      let leaf = Leaf()
      window.setCloseGuard({ [window] in window.isModal || true }, of: leaf)
      window.close()
      #expect(!window.preventsClose())
      window.setCloseGuard({ [window] in window.isModal || true }, of: leaf)
    }
  }

  @Test func discardingAPageReleasesItWhileItsWindowIsOpen() async {
    await withNoPeerLeft {
      let window = Window()
      window.present()
      let before = PeerTable.count
      for _ in 0..<5 {
        let page = Box(.vertical)
        let leaf = Leaf()
        leaf.handler = { _ = page }
        page.append(leaf)
        window.child = page
        await settle()
        page.discard()
        window.child = nil
      }
      await settle()
      #expect(PeerTable.count == before)
      window.close()
    }
  }

  @Test func lastReferenceCanBeReleasedOnAnotherThread() async {
    await withNoPeerLeft {
      let leaf = Leaf()
      leaf.note = "x"
      await Task.detached { [leaf] in _ = leaf }.value
    }
  }

  @Test func referencesFromOtherThreadsAreReportedAndKeepThePeer() async {
    let log = WarningLog()
    defer { log.close() }
    await withNoPeerLeft {
      var leaf: Leaf? = Leaf()
      leaf?.note = "kept"
      let address = UInt(bitPattern: leaf?.pointer)
      await Task.detached { _ = g_object_ref(UnsafeMutableRawPointer(bitPattern: address)) }.value
      #expect(log.warnings.count == 1 && log.warnings.first?.contains("Leaf") == true)
      leaf = nil
      await settle()
      #expect((Object.existingPeer(of: UnsafeMutableRawPointer(bitPattern: address)) as? Leaf)?.note == "kept")
      await Task.detached { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }.value
      #expect(log.warnings.count == 2)
    }
  }

  @Test func valuesRoundTripThroughProperties() async {
    await withNoPeerLeft {
      let label = Label("a")
      label.set("label", to: "ü€😀")
      #expect(label.text == "ü€😀")
      #expect(label.get("label", as: String.self) == "ü€😀")
      label.set("xalign", to: Float(0.25))
      #expect(abs(label.get("xalign", as: Float.self) - 0.25) < 1e-6)
      label.set("selectable", to: true)
      #expect(label.get("selectable", as: Bool.self))
    }
  }

  @Test func pendingWorkIsCanceled() async throws {
    try await withNoPeerLeft {
      let timers = (0..<4).map { _ in MainLoop.after(milliseconds: 60_000) {} }
      let (waiter, alarm) = (Waiter(), Alarm())
      waiter.timer = timers[0]
      alarm.timer = timers[1]
      waiter.timer = waiter.timer
      #expect(waiter.timer === timers[0] && timers.allSatisfy(\.isPending))
      // Work is canceled when it is replaced or removed,
      waiter.timer = timers[2]
      alarm.timer = nil
      #expect(timers.map(\.isPending) == [false, false, true, true] && waiter.timer === timers[2])
      // when its owner is disposed, and when that was disposed before.
      waiter.discard()
      #expect(!timers[2].isPending && waiter.timer == nil)
      waiter.timer = timers[3]
      #expect(!timers[3].isPending && waiter.timer == nil)
      // A timer can remove itself.
      var calls = 0
      alarm.timer = MainLoop.idle { [weak alarm] in
        calls += 1
        alarm?.timer = nil
      }
      let last = try #require(alarm.timer)
      await settle()
      #expect(calls == 1 && !last.isPending)
    }
  }

  @Test func pendingWorkIsCanceledWhenItsOwnerIsFreed() async {
    await withNoPeerLeft {
      let timer = MainLoop.after(milliseconds: 60_000) {}
      var alarm: Alarm? = Alarm()
      alarm?.timer = timer
      #expect(timer.isPending)
      alarm = nil
      await settle()
      #expect(!timer.isPending)
    }
  }

  @Test func removedPopoverForgetsItsTooltip() async {
    await withNoPeerLeft {
      let window = Window()
      let box = Box(.vertical)
      window.child = box
      window.present()
      #expect(await turnUntil { window.isMapped })
      let popover = Popover(Label("Menu"))
      popover.setParent(box)
      gtk_widget_realize(popover.widget)
      let display = UnsafeMutableRawPointer(gtk_widget_get_display(box.widget)).assumingMemoryBound(to: GObject.self)
      // GTK's name for the object that looks for a tooltip later.
      let key = g_quark_from_string("gdk-display-current-tooltip")
      g_object_set_qdata(display, key, display)
      popover.discard()
      popover.unparent()
      #expect(g_object_get_qdata(display, key) == nil)
      window.close()
      await settle()
    }
  }
}

private func emitClicked(_ button: Button) {
  withVaList([]) {
    g_signal_emit_valist(button.pointer, g_signal_lookup("clicked", gtk_button_get_type()), 0, $0)
  }
}
