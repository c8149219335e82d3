import Floorplan
import Observation

/// The floorplans as one small app over one store: pages that lead to each other, each with an address.
@MainActor
final class BusinessApp {
  let navigation: NavigationView
  /// Offers to take back what was done last, below the pages.
  let undoBar: UndoBar
  let store: BusinessStore
  /// The pages, with what is to be known of their data above them.
  private(set) lazy var root = makeRoot()
  let context: PageContext
  private var places: [ObjectIdentifier: BusinessPlace] = [:]
  /// What the knobs stand for.
  private var followed: BusinessPlace
  /// The form that is open over the pages.
  var editor: FormWindow<OrderDraft>?
  /// What that form shows; nil where there is none.
  var modalPlace: BusinessPlace? { didSet { if modalPlace != oldValue { didNavigate() } } }
  /// A place with a form that is to be opened once the pages are on a window.
  var awaitedModal: BusinessPlace?

  /// Opens a place, and what leads there.
  init(_ context: PageContext, at place: BusinessPlace, _ store: BusinessStore = .shared) {
    self.context = context
    self.store = store
    followed = place
    // Nothing can be shown before there is a view to show it.
    let first = NavigationPage("")
    navigation = NavigationView(first)
    undoBar = UndoBar(below: ToastOverlay(navigation))
    navigation.show((place.parents + [place]).map(page(for:)))
    // The closures of the tree keep the app, and go with the tree.
    navigation.connect("map") { [weak self] in self?.openAwaitedModal() }
    navigation.onChange = { [self] in didNavigate() }
    context.startSearch = { [weak navigation] in navigation?.startSearch() == true }
    openModal(of: place)
    didNavigate()
  }

  isolated deinit {
    // A form that was only opened goes with the pages; what somebody has filled in does not.
    guard let editor else { return }
    MainLoop.idle { if editor.form.commit().isEmpty, !editor.form.hasChanges { editor.dismiss() } }
  }

  /// Opens a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - origin: The page that it is opened from.
  func open(_ place: BusinessPlace, from origin: NavigationPage? = nil) {
    navigation.push(page(for: place), from: origin)
  }

  /// Shows the place that knobs stand for, where a person has turned one of them.
  func show(_ place: BusinessPlace) {
    guard place != followed else { return }
    followed = place
    openModal(of: place)
    navigation.show((place.parents + [place]).map(page(for:)))
  }

  /// How the lists' items come.
  var delivery: OrderListSource.Delivery {
    guard context.entry.path == BusinessPlace.Page.list else { return .memory }
    return OrderListSource.Delivery(rawValue: context.value(ofKnob: Self.deliveryKnob)) ?? .memory
  }
  static let deliveryKnob = "delivery"

  /// Tells a person that something was done.
  func announce(_ message: String) { navigation.showToast(message) }

  private func page(for place: BusinessPlace) -> NavigationPage {
    let page: NavigationPage =
      switch place {
      case .overview: overviewPage()
      case .orders(let list): orderListPage(list)
      case .records(let kind): recordListPage(kind)
      case .collection(let kind): recordListPage(kind, inColumns: true)
      case .shortProducts: productsPage(isShort: true, inColumns: true)
      case .gallery(let order): galleryPage(order)
      case .order(let id): orderPage(id)
      case .step(let order, let step): stepPage(order, step)
      case .product(let id): productPage(id)
      case .supplier(let id): supplierPage(id)
      case .person(let id): personPage(id)
      case .edit(let id): id.map(orderPage) ?? orderListPage(OrderListPlace())
      }
    places[ObjectIdentifier(page)] = place.page
    return page
  }

  /// What a page shows has become another place: what is searched, sorted and filtered belongs to it.
  func page(_ page: NavigationPage, isNowAt place: BusinessPlace) {
    places[ObjectIdentifier(page)] = place
    didNavigate()
  }

  /// Another page is shown, or what leads to it has become another.
  func didNavigate() {
    let shown = Set(navigation.pages.map(ObjectIdentifier.init))
    places = places.filter { shown.contains($0.key) }
    selectInList()
    guard let place = modalPlace ?? awaitedModal ?? places[ObjectIdentifier(navigation.page)] else { return }
    if place.address.page == context.entry.path { followed = place }
    context.show(place)
  }

  /// What is shown beside a list is selected there, also where it was not opened from it.
  private func selectInList() {
    guard let list = navigation.pages.last(where: { $0.column == .list }) as? ListReportPage,
      let listed = places[ObjectIdentifier(list)], let shown = places[ObjectIdentifier(navigation.page)],
      let item = shown.item(of: listed)
    else { return }
    list.openItem = item
  }
}

extension PageContext {
  /// The address is that of a place from now on.
  fileprivate func show(_ place: BusinessPlace) {
    let (page, knobs) = place.address
    guard page != entry.path else {
      linkedAddress = nil
      // How items come, and whose they are, is not where one is.
      for knob in entry.knobs where knob.name != BusinessApp.deliveryKnob && knob != BusinessApp.ordersKnob {
        setValue(knobs[knob.name] ?? knob.defaultValue, ofKnob: knob.name)
      }
      return
    }
    var address = Address(page: page)
    address.knobs = knobs.map { Address.Knob(name: $0, value: $1) }
    let orders = BusinessApp.ordersKnob
    if entry.knobs.contains(orders), value(ofKnob: orders.name) != orders.defaultValue {
      address.knobs.append(Address.Knob(name: orders.name, value: value(ofKnob: orders.name)))
    }
    linkedAddress = address
  }
}
