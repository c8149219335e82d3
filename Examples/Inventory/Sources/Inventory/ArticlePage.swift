import Floorplan

/// Returns the page with the details of an article.
func articlePage(_ article: Article, in stock: Stock, list: NavigationPage) -> NavigationPage {
  let header = ObjectHeader()
  let page = ObjectDetailsPage(article.name)
  page.header = header
  // Articles can also be deleted in the list next to the page, or by redoing a deletion.
  page.keepOpen { stock.contains(article) }
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
      delete(article, from: stock, over: list)
    },
  ]
  return page
}

/// Deletes an article, and offers to undo that.
func delete(_ article: Article, from stock: Stock, over list: NavigationPage) {
  stock.remove(article)
  list.showToast(
    localized("“%1$@” deleted").filled(with: article.name), undo: { stock.add(article) },
    redo: { stock.remove(article) })
}
