import GTKBridge
import GTKTestSupport
import Glibc
import Testing

/// Other programs, which run without a shell.
@Suite struct SubprocessTests {
  private nonisolated func run(
    _ path: String, _ arguments: [String], includesErrors: Bool = false, byteLimit: Int = 1000,
    milliseconds: Int = 100_000, _ cancellation: Cancellation = Cancellation()
  ) -> Result<String, ProgramError> {
    Result { () throws(ProgramError) in
      let output = try runProgram(
        path, arguments, includesErrors: includesErrors, byteLimit: byteLimit, milliseconds: milliseconds,
        cancellation: cancellation)
      return "\(output.status) " + String(decoding: output.bytes, as: UTF8.self)
    }
  }

  @Test func outputAndStatusAreReturned() {
    #expect(run("/bin/echo", ["$HOME", "a; b", "ü"]) == .success("0 $HOME a; b ü\n"))
    let script = "echo out; echo $LC_ALL >&2; exit 3"
    #expect(run("/bin/sh", ["-c", script]) == .success("3 out\n"))
    #expect(run("/bin/sh", ["-c", script], includesErrors: true) == .success("3 out\nC\n"))
    #expect(run("/bin/sh", ["-c", "kill -9 $$"]) == .success("-1 "))
    // There is no input to wait for.
    #expect(run("/bin/cat", []) == .success("0 "))
    guard case .failure(.cannotStart(let reason)) = run("/nowhere/program", []) else {
      Issue.record("the program started")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func programBeyondALimitIsKilled() {
    let endless = ["-c", "while :; do echo $$; done"]
    #expect(run("/bin/sh", endless) == .failure(.tooMuchOutput))
    #expect(run("/bin/sh", ["-c", "echo 4567"], byteLimit: 5) == .success("0 4567\n"))
    #expect(run("/bin/sh", ["-c", "echo 4567"], byteLimit: 4) == .failure(.tooMuchOutput))
    #expect(run("/bin/sleep", ["1000"], milliseconds: 20) == .failure(.timedOut))
  }

  @Test @MainActor func cancellationKillsTheProgram() async throws {
    try await withFolder { folder in
      let cancellation = Cancellation()
      cancellation.cancel()
      #expect(run("/bin/sleep", ["1000"], cancellation) == .failure(.cancelled))
      let running = Cancellation()
      var result: Result<String, ProgramError>?
      let script = "echo $$ >'\(folder)/new'; mv '\(folder)/new' '\(folder)/id'; exec sleep 1000"
      Background.run {
        run("/bin/sh", ["-c", script], running)
      } completion: {
        result = $0
      }
      #expect(await turnUntil { access("\(folder)/id", F_OK) == 0 })
      let id = try #require(Int32(String(decoding: try contentsOfFile("\(folder)/id").dropLast(), as: UTF8.self)))
      #expect(result == nil && kill(id, 0) == 0)
      running.cancel()
      #expect(await turnUntil { result == .failure(.cancelled) && kill(id, 0) != 0 })
    }
  }

  @Test func programsAreFoundInAbsoluteFolders() async throws {
    try await withFolder { folder in
      mkdir("\(folder)/a", 0o700)
      mkdir("\(folder)/a/tool", 0o700)
      mkdir("\(folder)/b", 0o700)
      write("", to: "\(folder)/b/tool")
      chmod("\(folder)/b/tool", 0o600)
      #expect(pathOfProgram("tool", in: "\(folder)/a:\(folder)/b") == nil)
      chmod("\(folder)/b/tool", 0o700)
      #expect(pathOfProgram("tool", in: ".::\(folder)/none:\(folder)/a:\(folder)/b") == "\(folder)/b/tool")
      #expect(pathOfProgram("sh", in: "bin") == nil && pathOfProgram("sh") != nil && pathOfProgram("sh", in: "") == nil)
    }
  }
}
