import Floorplan
import Observation

/// The floorplans as a small app on one store, with linked pages that have addresses.
@MainActor
final class BusinessApp {
  let navigation: NavigationView
  /// The pages with their messages, and the bar that offers to undo the last action in the window.
  let toasts: ToastOverlay
  let store: BusinessStore
  /// The pages, below the notices about their data.
  private(set) lazy var root = makeRoot()
  let context: PageContext
  /// The contexts of the other pages that the user has navigated to, by path.
  private var linkedContexts: [String: PageContext] = [:]
  /// The context of the page that the user has navigated to, as in ``PageContext/linked``.
  private var linked: PageContext?
  /// The route that the displayed knobs currently specify.
  private var knobRoute: BusinessRoute
  /// The window with the backups of the data.
  let backupPicker = ListPicker()
  /// The open form.
  var editor: FormWindow<OrderDraft>?
  /// The route of the open form, or of the one that opens as soon as the pages are mapped.
  var formRoute: BusinessRoute?

  /// Opens a route with its parents in the navigation.
  init(_ context: PageContext, at route: BusinessRoute, _ store: BusinessStore = .shared) {
    self.context = context
    self.store = store
    knobRoute = route
    // The pages can only be created after the properties are initialized: start with an empty one.
    let first = NavigationPage("")
    navigation = NavigationView(first)
    toasts = ToastOverlay(navigation, history: context.undoHistory)
    navigation.setPages((route.parents + [route]).map(page(for:)))
    // The closures of the tree keep the app alive until the tree is discarded.
    navigation.connect("map") { [weak self] in self?.openPendingForm() }
    navigation.onChange = { [self] in didNavigate() }
    openForm(of: route)
    didNavigate()
  }

  isolated deinit {
    // An untouched form closes with the pages; a form with input stays open.
    guard let editor else { return }
    MainLoop.idle { if editor.form.commit().isEmpty, !editor.form.hasChanges { editor.dismiss() } }
  }

  /// Opens a route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - origin: The page that the route is opened from.
  ///   - takesFocus: Whether the page takes the focus, even if the pages don't have it.
  func open(_ route: BusinessRoute, from origin: NavigationPage? = nil, takesFocus: Bool = false) {
    navigation.push(page(for: route), from: origin, takesFocus: takesFocus)
  }

  /// Displays the route that the knobs specify, after the user has changed one.
  func show(_ route: BusinessRoute) {
    guard route != knobRoute else { return }
    knobRoute = route
    openForm(of: route)
    navigation.setPages((route.parents + [route]).map(page(for:)))
  }

  /// The delivery of the lists' items.
  var delivery: OrderListSource.Delivery {
    let list = pageContext(BusinessRoute.Page.list)
    return list.flatMap { OrderListSource.Delivery(rawValue: $0.value(ofKnob: Self.deliveryKnob)) } ?? .memory
  }
  static let deliveryKnob = "delivery"

  /// Displays a toast about a completed action.
  func announce(_ message: String) { navigation.showToast(message) }

  private func page(for route: BusinessRoute) -> NavigationPage {
    let page: NavigationPage =
      switch route {
      case .overview: overviewPage()
      case .orders(let list): orderListPage(list)
      case .records(let kind): recordListPage(kind)
      case .collection(let kind): recordListPage(kind, inColumns: true)
      case .lowStockProducts: productsPage(isLowOnStock: true, inColumns: true)
      case .gallery(let order): galleryPage(order)
      case .order(let id): orderPage(id)
      case .step(let order, let step): stepPage(order, step)
      case .product(let id): productPage(id)
      case .supplier(let id): supplierPage(id)
      case .person(let id): personPage(id)
      case .edit(let id): id.map(orderPage) ?? orderListPage(OrderListCriteria())
      }
    page.tag = route.page
    return page
  }

  /// Assigns a new route to a page after its search, sorting or filters have changed.
  func setRoute(_ route: BusinessRoute, of page: NavigationPage) {
    page.tag = route
    didNavigate()
  }

  /// Updates the address after the navigation or the route of its current page has changed.
  func didNavigate() {
    selectInList()
    guard let route = formRoute ?? navigation.currentPage.tag as? BusinessRoute else { return }
    knobRoute = route
    showKnobs(of: route)
  }

  /// Displays the page and the knobs of a route.
  private func showKnobs(of route: BusinessRoute) {
    let (page, knobs) = route.address
    let previous = linked
    let displayed = pageContext(page) ?? context
    linked = displayed === context ? nil : displayed
    for knob in displayed.routeKnobs { displayed.setValue(knobs[knob.name] ?? knob.defaultValue, ofKnob: knob.name) }
    displayed.setGeneratedOrders(store.isGenerated || store.isGenerating)
    if linked !== previous { context.linked = linked }
  }

  /// Returns the context of a page, whose knobs keep their values while another page is displayed.
  private func pageContext(_ path: String) -> PageContext? {
    if path == context.entry.path { return context }
    if let known = linkedContexts[path] { return known }
    let new = (try? catalog.resolve(Address(page: path))).map { PageContext($0, context.switches) }
    linkedContexts[path] = new
    return new
  }

  /// Displays the route of a linked page's knobs after the user has changed one.
  func followLinkedKnobs() {
    let (page, knobs) = knobRoute.address
    guard let linked = context.linked, linked.entry.path == page else { return }
    let values = linked.routeKnobs.map { ($0, linked.value(ofKnob: $0.name)) }
    // The displayed object may be deleted: its pages close.
    guard values.contains(where: { $1 != knobs[$0.name] ?? $0.defaultValue }) else { return }
    if let route = try? BusinessRoute(knobsOf: linked, in: store) { show(route) }
  }

  /// Lets the address and the knobs be those of the gallery page until the user navigates.
  func unlink() {
    linked = nil
    context.linked = nil
  }

  /// Selects the current object in the list next to it, also if it wasn't opened from there.
  private func selectInList() {
    guard let list = navigation.pages.last(where: { $0.column == .list }),
      let listed = list.tag as? BusinessRoute, let current = navigation.currentPage.tag as? BusinessRoute,
      let item = current.item(of: listed)
    else { return }
    let types: [any BusinessRecord.Type] = [WorkOrder.self, Product.self, Supplier.self, Person.self]
    for type in types { select(item, of: type, in: list) }
  }

  private func select<Record: BusinessRecord>(_ item: String, of type: Record.Type, in page: NavigationPage) {
    (page as? ListReportPage<Record>)?.openItemID = Record.ID(rawValue: item)
  }
}
