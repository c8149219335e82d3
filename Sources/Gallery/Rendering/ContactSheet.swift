import FloorplanTheme

/// An HTML page with all pictures of a run.
nonisolated struct ContactSheet {
  private var figures = ""
  private var problems = ""

  /// Adds a picture in the folder of the page.
  mutating func add(_ address: String, fileName: String) {
    // A URL would interpret the percent signs of the file name as escapes.
    let link = fileName.replacing("%", with: "%25")
    figures += """
      <figure><a href="\(link)"><img src="\(link)" alt="\(address.escapedForMarkup)"></a><figcaption>\(address.escapedForMarkup)</figcaption></figure>

      """
  }

  /// Adds an address that couldn't be rendered.
  mutating func addFailure(_ address: String, _ reason: String) {
    figures +=
      "<figure><p>\(reason.escapedForMarkup)</p><figcaption>\(address.escapedForMarkup)</figcaption></figure>\n"
  }

  /// Adds the errors of a style sheet, which are above the pictures.
  mutating func addProblems(_ diagnostics: [StyleSheetDiagnostic], of path: String) {
    problems += "<h2>\(path.escapedForMarkup)</h2>\n"
    problems += diagnostics.map { "<pre>\($0.description.escapedForMarkup)</pre>\n" }.joined()
  }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <title>Floorplan Gallery</title>
    <style>
    body { font: 14px sans-serif; margin: 24px; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)); gap: 24px; }
    figure { margin: 0; }
    pre { overflow-x: auto; }
    img { width: 100%; border: 1px solid; }
    </style>
    \(problems)<main>
    \(figures)</main>
    </html>

    """
  }
}

nonisolated extension String {
  /// The text in HTML or XML, also in an attribute.
  ///
  /// XML can't contain control characters, except line breaks and tabs, so they are replaced.
  var escapedForMarkup: String {
    let text = String(
      String.UnicodeScalarView(unicodeScalars.map { $0.value < 32 && $0 != "\n" && $0 != "\t" ? "\u{FFFD}" : $0 }))
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
