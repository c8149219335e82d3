import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Attachments as a field of a form.
@Suite(.serialized) struct FormAttachmentsTests {
  private func form(_ model: FilesModel, isRequired: Bool = false) -> Form<FilesModel> {
    Form(model) {
      FormSection("Order") { FormField("Name", \.name, in: TitleFormCell.self) }
      FormSection("Files") {
        FormField("Photos", attachments: \.files) { $0.maxItems = 2 }.required(isRequired).hint("Two at most")
        FormField("Others", attachments: \.more)
      }
    }
  }

  @Test func secondAttachmentsFieldIsAnError() {
    let form = form(FilesModel())
    #expect(form.sections.map { $0.fields.map(\.id) } == [["Name"], ["Photos"]])
    #expect(form.errors == [.duplicateAttachments(field: "Others")])
    #expect(form.errors[0].description.contains("“Others”"))
    #expect(Form(FilesModel()) { FormField("A", attachments: \.files) }.errors.isEmpty)
  }

  @Test func formTracksAddedAndRemovedFiles() {
    let model = FilesModel()
    let form = form(model, isRequired: true)
    #expect(!form.hasChanges && !form.validate() && form.invalidFields == ["Photos"])
    model.files = [someFile("a.pdf")]
    #expect(form.hasChanges && form.invalidFields.isEmpty)
    form.acceptChanges()
    // The progress of an upload isn't a change of the form.
    model.files[0].status = .uploading(0.5)
    #expect(!form.hasChanges)
    let writes = model.writes
    model.files.append(someFile("b.pdf"))
    #expect(form.hasChanges)
    form.discardChanges()
    #expect(model.files.map(\.name) == ["a.pdf"] && model.files[0].status.isUploading && model.writes == writes + 2)
    model.files = []
    form.discardChanges()
    #expect(model.files.map(\.name) == ["a.pdf"])
  }

  @Test func cellFollowsItsForm() async throws {
    try await withNoPeerLeft {
      let model = FilesModel()
      model.files = [someFile("a.pdf")]
      let form = form(model)
      let (window, view) = (Window(), FormView(form))
      window.child = ScrolledWindow(view, name: "Form")
      window.defaultSize = (360, 600)
      window.present()
      #expect(await turnUntil { window.isMapped })
      await paint(window, frames: 3)
      @MainActor func attachmentsCell() -> AttachmentsFormCell? {
        view.boundItems.lazy.compactMap { view.cell(at: $0) as? AttachmentsFormCell }.first
      }
      let cell = try #require(attachmentsCell())
      #expect(cell.labels == ["Photos (1)"] && cell.names == ["a.pdf"] && cell.attachmentsController.maxItems == 2)
      #expect(view.focusField("Photos") && cell.containsFocus)
      cell.attachmentsController.add([someFile("b.pdf")])
      #expect(model.files.map(\.name) == ["a.pdf", "b.pdf"])
      model.files.removeFirst()
      await paint(window, frames: 2)
      #expect(cell.names == ["b.pdf"])
      form.isEditable = false
      await paint(window, frames: 2)
      #expect(cell.addTile == nil && cell.tiles.count == 1)
      form.isEditable = true
      form.setMessage(ValidationMessage("The server is full."), for: "Photos")
      await paint(window, frames: 2)
      #expect(cell.message == "The server is full.")
      window.close()
    }
  }

  @Test func refusalIsDisplayedAgainAfterRecycling() async throws {
    let model = FilesModel()
    let names = (0..<100).map { FormField<FilesModel>("Name \($0)", \.name, in: TitleFormCell.self) }
    let files = FormField<FilesModel>("Photos", attachments: \.files) { $0.maxItems = 1 }
    try await withFormView({ Form(model) { [files] + names } }) { form, view, window in
      let cell = try #require(view.cell(AttachmentsFormCell.self))
      cell.attachmentsController.add([someFile("a.pdf"), someFile("b.pdf")])
      let message = try #require(cell.message)
      #expect(message.contains("b.pdf"))
      #expect(view.focusField("Name 90"))
      await paint(window, frames: 3)
      // A cell that has lost the focus is recycled when the form scrolls.
      view.contentOffset.y += 1
      await paint(window, frames: 2)
      #expect(view.cell(AttachmentsFormCell.self) == nil && form.commit().isEmpty)
      #expect(view.focusField("Photos"))
      await paint(window, frames: 3)
      #expect(view.cell(AttachmentsFormCell.self)?.message == message)
      #expect(form.commit().isEmpty && model.files.map(\.name) == ["a.pdf"])
    }
  }

  @Test func refusalAfterRecyclingIsDisplayedLater() async throws {
    let model = FilesModel()
    let names = (0..<100).map { FormField<FilesModel>("Name \($0)", \.name, in: TitleFormCell.self) }
    let files = FormField<FilesModel>("Photos", attachments: \.files)
    let missing = AttachmentRefusal(name: "gone.pdf", problem: .missing)
    try await withFormView({ Form(model) { [files] + names } }) { form, view, window in
      let controller = try #require(view.cell(AttachmentsFormCell.self)).attachmentsController
      let addContext = controller.addContext
      #expect(view.focusField("Name 90"))
      await paint(window, frames: 3)
      // A cell that has lost the focus is recycled when the form scrolls.
      view.contentOffset.y += 1
      await paint(window, frames: 2)
      #expect(view.cell(AttachmentsFormCell.self) == nil)
      // By now, the files have been examined.
      controller.add([.success(someFile("a.pdf")), .failure(missing)], in: addContext)
      #expect(model.files.map(\.name) == ["a.pdf"])
      #expect(view.focusField("Photos"))
      await paint(window, frames: 3)
      let cell = try #require(view.cell(AttachmentsFormCell.self))
      #expect(cell.message == missing.description && form.commit().isEmpty)
      // If the field is visible again, the message appears immediately.
      controller.receive(.unsupported, in: addContext)
      #expect(cell.message == AttachmentsController.nothingToAdd)
    }
  }

  @Test func focusMovesToTilesOutsideViewport() async throws {
    let model = FilesModel()
    let names = (0..<40).map { FormField<FilesModel>("Name \($0)", \.name, in: TitleFormCell.self) }
    let files = FormField<FilesModel>("Photos", attachments: \.files)
    try await withFormView({ Form(model) { names + [files] } }) { _, view, window in
      #expect(view.focusField("Name 0") && view.cell(AttachmentsFormCell.self) == nil)
      // The tiles appear one layout after their cell.
      #expect(view.focusField("Photos"))
      await paint(window, frames: 3)
      let cell = try #require(view.cell(AttachmentsFormCell.self))
      #expect(cell.addTile?.hasFocus == true)
      // If the user has moved the focus in the meantime, it stays there.
      window.clearFocus()
      cell.prepareForReuse()
      #expect(cell.collection.grabFocus() && view.focusField("Name 39"))
      await paint(window, frames: 3)
      #expect(!cell.containsFocus)
    }
  }
}
