import CGTK
import GTKTestSupport
import Testing

@testable import GTKBridge

@Suite(.serialized) struct SignalTests {
  private func emitPressed(_ gesture: ClickGesture, _ count: Int32, _ x: Double, _ y: Double) {
    withVaList([count, x, y]) {
      g_signal_emit_valist(gesture.pointer, g_signal_lookup("pressed", gtk_gesture_click_get_type()), 0, $0)
    }
  }

  @Test func argumentsAreTyped() async {
    await withNoPeerLeft {
      let gesture = ClickGesture()
      var seen: [(Int32, Double, Double)] = []
      gesture.connect("pressed") { (count: Int32, x: Double, y: Double) in seen.append((count, x, y)) }
      emitPressed(gesture, 2, 3.5, 4.5)
      #expect(seen.count == 1 && seen[0] == (2, 3.5, 4.5))
    }
  }

  @Test func shortcutsOfNonLatinLayoutsHaveLatinLetters() async throws {
    try await withNoPeerLeft {
      let label = Label()
      var keys: [Key] = []
      let controller = label.onKeyPress { key, _ in
        keys.append(key)
        return true
      }
      // The code of the key with Z in the layout of the test's display, pressed in another layout.
      var codes: UnsafeMutablePointer<GdkKeymapKey>?
      var count: gint = 0
      #expect(gdk_display_map_keyval(gdk_display_get_default(), guint(GDK_KEY_z), &codes, &count) != 0)
      defer { g_free(codes) }
      let code = try #require(codes).pointee.keycode
      @MainActor func press(_ key: Int32, _ modifiers: ModifierKeys) {
        controller.emit("key-pressed", UInt32(bitPattern: key), code, modifiers)
      }
      press(GDK_KEY_Arabic_hamza, .control)
      press(GDK_KEY_Arabic_hamza, [])
      press(GDK_KEY_z, .control)
      press(GDK_KEY_Left, .control)
      #expect(keys == ["z", Key(rawValue: UInt32(GDK_KEY_Arabic_hamza)), "z", .left])
    }
  }

  @Test func keysOfTheKeypadAndCapitalLettersEqualTheirCounterparts() async {
    await withNoPeerLeft {
      let label = Label()
      var keys: [Key] = []
      let controller = label.onKeyPress { key, _ in
        keys.append(key)
        return true
      }
      let values = [
        GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_KP_Space, GDK_KEY_KP_Page_Up, GDK_KEY_KP_Delete, GDK_KEY_KP_7,
        GDK_KEY_KP_Add, GDK_KEY_KP_Equal, GDK_KEY_Z, GDK_KEY_F10, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab,
        GDK_KEY_KP_Insert, GDK_KEY_KP_Up, GDK_KEY_KP_Down, GDK_KEY_KP_Left, GDK_KEY_KP_Right, GDK_KEY_KP_Home,
        GDK_KEY_KP_End, GDK_KEY_KP_Page_Down, GDK_KEY_KP_Subtract,
      ]
      for value in values { controller.emit("key-pressed", UInt32(value), UInt32(0), ModifierKeys()) }
      #expect(
        keys == [
          .enter, .enter, .space, .pageUp, .delete, "7", "+", "=", "z", .function(10), .tab, .tab, .insert, .up, .down,
          .left, .right, .home, .end, .pageDown, "-",
        ])
      #expect(keys.prefix(10).map(\.character) == [nil, nil, " ", nil, nil, "7", "+", "=", "z", nil])
      #expect(Key("Ü") == "ü" && Key.space == " ")
      #expect(Set(Key.enter.values) == Set([GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].map(UInt32.init)))
      #expect(Set(Key("7").values) == Set([GDK_KEY_7, GDK_KEY_KP_7].map(UInt32.init)))
    }
  }

  @Test func fastAndGenericMarshallersReportTheSameArguments() async {
    await withNoPeerLeft {
      let gesture = ClickGesture()
      let widget = Label()
      widget.addController(gesture)
      var plain = 0
      var short: [String] = []
      var long: [String] = []
      gesture.connect("pressed") { plain += 1 }
      gesture.connect("pressed") { (count: Int32, x: Double, y: Double) in short.append("\(count) \(x) \(y)") }
      gesture.connect("notify::propagation-phase") { (_: UnsafeMutableRawPointer) in long.append("notify") }
      emitPressed(gesture, 1, 2, -3.5)
      emitPressed(gesture, .max, .infinity, 0)
      gesture.phase = .capture
      #expect(plain == 2 && short == ["1 2.0 -3.5", "2147483647 inf 0.0"] && long == ["notify"])
    }
  }

  @Test func handleDisconnects() async {
    await withNoPeerLeft {
      let gesture = ClickGesture()
      var calls = 0
      let handle = gesture.connect("pressed") { calls += 1 }
      emitPressed(gesture, 1, 0, 0)
      #expect(calls == 1 && handle.isConnected)
      handle.disconnect()
      handle.disconnect()
      emitPressed(gesture, 1, 0, 0)
      #expect(calls == 1 && !handle.isConnected)
    }
  }

  @Test func disconnectReleasesTheHandlersCaptures() async {
    final class Captured {}
    await withNoPeerLeft {
      let gesture = ClickGesture()
      weak var captured: Captured?
      let handle: SignalHandle
      do {
        let object = Captured()
        captured = object
        handle = gesture.connect("pressed") { _ = object }
      }
      #expect(captured != nil)
      handle.disconnect()
      #expect(captured == nil)
    }
  }

  @Test func handlerCanDisconnectItself() async {
    await withNoPeerLeft {
      let gesture = ClickGesture()
      var handle: SignalHandle?
      var calls = 0
      handle = gesture.connect("pressed") {
        calls += 1
        handle?.disconnect()
      }
      emitPressed(gesture, 1, 0, 0)
      emitPressed(gesture, 1, 0, 0)
      #expect(calls == 1)
    }
  }

  @Test func signatureMismatchesAreReported() async {
    await withNoPeerLeft {
      let gesture = ClickGesture()
      let window = Window()
      #expect(
        gesture.signatureMismatch(of: "pressed", arguments: [Int32.self, Double.self, Double.self], result: nil) == nil)
      #expect(gesture.signatureMismatch(of: "pressed", arguments: [], result: nil) == nil)
      #expect(
        gesture.signatureMismatch(of: "pressed", arguments: [Int32.self], result: nil)!.contains("has 1 parameters"))
      #expect(
        gesture.signatureMismatch(of: "pressed", arguments: [Int32.self, Int32.self, Double.self], result: nil)!
          .contains("parameter 2 of the handler is of type Int32"))
      #expect(gesture.signatureMismatch(of: "pressd", arguments: [], result: nil)!.contains("no signal pressd"))
      #expect(gesture.signatureMismatch(of: "pressed", arguments: [], result: Bool.self)!.contains("returns a Bool"))
      #expect(window.signatureMismatch(of: "close-request", arguments: [], result: nil)!.contains("returns nothing"))
      #expect(window.signatureMismatch(of: "close-request", arguments: [], result: Bool.self) == nil)
      #expect(
        window.signatureMismatch(of: "notify::title", arguments: [UnsafeMutableRawPointer.self], result: nil) == nil)
      window.close()
    }
  }

  @Test func resultIsReturnedToTheEmitter() async {
    await withNoPeerLeft {
      let window = Window()
      var refuses = true
      window.connect("close-request", returning: Bool.self) { refuses }
      window.present()
      window.requestClose()
      #expect(window.isVisible)
      refuses = false
      window.requestClose()
      #expect(!window.isVisible)
    }
  }
}
