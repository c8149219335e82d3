@testable import Gallery
import Testing

@Suite struct KnobDefinitionTests {
  private static let toggle = KnobDefinition(name: "t", title: "T", kind: .toggle, defaultValue: "on")
  private static let choice = KnobDefinition(name: "c", title: "C", kind: .choice(["a", "B c", ""]), defaultValue: "a")
  private static let text = KnobDefinition(name: "x", title: "X", kind: .text, defaultValue: "")
  private static let number = KnobDefinition(
    name: "n", title: "N", kind: .number(-1.5...10, step: 0.5), defaultValue: "0")

  @Test func listAcceptsOnlyItsWords() {
    let sort = KnobDefinition.words("sort", "Sort by", of: ["dueDate", "cost", "priority"], canDescend: true)
    for value in ["", "cost", "-cost", "cost,-dueDate", ","] { #expect(sort.accepts(value), "\(value)") }
    for value in ["zzz", "cost,zzz", "--cost", "Cost", "cost priority"] { #expect(!sort.accepts(value), "\(value)") }
    #expect(sort.nearest(to: "-dueDat,cost") == ["-dueDate,cost"] && sort.nearest(to: "cost,qqqqqqqqq") == [])
    let words = "a list, separated by commas, of dueDate, cost, priority"
    #expect(sort.allowed == "\(words); - before a word sorts in descending order")
    let status = KnobDefinition.words("status", "Status", of: ["new"])
    #expect(!status.accepts("-new") && status.allowed == "a list, separated by commas, of new")
  }

  @Test func groupsFollowTheKindUnlessTheNameIsAnException() {
    let groups = [Self.toggle, Self.choice, Self.text, Self.number].map(\.group)
    #expect(groups == [.behavior, .appearance, .page, .appearance])
    #expect(KnobDefinition.toggle("circular", "Circular image", false).group == .appearance)
    #expect(KnobDefinition.number("count", "Items", 5, in: 0...9).group == .data)
    // A list of words is part of the page, whatever its name is.
    #expect(KnobDefinition.words("type", "Type", of: ["a"]).group == .page)
    let moved = Self.text.grouped(in: .content)
    #expect(moved.group == .content && moved.name == "x" && moved.kind == .text)
  }

  @Test func titlesOfOptionsAreWords() {
    let titles = [
      "disclosureIndicator": "Disclosure indicator", "very-high": "Very high", "dueWeek": "Due week", "0.25": "0.25",
      "100000": "100000", "none": "None", "HTML": "HTML", "": "",
    ]
    for (option, title) in titles { #expect(KnobDefinition.title(of: option) == title) }
  }

  @Test func acceptsExactlyTheValuesOfItsKind() {
    expect(Self.toggle, accepts: ["on", "off"], refuses: ["", "On", "true", "1", "on "])
    expect(Self.choice, accepts: ["a", "B c", ""], refuses: ["b", "A", "B", "B c "])
    expect(Self.text, accepts: ["", "a b", "日本", "👩‍👧", "%"], refuses: ["a\nb", "\0", "\t", "\u{7F}", "\u{202E}"])
    expect(
      Self.number, accepts: ["0", "-1.5", "10", "10.0", "007", "0.333", "-0"],
      refuses: [
        "", "-", ".", "1.", ".5", "+1", "-1.51", "10.01", "1e1", "0x1", "nan", "inf", "1,5", " 1", "1.2.3", "--1", "１",
      ])
  }

  @Test func styleSheetIsAWordAThemeOrAPath() {
    let knob = KnobDefinition.styleSheet("first", "First", "base", or: ["base", "previous"])
    expect(
      knob, accepts: ["base", "previous", "ledger", "a.nss", "./ledger", "/x/y"],
      refuses: ["", "Base", "candidate", "zzz", "a\n.nss"])
    #expect(knob.nearest(to: "previus").first == "previous" && knob.nearest(to: "leger").first == "ledger")
    let file = "the path of a file that contains a slash or ends in .nss"
    #expect(knob.allowed == "base, previous, horizon, almanac, ledger, or \(file)")
    #expect(knob.group == .page)
  }

  @Test func longNumbersDoNotTrap() {
    let zeros = String(repeating: "0", count: 5000)
    expect(Self.number, accepts: [zeros, "0." + zeros + "1"], refuses: ["1" + zeros])
  }

  private func expect(_ knob: KnobDefinition, accepts good: [String], refuses bad: [String]) {
    for value in good { #expect(knob.accepts(value), "\(value)") }
    for value in bad { #expect(!knob.accepts(value), "\(value)") }
  }
}
