import Glibc
import Testing

@testable import FloorplanUI
@testable import GTKBridge

@Suite struct FileErrorMessageTests {
  private struct AppError: Error, CustomStringConvertible { let description = "the store is locked" }

  @Test func messagesContainNeitherThePathNorTheSystemsMessage() {
    let kinds: [FileError.Kind] = [
      .missing, .noPermission, .folder, .notRegularFile, .tooLarge(byteCount: 7), .noSpace, .other,
    ]
    for kind in kinds {
      let error = FileError(path: "/secret/a.txt", kind: kind, reason: "Error domain 1 code 1")
      for text in [error.message, error.remedy, error.clause, problemText(of: error)] {
        #expect(!text.contains("secret") && !text.contains("domain"), "\(text)")
      }
      #expect(error.message.hasSuffix(".") && error.remedy.hasSuffix(".") && !error.clause.hasSuffix("."))
      #expect(error.clause.first?.isLowercase == true)
    }
    #expect(Set(kinds.map { FileError(path: "", kind: $0, reason: "").message }).count == kinds.count)
    #expect(problemText(of: AppError()) == "the store is locked")
  }

  @Test func fullDiskIsDistinguishedByTheErrorNumber() {
    #expect(systemError("/a", ENOSPC).kind == .noSpace && systemError("/a", EIO).kind == .other)
  }
}
