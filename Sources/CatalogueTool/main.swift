// Writes the catalogue of pages: usage CatalogueTool OUTPUT PAGE.swift …
//
// A page is one file in Pages/ that declares one type of the file's name.  Swift can't list the types of a module, so
// the list is made from the file names.
import Glibc

guard CommandLine.arguments.count >= 2 else {
  print("usage: CatalogueTool OUTPUT PAGE.swift ...")
  exit(2)
}
let pages = CommandLine.arguments.dropFirst(2).map { path in
  String(path.split(separator: "/").last ?? "").split(separator: ".").first.map { String($0) } ?? ""
}
var text = """
  /// The pages of the gallery, in the order of their file names.
  let cataloguePages: [any Page.Type] = [

  """
for page in pages { text += "  \(page).self,\n" }
text += "]\n"

guard let file = fopen(CommandLine.arguments[1], "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
  perror(CommandLine.arguments[1])
  exit(1)
}
