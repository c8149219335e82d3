import CGTK
import Comparing
import Floorplan
import OnScreen

private let optionCount = 1_000_000

/// A search in a million options, prepared and unprepared, compared with the filter of a GtkDropDown.
func measureSearch(_ comparison: Comparison) {
  let options = (1...optionCount).map { "Order \($0)" }
  let prepared = comparison.series(of: 1) { _ in processorTime { _ = SubstringSearch(texts: options) } }
  comparison.report("1,000,000 options prepared for searching", against: "", "ms", prepared[0], [])
  let search = SubstringSearch(texts: options)
  let baseline = FilteredStrings(options)
  for typed in ["999", "order 77", "nothing like this"] {
    let series = comparison.series(of: 2) { candidate in
      candidate == 0
        ? processorTime { found = search.indices(matching: typed).count } : processorTime { baseline.filter(typed) }
    }
    comparison.report(
      "“\(typed)” found among 1,000,000 options", against: "GtkStringFilter", "ms", series[0], series[1])
  }
}

/// Keeps the compiler from removing the work.
private var found = 0

/// A GtkFilterListModel like that of GtkDropDown's search.
private final class FilteredStrings {
  private let filter: OpaquePointer?
  private let model: OpaquePointer?

  init(_ options: [String]) {
    filter = gtk_string_filter_new(gtk_property_expression_new(gtk_string_object_get_type(), nil, "string"))
    gtk_string_filter_set_match_mode(filter, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING)
    model = gtk_filter_list_model_new(
      stringList(options),
      g_object_ref(filter.map(UnsafeMutableRawPointer.init)).assumingMemoryBound(to: GtkFilter.self))
  }

  func filter(_ typed: String) {
    gtk_string_filter_set_search(filter, typed)
    found = Int(g_list_model_get_n_items(model))
    // Each round starts with all options.
    gtk_string_filter_set_search(filter, nil)
  }
}
