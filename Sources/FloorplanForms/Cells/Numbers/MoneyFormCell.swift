public import FloorplanUI
import GTKBridge
public import Observation

/// A title and a field for an amount of money, whose currency follows a model.
///
///     let cell = MoneyFormCell()
///     cell.title = "Price"
///     cell.bind(article, to: \.price, currency: \.currency)
///
/// The symbol of the currency, its position and the decimals are those of the currency in the locale. A user can also
/// type the symbol or the code; those of another currency are refused.
open class MoneyFormCell: NumberFormCell<DecimalNumber> {
  /// Creates a cell for an amount in the currency of the locale.
  public required init() {
    super.init()
    showCurrency()
  }

  /// The ISO 4217 code of the currency, such as “EUR”; the default is the currency of the locale.
  @Setting public final var currency: String = NumberSymbols.current.currencyCode { didSet { showCurrency() } }

  private func showCurrency() { format.style = .currency(currency) }

  /// Resets the cell for reuse.
  open override func prepareForReuse() {
    super.prepareForReuse()
    showCurrency()
  }

  /// Binds the amount in both directions, and displays the currency of the model.
  ///
  /// Pending input is committed to the previous model.
  public final func bind<Model: AnyObject & Observable>(
    _ model: Model, to amount: ReferenceWritableKeyPath<Model, DecimalNumber?>, currency: KeyPath<Model, String>
  ) {
    bind(model, to: amount)
    follow(currency, of: model)
  }

  /// Binds an amount that isn't optional in both directions, and displays the currency of the model.
  ///
  /// An empty text is refused while the cell is bound. Pending input is committed to the previous model.
  public final func bind<Model: AnyObject & Observable>(
    _ model: Model, to amount: ReferenceWritableKeyPath<Model, DecimalNumber>, currency: KeyPath<Model, String>
  ) {
    bind(model, to: amount)
    follow(currency, of: model)
  }

  private func follow<Model: AnyObject & Observable>(_ path: KeyPath<Model, String>, of model: Model) {
    observeWhileBound { [unowned self] in currency = model[keyPath: path] }
  }
}
