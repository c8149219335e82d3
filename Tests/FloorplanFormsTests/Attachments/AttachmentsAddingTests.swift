import CGTK
import FloorplanCamera
import FloorplanUI
import GTKTestSupport
import Glibc
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Files and pictures that the user chooses, drops and pastes, including invalid ones.
@Suite(.serialized) struct AttachmentsAddingTests {
  private func turnUntilMessage(_ cell: AttachmentsFormCell) async -> Bool { await turnUntil { cell.message != nil } }

  @Test func filesAreExaminedBeforeTheyAreAdded() async throws {
    try await withFolder { folder in
      write([UInt8](repeating: 65, count: 1500), to: "\(folder)/a.txt")
      write(SamplePicture.plain("png", width: 8, height: 8, [255, 0, 0]), to: "\(folder)/photo")
      try await withFiles([]) { cell, controller, window in
        let log = FilesLog()
        log.observe(controller)
        controller.addFiles(["\(folder)/a.txt", "file://\(folder)/photo"])
        #expect(controller.attachments.isEmpty)
        #expect(await turnUntil { controller.attachments.count == 2 })
        let (text, photo) = (controller.attachments[0], controller.attachments[1])
        #expect(text.name == "a.txt" && text.byteCount == 1500 && text.type == "text/plain" && text.date != nil)
        #expect(text.content == .file("\(folder)/a.txt") && photo.content == .uri("file://\(folder)/photo"))
        #expect(photo.isPicture && photo.type == "image/png")
        #expect(log.lines == ["added [\"a.txt\", \"photo\"]"] && cell.message == nil)
        await paint(window, frames: 2)
        #expect(cell.names == ["a.txt", "photo"])
        // The picture is loaded off the main thread.
        let thumbnail = cell.tiles[1].thumbnail
        #expect(await turnUntil { !ImageLoader.shared.isLoading })
        #expect(thumbnail.isVisible && thumbnail.error == nil)
        #expect(!cell.tiles[0].thumbnail.isVisible)
      }
    }
  }

  @Test func refusedFilesAreReportedOneByOne() async throws {
    try await withFolder { folder in
      mkfifo("\(folder)/pipe", 0o600)
      mkdir("\(folder)/album.pdf", 0o700)
      let huge = open("\(folder)/huge.pdf", O_CREAT | O_WRONLY, 0o600)
      ftruncate(huge, 10_000_000_000)
      close(huge)
      let longest = String(repeating: "n", count: 251) + ".pdf"
      write("x", to: "\(folder)/\(longest)")
      write("x", to: "\(folder)/two\nlines\u{202E}.pdf")
      write("x", to: "\(folder)/plain.exe")
      try await withFiles([]) { cell, controller, window in
        let log = FilesLog()
        log.observe(controller)
        controller.maxFileSize = 5_000_000
        controller.allowedFileTypes = ["pdf"]
        controller.addFiles([
          "\(folder)/gone.pdf", "\(folder)/pipe", "\(folder)/album.pdf", "\(folder)/huge.pdf", "\(folder)/plain.exe",
          "\(folder)/\(longest)", "\(folder)/two\nlines\u{202E}.pdf", "nonsense://host/a.pdf", "",
        ])
        #expect(await turnUntil { controller.attachments.count == 2 })
        #expect(controller.attachments.map(\.byteCount) == [1, 1])
        let refused = log.lines.filter { $0.hasPrefix("refused") }
        #expect(refused.count == 7)
        #expect(refused[0] == "refused “gone.pdf”: the file no longer exists")
        #expect(refused[1] == "refused “pipe”: this isn’t a regular file")
        #expect(refused[2].hasPrefix("refused “album.pdf”: folders can’t be attached; add the files in the folder"))
        #expect(refused[3] == "refused “huge.pdf”: the file is larger than 5 MB")
        #expect(refused[4].hasPrefix("refused “plain.exe”: this file type isn’t allowed; allowed types: pdf"))
        #expect(cell.message?.hasSuffix("and 4 more files") == true)
        await paint(window, frames: 2)
        #expect(cell.names[1] == "two lines\u{FFFD}.pdf")
        // The old problem disappears when other files are added.
        controller.add([someFile("b.pdf")])
        #expect(cell.message == nil && controller.attachments.count == 3)
      }
    }
  }

  @Test func foldersLinksAndDuplicatesAreReportedTogether() async throws {
    try await withFolder { folder in
      mkdir("\(folder)/album", 0o700)
      write("x", to: "\(folder)/a.txt")
      write("x", to: "\(folder)/b.txt")
      for (link, target) in [
        ("link.txt", "a.txt"), ("again.txt", "b.txt"), ("broken.txt", "none"), ("loop.txt", "loop.txt"),
        ("folder.txt", "album"),
      ] { symlink(target, "\(folder)/\(link)") }
      try await withFiles([]) { cell, controller, _ in
        let log = FilesLog()
        log.observe(controller)
        @MainActor func add(_ names: [String]) async -> [String] {
          log.lines = []
          controller.addFiles(names.map { "\(folder)/\($0)" })
          _ = await turnUntil { !log.lines.isEmpty }
          await settle()
          return log.lines
        }
        let duplicate = "the same file is already attached; to replace it, delete it first"
        let broken = "the link doesn’t lead to a file; add the file itself"
        let isFolder = "folders can’t be attached; add the files in the folder, or an archive of it"
        // A link stands for its file, so both are the same file.
        #expect(
          await add(["link.txt", "a.txt", "broken.txt", "b.txt"]) == [
            "added [\"link.txt\", \"b.txt\"]", "refused “a.txt”: \(duplicate)", "refused “broken.txt”: \(broken)",
          ])
        #expect(cell.message == "“a.txt”: \(duplicate)\n“broken.txt”: \(broken)")
        // Also if it was attached before, under any path.
        #expect(
          await add(["again.txt", "./album/../b.txt", "loop.txt", "folder.txt"]) == [
            "refused “again.txt”: \(duplicate)", "refused “b.txt”: \(duplicate)", "refused “loop.txt”: \(broken)",
            "refused “folder.txt”: \(isFolder)",
          ])
        #expect(cell.message?.hasSuffix("and 1 more file") == true)
        // A file that was deleted can be attached again, and one that was refused isn't attached.
        controller.delete(at: 0)
        #expect(await add(["a.txt"]) == ["added [\"a.txt\"]"])
        controller.attachments = []
        controller.allowedFileTypes = ["pdf"]
        #expect(await add(["a.txt", "link.txt"]).allSatisfy { $0.contains("this file type isn’t allowed") })
      }
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser can read all files"))
  func unreadableFileIsRefused() async throws {
    try await withFolder { folder in
      write("", to: "\(folder)/secret.pdf")
      chmod("\(folder)/secret.pdf", 0)
      try await withFiles([]) { cell, controller, _ in
        controller.addFiles(["\(folder)/secret.pdf"])
        #expect(await turnUntilMessage(cell))
        #expect(
          cell.message == "“secret.pdf”: you don’t have permission to read the file" && controller.attachments.isEmpty)
      }
    }
  }

  @Test func maximumItemCountApplies() async throws {
    try await withFiles([]) { cell, controller, _ in
      controller.maxItems = 2
      controller.add(["a", "b", "c", "d"].map { someFile($0) })
      #expect(controller.attachments.map(\.name) == ["a", "b"])
      #expect(
        cell.message == "“c”: only 2 attachments are allowed\n“d”: only 2 attachments are allowed")
      // Code can set any value.
      controller.attachments += [someFile("e")]
      #expect(controller.attachments.count == 3)
      let many = (0..<1003).map { "/nowhere/\($0)" }
      controller.attachments = []
      controller.addFiles(many)
      #expect(await turnUntil { cell.message?.contains("and 1,000 more files") == true })
    }
  }

  @Test func nothingIsAddedDuringUploadOrIfReadOnly() async throws {
    try await withFiles([someFile("a.pdf", .uploading(0.5))]) { cell, controller, _ in
      controller.addFiles(["/etc/passwd"])
      #expect(cell.message == "You can add more files after the upload.")
      controller.perform(.chooseFiles)
      #expect(controller.dialog == nil)
      controller.attachments[0].status = .ready
      cell.isEditable = false
      controller.addFiles(["/etc/passwd"])
      controller.paste()
      await settle(turns: 20)
      await waitForBackgroundWork()
      #expect(controller.attachments.count == 1)
    }
  }

  @Test func filesReachTheirModelAfterReuse() async throws {
    try await withFolder { folder in
      write("x", to: "\(folder)/a.txt")
      let model = FilesModel()
      try await withFiles([]) { cell, controller, _ in
        let log = FilesLog()
        log.observe(controller)
        controller.bind(model, to: \.files)
        controller.addFiles(["\(folder)/a.txt", "\(folder)/gone.txt"])
        cell.prepareForReuse()
        cell.attachmentsController.bind(model, to: \.more)
        let newLog = FilesLog()
        newLog.observe(cell.attachmentsController)
        #expect(await turnUntil { model.files.count == 1 })
        await settle()
        #expect(model.files.map(\.name) == ["a.txt"] && model.more.isEmpty && cell.message == nil)
        #expect(log.lines == ["added [\"a.txt\"]", "refused “gone.txt”: the file no longer exists"])
        #expect(newLog.lines.isEmpty, "the files were added to the previous item")
      }
    }
  }

  @Test func limitsOfTheirModelApplyAfterRebinding() async throws {
    try await withFolder { folder in
      let files = ["a.txt", "b.txt", "c.txt"].map { "\(folder)/\($0)" }
      for file in files { write("x", to: file) }
      let model = FilesModel()
      model.files = [someFile("first.txt")]
      try await withFiles([]) { _, controller, _ in
        controller.maxItems = 3
        controller.bind(model, to: \.files)
        controller.addFiles(files)
        // Before the files have been examined, the controller gets another model.
        controller.bind(model, to: \.more)
        controller.maxItems = 1
        controller.allowedFileTypes = ["pdf"]
        #expect(await turnUntil { model.files.count > 1 })
        #expect(model.files.map(\.name) == ["first.txt", "a.txt", "b.txt"] && model.more.isEmpty)
      }
    }
  }

  @Test func takePhotoIsOfferedIfThereIsACamera() async throws {
    let frame = try #require(CameraFrame(width: 4, height: 2, format: .grey, bytes: [UInt8](repeating: 200, count: 8)))
    let cameras = SampleCameras(["Doll"], [.frame(frame)])
    try await withFiles([]) { cell, controller, window in
      let index = cell.collection.boundItems[0]
      controller.cameraSource = SampleCameras([])
      await waitForBackgroundWork()
      #expect(controller.menu(for: index).map(\.title) == ["Choose Images…", "Choose Files…"])
      controller.cameraSource = cameras
      #expect(await turnUntil { controller.hasCamera })
      #expect(controller.menu(for: index).map(\.title) == ["Choose Images…", "Take Photo", "Choose Files…"])
      controller.perform(.takePhoto)
      let camera = try #require(controller.camera)
      #expect(await turnUntil { camera.actionButton.isEnabled })
      camera.actionButton.emit("clicked")
      #expect(await turnUntil { controller.attachments.count == 1 && controller.camera == nil })
      #expect(controller.attachments[0].name == "Photo.png" && controller.attachments[0].isPicture)
      // It is destroyed with the model.
      controller.perform(.takePhoto)
      #expect(controller.camera != nil)
      cell.isEditable = false
      #expect(controller.camera == nil)
      // A refusal is reported in the window, and nothing is added.
      cell.isEditable = true
      cameras.reconfigure(["Doll"], refusing: CameraError(.noPermission, camera: "Doll"))
      controller.perform(.takePhoto)
      let refused = try #require(controller.camera)
      #expect(await turnUntil { refused.coveringView != nil })
      #expect(refused.coveringView?.bodyText?.hasPrefix("You don’t have permission to use the camera “Doll”") == true)
      refused.close()
      #expect(controller.attachments.count == 1 && controller.camera == nil)
    }
    #expect(await turnUntil { cameras.openCount == 0 })
  }

  @Test func outdatedCameraSearchIsIgnored() async throws {
    try await withFiles([]) { _, controller, _ in
      let gate = Gate()
      controller.cameraSource = SampleCameras([], behind: gate)
      controller.cameraSource = SampleCameras()
      #expect(await turnUntil { controller.hasCamera })
      gate.open()
      await waitForBackgroundWork()
      #expect(controller.hasCamera)
    }
  }

  @Test func missingHuffmanTablesAreDetected() {
    #expect(([0xff, 0xd8, 0xff, 0xc4, 0, 3, 1, 0xff, 0xda] as [UInt8]).containsHuffmanTables)
    #expect(
      !([0xff, 0xd8, 0xff, 0xda, 0xff, 0xc4] as [UInt8]).containsHuffmanTables && !([] as [UInt8]).containsHuffmanTables
    )
  }

  @Test func menuOffersActionsForAdding() async throws {
    try await withFiles([]) { cell, controller, window in
      controller.cameraSource = SampleCameras([])
      await waitForBackgroundWork()
      var performed = 0
      controller.actions.append(AttachmentAction("From the Archive…") { _ in performed += 1 })
      let index = cell.collection.boundItems[0]
      #expect(
        controller.menu(for: index).map(\.title) == ["Choose Images…", "Choose Files…", "From the Archive…"])
      cell.addTile?.activate()
      #expect(await turnUntil { cell.collection.children.contains { $0 is PopoverMenu } })
      controller.menu(for: index)[2].perform()
      #expect(performed == 1)
      await paint(window)
      // A single way to add files needs no menu.
      controller.actions = [controller.actions[3]]
      await paint(window, frames: 2)
      cell.addTile?.activate()
      #expect(performed == 2)
    }
  }

  @Test func dialogOpensOnceAndClosesOnReuse() async throws {
    try await withFiles([]) { cell, controller, _ in
      controller.perform(.choosePictures)
      let dialog = try #require(controller.dialog)
      controller.perform(.chooseFiles)
      #expect(controller.dialog === dialog)
      cell.prepareForReuse()
      #expect(dialog.isDisposed)
    }
  }

  // MARK: Clipboard

  private func put(files: [String], on clipboard: Clipboard) {
    var list: [OpaquePointer?] = files.map { g_file_new_for_path($0) }
    let boxed = gdk_file_list_new_from_array(&list, gsize(list.count))
    for file in list { g_object_unref(file.map(UnsafeMutableRawPointer.init)) }
    var value = GValue()
    g_value_init(&value, gdk_file_list_get_type())
    g_value_take_boxed(&value, UnsafeMutableRawPointer(boxed))
    gdk_clipboard_set_value(OpaquePointer(clipboard.pointer), &value)
    g_value_unset(&value)
  }

  @Test func pasteAddsFiles() async throws {
    try await withFolder { folder in
      write("x", to: "\(folder)/a.txt")
      try await withFiles([]) { cell, controller, _ in
        put(files: ["\(folder)/a.txt", "\(folder)/gone.txt"], on: cell.clipboard)
        #expect(cell.clipboard.hasFilesOrPicture)
        cell.grabFocus()
        #expect(cell.collection.press("v", .control))
        #expect(await turnUntil { controller.attachments.map(\.name) == ["a.txt"] })
        #expect(cell.message == "“gone.txt”: the file no longer exists")
        cell.clipboard.set(text: "no file")
        #expect(!cell.clipboard.hasFilesOrPicture)
        controller.paste()
        #expect(await turnUntil { cell.message == AttachmentsController.nothingToAdd })
      }
    }
  }

  /// Both checks used to end before either file was added.
  @Test func fileThatIsPastedTwiceIsAddedOnce() async throws {
    try await withFolder { folder in
      write("x", to: "\(folder)/a.txt")
      try await withFiles([]) { cell, controller, _ in
        for _ in 0..<2 { controller.addFiles(["\(folder)/a.txt"]) }
        await waitForBackgroundWork()
        #expect(controller.attachments.map(\.name) == ["a.txt"])
        #expect(cell.message?.contains("already attached") == true)
      }
    }
  }

  @Test func pastedPicturesGetUniqueNames() async throws {
    try await withFiles([]) { cell, controller, window in
      let texture = try #require(Texture(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16)))
      gdk_clipboard_set_texture(OpaquePointer(cell.clipboard.pointer), texture.pointer)
      #expect(cell.clipboard.hasFilesOrPicture)
      for count in 1...2 {
        controller.paste()
        #expect(await turnUntil { controller.attachments.count == count })
      }
      #expect(controller.attachments.map(\.name) == ["Pasted Image.png", "Pasted Image 2.png"])
      guard case .picture(let image) = controller.attachments[0].content else {
        Issue.record("the content isn't a picture")
        return
      }
      #expect(
        image.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && controller.attachments[0].byteCount == image.bytes.count)
      await paint(window, frames: 2)
      #expect(await turnUntil { !ImageLoader.shared.isLoading })
      #expect(cell.tiles[0].thumbnail.isVisible)
      // The limits apply here, too.
      controller.maxFileSize = 10
      controller.paste()
      #expect(await turnUntil { cell.message != nil })
      #expect(cell.message == "“Pasted Image 3.png”: the file is larger than 10 bytes")
      cell.clipboard.set(text: "")
    }
  }

  @Test func dropAddsFilesAndPictures() async throws {
    try await withFolder { folder in
      write("x", to: "\(folder)/a.txt")
      try await withFiles([]) { cell, controller, _ in
        #expect(cell.controllers.contains { $0 is ContentDropTarget })
        #expect(cell.hasStyleClass("fp-drop-target"))
        let addContext = controller.addContext
        controller.receive(.files(["\(folder)/a.txt"]), in: addContext)
        controller.receive(.picture([1, 2, 3], contentType: "image/jpeg"), in: addContext)
        #expect(await turnUntil { controller.attachments.count == 2 })
        #expect(Set(controller.attachments.map(\.name)) == ["a.txt", "Pasted Image.jpg"])
        let failure = FileError(path: "", kind: .other, reason: "Error domain 1 code 1")
        controller.receive(.failed(.unreadable(failure)), in: addContext)
        #expect(cell.message?.contains("(the file can’t be read: an unexpected error occurred)") == true)
        controller.receive(.failed(.tooManyBytes), in: addContext)
        #expect(cell.message?.contains("(the file is larger than 268 MB)") == true)
        controller.receive(.unsupported, in: addContext)
        #expect(cell.message == AttachmentsController.nothingToAdd)
      }
    }
  }
}
