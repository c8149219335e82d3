/// The class names that stock NUI assigns to views.
package enum StockClass {
  /// The names, including those for sizes in its own themes.
  static let names: Set<String> = [
    "ActivityIndicator", "BarButton", "BarButtonBack", "Button", "CollectionView", "CollectionViewCell", "Control",
    "Image", "ImageView", "Label", "LargeButton", "LargeLabel", "LargeTextField", "NavigationBar", "PageControl",
    "Progress", "ProgressView", "RefreshControl", "SearchBar", "SegmentedControl", "Slider", "SmallButton",
    "SmallLabel",
    "SmallTextField", "Stepper", "Switch", "TabBar", "TabBarItem", "Table", "TableCell", "TableCellContentView",
    "TableCellDetail", "TableView", "TextField", "TextView", "ToolBar", "Toolbar", "View", "Window",
  ]
}
