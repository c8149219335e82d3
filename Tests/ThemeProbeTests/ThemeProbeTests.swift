import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

/// What style sheets set, against what is drawn: the parts tables are walked, so that what is new in them is probed too.
@Suite(.serialized) struct ThemeProbeTests {
  private func withStage(_ body: (ProbeStage) async throws -> Void) async throws {
    try await withNoPeerLeft {
      let stage = ProbeStage(try #require(Display.default))
      try await stage.show()
      try await body(stage)
      try stage.close()
    }
  }

  @Test("Every property of every part is seen in every state")
  func everythingIsSeen() async throws {
    var count = 0
    var unseen: [String] = []
    try await withStage { stage in
      for probes in Probe.everything {
        count += probes.count
        unseen += await stage.unseen(probes, sheet: Probe.sheet(probes)).map(\.name)
      }
    }
    let expected = ComponentParts.all.reduce(0) { $0 + $1.acceptedProperties.reduce(0) { $0 + $1.states.count } }
    #expect(count == expected)
    #expect(unseen.isEmpty, "\(unseen.count) of \(count):\n\(unseen.joined(separator: "\n"))")
  }

  @Test("Every class path of a part with several leads to it")
  func everyClassPathLeadsToItsPart() async throws {
    try await withStage { stage in
      for probes in Probe.everything {
        let probes = probes.filter { !$0.part.alternateClassPaths.isEmpty }
        let sheet = Probe.sheet(probes) { $0.alternateClassPaths[0] }
        let unseen = await stage.unseen(probes, sheet: sheet).map(\.name)
        #expect(unseen.isEmpty, "\(unseen.joined(separator: "\n"))")
      }
    }
  }

  @Test("Without a style sheet nothing of it is seen")
  func nothingIsSeenWithoutASheet() async throws {
    try await withStage { stage in
      for probes in Probe.byState {
        let unseen = Set(await stage.unseen(probes, sheet: nil).map(\.name))
        let seen = probes.map(\.name).filter { !unseen.contains($0) }
        #expect(seen.isEmpty, "\(seen)")
      }
    }
  }

  @Test("What is said of a part is seen whatever it means")
  func everyMeaningIsSeen() async throws {
    var count = 0
    try await withStage { stage in
      for probes in Probe.everything {
        for meaning in StyleVariant.allCases {
          let meant = probes.filter { $0.hasValue(for: meaning) }
          count += meant.count
          let unseen = await stage.unseen(meant, sheet: Probe.sheet(meant), meaning: meaning).map(\.name)
          #expect(unseen.isEmpty, "\(meaning): \(unseen.joined(separator: "\n"))")
        }
      }
    }
    #expect(count > 100)
  }
}
