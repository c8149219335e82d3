// Generates the lists of the gallery's pages and properties: CatalogTool OUTPUT SOURCE.swift …
//
// A page is a constant of type Page in a file in Pages/. A knob is a call whose first argument is the knob's name, with
// the property that it sets as `of: \.property`. The code on a page displays this property as it is written in the
// source, or the statement after the comment “Displayed code”.
import Glibc

guard CommandLine.arguments.count >= 2 else {
  print("usage: CatalogTool OUTPUT SOURCE.swift ...")
  exit(2)
}

func contents(of path: String) -> String {
  guard let file = fopen(path, "r") else {
    perror(path)
    exit(1)
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return String(decoding: bytes, as: UTF8.self)
}

func fail(_ file: Substring, _ problem: String) -> Never {
  let message = "\(file): \(problem)\n"
  write(STDERR_FILENO, message, message.utf8.count)
  exit(1)
}

// A property belongs to the nearest knob name before it.
let knob = /\(\s*"([A-Za-z0-9-]+)",\s(?:(?!\(\s*"[A-Za-z0-9-]+",\s)[\s\S])*?of:\s*\\\.([^\s,)]+)/
let comment = /\/\/.*/
let page = /\nlet ([A-Za-z]+) = Page[.(]/
let displayed = /\n( *)\/\/ Displayed code\n *(?:return )?([\s\S]*?\n\1})/
var pages = ""
var displayedCode: Substring = ""
var properties = ""
for path in CommandLine.arguments.dropFirst(2) {
  let parts = path.split(separator: "/")
  guard let file = parts.last else { continue }
  let text = contents(of: path)
  if let match = text.firstMatch(of: displayed) {
    displayedCode = match.2.replacing("\n\(match.1)", with: "\n")
  }
  let source = text.replacing(comment, with: "")
  if parts.dropLast().last == "Pages" {
    let found = source.matches(of: page)
    guard found.count == 1, let match = found.first else {
      fail(file, "expected one page (let … = Page…), found \(found.count)")
    }
    pages += "  \(match.1),\n"
  }
  let knobs = source.matches(of: knob)
  if knobs.count != source.matches(of: /of:\s*\\/).count {
    fail(file, "a property (of: \\…) is not in a call with a knob's name")
  }
  var names: Set<Substring> = []
  for match in knobs {
    if !names.insert(match.1).inserted { fail(file, "two knobs are named \(match.1)") }
    properties += "  \"Gallery/\(file) \(match.1)\": \"\(match.2)\",\n"
  }
}
let text = """
  /// The pages of the gallery, in the order of their file names.
  let catalogPages: [Page] = [
  \(pages)]

  /// The properties that knobs set, by the ID of the file and the name of the knob.
  let propertyPaths: [String: String] = [
  \(properties)]

  /// The statement after the comment “Displayed code”, as written in the source.
  let displayedCode = #\"""
  \(displayedCode)
  \"""#

  """

guard let file = fopen(CommandLine.arguments[1], "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
  perror(CommandLine.arguments[1])
  exit(1)
}
