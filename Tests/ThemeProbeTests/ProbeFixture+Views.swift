import FloorplanPages
import FloorplanTheme
import FloorplanUI
import GTKBridge

@testable import FloorplanForms

extension ProbeFixture {
  static let views: [String: @MainActor () -> ProbeFixture] = [
    "SectionHeaderFooterView": {
      ProbeFixture(
        [false, true].map { isPressable in
          let header = SectionHeaderFooterView()
          header.title = text
          header.attributeText = text
          if isPressable { header.onAttribute = {} }
          header.disclosureText = text
          header.isExpanded = isPressable
          return header
        })
    },
    "EmptyStateView": {
      // The second one has a picture that can't be loaded.
      ProbeFixture(
        [ImageSource.icon(icon), .file("/nowhere.png")].map { source in
          let view = EmptyStateView()
          view.illustration = source
          view.title = text
          view.bodyText = text
          view.primaryButton.setTitle(text, for: .normal)
          view.secondaryButton.setTitle(text, for: .normal)
          return view
        })
    },
    "NavigationBar": {
      let bar = NavigationBar()
      bar.title = text
      bar.subtitle = text
      bar.backTitle = text
      bar.actions = [PageAction("shown", text) {}, PageAction("hidden", text, isInMenu: true) {}]
      // A button that has become wide has no other button next to it.
      let alone = NavigationBar()
      alone.actions = [PageAction("shown", text) {}]
      return ProbeFixture([bar, alone])
    },
    "NavigationPage": { ProbeFixture([NavigationPage(text, content: Label(text))]) },
    "NavigationView": { ProbeFixture([NavigationView(NavigationPage(text, content: Label(text)))]) },
    "SkeletonView": {
      // It is as tall as its container.
      let skeleton = SkeletonView(text)
      skeleton.setSizeRequest(height: 160)
      return ProbeFixture([skeleton])
    },
    "FilterFeedbackBar": {
      let bar = FilterFeedbackBar()
      bar.items = [FilterFeedbackItem(text, text, isActive: false) {}]
      return ProbeFixture([bar])
    },
    "SearchField": {
      let typed = SearchField(text)
      typed.text = text
      // A field displays the terms when the user is about to type.
      let recent = RecentTermsView()
      recent.terms = [text]
      // It is in a field, whose states apply to its heading.
      recent.addStyleClasses(of: ComponentParts.SearchField.view)
      return ProbeFixture([typed, SearchField(text), recent])
    },
    "ToastMessage": {
      let message = ToastMessage()
      message.text = text
      return ProbeFixture([message])
    },
    "ModalForm": {
      // The button's surface covers the lower edge of the first one.
      let widgets = [true, false].map { hasButton in
        let view = ModalFormView(Label(text), name: text)
        view.note = text
        if hasButton {
          let button = ActionButton()
          button.setTitle(text, for: .normal)
          view.addFooter(button)
        }
        view.setSizeRequest(width: 320, height: 200)
        // If it were as wide as a probe of widths, the button would be mistaken for one.
        view.horizontalAlignment = .start
        return view
      }
      let outline = Box(.vertical, [Label(text)])
      outline.addStyleClasses(of: ComponentParts.ModalForm.sheet)
      outline.horizontalAlignment = .center
      outline.setMargins(top: 60, bottom: 60)
      return ProbeFixture(widgets + [outline])
    },
    "FormSummary": {
      let summary = FormSummaryView()
      summary.show(ValidationMessage(text), [FormProblem(field: text, text: text)])
      // If the link were as wide as a probe of widths, it would be mistaken for one.
      summary.setSizeRequest(width: 320)
      summary.horizontalAlignment = .start
      return ProbeFixture([summary])
    },
    "ListPicker": {
      let picker = ListPicker()
      let finder = UnfinishedSearch()
      picker.valueOptions = [text]
      picker.selection = [0]
      picker.showsSelectedSection = true
      picker.isSearchEnabled = true
      picker.searchResultsUpdating = finder
      picker.prompt = text
      let view = ListPickerView(picker)
      view.setSizeRequest(height: 320)
      let idle = ListPicker()
      idle.isSearchEnabled = true
      idle.searchPlaceholder = text
      let unsearched = ListPickerView(idle)
      unsearched.setSizeRequest(height: 160)
      var fixture = ProbeFixture([view, unsearched])
      fixture.owners = [picker, finder, idle]
      fixture.interact = { view.search(text) }
      return fixture
    },
    "CameraView": {
      let view = CameraView()
      view.setSizeRequest(width: 160, height: 120)
      return ProbeFixture([view])
    },
    "InlineValidationView": {
      ProbeFixture(
        [ValidationMessage.Style.banner, .hint].map { style in
          let view = InlineValidationView()
          view.message = ValidationMessage(text, style: style)
          return view
        })
    },
    "ChangeMark": {
      let cell = SwitchFormCell()
      cell.title = text
      cell.isMarkedAsChanged = true
      return ProbeFixture([cell])
    },
    "KPIView": {
      ProbeFixture(
        [false, true].map { isLarge in
          let view = kpiView()
          view.isLarge = isLarge
          view.horizontalAlignment = .start
          return view
        })
    },
    "KPIHeader": {
      let header = KPIHeader()
      header.items = (0..<4).map { _ in kpiView() }
      return ProbeFixture([narrow(header)])
    },
    "ObjectHeader": {
      let headers = (0..<4).map { _ in objectHeader() }
      headers[0].detailImage = .icon(icon)
      headers[1].detailImageView.placeholderText = initials
      headers[2].detailImageView.placeholderText = initials
      headers[2].detailImageView.isGradientLayerEnabled = true
      let widgets: [Widget] = [headers[0], headers[1], headers[2], narrow(headers[3])]
      return ProbeFixture(widgets)
    },
  ]

  /// With so little space that there are pages.
  private static func narrow(_ widget: Widget) -> Widget {
    widget.setMargins(trailing: 360)
    return Box(.vertical, [widget])
  }

  private static func kpiView() -> KPIView {
    let view = KPIView()
    view.value = initials
    view.unit = initials
    view.caption = text
    view.image = .icon(icon)
    view.imageText = initials
    view.didSelectHandler = {}
    return view
  }

  private static func objectHeader() -> ObjectHeader {
    let header = ObjectHeader()
    header.headlineText = text
    header.subheadlineText = text
    header.bodyText = text
    header.footnoteText = text
    header.descriptionText = text
    header.statusText = text
    header.substatusText = text
    header.statusImage = .icon(icon)
    header.substatusImage = .icon(icon)
    header.tags = [Tag(initials)]
    return header
  }
}

/// Finds everything immediately and never ends.
private final class UnfinishedSearch: ListPickerSearchResultsUpdating {
  func updateSearchResults(for listPicker: ListPicker, text: String) {
    listPicker.showSearchResults([0], for: text, progress: 0.5)
  }
}
