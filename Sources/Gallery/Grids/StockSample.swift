/// Sample data: fictional companies and prices.
struct StockSample {
  let iconName: String
  let symbol: String
  let open: Double
  let high: Double
  let low: Double
  let close: Double

  static let all: [StockSample] = [
    StockSample(
      iconName: "weather-clear-symbolic", symbol: "SOLA", open: 114.23, high: 114.84, low: 113.92, close: 114.76),
    StockSample(iconName: "folder-symbolic", symbol: "FILD", open: 31, high: 31.55, low: 30.4, close: 30.95),
    StockSample(iconName: "alarm-symbolic", symbol: "TICK", open: 8.05, high: 8.4, low: 7.9, close: 8.4),
    StockSample(
      iconName: "camera-photo-symbolic", symbol: "LENS", open: 304.5, high: 350, low: 299.75, close: 348.1),
    StockSample(iconName: "mail-unread-symbolic", symbol: "POST", open: 56.7, high: 56.7, low: 55.1, close: 55.32),
    StockSample(iconName: "starred-symbolic", symbol: "STAR", open: 0.85, high: 0.91, low: 0.82, close: 0.9),
    StockSample(iconName: "network-wireless-symbolic", symbol: "AIRE", open: 77.12, high: 79, low: 76.88, close: 78.45),
    StockSample(
      iconName: "audio-headphones-symbolic", symbol: "TONE", open: 240, high: 243.3, low: 238.6, close: 239.99),
    StockSample(iconName: "printer-symbolic", symbol: "INKY", open: 19.5, high: 20.25, low: 19.5, close: 20.1),
    StockSample(iconName: "battery-full-symbolic", symbol: "VOLT", open: 402.75, high: 410.2, low: 400, close: 409.6),
    StockSample(iconName: "user-home-symbolic", symbol: "HEIM", open: 66.6, high: 67.05, low: 66.2, close: 66.6),
    StockSample(iconName: "input-gaming-symbolic", symbol: "PLAY", open: 150.01, high: 158.8, low: 149.5, close: 157.7),
  ]
}
