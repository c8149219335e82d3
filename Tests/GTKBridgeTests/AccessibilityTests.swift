import CGTK
import GTKBridge
import GTKTestSupport
import Testing

@Suite(.serialized) struct AccessibilityTests {
  private func isLabeledByAWidget(_ widget: Widget) -> Bool {
    gtk_test_accessible_has_relation(OpaquePointer(widget.pointer), .labelledBy) != 0
  }

  @Test func labelReplacesTheTextOfAButton() async {
    await withNoPeerLeft {
      let button = Button(label: "1")
      button.setAccessibleLabel("Sunday, 1 March")
      #expect(!isLabeledByAWidget(button) && button.differingAccessibleLabel(from: "Sunday, 1 March") == nil)
      let month = Label("March")
      button.setAccessibleLabel(from: month)
      #expect(isLabeledByAWidget(button) && month.text == "March")
    }
  }

  @Test func imagesOfIconButtonsAreHidden() async {
    await withNoPeerLeft {
      let buttons = [
        Button(iconName: "edit-copy-symbolic", name: "Copy"),
        ToggleButton(togglingIcon: "view-fullscreen-symbolic", name: "Full Screen"),
      ]
      #expect(buttons.map { $0.child?.currentAccessibleRole } == [.presentation, .presentation])
    }
  }

  @Test func menuEntriesHaveNames() async throws {
    try await withNoPeerLeft {
      let window = Window()
      let menu = Menu()
      menu.append("Save _As", action: "none.save")
      let popover = PopoverMenu(menu, name: "File")
      window.child = MenuButton(iconName: "open-menu-symbolic", name: "File", popover: popover)
      window.present()
      await settle()
      popover.popUp()
      await settle()
      let entry = try #require(popover.descendants(ofType: "GtkModelButton").first)
      #expect(!isLabeledByAWidget(entry) && entry.differingAccessibleLabel(from: "Save _As") == nil)
      popover.popDown()
      window.close()
    }
  }

  @Test func onlyAnnouncedLabelsHaveTheRole() async {
    await withNoPeerLeft {
      let label = Label("Saving…")
      #expect(label.accessibleRole == .label)
      label.announcesText = true
      label.text = "Saved"
      #expect(label.accessibleRole == .announcing && label.differingAccessibleLabel(from: "Saved") == nil)
    }
  }

  @Test func insensitiveWidgetNoticesThatItLosesTheFocus() async {
    await withNoPeerLeft {
      let window = Window()
      let entry = Entry()
      let box = Box(.vertical, [entry])
      let focus = gtk_event_controller_focus_new()
      gtk_widget_add_controller(entry.widget, focus)
      window.child = box
      window.present()
      await settle()
      entry.grabFocus()
      #expect(gtk_event_controller_focus_contains_focus(focus) != 0)
      box.isSensitive = false
      #expect(gtk_event_controller_focus_contains_focus(focus) == 0 && !entry.containsFocus)
      window.close()
    }
  }
}
