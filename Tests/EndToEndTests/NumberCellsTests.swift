import Testing

/// The cells with numbers, used through the accessible tree and by keyboard.
@Suite(.serialized) struct NumberCellsTests {
  @Test func ratingIsSetByValueClickAndKeys() throws {
    try Programs.drive(
      [
        ["set", "slider", "Service", "5"], ["wait-text", "label", "1  cell.value = 5*"],
        ["set", "slider", "Service", "2"], ["wait-text", "label", "2  cell.value = 2*"],
        // A click takes the focus; the keys continue from there.
        ["click", "slider", "Service"], ["wait-text", "label", "3  cell.value = 3*"],
        ["key", "Right"], ["wait-text", "label", "4  cell.value = 4*"],
        ["key", "Home"], ["wait-text", "label", "5  cell.value = 0*"],
        ["key", "End"], ["wait-text", "label", "6  cell.value = 5*"],
        ["audit"], ["stderr-clean"],
      ], ["rating-form-cell?density=cozy&size=640x800"])
  }

  @Test func sliderIsSetByValueTextAndKeys() throws {
    try Programs.drive(
      [
        ["set", "slider", "Distance", "20"], ["wait-text", "label", "1  cell.value = 20*"],
        ["click", "text", "Distance"], ["key", "ctrl+a"], ["key", "2"], ["key", "period"], ["key", "5"],
        ["key", "Return"], ["wait-text", "label", "2  cell.value = 2.5*"],
        ["type", "text", "Distance", "900"], ["key", "Return"], ["find", "*", "Enter a number from 0 to 30."],
        ["wait-text", "text", "900"], ["type", "text", "Distance", "far"], ["key", "Return"],
        ["find", "*", "“far” isn’t a number."], ["wait-text", "text", "far"],
        // The next Tab stop after the field is the slider.
        ["key", "Tab"], ["key", "End"], ["wait-text", "label", "3  cell.value = 30*"],
        ["gone", "*", "“far” isn’t a number."], ["audit"], ["stderr-clean"],
      ], ["slider-form-cell?field=on&density=cozy&size=640x800"])
  }

  @Test func stepperIsSetByButtonsValueKeysAndText() throws {
    try Programs.drive(
      [
        ["press", "push button", "Increase Guests"], ["wait-text", "label", "1  cell.value = 6*"],
        ["press", "push button", "Decrease Guests"], ["wait-text", "label", "2  cell.value = 5*"],
        ["set", "spin button", "Guests", "8"], ["wait-text", "label", "3  cell.value = 8*"],
        ["click", "text", "Guests"], ["key", "Up"], ["wait-text", "label", "4  cell.value = 9*"],
        ["key", "Page_Down"], ["wait-text", "label", "5  cell.value = 0*"],
        ["type", "text", "Guests", "7"], ["key", "Return"], ["wait-text", "label", "6  cell.value = 7*"],
        ["type", "text", "Guests", "many"], ["key", "Return"], ["find", "*", "“many” isn’t a number."],
        ["wait-text", "label", "6  cell.value = 7*"],
        ["audit"], ["stderr-clean"],
      ], ["stepper-form-cell?density=cozy&size=640x800"])
  }

  @Test func numberIsSetByTextAndKeys() throws {
    try Programs.drive(
      [
        ["find", "label", "kg"], ["wait-text", "text", "1,234.5"],
        ["click", "text", "Weight, kg"], ["key", "ctrl+a"], ["key", "8"], ["key", "x"], ["key", "5"],
        ["key", "Return"],
        ["find", "*", "“8x5” isn’t a number*"], ["find", "label", "No events yet."],
        ["type", "text", "Weight, kg", "12,50"], ["key", "Return"], ["gone", "*", "“8x5” isn’t a number*"],
        ["wait-text", "label", "1  cell.value = 12.5*"], ["wait-text", "text", "12.5"],
        ["click", "text", "Weight, kg"], ["key", "Up"], ["wait-text", "label", "2  cell.value = 13.5*"],
        ["key", "Page_Down"], ["wait-text", "label", "3  cell.value = 3.5*"],
        ["audit"], ["stderr-clean"],
      ], ["number-form-cell?density=cozy&size=640x800"])
  }

  @Test func amountIsSetByTextInItsCurrency() throws {
    try Programs.drive(
      [
        ["find", "label", "¥"], ["wait-text", "text", "1,235"],
        ["click", "text", "Price, ¥"], ["type", "text", "Price, ¥", "$5"], ["key", "Return"],
        ["find", "*", "“$5” isn’t a number*"],
        ["type", "text", "Price, ¥", "JPY 5000"], ["key", "Return"], ["wait-text", "label", "1  cell.value = 5000*"],
        ["wait-text", "text", "5,000"], ["audit"], ["stderr-clean"],
      ], ["money-form-cell?currency=JPY&density=cozy&size=640x800"])
  }

  @Test func rangeEndsAreSetByValueTextAndKeys() throws {
    try Programs.drive(
      [
        ["set", "slider", "Price, minimum", "30"], ["wait-text", "label", "1  cell.value = 30...40*"],
        ["set", "slider", "Price, maximum", "20"], ["wait-text", "label", "2  cell.value = 20...30*"],
        ["click", "text", "Price, maximum"], ["type", "text", "Price, maximum", "35"],
        ["click", "text", "Price, minimum"], ["wait-text", "label", "3  cell.value = 20...35*"],
        ["type", "text", "Price, minimum", "900"], ["key", "Return"],
        ["find", "*", "Enter a number from 10 to 50."],
        // The next Tab stop after the field is the lower thumb.
        ["key", "Tab"], ["key", "Right"], ["wait-text", "label", "4  cell.value = 21...35*"],
        ["key", "Tab"], ["key", "Home"], ["wait-text", "label", "5  cell.value = 10...21*"],
        ["audit"], ["stderr-clean"],
      ], ["range-slider-form-cell?density=cozy&size=640x800"])
  }
}
