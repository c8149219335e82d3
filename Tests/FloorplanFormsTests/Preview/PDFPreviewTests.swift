import CGTK
import FloorplanUI
import GTKTestSupport
import Glibc
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// PDF documents, whose pages are drawn by poppler-utils.
@Suite(.serialized) struct PDFPreviewTests {
  /// A red page of 200 × 100 points, and a blue one of 100 × 300 points that is rotated.
  private nonisolated static let document = """
    %PDF-1.4
    1 0 obj
    <</Type/Catalog/Pages 2 0 R>>
    endobj
    2 0 obj
    <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>
    endobj
    3 0 obj
    <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 5 0 R>>
    endobj
    4 0 obj
    <</Type/Page/Parent 2 0 R/MediaBox[0 0 100 300]/Rotate 90/Contents 6 0 R>>
    endobj
    5 0 obj
    <</Length 27>>
    stream
    1 0 0 rg 0 0 200 100 re f
    endstream
    endobj
    6 0 obj
    <</Length 27>>
    stream
    0 0 1 rg 0 0 100 300 re f
    endstream
    endobj
    trailer
    <</Root 1 0 R>>

    """
  private nonisolated static let emptyDocument = replacing("Kids[3 0 R 4 0 R]/Count 2", "Kids[]/Count 0")
  private nonisolated static let lockedDocument = replacing(
    "<</Root 1 0 R>>",
    "<</Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<\(zeros)>/U<\(zeros)>>>>>")
  private nonisolated static let zeros = String(repeating: "00", count: 32)

  private nonisolated static func replacing(_ part: String, _ other: String) -> String {
    document.replacing(part, with: other)
  }

  private func pdf(_ name: String, in folder: String, _ text: String = document) -> Attachment {
    write(text, to: "\(folder)/\(name)")
    return Attachment(id: name, name: name, content: .file("\(folder)/\(name)"))
  }

  private func problem(
    _ path: String, _ programs: PDFPrograms, _ cancellation: Cancellation = Cancellation()
  ) -> AttachmentError? {
    do throws(AttachmentError) {
      _ = try programs.pageCount(ofDocumentAt: path, cancellation)
      return nil
    } catch {
      return error
    }
  }

  private func withPreview(
    _ files: [Attachment], _ programs: PDFPrograms?, _ body: (PreviewSheet, PreviewWindow) async throws -> Void
  ) async throws {
    try await withFiles(files) { _, controller, _ in
      controller.preview.contents.findPDFPrograms = { programs }
      #expect(controller.present(at: 0))
      let sheet = try #require(controller.preview.sheet)
      #expect(await turnUntil { sheet.window.isMapped })
      await paint(sheet.window, frames: 2)
      try await body(sheet, controller.preview)
    }
  }

  // MARK: With poppler-utils

  private static let isInstalled = ConditionTrait.enabled(
    if: PDFPrograms() != nil, "poppler-utils isn’t installed; scripts/setup test installs it")

  @Test(isInstalled) func pagesAreDrawnInTheRequestedSize() async throws {
    let programs = try #require(PDFPrograms())
    try await withFolder { folder in
      // Such a name isn't an option.
      let path = "\(folder)/-r 3 $HOME.pdf"
      write(Self.document, to: path)
      #expect(try programs.pageCount(ofDocumentAt: path, Cancellation()) == 2)
      let pages: [(width: Int, height: Int, source: Texture.Source, color: [UInt8])] = [
        (300, 150, .init(width: 267, height: 133, isScalable: true), [0, 0, 255, 255]),
        (300, 100, .init(width: 400, height: 133, isScalable: true), [255, 0, 0, 255]),
      ]
      let box = PictureBox(width: 300, height: 300, fit: .contain)
      for (number, page) in zip(1..., pages) {
        let texture = try programs.page(number, ofDocumentAt: path, for: box, Cancellation())
        #expect(texture.width == page.width && texture.height == page.height)
        #expect(texture.source == page.source && Array(texture.pixels.prefix(4)) == page.color)
      }
      #expect(throws: PictureLoadError.undecodable("pdftocairo exited with status 99")) {
        try programs.page(3, ofDocumentAt: path, for: box, Cancellation())
      }
      let cancellation = Cancellation()
      cancellation.cancel()
      #expect(throws: PictureLoadError.cancelled) {
        try programs.page(1, ofDocumentAt: path, for: box, cancellation)
      }
    }
  }

  /// Pages used to be drawn with the part outside their crop box, and square ones that were rounded up were refused.
  @Test(isInstalled) func squarePageIsCroppedAndRoundedUp() async throws {
    let programs = try #require(PDFPrograms())
    try await withFolder { folder in
      // The lower half of the crop box is red.
      let path = "\(folder)/a.pdf"
      write(Self.replacing("[0 0 200 100]", "[0 0 200 200]/CropBox[50 50 150 150]"), to: path)
      // The program draws 189 × 189 pixels for 188.
      for (side, original) in [(188, 134), (300, 133)] {
        let box = PictureBox(width: side, height: side, fit: .contain)
        let texture = try programs.page(1, ofDocumentAt: path, for: box, Cancellation())
        #expect(texture.width == side && texture.height == side)
        #expect(texture.source == .init(width: original, height: original, isScalable: true))
        #expect(Array(texture.pixels.prefix(4)) == [255, 255, 255, 255])
        // The last row and column may be only partly covered.
        let inner = ((side - 3) * side + side - 3) * 4
        #expect(Array(texture.pixels[inner..<inner + 4]) == [0, 0, 255, 255])
      }
    }
  }

  /// Each opening of a document that isn't a local file used to leave another copy.
  @Test(isInstalled) func copyIsSharedAndRemoved() async throws {
    try await withFolder { folder in
      var contents: AttachmentContents? = AttachmentContents()
      @MainActor func path(_ content: Attachment.Content) async -> String? {
        var result: Result<PDFDocument?, AttachmentError>?
        let attachment = Attachment(id: "a", name: "a.pdf", content: content)
        contents?.document(of: attachment, cancellation: Cancellation()) { result = $0 }
        await waitForBackgroundWork()
        return try? result?.get()?.path
      }
      let image = Attachment.Content.picture(EncodedImage(id: "document", bytes: Array(Self.document.utf8)))
      let first = try #require(await path(image))
      #expect(await path(image) == first)
      // The system may remove a temporary file.
      try removeFile(first)
      let second = try #require(await path(image))
      #expect(second != first && (try? contentsOfFile(second)) == Array(Self.document.utf8))
      // A damaged document has a copy as well.
      let damaged = Attachment.Content.loader(AttachmentLoader { Array("%PDF-1.4\nhello".utf8) })
      #expect(await path(damaged) == nil)
      // A relative path could be an option of the programs.
      write(Self.document, to: "\(folder)/-opw")
      let up = String(repeating: "../", count: absolutePath(".").count { $0 == "/" })
      #expect(await path(.file("\(up)\(folder.dropFirst())/-opw")) == "\(folder)/-opw")
      contents = nil
      #expect((try? contentsOfFile(second)) == nil && (try? contentsOfFile("\(folder)/-opw")) != nil)
    }
  }

  @Test(isInstalled) func buttonsAndKeysTurnPages() async throws {
    try await withFolder { folder in
      let loader = AttachmentLoader { Array(Self.document.utf8) }
      let files = [
        pdf("a.pdf", in: folder), someFile("b.zip"), Attachment(id: "c", name: "c.pdf", content: .loader(loader)),
      ]
      try await withPreview(files, PDFPrograms()) { sheet, preview in
        let view = sheet.view
        @MainActor func press(_ key: Key) -> Bool { preview.handle(key, []) }
        // The drawn size is rounded to whole pixels, also at other scale factors.
        @MainActor func pageIsDrawn(_ title: String, _ width: Double, _ height: Double) async -> Bool {
          let isDrawn = await turnUntil {
            let (size, factor) = (view.picture.zoom.pictureSize, Double(view.picture.scaleFactor))
            return view.showsPicture && abs(size.width * factor - width) <= 1 && abs(size.height * factor - height) <= 1
          }
          return isDrawn && view.pageLabel.isMapped && view.pageLabel.text == title
            && view.picture.differingAccessibleLabel(from: title) == nil
        }
        #expect(await pageIsDrawn("Page 1 of 2", 267, 133))
        #expect(sheet.nextPageButton.isMapped && sheet.nextPageButton.isEnabled && !sheet.previousPageButton.isEnabled)
        #expect(view.labels == ["a.pdf", "PDF"] && sheet.zoomInButton.isVisible)
        sheet.nextPageButton.grabFocus()
        sheet.nextPageButton.emit("clicked")
        // The buttons keep their places while the page is being drawn.
        #expect(sheet.zoomInButton.isVisible && sheet.window.focusWidget === sheet.previousPageButton)
        #expect(await pageIsDrawn("Page 2 of 2", 400, 133))
        #expect(!sheet.nextPageButton.isEnabled && sheet.previousPageButton.isEnabled)
        #expect(press(.pageDown) && sheet.window.title == "a.pdf" && view.pageNumber == 2)
        #expect(press(.pageUp) && press(.pageUp))
        #expect(await pageIsDrawn("Page 1 of 2", 267, 133))
        // A changed attachment keeps its page.
        #expect(press(.pageDown))
        preview.items[0].byteCount = 451
        await waitForBackgroundWork()
        #expect(await pageIsDrawn("Page 2 of 2", 400, 133))
        #expect(view.pageLabel.accessibleRole == .announcing)
        // A new name or status used to open the document again.
        for status in [Attachment.Status.uploading(0.1), .uploading(0.9), .ready] { preview.items[0].status = status }
        preview.items[0].name = "A.pdf"
        #expect(Background.runningCount == 0 && sheet.window.title == "A.pdf")
        preview.items[0].name = "a.pdf"
        #expect(press(.right) && !view.pageLabel.isMapped && !sheet.nextPageButton.isMapped)
        #expect(!view.showsPicture && press(.pageDown) && sheet.window.title == "c.pdf")
        #expect(await pageIsDrawn("Page 1 of 2", 267, 133))
        #expect(press(.home))
        #expect(await pageIsDrawn("Page 1 of 2", 267, 133))
      }
    }
  }

  @Test(isInstalled) func unusableDocumentsSayWhyAndCanBeOpened() async throws {
    try await withFolder { folder in
      let files = [
        pdf("locked.pdf", in: folder, Self.lockedDocument), pdf("damaged.pdf", in: folder, "%PDF-1.4\nhello"),
        pdf("empty.pdf", in: folder, Self.emptyDocument), pdf("none.pdf", in: folder, ""),
      ]
      let reasons = [
        "it is protected by a password; open it with another app", "it is damaged", "it is damaged", "it is damaged",
      ]
      try await withPreview(files, PDFPrograms()) { sheet, preview in
        let view = sheet.view
        var problems: [String] = []
        preview.onProblem = { problems.append("\($0.name): \($1)") }
        for (file, reason) in zip(files, reasons) {
          #expect(await turnUntil { view.labels.last == "the document can’t be displayed: \(reason)" }, "\(file.name)")
          // The problem stays while the status changes.
          preview.items[preview.index].status = .uploading(0.5)
          #expect(view.labels.last == "the document can’t be displayed: \(reason)")
          await paint(sheet.window, frames: 2)
          #expect(view.openButton.isMapped && !view.adviceLabel.isVisible && !view.pageLabel.isMapped)
          preview.step(1)
        }
        #expect(problems.last == "none.pdf: the document can’t be displayed: it is damaged")
      }
    }
  }

  // MARK: Without it

  @Test func adviceNamesTheMissingPrograms() async throws {
    try await withFolder { folder in
      #expect(PDFPrograms(in: folder) == nil)
      let files = [pdf("a.pdf", in: folder), someFile("b.zip"), someFile("gone.pdf")]
      try await withPreview(files, PDFPrograms(in: folder)) { sheet, preview in
        let view = sheet.view
        #expect(await turnUntil { view.openButton.isMapped })
        #expect(view.adviceLabel.text == "To preview PDF documents, install poppler-utils.")
        #expect(view.adviceLabel.isMapped && view.labels == ["a.pdf", "PDF"] && !view.pageLabel.isMapped)
        preview.step(1)
        #expect(view.adviceLabel.text == "There is no preview of this file.")
        preview.step(1)
        #expect(await turnUntil { view.labels.last == "the file no longer exists" })
        #expect(!view.openButton.isMapped)
      }
    }
  }

  @Test func programsThatHangOrFailAreReported() async throws {
    try await withFolder { folder in
      func install(_ name: String, _ script: String) {
        write("#!/bin/sh\n\(script)\n", to: "\(folder)/\(name)")
        chmod("\(folder)/\(name)", 0o700)
      }
      install("pdfinfo", "exec sleep 1000")
      install("pdftocairo", "exit 1")
      let hasty = try #require(PDFPrograms(in: folder, timeLimit: 20))
      #expect(problem("/a.pdf", hasty) == .undisplayable("reading it took too long"))
      install("pdfinfo", "while :; do echo Syntax Error; done")
      let programs = try #require(PDFPrograms(in: folder))
      #expect(problem("/a.pdf", programs) == .undisplayable("it is damaged"))
      // The page fails, but the document is open.
      install("pdfinfo", "echo 'Pages:          3'")
      try await withPreview([pdf("a.pdf", in: folder)], programs) { sheet, _ in
        let message = "the document can’t be displayed: the page is damaged, or drawing it took too long"
        #expect(await turnUntil { sheet.view.labels.last == message })
        await paint(sheet.window, frames: 2)
        #expect(sheet.view.pageLabel.text == "Page 1 of 3" && sheet.nextPageButton.isMapped)
        #expect(sheet.view.openButton.isMapped)
        install("pdfinfo", "exec sleep 1000")
      }
      // Closing the window ends the program.
      try await withPreview([pdf("b.pdf", in: folder)], programs) { _, preview in
        #expect(Background.runningCount > 0)
        preview.dismiss()
        await waitForBackgroundWork()
      }
    }
  }
}
