import FloorplanUI
import Testing

@testable import FloorplanForms

/// Descriptions of attachments, and limits, without widgets.
@Suite struct AttachmentTests {
  @Test(
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 KB"), (1500, "1.5 KB"), (9_949, "9.9 KB"),
      (9_960, "10 KB"), (120_000, "120 KB"), (999_499, "999 KB"), (999_500, "1 MB"), (1_234_567, "1.2 MB"),
      (10_000_000_000, "10 GB"), (-5, "0 bytes"), (.max, "9.2 EB"),
    ])
  func byteCountsAreFormatted(count: Int, text: String) { #expect(Attachment.byteText(count) == text) }

  private func file(_ name: String, _ type: String? = nil, _ count: Int? = nil) -> Attachment {
    Attachment(name: name, content: .file("/\(name)"), contentType: type, byteCount: count)
  }

  @Test func displayedNameIsOneSafeLine() {
    #expect(file("invoice.pdf").displayName == "invoice.pdf")
    #expect(file("two\nlines\t.txt").displayName == "two lines .txt")
    #expect(file("photo\u{202E}gpj.exe").displayName == "photo\u{FFFD}gpj.exe")
    #expect(file("a\u{0}b\u{2066}c").displayName == "a\u{FFFD}b\u{FFFD}c")
    #expect(file("فاتورة.pdf").displayName == "فاتورة.pdf")
    #expect(file("").displayName == "Unnamed file" && file(" \n ").displayName == "Unnamed file")
    let long = file(String(repeating: "x", count: 1_000_000)).displayName
    #expect(long.count == 301 && long.hasSuffix("…"))
  }

  @Test func pictureIsAnImageSourceForOtherCells() {
    func picture(_ content: Attachment.Content, _ type: String? = nil) -> ImageSource? {
      Attachment(name: "a.png", content: content, contentType: type).picture
    }
    let image = EncodedImage(id: "a", bytes: [1])
    #expect(picture(.file("/a.png")) == .file("/a.png") && picture(.uri("file:///a.png")) == .address("file:///a.png"))
    #expect(picture(.picture(image)) == .encoded(image) && picture(.loader(AttachmentLoader { [1] })) == nil)
    #expect(picture(.file("/a.png"), "application/pdf") == nil)
  }

  @Test func kindComesFromTypeThenName() {
    #expect(file("invoice.PDF").kindText == "PDF" && file("invoice.PDF").type == "application/pdf")
    #expect(file("photo", "image/png").kindText == "Image" && file("photo", "image/png").isPicture)
    #expect(
      file(".hidden").kindText == "File" && file("a.").kindText == "File" && file("x.verylong").kindText == "File")
    #expect(file("notes", "text/plain").kindText == "Text" && file("a", "video/mp4").kindText == "Video")
    // The contents take precedence over the name.
    #expect(!file("photo.png", "application/pdf").isPicture && file("a.jpeg").isPicture)
    #expect(file("a.png").picture == .file("/a.png") && file("a.pdf").picture == nil)
    let names = ["a.png", "a.mp3", "a.mp4", "a.txt", "a.zip", "a.pdf", "a.docx", "a.xlsx", "a.pptx", "a"]
    #expect(Set(names.map { file($0).iconName }).count == names.count)
    #expect(file("a.csv").iconName == file("a.ods").iconName && file("a.json").iconName == file("a.txt").iconName)
    #expect(file("a.txt").iconName == "text-x-generic-symbolic")
    #expect(file("a", "application/x-unknown").iconName == file("a").iconName)
  }

  @Test func spokenTextContainsStatus() {
    var attachment = file("invoice.pdf", nil, 120_000)
    #expect(attachment.accessibleText == "invoice.pdf, PDF, 120 KB")
    attachment.status = .uploading(0.4)
    #expect(attachment.accessibleText == "invoice.pdf, PDF, 120 KB, uploading 40%")
    attachment.status = .uploading(nil)
    #expect(attachment.accessibleText == "invoice.pdf, PDF, 120 KB, uploading" && attachment.progress == nil)
    for (fraction, displayed) in [(2.0, 1.0), (-1, 0), (.nan, 0), (.infinity, 0)] {
      attachment.status = .uploading(fraction)
      #expect(attachment.progress == displayed)
    }
    attachment.status = .failed("No room.")
    #expect(attachment.accessibleText == "invoice.pdf, PDF, 120 KB, failed: No room.")
    #expect(file("x").id != file("x").id)
  }

  @Test func limitsRefuseSizesAndTypes() {
    var limits = AttachmentLimits()
    #expect(limits.problem(with: file("a", nil, .max)) == nil && limits.remainingCount(after: 9999) == .max)
    limits.maxFileSize = 100
    #expect(limits.problem(with: file("a", nil, 101)) == .tooLarge(limit: 100))
    #expect(limits.problem(with: file("a", nil, 100)) == nil && limits.problem(with: file("a")) == nil)
    limits.allowedFileTypes = ["PDF", ".txt", "*.md", "image/*", "audio/ogg"]
    for name in ["a.pdf", "A.PDF", "a.txt", "a.md", "a.png", "a.jpeg", "a.ogg"] {
      #expect(limits.problem(with: file(name)) == nil, "\(name)")
    }
    let refused = AttachmentError.typeNotAllowed(["pdf", "txt", "md", "image/*", "audio/ogg"])
    for name in ["a.exe", "a", "pdf", "a.mp3", "a.pdf.exe"] { #expect(limits.problem(with: file(name)) == refused) }
    // A type takes precedence over the name.
    #expect(limits.problem(with: file("a", "image/png")) == nil)
    #expect(limits.problem(with: file("a.png", "text/html")) == refused)
    #expect(limits.problem(with: file("a", "imagesque/png")) == refused)
  }

  @Test func sortingKeepsOrderAndCountsAllFiles() {
    var limits = AttachmentLimits(maxItems: 3, maxFileSize: 10, allowedFileTypes: ["pdf"])
    let missing = AttachmentRefusal(name: "gone.pdf", problem: .missing)
    let candidates: [Result<Attachment, AttachmentRefusal>] = [
      .success(file("a.pdf", nil, 1)), .failure(missing), .success(file("b.exe")), .success(file("c.pdf", nil, 11)),
      .success(file("d.pdf")), .success(file("e.pdf")),
    ]
    let sorted = limits.partition(candidates, after: 1)
    #expect(sorted.accepted.map(\.name) == ["a.pdf", "d.pdf"])
    #expect(sorted.refused.map(\.name) == ["gone.pdf", "b.exe", "c.pdf", "e.pdf"])
    #expect(sorted.refused.last?.problem == .tooMany(limit: 3))
    #expect(
      sorted.refused.text
        == "“gone.pdf”: the file no longer exists\n“b.exe”: this file type isn’t allowed; allowed types: pdf\n"
        + "“c.pdf”: the file is larger than 10 bytes\nand 1 more file")
    limits.maxItems = 0
    #expect(limits.partition(candidates, after: 1_000_000).accepted.count == 3)
    limits.maxItems = 1
    #expect(limits.partition(candidates, after: 5).accepted.isEmpty)
  }
}
