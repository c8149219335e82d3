import CBench
import Comparing
import Floorplan
import FloorplanThemeCheck

/// The longest time for any bad input: each kind of invalid content with the maximum size of a sheet, and a file of 50
/// MB.
///
/// The lower bound is adding up the same bytes.
func measureBadInput(_ comparison: Comparison) {
  var problems = 0
  func check(_ input: BadInput) {
    let source = StyleSheetSource(name: "bad.nss", bytes: input.bytes)
    problems += StyleSheet.read(source, checks: .all).diagnostics.count
  }
  let measured = BadInput.all.map { input in (input: input, time: comparison.time(1) { _ in check(input) }) }
  guard let worst = measured.max(by: { $0.time < $1.time })?.input else { bench_fail("there is no bad input") }
  var sum = 0
  let floor = Baseline("adding up the bytes of “\(worst.name)”", times: 1) { _ in
    for byte in worst.bytes { sum &+= Int(byte) }
  }
  comparison.run("the worst of all bad inputs read and checked", times: 1, against: [floor]) { _ in check(worst) }
  guard problems > 0, sum > 0 else { bench_fail("nothing was read") }
}

/// Bytes that are no sensible style sheet.
struct BadInput {
  let name: String
  let bytes: [UInt8]

  /// - Parameters:
  ///   - name: The name in the table.
  ///   - end: The text after the pieces.
  ///   - size: The maximum number of bytes.
  ///   - piece: Returns the piece of a number; pieces are added while they fit.
  private init(
    _ name: String, end: String = "", upTo size: Int = StyleSheetSource.byteLimit, _ piece: (Int) -> String
  ) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var number = 0
    var next = piece(number).utf8
    while bytes.count + next.count + end.utf8.count <= size {
      bytes += next
      number += 1
      next = piece(number).utf8
    }
    self.name = name
    self.bytes = bytes + end.utf8
  }

  static let all = [
    BadInput("50 MB of rules", upTo: 50_000_000) { _ in "Label{}\n" },
    BadInput("class paths without an end", end: "a{}") { _ in "a," },
    BadInput("class paths joined by colons", end: "a{}") { _ in "a:" },
    BadInput("a class path of hyphens", end: "{}") { _ in "a-" },
    BadInput("a property of hyphens", end: ":1;}") { $0 == 0 ? "Label{" : "a-" },
    BadInput("a value of parentheses", end: ";}") { $0 == 0 ? "Label{font-color:" : "(" },
    BadInput("parentheses") { _ in "(" },
    BadInput("semicolons") { _ in ";" },
    BadInput("semicolons and blanks") { _ in "; " },
    BadInput("semicolons in a rule") { $0 == 0 ? "Label{" : "; " },
    BadInput("opening braces") { _ in "{" },
    BadInput("closing braces") { _ in "} " },
    BadInput("quotation marks") { _ in "'" },
    BadInput("quotation marks on lines") { _ in "'\n" },
    BadInput("beginnings of comments") { _ in "/*\n" },
    BadInput("words on lines") { _ in "a\n" },
    BadInput("words that begin with @") { _ in "@ " },
    BadInput("conditions in conditions") { _ in "@media (a:b) {" },
    BadInput("imports") { _ in "@import 'a';" },
    BadInput("rules that aren't closed") { _ in "a:b{" },
    BadInput("one misspelt colour") { _ in "@tintColour: red;\n" },
    BadInput("misspelt colours") { "@tintColou\($0): red;\n" },
    BadInput("variables that aren't defined") { $0 == 0 ? "Label{" : "font-color:@tintColou\($0);" },
    BadInput("long variables that aren't defined") { number in
      let name = String(repeating: "x", count: 100) + "\(number % 5000)"
      return number < 5000 ? "@\(name):red;\n" : number == 5000 ? "Label{" : "font-color:@\(name)y;"
    },
    BadInput("variables of variables") { "@v\($0):@v\($0 + 1);" },
    BadInput("all colours in a circle") { number in
      let surfaces = PaletteReference.Surface.allCases
      func name(_ number: Int) -> String {
        let names = PaletteReference.names
        let (surface, name) = number.quotientAndRemainder(dividingBy: names.count)
        return "\(names[name])_\(surfaces[surface % surfaces.count].rawValue)"
      }
      return "@\(name(number)):\(name(number + 1));"
    },
    BadInput("nearly a property") { $0 == 0 ? "Label{" : "backgroun-color\($0):red;" },
    BadInput("nearly a stock class") { "N\(String($0, radix: 36))gationBar{}" },
    BadInput("nearly a component") { "fdlFUIObjectColectionViewCel\($0)_headlineLabel{}" },
    BadInput("misspelt properties") { $0 == 0 ? "Label{" : "fon-color\($0):red;" },
    BadInput("misspelt parts") { "fdlFUIObjectCollectionViewCell_headlin\($0){}" },
    BadInput("components that aren't there") { "fdlFUIAb\($0)Cell_title{}" },
    BadInput("classes of an app") { "MyClass\($0){}" },
    BadInput("wrong values") { $0 == 0 ? "Label{" : "font-size:red\($0);" },
    BadInput(
      "many class paths, hidden borders",
      end: "Button{\(StyleState.allCases.map { "border-width-\($0.rawValue):2;" }.joined())}", upTo: 300_000
    ) { "a\($0)," },
    BadInput("colours for one part") {
      "fdlFUIObjectCollectionViewCell_headlineLabel{font-color:#\(100_000 + $0 % 900_000);}"
    },
  ]
}
