import Adwaita
import Foundation

enum Category: String, CaseIterable, Identifiable, CustomStringConvertible {
  case all = "All"
  case tools = "Tools"
  case material = "Material"
  case safety = "Safety"
  var id: Self { self }
  var description: String { rawValue }
}

enum Order: String, CaseIterable, Identifiable, CustomStringConvertible {
  case name = "Name"
  case quantity = "Quantity"
  var id: Self { self }
  var description: String { rawValue }
}

enum Currency: String, CaseIterable, Identifiable, CustomStringConvertible {
  case eur = "EUR"
  case usd = "USD"
  case chf = "CHF"
  var id: Self { self }
  var description: String { rawValue }
}

struct Article: Identifiable {
  var id = UUID().uuidString
  var name = ""
  var category = Category.tools
  var quantity = 0
  var price: Decimal = 0
  var currency = Currency.eur

  var priceText: String { price.formatted(.currency(code: currency.rawValue)) }
  var quantityText: String { quantity == 0 ? "Out of Stock" : "\(quantity) pieces" }
}

@main struct Inventory: App {
  let id = "org.example.Inventory"
  var app: AdwaitaApp!

  var scene: Scene {
    Window(id: "main") { _ in ArticleList() }
      .defaultSize(width: 900, height: 640)
      .title("Inventory")
  }
}

struct ArticleList: View {
  @State private var articles = [
    Article(name: "Cordless drill", quantity: 4, price: Decimal(string: "129.9")!),
    Article(name: "Wood screws, 4 × 40", category: .material, quantity: 1200, price: Decimal(string: "0.05")!),
    Article(name: "Safety goggles", category: .safety, price: 12.5, currency: .usd),
  ]
  @State private var search = ""
  @State private var category = Category.all
  @State private var order = Order.name
  @State private var selection = ""
  @State private var edited = Article()
  @State private var isEditing = false
  @State private var deleted: Article?
  @State private var deletion = Signal()

  private var matches: [Article] {
    articles
      .filter { category == .all || $0.category == category }
      .filter {
        search.isEmpty || $0.name.localizedStandardContains(search)
          || $0.category.rawValue.localizedStandardContains(search)
      }
      .sorted {
        order == .quantity && $0.quantity != $1.quantity
          ? $0.quantity < $1.quantity : $0.name.localizedStandardCompare($1.name) == .orderedAscending
      }
  }

  var view: Body {
    NavigationSplitView {
      VStack {
        SearchEntry().text($search).padding()
        Form {
          ComboRow("Sort", selection: $order, values: Order.allCases)
          ComboRow("Category", selection: $category, values: Category.allCases)
        }
        .padding()
        ScrollView {
          List(matches, selection: $selection) { article in
            HStack {
              VStack {
                Text(article.name).halign(.start).style("heading")
                Text(article.category.rawValue).halign(.start)
              }
              .hexpand()
              VStack {
                Text(article.quantityText).halign(.end).style(article.quantity == 0 ? "error" : "body")
                Text(article.priceText).halign(.end).style("dim-label")
              }
            }
            .padding()
          }
          .sidebarStyle()
        }
        .vexpand()
      }
      .topToolbar {
        HeaderBar.start { Button(icon: .default(icon: .listAdd)) { edit(Article()) }.tooltip("New Article") }
          .headerBarTitle { WindowTitle(subtitle: "", title: "Articles (\(matches.count))") }
      }
    } content: {
      details
    }
    .dialog(visible: $isEditing, title: isNew ? "New Article" : "Edit Article", width: 420) {
      ArticleForm(article: $edited, action: isNew ? "Add" : "Save") {
        if let index = articles.firstIndex(where: { $0.id == edited.id }) {
          articles[index] = edited
        } else {
          articles.append(edited)
        }
        isEditing = false
      }
    }
    .toast("“\(deleted?.name ?? "")” deleted", signal: deletion, button: "Undo") {
      if let deleted { articles.append(deleted) }
    }
  }

  @ViewBuilder private var details: Body {
    if let article = articles.first(where: { $0.id == selection }) {
      Form {
        ActionRow("Name").subtitle(article.name)
        ActionRow("Category").subtitle(article.category.rawValue)
        ActionRow("Quantity").subtitle(article.quantityText)
        ActionRow("Price").subtitle(article.priceText)
      }
      .padding()
      .topToolbar {
        HeaderBar.end {
          Button(icon: .default(icon: .userTrash)) {
            deleted = article
            articles.removeAll { $0.id == article.id }
            deletion.signal()
          }
          .tooltip("Delete")
          Button(icon: .default(icon: .documentEdit)) { edit(article) }.tooltip("Edit")
        }
        .headerBarTitle { WindowTitle(subtitle: "", title: article.name) }
      }
    } else {
      StatusPage("No Article Selected", icon: .default(icon: .packageXGeneric), description: "") {}
    }
  }

  private var isNew: Bool { !articles.contains { $0.id == edited.id } }

  private func edit(_ article: Article) {
    edited = article
    isEditing = true
  }
}

struct ArticleForm: View {
  @Binding var article: Article
  var action: String
  var save: () -> Void
  @State private var price = ""
  @State private var problem = ""

  var view: Body {
    VStack {
      if !problem.isEmpty { Banner(problem, visible: true) }
      Form {
        EntryRow("Name", text: $article.name)
        ComboRow("Category", selection: $article.category, values: Category.allCases.filter { $0 != .all })
        SpinRow("Quantity", value: $article.quantity, min: 0, max: 1_000_000)
        EntryRow("Price", text: $price)
        ComboRow("Currency", selection: $article.currency, values: Currency.allCases)
      }
      .padding()
    }
    .topToolbar {
      HeaderBar.end {
        Button(action) {
          // Foundation's locale, which isn’t always that of the program.
          let value = try? Decimal(price, format: .number)
          if article.name.isEmpty {
            problem = "Name is missing."
          } else if let value, value >= 0 {
            article.price = value
            save()
          } else {
            problem = "“\(price)” isn’t a price."
          }
        }
        .suggested()
      }
    }
    .onAppear { price = article.price.formatted(.number) }
  }
}
