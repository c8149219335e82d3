import Floorplan

/// Returns the page with all articles, with search, sort order and categories.
func articleList(_ stock: Stock) -> NavigationPage {
  let articles = ListItems { stock.articles }
    .searching(\.name, \.category.title)
    .filtering { stock.category == nil || $0.category == stock.category }
    .sorting(by: { stock.order == .quantity ? $0.quantity : nil })
    .sorting(by: \.name)
  let page = ListReportPage(localized("Articles"), articles) { cell, article in
    cell.headlineText = article.name
    cell.subheadlineText = article.category.title
    cell.statusText = article.quantity == 0 ? localized("Out of Stock") : article.quantityText
    cell.semanticStatus = article.quantity == 0 ? .negative : nil
    cell.substatusText = article.priceText
    cell.accessoryType = .disclosureIndicator
  }
  page.filterBar.setItems {
    FilterFeedbackItem(
      "order", localized("Sort: %1$@").filled(with: stock.order.title), isActive: stock.order != .name,
      menu: {
        Stock.Order.allCases.map { order in
          ContextMenuItem(order.title, isChecked: stock.order == order) { stock.order = order }
        }
      })
    for category in Article.Category.allCases {
      FilterFeedbackItem(category, category.title, isActive: stock.category == category) {
        stock.category = stock.category == category ? nil : category
      }
    }
  }
  page.onOpen = { [unowned page] article in
    page.navigationView?.push(articlePage(article, in: stock, list: page), from: page)
  }
  page.pageActions = [.new(localized("New Article")) { [unowned page] in edit(Article(), in: stock, over: page) }]
  page.contextActions = { [unowned page] article in
    [ContextMenuItem(localized("Edit")) { edit(article, in: stock, over: page) }]
  }
  page.allowDeletion(from: stock, \.articles)
  return page
}
