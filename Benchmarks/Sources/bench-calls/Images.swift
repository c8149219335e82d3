import CBaseline
import CGTK
import Comparing
import Floorplan
import Glibc

/// A cell that is reused for an item with a cached picture, compared with an image widget that gets a picture.
func measureImages(_ comparison: Comparison) {
  let drawings = ["ff0000", "0000ff"].map { color in
    "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'><path fill='#\(color)' d='M0 0h64v64H0z'/></svg>"
  }
  let paths = drawings.indices.map { "\(String(cString: g_get_tmp_dir()))/floorplan-bench-\(getpid())-\($0).svg" }
  for (path, drawing) in zip(paths, drawings) {
    guard let file = fopen(path, "wb") else { fatalError("can't write \(path)") }
    fputs(drawing, file)
    fclose(file)
  }
  defer { for path in paths { unlink(path) } }

  let image = baseline_image()
  let baseline: (Int) -> Void = { baseline_set_paintable(image, $0) }
  let sources: [(name: String, pictures: [ImageSource])] = [
    ("icon", [.icon("folder-symbolic"), .icon("edit-find-symbolic")]),
    ("indicator", [.indicator(.highPriority), .indicator(.lowPriority)]),
    (
      "cached picture in memory",
      zip(paths, drawings).map { .encoded(EncodedImage(id: $0, bytes: Array($1.utf8))) }
    ),
    ("cached picture from a file", paths.map(ImageSource.file)),
  ]
  let cell = ObjectCell()
  let box = Box(.vertical, [cell])
  for source in sources {
    for picture in source.pictures { load(picture, in: cell) }
    comparison.run("\(source.name) in a reused cell", against: "gtk_image_set_from_paintable", times: 20_000) {
      for time in 0..<$0 {
        cell.prepareForReuse()
        cell.detailImage = source.pictures[time % 2]
      }
    } _: {
      baseline($0)
    }
    precondition(cell.detailImageView.error == nil, "\(source.name) can't be shown")
  }
  box.discard()
}

private func load(_ picture: ImageSource, in cell: ObjectCell) {
  let (count, view) = (ImageLoader.shared.cache.count, cell.detailImageView)
  var isLoaded = false
  view.onLoad = { isLoaded = true }
  view.image = picture
  if case .icon = picture { return }
  if case .indicator = picture { return }
  while !isLoaded { baseline_turn() }
  precondition(ImageLoader.shared.cache.count == count + 1, "the picture is not kept")
}
