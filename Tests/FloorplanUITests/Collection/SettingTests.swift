import FloorplanUI
import GTKTestSupport
import Testing

@Suite(.serialized) struct SettingTests {
  private class Cell: CollectionCell {
    private(set) var changes = 0
    @Setting var number = 1 { didSet { changes += 1 } }
  }

  private final class OtherCell: Cell {
    required init() {
      super.init()
      number = 7
    }
  }

  @Test func reuseRestoresTheInitialValue() async {
    await withNoPeerLeft {
      let cell = Cell()
      #expect(cell.number == 1)
      cell.number = 2
      cell.number = 3
      cell.prepareForReuse()
      #expect(cell.number == 1 && cell.changes == 3)
      // A setting that wasn't set again isn't reset again.
      cell.prepareForReuse()
      #expect(cell.changes == 3)
      cell.number = 4
      cell.prepareForReuse()
      #expect(cell.number == 1 && cell.changes == 5)
    }
  }

  @Test func disposalReleasesTheValueWithoutCallingObservers() async {
    await withNoPeerLeft {
      let cell = Cell()
      cell.number = 2
      cell.dispose()
      #expect(cell.number == 1 && cell.changes == 1)
    }
  }

  @Test func valueSetByAnInitializerIsReset() async {
    await withNoPeerLeft {
      let cell = OtherCell()
      #expect(cell.number == 7)
      cell.prepareForReuse()
      #expect(cell.number == 1)
    }
  }
}
