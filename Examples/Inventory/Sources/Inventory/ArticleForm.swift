import Floorplan

/// Opens a form over a page, for a new article or one in the stock.
func edit(_ article: Article, in stock: Stock, over page: NavigationPage) {
  let form = Form(article) {
    FormField(localized("Name"), \.name, in: TitleFormCell.self).required()
    FormField(localized("Category"), \.category, options: Article.Category.allCases, in: SegmentedControlFormCell.self)
    FormField(localized("Quantity"), \.quantity, in: NumberFormCell<Int>.self) { $0.minimumValue = 0 }
    FormField(localized("Price"), \.price, currency: \.currency) { $0.minimumValue = 0 }
    FormField(
      localized("Currency"), \.currency, options: ["EUR", "USD", "CHF"], title: { $0 },
      in: SegmentedControlFormCell.self)
  }
  let window = FormWindow(
    new: localized("New Article"), existing: localized("Edit Article"), form, in: stock, \.articles)
  window.onSaved = { [unowned page] article in
    page.showToast(localized("“%1$@” saved").filled(with: article.name))
  }
  window.present(over: page)
}
