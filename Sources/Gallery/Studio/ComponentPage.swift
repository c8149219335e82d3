/// The pages of components.
nonisolated enum ComponentPage {
  /// Returns the page that displays a component, or nil if there is none.
  @MainActor static func of(_ component: String) -> PageEntry? {
    let path = others[component]
    let name = component.lowercased()
    return catalog.entries.first { entry in
      guard path == nil else { return entry.path == path }
      let plain = entry.path.filter { $0 != "-" }
      return plain == name || plain + "view" == name
    }
  }

  /// The paths of pages that aren't named after the component.
  static let others = [
    "ActionButton": "button-cell", "InlineValidationView": "title-form-cell", "ChangeMark": "complete-form",
    "ImageItemView": "image-cell", "ItemView": "item-cell", "GridRow": "stock-table", "GridHeader": "stock-table",
    "SectionHeaderFooterView": "section-headers", "CollectionRow": "embedded-collections",
    "ItemCollectionRow": "embedded-collections", "CollectionView": "selection",
    "PickerOption": "value-picker-form-cell",
    "OrderPickerFormItemCell": "order-picker-form-cell", "ListPickerRow": "list-picker",
    "AttachmentsFormItemCell": "attachments-form-cell", "AttachmentsFormAddCell": "attachments-form-cell",
    "AttachmentPreview": "attachments-form-cell", "CameraView": "attachments-form-cell", "KPIView": "kpi-header",
    "NavigationBar": "object-details", "NavigationView": "object-details", "NavigationPage": "object-details",
    "SkeletonView": "list-report", "FilterFeedbackBar": "list-report", "SearchField": "list-report",
    "ToastMessage": "object-details", "ModalForm": "create-edit", "FormSummary": "complete-form",
    "InsetGroup": "complete-form", "FormGroup": "complete-form",
  ]
}
