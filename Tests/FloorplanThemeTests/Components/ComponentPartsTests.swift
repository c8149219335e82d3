import Testing

@testable import FloorplanTheme

@Suite struct ComponentPartsTests {
  @Test func documentedListIsComplete() {
    #expect(documentedClassPaths.count == 66)
  }

  @Test(arguments: ComponentParts.all)
  func classPathsAreDocumentedOrMarkedAsOwn(part: ComponentPart) {
    switch part.origin {
    case .fiori:
      for path in part.cssClasses { #expect(documentedClassPaths.contains(path)) }
    case .floorplan:
      for path in part.cssClasses { #expect(!documentedClassPaths.contains(path)) }
      // A class path starts like the documented paths of the component, or else with the name of the component or its
      // given name.
      let documentedName =
        part.component.hasSuffix("Cell") ? part.component.dropLast(4) + "CollectionViewCell" : part.component[...]
      let documentedComponents = Set(
        ComponentParts.all.filter { $0.component == part.component && $0.origin == .fiori }.flatMap(\.cssClasses)
          .map { $0.prefix { $0 != "_" } })
      // The titles of a grid's columns have separate class names.
      let isNamed = !documentedComponents.isEmpty && part.component != "GridHeader"
      let names = isNamed ? Array(documentedComponents) : ["fdlFUI" + part.component[...], "fdlFUI" + documentedName]
      #expect(names.map { $0 + (part.name.isEmpty ? "" : "_" + part.name) }.contains(part.classPath[...]))
    }
  }

  @Test func classPathsAreUnique() {
    let paths = ComponentParts.classPaths
    #expect(Set(paths).count == paths.count)
    for part in ComponentParts.all {
      for path in part.cssClasses { #expect(ComponentParts.part(at: path) == part) }
    }
    #expect(ComponentParts.part(at: "fdlfuiobjectcollectionviewcell") == nil)
    #expect(ComponentParts.part(at: "") == nil)
  }

  @Test func componentsAreListedInOrder() {
    #expect(
      ComponentParts.components == [
        "ActionButton", "InlineValidationView", "ChangeMark", "ObjectCell", "ImageItemView", "ImageCell", "ItemView",
        "ItemCell",
        "GridRow", "GridHeader",
        "SectionHeaderFooterView", "CollectionRow",
        "ItemCollectionRow", "KeyValueCell", "SimplePropertyCell", "ButtonCell", "SwitchFormCell",
        "SliderFormCell", "RatingFormCell", "StepperFormCell", "RangeSliderFormCell",
        "ValuePickerFormCell", "PickerOption", "DurationPickerFormCell", "DatePickerFormCell",
        "FilterFormCell", "SegmentedControlFormCell", "OrderPickerFormCell", "OrderPickerFormItemCell",
        "ListPickerFormCell", "ListPicker", "ListPickerRow", "InlineSignatureFormCell",
        "AttachmentsFormCell", "AttachmentsFormItemCell", "AttachmentsFormAddCell", "AttachmentPreview",
        "TitleFormCell", "NoteFormCell", "KeyValueFormCell",
        "SimplePropertyFormCell", "CameraView", "EmptyStateView", "KPIView", "KPIHeader", "ObjectHeader",
        "ContactCell",
        "ProfileHeader",
        "CollectionView", "NavigationBar", "NavigationView", "NavigationPage", "SkeletonView",
        "FilterFeedbackBar", "SearchField", "ToastMessage", "ModalForm", "FormSummary",
        "InsetGroup", "FormGroup",
      ])
    for component in ComponentParts.components {
      let parts = ComponentParts.all.filter { $0.component == component }
      let isCell = !["CollectionView", "ActionButton", "InlineValidationView", "ChangeMark", "InsetGroup", "FormGroup"]
        .contains(
          component)
      #expect((parts.first?.name == "") == (component != "CollectionView"))
      #expect((parts.first?.kind == .cell) == isCell)
      #expect(Set(parts.map(\.name)).count == parts.count)
      #expect(parts.dropFirst().allSatisfy { $0.kind != .cell })
    }
  }

  @Test("Each setting is unique and has a value of its property's type", arguments: ComponentParts.all)
  func settingsAreTyped(part: ComponentPart) {
    for setting in part.settings {
      #expect(setting.property.accepts(setting.value), "\(part.classPath) \(setting)")
      let alike = part.settings.filter {
        $0.property == setting.property && $0.state == setting.state && $0.variant == setting.variant
      }
      #expect(alike.count == 1, "\(part.classPath) \(setting)")
    }
  }

  @Test(arguments: ComponentParts.all)
  func colorsAppearInCSS(part: ComponentPart) {
    for setting in part.settings
    where setting.property.rawValue.hasSuffix("color") && !part.isDisplayedByWidget(setting.property) {
      #expect(!setting.property.isDisplayedByWidget)
      let values = PartValues(
        theme: .standard, part: part, settings: part.nodeSettings, state: setting.state, variant: setting.variant,
        appearance: .light)
      #expect(!setting.property.cssGroup.targets(of: values).isEmpty, "\(part.classPath) \(setting.property)")
    }
  }

  @Test("A part accepts the properties of its kind except refused ones, and all its settings")
  func partAcceptsItsKindsProperties() {
    for part in ComponentParts.all {
      let accepted = part.acceptedProperties
      #expect(Set(accepted.map(\.property)).count == accepted.count)
      let properties = Set(accepted.map(\.property))
      #expect(properties.isSuperset(of: Set(part.kind.acceptedProperties).subtracting(part.unsupportedProperties)))
      #expect(properties.isDisjoint(with: part.unsupportedProperties))
      for setting in part.settings {
        #expect(accepted.contains { $0.property == setting.property && $0.states.contains(setting.state) })
      }
      #expect(accepted.allSatisfy { !$0.states.isEmpty })
    }
    let names = ComponentParts.SwitchFormCell.switch.acceptedProperties.flatMap(\.sheetNames)
    for property in ["thumb-color", "track-color", "border-color", "view-alpha"] {
      for state in ["enabled-selected", "enabled-unselected", "disabled-selected", "disabled-unselected"] {
        #expect(names.contains(property + "-" + state))
      }
    }
    #expect(names.contains("tint-color") && names.contains("on-tint-color"))
  }

  @Test func missingMetricIsZero() {
    #expect(ComponentParts.ObjectCell.cell.metric(.paddingBlock) == 14)
    #expect(ComponentParts.ObjectCell.cell.metric(.imageGap) == 12)
    #expect(ComponentParts.ObjectCell.cell.metric(.lineGap) == 3)
    #expect(ComponentParts.ObjectCell.detailImageView.metric(.imageWidth) == 45)
    #expect(ComponentParts.ObjectCell.headlineLabel.metric(.thumbDiameter) == 0)
  }
}
