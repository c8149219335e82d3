import FloorplanForms
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@Suite struct AttachmentFolderTests {
  private func text(_ path: String) throws -> String { String(decoding: try contentsOfFile(path), as: UTF8.self) }

  @Test func copiesHaveTheContentsAndNamesOfAttachments() async throws {
    try await withFolder { folder in
      write("Torque", to: "\(folder)/report.txt")
      let copies = AttachmentFolder("\(folder)/copies", maximumByteCount: 10)
      let attachments = [
        Attachment(id: "1111111111111-0a1b2c3d4e5f", name: "report.txt", content: .file("\(folder)/report.txt")),
        Attachment(
          id: "2222222222222-0a1b2c3d4e5f", name: "a/b.png",
          content: .picture(EncodedImage(id: "p", bytes: [1, 2, 3]))),
        Attachment(
          id: "3333333333333-0a1b2c3d4e5f", name: String(repeating: "ä", count: 200) + ".txt",
          content: .loader(AttachmentLoader { [65] })),
      ]
      let byteCounts = try await copies.save(attachments)
      #expect(byteCounts == [6, 3, 1])
      let names = attachments.map(AttachmentFolder.copyName)
      let texts = try names.map { try text("\(copies.path)/\($0)") }
      #expect(texts == ["Torque", "\u{1}\u{2}\u{3}", "A"])
      #expect(Set(copies.fileNames) == Set(names) && names[1].hasSuffix("-ab.png") && names[2].utf8.count <= 255)
      #expect(names.map { AttachmentFolder.attachmentID(inCopyName: $0) } == attachments.map(\.id))
      // A copy that exists isn't replaced.
      write("Changed", to: "\(folder)/report.txt")
      copies.copyMissing(attachments)
      let unchanged = try text("\(copies.path)/\(names[0])")
      #expect(unchanged == "Torque")
      for name in ["own.txt", "\(names[1]) (copy)", "a-b-c.txt"] { write("x", to: "\(copies.path)/\(name)") }
      copies.removeCopies(among: copies.fileNames, besides: [attachments[0].id])
      #expect(Set(copies.fileNames) == [names[0], names[1], "own.txt", "\(names[1]) (copy)", "a-b-c.txt"])
    }
  }

  @Test func failedCopyRemovesTheOthers() async throws {
    try await withFolder { folder in
      write("12345678901", to: "\(folder)/large.txt")
      let copies = AttachmentFolder("\(folder)/copies", maximumByteCount: 10)
      let picture = Attachment(name: "a.png", content: .picture(EncodedImage(id: "p", bytes: [1])))
      for (name, problem) in [("gone.txt", AttachmentError.missing), ("large.txt", .tooLarge(limit: 10))] {
        let file = Attachment(name: name, content: .file("\(folder)/\(name)"))
        await #expect(throws: AttachmentRefusal(name: name, problem: problem)) {
          try await copies.save([picture, file])
        }
        #expect(copies.fileNames.isEmpty)
      }
      // An earlier copy of another attachment stays.
      _ = try await copies.save([picture])
      let gone = Attachment(name: "gone.txt", content: .file("\(folder)/gone.txt"))
      await #expect(throws: AttachmentRefusal.self) { try await copies.save([picture, gone]) }
      #expect(copies.fileNames == [AttachmentFolder.copyName(of: picture)])
    }
  }
}
