import Floorplan

private let properties: [CellProperty<AttachmentsFormCell>] =
  CellProperty.form(title: "") + [
    .integer("max", "Maximum files", 8, cellDefault: 0, in: 0...20, of: \.attachmentsController.maxItems),
    CellProperty(
      .number("max-size", "Maximum file size in KB", 0, in: 0...10_000, step: 10),
      set: { cell, text, _ in cell.attachmentsController.maxFileSize = (Int(text) ?? 0) * 1000 },
      code: { Int($0).flatMap { $0 == 0 ? nil : "cell.attachmentsController.maxFileSize = \($0)_000" } }),
    .options("types", "Allowed types", "", of: \.attachmentsController.allowedFileTypes),
    .toggle("adding", "Allow adding while uploading", false, of: \.attachmentsController.allowsAddingWhileUploading),
    .toggle("renaming", "Allow renaming", false, of: \.attachmentsController.allowsRenaming),
  ]

/// The page of the attachments cell: all states, and a sample with knobs.
let attachmentsFormCellPage = Page(
  path: "attachments-form-cell", title: localized("Attachments"), group: localized("Forms"),
  summary: localized("Files and photos, with a preview"), iconName: "document-open-symbolic",
  keywords: localizedKeywords("file, photo, upload, preview, drop, paste, form cell")
    + ["FUIAttachmentsFormCell", "FUIAttachmentFormCell", "FUIAttachmentsController"],
  properties: properties, states: Variant.states,
  otherKnobs: [
    .choice("files", "Files", AttachmentSample.few), .choice("upload", "Upload", SampleUpload.Outcome.succeeds),
  ]
) { context in
  let events = EventLog()
  let model = FormSample(AttachmentSample.few.attachments)
  let upload = SampleUpload(model)
  return CellSheet(
    context: context, properties: properties, arrangement: .wideRows,
    prepare: { cell in
      let controller = cell.attachmentsController
      report(changesOf: controller, to: events, upload)
      controller.onRetry = { upload.begin($0.id) }
      controller.actions = [
        .choosePictures, .chooseFiles,
        AttachmentAction("Add a Sample") { controller in
          let sample = AttachmentSample.drawing("attachment")
          controller.add([
            Attachment(name: sample.name, content: sample.content, byteCount: sample.byteCount, date: sample.date)
          ])
        },
      ]
      controller.bind(model, to: \.value)
    },
    setupCode: [
      "cell.attachmentsController.onAdd = { print($0.count) }",
      "cell.attachmentsController.bind(model, to: \\.value)",
    ], modelType: "[Attachment]", events: events,
    states: Variant.states,
    detach: { cell in
      let controller = cell.attachmentsController
      controller.unbind()
      (controller.onAdd, controller.onRefuse) = (nil, nil)
      (controller.onDelete, controller.onRestore, controller.onRename) = (nil, nil, nil)
      controller.onPreviewFailure = nil
      controller.attachments = AttachmentSample.few.attachments
    },
    variants: [
      variant("Uploading and failed", .states),
      variant("Without files", .none),
      variant("Without files, read-only", .none) { $0.isEditable = false },
      variant("Maximum number of files", .few) { $0.attachmentsController.maxItems = 3 },
      variant("Custom title", .few) { cell in
        cell.title = "Photos of the delivery location, and any other images that may be useful there"
        cell.isRequired = true
      },
      variant("Damaged, missing and unusually named files", .hostile),
      variant("Documents that can be renamed", .documents) { $0.attachmentsController.allowsRenaming = true },
      variant("Many files", .many),
      .rightToLeft("المرفقات") { $0.attachmentsController.attachments = AttachmentSample.few.attachments },
    ],
    setUp: { view in
      view.observe {
        let sample = AttachmentSample(rawValue: context.value(ofKnob: "files")) ?? .few
        model.value = sample.attachments
      }
      view.observe {
        upload.outcome = SampleUpload.Outcome(rawValue: context.value(ofKnob: "upload")) ?? .succeeds
      }
    })
}

/// Returns a variant with sample attachments.
private func variant(
  _ title: String, _ sample: AttachmentSample, _ fill: @escaping (AttachmentsFormCell) -> Void = { _ in }
) -> Variant<AttachmentsFormCell> {
  Variant(title) { cell in
    cell.attachmentsController.attachments = sample.attachments
    fill(cell)
  }
}

/// Logs the user's changes of the attachments, and uploads added ones.
private func report(
  changesOf controller: AttachmentsController, to events: EventLog, _ upload: SampleUpload
) {
  controller.onAdd = { attachments in
    events.add("added \(attachments.map(\.displayName).joined(separator: ", "))")
    for attachment in attachments { upload.begin(attachment.id) }
  }
  controller.onRefuse = { for refusal in $0 { events.add("refused \(refusal)") } }
  controller.onDelete = { events.add("deleted \($0.displayName) at \($1)") }
  controller.onRestore = { events.add("restored \($0.displayName) at \($1)") }
  controller.onRename = { attachment, _ in events.add("renamed to \(attachment.displayName)") }
  controller.onPreviewFailure = { events.add("could not present \($0.displayName): \($1)") }
}
