@testable import Gallery
import Testing

@Suite struct KnobDefinitionTests {
  private static let toggle = KnobDefinition(name: "t", title: "T", kind: .toggle, defaultValue: "on")
  private static let choice = KnobDefinition(name: "c", title: "C", kind: .choice(["a", "B c", ""]), defaultValue: "a")
  private static let text = KnobDefinition(name: "x", title: "X", kind: .text(), defaultValue: "")
  private static let number = KnobDefinition(
    name: "n", title: "N", kind: .number(-1.5...10, step: 0.5), defaultValue: "0")

  @Test func exactlyTheValuesOfAKindAreAccepted() {
    expect(Self.toggle, accepts: ["on", "off"], refuses: ["", "On", "true", "1", "on "])
    expect(Self.choice, accepts: ["a", "B c", ""], refuses: ["b", "A", "B", "B c "])
    expect(Self.text, accepts: ["", "a b", "日本", "👩‍👧", "%"], refuses: ["a\nb", "\0", "\t", "\u{7F}", "\u{202E}"])
    expect(
      Self.number, accepts: ["0", "-1.5", "10", "10.0", "007", "0.333", "-0"],
      refuses: [
        "", "-", ".", "1.", ".5", "+1", "-1.51", "10.01", "1e1", "0x1", "nan", "inf", "1,5", " 1", "1.2.3", "--1", "１",
      ])
  }

  @Test func aLongNumberIsReadOrRefusedAndNeverTraps() {
    let zeros = String(repeating: "0", count: 5000)
    expect(Self.number, accepts: [zeros, "0." + zeros + "1"], refuses: ["1" + zeros])
  }

  private func expect(_ knob: KnobDefinition, accepts good: [String], refuses bad: [String]) {
    for value in good {
      #expect(throws: Never.self, "\(value)") { try knob.validate(value) }
    }
    for value in bad {
      #expect(throws: KnobError.self, "\(value)") { try knob.validate(value) }
    }
  }
}

@Suite struct CatalogueValidationTests {
  @Test func aGoodCatalogueHasNoProblems() {
    #expect(sampleIndex.validate() == [])
    #expect(CatalogueIndex([]).validate() == [])
  }

  @Test func everyKindOfProblemIsFoundOnce() {
    for (page, part) in bad {
      let problems = CatalogueIndex([page]).validate()
      #expect(problems.count == 1, "\(part): \(problems)")
      #expect(problems.first?.page == page.path)
      #expect(problems.first?.message.contains(part) == true, "\(problems)")
    }
  }

  @Test func aPathIsThereOnce() {
    let twice = CatalogueIndex([samplePages[0], samplePages[1], samplePages[0]])
    #expect(twice.validate().map(\.message) == ["another page has the same path"])
    #expect(twice.entry(samplePages[0].path) == samplePages[0])
  }

  @Test func noKnobIsCalledAsASwitch() {
    for key in Address.Key.allCases {
      let page = page(knob(key.rawValue, .toggle, "on"))
      #expect(
        CatalogueIndex([page]).validate().map(\.message) == [
          "knob \"\(key.rawValue)\": the name is reserved for a switch"
        ])
    }
  }

  private func page(_ knobs: KnobDefinition...) -> PageEntry {
    PageEntry(path: "p", title: "P", group: "G", knobs: knobs)
  }

  private func knob(_ name: String, _ kind: KnobDefinition.Kind, _ value: String, title: String = "T") -> KnobDefinition
  {
    KnobDefinition(name: name, title: title, kind: kind, defaultValue: value)
  }

  private var bad: [(PageEntry, String)] {
    let paths = ["", "/", "a/", "/a", "a//b", "A", "a b", "a_b", "ä", "a?b"].map { path in
      (PageEntry(path: path, title: "P", group: "G"), "a path has")
    }
    return paths + [
      (PageEntry(path: "p", title: "", group: "G"), "title is empty"),
      (PageEntry(path: "p", title: "P", group: ""), "group is empty"),
      (PageEntry(path: "p", title: "a\tb", group: "G"), "title has control"),
      (PageEntry(path: "p", title: "P", group: "a\nb"), "group has control"),
      (PageEntry(path: "p", title: "P", group: "G", keywords: ["ok", "--"]), "keyword"),
      (page(knob("", .toggle, "on")), "a name has"),
      (page(knob("a b", .toggle, "on")), "a name has"),
      (page(knob("a=b", .toggle, "on")), "a name has"),
      (page(knob("a", .toggle, "on", title: "")), "title is empty"),
      (page(knob("a", .toggle, "yes")), "default"),
      (page(knob("a", .choice(["x", "y", "x"]), "x")), "twice"),
      (page(knob("a", .number(0...1, step: 0), "0")), "step"),
      (page(knob("a", .number(0...(.infinity), step: 1), "0")), "finite"),
      (page(knob("a", .number(0...1, step: .nan), "0")), "finite"),
      (page(knob("a", .number(0...1, step: 1), "2")), "default"),
      (page(knob("a", .toggle, "on"), knob("a", .toggle, "on")), "two knobs"),
    ]
  }
}
