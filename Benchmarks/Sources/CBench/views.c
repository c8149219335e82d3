/* GTK's lists, displaying a scene as in GTK's documentation: a factory creates labels and sets their texts. */
#include <math.h>

#include "stage.h"

/* Creates and binds the cells of a list, or of a column of a GtkColumnView, with some of an item's labels. */
typedef struct {
  BenchStage *stage;
  int32_t first;
  int32_t count;
} BenchCells;

static GtkWidget *label(const BenchScene *scene) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  /* External texts can be longer than the row. */
  if (scene->texts) gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  return label;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, BenchCells *cells) {
  (void)factory;
  const BenchScene *scene = &cells->stage->scene;
  cells->stage->made++;
  GtkOrientation orientation = scene->is_table ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  GtkWidget *content = cells->count == 1 ? label(scene) : gtk_box_new(orientation, 0);
  if (cells->count > 1)
    for (int32_t i = 0; i < cells->count; i++) gtk_box_append(GTK_BOX(content), label(scene));
  if (scene->spread == 0) gtk_widget_set_size_request(content, -1, scene->minimum_height);
  gtk_list_item_set_child(item, content);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, BenchCells *cells) {
  (void)factory;
  BenchStage *stage = cells->stage;
  stage->bound++;
  GtkWidget *content = gtk_list_item_get_child(item);
  GtkWidget *label = cells->count == 1 ? content : gtk_widget_get_first_child(content);
  int32_t number = bench_stage_number(stage, (int32_t)gtk_list_item_get_position(item));
  for (int32_t i = cells->first; i < cells->first + cells->count; i++) {
    if (stage->scene.texts) {
      gtk_label_set_text(GTK_LABEL(label), stage->scene.texts[number * stage->scene.labels + i]);
    } else {
      char text[BENCH_TEXT_SIZE];
      bench_text(&stage->scene, number, i, text);
      gtk_label_set_text(GTK_LABEL(label), text);
    }
    label = gtk_widget_get_next_sibling(label);
  }
  if (stage->scene.spread > 0) gtk_widget_set_size_request(content, -1, bench_item_height(&stage->scene, number));
}

static void free_cells(gpointer cells, GClosure *closure) {
  (void)closure;
  g_free(cells);
}

static GtkListItemFactory *factory(BenchStage *stage, int32_t first, int32_t count) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  BenchCells *cells = g_new(BenchCells, 1);
  *cells = (BenchCells){stage, first, count};
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), cells);
  g_signal_connect_data(factory, "bind", G_CALLBACK(bind), cells, free_cells, 0);
  return factory;
}

static GtkWidget *column_view(BenchStage *stage, GtkSelectionModel *model) {
  GtkWidget *view = gtk_column_view_new(model);
  for (int32_t i = 0; i < stage->scene.labels; i++) {
    char title[16];
    g_snprintf(title, sizeof title, "Column %d", i + 1);
    GtkColumnViewColumn *column = gtk_column_view_column_new(title, factory(stage, i, 1));
    /* A column with a fixed width doesn't measure its cells. */
    gtk_column_view_column_set_fixed_width(column, bench_label_width());
    gtk_column_view_append_column(GTK_COLUMN_VIEW(view), column);
    g_object_unref(column);
  }
  return view;
}

/* The height of the items. */
static GtkWidget *nothing(BenchStage *stage) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_size_request(box, -1, stage->scene.items / stage->scene.columns * stage->scene.minimum_height);
  return box;
}

static GtkWidget *view(BenchStage *stage, BenchKind kind) {
  if (kind == BENCH_EMPTY_SCROLLER) return nothing(stage);
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(G_LIST_MODEL(stage->model))));
  switch (kind) {
  case BENCH_LIST_VIEW: return gtk_list_view_new(model, factory(stage, 0, stage->scene.labels));
  case BENCH_GRID_VIEW: {
    GtkWidget *view = gtk_grid_view_new(model, factory(stage, 0, stage->scene.labels));
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(view), (guint)stage->scene.columns);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(view), (guint)stage->scene.columns);
    return view;
  }
  case BENCH_COLUMN_VIEW: return column_view(stage, model);
  default: bench_fail("an empty window has no list");
  }
}

/* Returns the parent of the rows: in a GtkColumnView its last child, below the header. */
static GtkWidget *rows_of(GtkWidget *view, BenchKind kind) {
  return kind == BENCH_COLUMN_VIEW ? gtk_widget_get_last_child(view) : view;
}

void bench_stage_build(BenchStage *stage, BenchKind kind) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), stage->scene.width, stage->scene.height);
  if (kind == BENCH_EMPTY_WINDOW) {
    bench_stage_adopt(stage, window, NULL, NULL);
  } else if (kind == BENCH_PAGE) {
    GtkWidget *page = g_object_new(BENCH_TYPE_SHELF, NULL);
    gtk_window_set_child(GTK_WINDOW(window), page);
    bench_stage_adopt(stage, window, NULL, page);
  } else {
    GtkWidget *scrolled = gtk_scrolled_window_new();
    GtkWidget *list = view(stage, kind);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    bench_stage_adopt(stage, window, scrolled, rows_of(list, kind));
  }
  stage->owns_window = true;
  stage->has_rows = kind >= BENCH_LIST_VIEW && kind != BENCH_PAGE;
  /* GtkGridView displays up to 30 rows. */
  if (kind == BENCH_GRID_VIEW) stage->minimum_row_height = ceil(stage->scene.height / 30.0);
}
