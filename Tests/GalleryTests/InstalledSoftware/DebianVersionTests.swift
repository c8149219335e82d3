@testable import Gallery
import GTKTestSupport
import Testing

@Suite struct DebianVersionTests {
  /// Each version is older than the next one.
  @Test(arguments: [
    // The examples in the manual.
    ["1~~", "1~~a", "1~", "1", "1a"], ["~~", "~~a", "~", "", "a"], ["1.0~beta1~svn1245", "1.0~beta1", "1.0"],
    // Numbers are compared by value.
    ["2.0", "10.0"], ["1.9", "1.10", "1.100"], ["3.99999999999999999999", "3.100000000000000000000"],
    // Letters sort before everything else.
    ["1.0", "1.0a", "1.0z", "1.0+", "1.0.1"], ["1.0Z", "1.0a"], ["1.0+b1", "1.0.1"],
    // The epoch decides, then the upstream version, then the revision.
    ["9-9", "1:0", "1:0-1", "1:1", "2:0", "10:0"], ["1.0-1", "1.0-1+b1", "1.0-1+b2", "1.0-1.1", "1.0-2", "1.0-10"],
    ["1.0-1~bpo12+1", "1.0-1", "1.0-1+deb12u1", "1.1-0"], ["1.0-~1", "1.0", "1.0-1"],
    // The revision follows the last hyphen.
    ["1-2-3", "1-2-10", "1-10-1"], ["5:24.0.5-1", "5:24.0.10-1", "18:3.2.1-4"],
    // Texts that aren't valid versions.
    ["1", "a:1"], ["", "1", "é"],
  ])
  func everyVersionIsOlderThanTheNext(versions: [String]) {
    for (position, one) in versions.enumerated() {
      for other in versions[(position + 1)...] {
        #expect(DebianVersion(one) < DebianVersion(other), "\(one) < \(other)")
        #expect(!(DebianVersion(other) < DebianVersion(one)), "\(other) < \(one)")
        #expect(DebianVersion(one) != DebianVersion(other), "\(one) != \(other)")
      }
    }
  }

  @Test(arguments: [
    ("1.0", "1.0"), ("1.0", "0:1.0"), ("1.0", "00:1.0"), ("1.0", "1.00"), ("1.01", "1.1"), ("1.0", "1.0-0"),
    ("1.0", "1.0-"), ("1a0", "1a"), ("", "0"), ("007:1", "7:1"),
  ])
  func equivalentVersionsAreEqual(one: String, other: String) {
    #expect(DebianVersion(one) == DebianVersion(other))
    #expect(!(DebianVersion(one) < DebianVersion(other)) && !(DebianVersion(other) < DebianVersion(one)))
  }

  /// Returns a random version from few parts, so that versions have parts in common.
  private static func version(_ dice: inout Dice) -> String {
    let parts = ["0", "1", "2", "10", "9", "00", "~", "a", "B", "+", ".", "-", ":"]
    return dice.several(0...5, of: parts).joined()
  }

  /// Returns -1 if a version is older, 1 if it is newer, and 0 if both are equal.
  private static func sign(_ one: String, _ other: String) -> Int {
    DebianVersion(one) < DebianVersion(other) ? -1 : DebianVersion(one) == DebianVersion(other) ? 0 : 1
  }

  @Test func orderIsAntisymmetric() {
    expectAlways(
      seed: 31, runs: 20_000, make: { (Self.version(&$0), Self.version(&$0)) }, shrink: { _ in [] },
      holds: { Self.sign($0, $1) == -Self.sign($1, $0) && Self.sign($0, $0) == 0 })
  }

  @Test func orderIsTransitive() {
    expectAlways(
      seed: 32, runs: 20_000, make: { [Self.version(&$0), Self.version(&$0), Self.version(&$0)] },
      shrink: { _ in [] },
      holds: { versions in
        let (first, second) = (Self.sign(versions[0], versions[1]), Self.sign(versions[1], versions[2]))
        let both = Self.sign(versions[0], versions[2])
        // Equal versions can be exchanged, and the order is transitive.
        if first == 0 { return both == second }
        if second == 0 { return both == first }
        return first != second || both == first
      })
  }

  @Test func tildeSuffixIsOlderAndPlusSuffixIsNewer() {
    expectAlways(
      seed: 33, runs: 5_000, make: { dice in Self.version(&dice).filter { $0 != ":" } }, shrink: { _ in [] },
      holds: { DebianVersion("\($0)~x") < DebianVersion($0) && DebianVersion($0) < DebianVersion("\($0)+x") })
  }
}
