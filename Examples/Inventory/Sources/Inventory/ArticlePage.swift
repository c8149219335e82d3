import Floorplan

/// Returns the page with the details of an article.
func articlePage(_ article: Article, in stock: Stock, list: NavigationPage) -> NavigationPage {
  let header = ObjectHeader()
  let page = ObjectDetailsPage(article.name)
  page.header = header
  // Articles can also be deleted in the list next to the page, or by redoing a deletion.
  page.keepOpen { stock.articles.contains(article.id) }
  page.observe { [unowned page] in
    page.title = article.name
    header.headlineText = article.name
    header.subheadlineText = article.category.title
    header.statusText = article.quantity == 0 ? localized("Out of Stock") : nil
    header.semanticStatus = .negative
  }
  page.setValues {
    KeyValue(localized("Quantity"), article.quantityText)
    KeyValue(localized("Price"), article.priceText)
  }
  page.objectActions = [
    PageAction("edit", localized("Edit"), image: .icon("document-edit-symbolic")) { [unowned page] in
      edit(article, in: stock, over: page)
    },
    PageAction("delete", localized("Delete"), isInMenu: true, isDestructive: true) { [unowned list] in
      list.delete(article, named: article.name, from: stock, \.articles)
    },
  ]
  return page
}
