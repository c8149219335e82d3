import Floorplan

extension ImageSource {
  /// An embedded picture of a wind turbine on a hill.
  static let turbine = ImageSource.encoded(.turbine)
}

extension EncodedImage {
  /// A drawing of a wind turbine on a hill.
  static let turbine = EncodedImage(id: "turbine", bytes: Array(turbineDrawing.utf8))

  private static let turbineDrawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="220" height="180" viewBox="0 0 220 180">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#4ea3e0"/>
          <stop offset="1" stop-color="#d7eefc"/>
        </linearGradient>
      </defs>
      <rect width="220" height="180" fill="url(#sky)"/>
      <circle cx="178" cy="36" r="16" fill="#fff3b8"/>
      <path d="M0 138 Q60 104 126 132 T220 120 V180 H0Z" fill="#7fae5a"/>
      <path d="M0 158 Q80 132 150 152 T220 146 V180 H0Z" fill="#5b8c3a"/>
      <path d="M107 142 L109 66 H111 L113 142Z" fill="#eef2f5"/>
      <g fill="#ffffff">
        <path id="blade" d="M110 66 Q104 40 109 12 Q114 40 110 66Z"/>
        <use href="#blade" transform="rotate(120 110 66)"/>
        <use href="#blade" transform="rotate(240 110 66)"/>
      </g>
      <circle cx="110" cy="66" r="4" fill="#c9d3da"/>
    </svg>
    """
}
