import Testing

@testable import FloorplanTheme

@Suite struct NearestNamesTests {
  @Test func distanceMatchesReference() {
    let words = Self.words(over: ["a", "b", "c"], upTo: 4)
    for one in words {
      for other in words {
        #expect(editDistance(one, other) == Self.reference(one[...], other[...]), "\(one) \(other)")
      }
    }
  }

  @Test(
    arguments: [
      ("ObjectCel", "ObjectCell"), ("objectcell", "ObjectCell"), ("ObejctCell", "ObjectCell"), ("Swich", "Switch"),
      ("Slider", "SliderFormCell"), ("ImageCells", "ImageCell"),
    ])
  func typosFindTheIntendedName(typed: String, expected: String) {
    let names = ["ObjectCell", "ImageCell", "SliderFormCell", "SwitchFormCell", "Switch"]
    #expect(nearestNames(to: typed, in: names).first == expected)
  }

  @Test func dissimilarNamesAreNotFound() {
    #expect(nearestNames(to: "zebra", in: ["ObjectCell", "light", "dark"]).isEmpty)
    #expect(nearestNames(to: "", in: ["a", "b"]).isEmpty)
    #expect(nearestNames(to: "light", in: []).isEmpty)
    #expect(nearestNames(to: "light", in: ["light"], limit: 0).isEmpty)
    #expect(nearestNames(to: "light", in: ["light"], limit: -1).isEmpty)
  }

  @Test("Short names match within two edits, long names within a third of their length")
  func maximumDistanceDependsOnLength() {
    #expect(nearestNames(to: "dark", in: ["daxx"]) == ["daxx"])
    #expect(nearestNames(to: "dark", in: ["dxxx"]).isEmpty)
    #expect(nearestNames(to: "abcdefghijkl", in: ["abcdefghxxxx"]) == ["abcdefghxxxx"])
    #expect(nearestNames(to: "abcdefghijkl", in: ["abcdefgxxxxx"]).isEmpty)
  }

  @Test func namesWithoutSharedCharactersDoNotMatch() {
    #expect(nearestNames(to: "x", in: ["a", "ab", "xy"]) == ["xy"])
    #expect(nearestNames(to: "xy", in: ["ab"]).isEmpty)
  }

  @Test func prefixCountsAsOneEdit() {
    #expect(nearestNames(to: "hi", in: ["highlighted", "hii", "hxy"]) == ["hii", "highlighted", "hxy"])
  }

  @Test func resultIgnoresCandidateOrder() {
    let names = ["lights", "night", "lightly", "sight", "light", "Light", "lights"]
    let expected = ["Light", "light", "lights", "night", "sight", "lightly"]
    #expect(nearestNames(to: "light", in: names, limit: 10) == expected)
    #expect(nearestNames(to: "light", in: names.reversed(), limit: 10) == expected)
    #expect(nearestNames(to: "light", in: Set(names), limit: 2) == ["Light", "light"])
  }

  @Test func longNameIsHandled() {
    let huge = String(repeating: "x", count: 1 << 20)
    #expect(nearestNames(to: huge, in: ["x", "ObjectCell"]).isEmpty)
  }

  private static func words(over letters: [Character], upTo length: Int) -> [[Character]] {
    var all: [[Character]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { word in letters.map { word + [$0] } }
      all += last
    }
    return all
  }

  private static func reference(_ one: ArraySlice<Character>, _ other: ArraySlice<Character>) -> Int {
    guard let a = one.last else { return other.count }
    guard let b = other.last else { return one.count }
    if a == b { return reference(one.dropLast(), other.dropLast()) }
    var best = min(
      reference(one.dropLast(), other), reference(one, other.dropLast()), reference(one.dropLast(), other.dropLast()))
    if one.count > 1, other.count > 1, a == other.dropLast().last, b == one.dropLast().last {
      best = min(best, reference(one.dropLast(2), other.dropLast(2)))
    }
    return best + 1
  }
}
