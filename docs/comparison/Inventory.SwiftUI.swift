import SwiftUI

enum Category: String, CaseIterable, Identifiable {
  case tools = "Tools"
  case material = "Material"
  case safety = "Safety"
  var id: Self { self }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue) }
}

enum Order: String, CaseIterable, Identifiable {
  case name = "Name"
  case quantity = "Quantity"
  var id: Self { self }
}

struct Article: Identifiable, Hashable {
  let id = UUID()
  var name = ""
  var category = Category.tools
  var quantity = 0
  var price: Decimal = 0
  var currency = "EUR"

  var priceText: String { price.formatted(.currency(code: currency)) }
}

@Observable final class Stock {
  private(set) var articles = [
    Article(name: "Cordless drill", quantity: 4, price: Decimal(string: "129.9")!),
    Article(name: "Wood screws, 4 × 40", category: .material, quantity: 1200, price: Decimal(string: "0.05")!),
    Article(name: "Safety goggles", category: .safety, price: 12.5, currency: "USD"),
  ]

  func save(_ article: Article) {
    if let index = articles.firstIndex(where: { $0.id == article.id }) {
      articles[index] = article
    } else {
      articles.append(article)
    }
  }

  func remove(_ article: Article, _ undoManager: UndoManager?) {
    articles.removeAll { $0.id == article.id }
    undoManager?.registerUndo(withTarget: self) { stock in
      stock.save(article)
      undoManager?.registerUndo(withTarget: stock) { $0.remove(article, undoManager) }
    }
  }
}

@main struct InventoryApp: App {
  @State private var stock = Stock()

  var body: some Scene {
    WindowGroup { ArticleList(stock: stock).tint(.orange) }
  }
}

struct ArticleList: View {
  let stock: Stock
  @Environment(\.undoManager) private var undoManager
  @State private var search = ""
  @State private var category: Category?
  @State private var order = Order.name
  @State private var selectedID: Article.ID?
  @State private var edited: Article?

  private var matches: [Article] {
    stock.articles
      .filter { category == nil || $0.category == category }
      .filter {
        search.isEmpty || $0.name.localizedStandardContains(search)
          || $0.category.rawValue.localizedStandardContains(search)
      }
      .sorted {
        order == .quantity && $0.quantity != $1.quantity
          ? $0.quantity < $1.quantity : $0.name.localizedStandardCompare($1.name) == .orderedAscending
      }
  }

  var body: some View {
    NavigationSplitView {
      List(matches, selection: $selectedID) { article in
        ArticleRow(article: article)
          .contextMenu {
            Button("Edit") { edited = article }
            Button("Delete", role: .destructive) { delete(article) }
          }
      }
      .overlay { if matches.isEmpty { ContentUnavailableView.search(text: search) } }
      .searchable(text: $search)
      .navigationTitle("Articles (\(matches.count))")
      .toolbar {
        Menu("Filter", systemImage: "line.3.horizontal.decrease") {
          Picker("Sort", selection: $order) { ForEach(Order.allCases) { Text(LocalizedStringKey($0.rawValue)) } }
          Picker("Category", selection: $category) {
            Text("All").tag(Category?.none)
            ForEach(Category.allCases) { Text($0.title).tag(Optional($0)) }
          }
        }
        Button("New Article", systemImage: "plus") { edited = Article() }
      }
    } detail: {
      if let article = stock.articles.first(where: { $0.id == selectedID }) {
        ArticleDetails(article: article)
          .toolbar {
            Button("Edit") { edited = article }
            Button("Delete", role: .destructive) { delete(article) }
          }
      } else {
        ContentUnavailableView("No Article Selected", systemImage: "shippingbox")
      }
    }
    .sheet(item: $edited) { ArticleForm(article: $0, stock: stock) }
  }

  private func delete(_ article: Article) {
    if selectedID == article.id { selectedID = nil }
    stock.remove(article, undoManager)
  }
}

struct ArticleRow: View {
  let article: Article

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(article.name).font(.headline).lineLimit(2)
        Text(article.category.title).font(.subheadline)
      }
      Spacer()
      VStack(alignment: .trailing) {
        if article.quantity == 0 {
          Text("Out of Stock").foregroundStyle(.red)
        } else {
          Text("\(article.quantity) pieces")
        }
        Text(article.priceText).foregroundStyle(.secondary)
      }
    }
  }
}

struct ArticleDetails: View {
  let article: Article

  var body: some View {
    Form {
      Text(article.name).font(.title)
      Text(article.category.title)
      if article.quantity == 0 { Text("Out of Stock").foregroundStyle(.red) }
      LabeledContent("Quantity") { Text("\(article.quantity) pieces") }
      LabeledContent("Price", value: article.priceText)
    }
    .navigationTitle(article.name)
  }
}

struct ArticleForm: View {
  @State var article: Article
  let stock: Stock
  @Environment(\.dismiss) private var dismiss
  @State private var showsErrors = false

  private var isNew: Bool { !stock.articles.contains { $0.id == article.id } }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $article.name)
        if showsErrors, article.name.isEmpty { Text("Name is missing.").foregroundStyle(.red) }
        Picker("Category", selection: $article.category) { ForEach(Category.allCases) { Text($0.title) } }
          .pickerStyle(.segmented)
        TextField("Quantity", value: $article.quantity, format: .number)
        TextField("Price", value: $article.price, format: .currency(code: article.currency)).id(article.currency)
        if showsErrors, article.quantity < 0 || article.price < 0 {
          Text("Enter a number from 0.").foregroundStyle(.red)
        }
        Picker("Currency", selection: $article.currency) { ForEach(["EUR", "USD", "CHF"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
      }
      .navigationTitle(isNew ? "New Article" : "Edit Article")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(isNew ? "Add" : "Save") {
            showsErrors = true
            guard !article.name.isEmpty, article.quantity >= 0, article.price >= 0 else { return }
            stock.save(article)
            dismiss()
          }
        }
      }
    }
  }
}
