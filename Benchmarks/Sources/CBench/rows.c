/* The rows of a list, found by walking its widgets, without asking the list. */
#include <math.h>
#include <string.h>

#include "stage.h"

enum { MOST_LABELS = 16 };

static int32_t labels_in(GtkWidget *widget, GtkLabel *labels[MOST_LABELS], int32_t count) {
  if (GTK_IS_LABEL(widget) && count < MOST_LABELS) labels[count++] = GTK_LABEL(widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    count = labels_in(child, labels, count);
  return count;
}

/* Returns the number that a row displays, or INT32_MIN if it displays none. */
static int32_t shown_number(GtkWidget *row) {
  GtkLabel *labels[MOST_LABELS];
  int number;
  if (labels_in(row, labels, 0) == 0 || sscanf(gtk_label_get_text(labels[0]), "Item %d", &number) != 1)
    return INT32_MIN;
  return number;
}

static int by_place(const void *left, const void *right) {
  const graphene_point_t *a = &((const BenchRow *)left)->bounds.origin;
  const graphene_point_t *b = &((const BenchRow *)right)->bounds.origin;
  if (a->y != b->y) return a->y < b->y ? -1 : 1;
  return a->x < b->x ? -1 : a->x > b->x;
}

int32_t bench_visible_rows(BenchStage *stage, BenchRow rows[BENCH_MAXIMUM_ROWS]) {
  int32_t count = 0;
  double page = bench_stage_page(stage);
  for (GtkWidget *child = gtk_widget_get_first_child(stage->container); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_get_mapped(child) || !gtk_widget_get_child_visible(child)) continue;
    BenchRow row = {.widget = child};
    if (!gtk_widget_compute_bounds(child, stage->container, &row.bounds)) continue;
    if (row.bounds.origin.y >= page || row.bounds.origin.y + row.bounds.size.height <= 0) continue;
    if (count == BENCH_MAXIMUM_ROWS) bench_fail("there are more rows than anybody can see");
    row.number = shown_number(child);
    rows[count++] = row;
  }
  qsort(rows, (size_t)count, sizeof rows[0], by_place);
  return count;
}

static const char *label_problem(const BenchStage *stage, const BenchRow *row) {
  GtkLabel *labels[MOST_LABELS];
  int32_t count = labels_in(row->widget, labels, 0);
  if (count != stage->scene.labels) return "has another number of labels than its item";
  for (int32_t label = 0; label < count; label++) {
    char text[BENCH_TEXT_SIZE];
    bench_text(&stage->scene, row->number, label, text);
    if (strcmp(text, gtk_label_get_text(labels[label])) != 0) return "shows another text than its item's";
    if (!gtk_widget_get_mapped(GTK_WIDGET(labels[label]))) return "has a label that is not shown";
  }
  return NULL;
}

static bool is_near(double left, double right) { return fabs(left - right) < 0.01; }

static const char *place_problem(const BenchStage *stage, const BenchRow *rows, int32_t at) {
  const BenchScene *scene = &stage->scene;
  const BenchRow *row = &rows[at];
  int32_t column = at % scene->columns;
  double width = gtk_widget_get_width(stage->container) / (double)scene->columns;
  double height = fmax(bench_item_height(scene, row->number), stage->minimum_row_height);
  if (!is_near(row->bounds.size.height, height)) return "is not as high as its item";
  if (at > 0 && row->number != rows[at - 1].number + 1) return "shows an item that does not come next";
  if (column > 0 && row->bounds.origin.y != rows[at - 1].bounds.origin.y) return "does not stand in its line";
  if (!scene->is_table && fabs(row->bounds.origin.x - column * width) > 2) return "does not stand in its column";
  if (at >= scene->columns) {
    const graphene_rect_t *above = &rows[at - scene->columns].bounds;
    if (!is_near(row->bounds.origin.y, above->origin.y + above->size.height))
      return "does not stand right below the row before it";
  }
  int32_t position = row->number + bench_model_shift(stage->model);
  if (column == 0 && position % scene->columns != 0) return "begins a line that is not its item's";
  double offset = (double)(position / scene->columns) * scene->minimum_height - bench_stage_value(stage);
  if (scene->spread == 0 && fabs(row->bounds.origin.y - offset) > 1) return "is not where the position says";
  return NULL;
}

/* A row with external texts displays no number: it must display the first text of the item at its position. */
static const char *text_problem(const BenchStage *stage, const BenchRow *rows, int32_t at) {
  const BenchScene *scene = &stage->scene;
  const graphene_rect_t *bounds = &rows[at].bounds;
  double height = (double)rows[0].bounds.size.height;
  if (!is_near(bounds->size.height, height)) return "is not as high as the others";
  if (at > 0 && !is_near(bounds->origin.y, rows[at - 1].bounds.origin.y + height))
    return "does not stand right below the row before it";
  GtkLabel *labels[MOST_LABELS];
  int32_t count = labels_in(rows[at].widget, labels, 0);
  int32_t number = (int32_t)lround(((double)bounds->origin.y + bench_stage_value(stage)) / height);
  for (int32_t i = 0; i < count; i++)
    if (gtk_widget_get_mapped(GTK_WIDGET(labels[i])) &&
        strcmp(gtk_label_get_text(labels[i]), scene->texts[(int64_t)number * scene->labels]) == 0)
      return NULL;
  return "does not show the text of the item that belongs there";
}

const char *bench_stage_problem(BenchStage *stage) {
  static BenchRow rows[BENCH_MAXIMUM_ROWS];
  static char problem[160];
  if (!stage->has_rows) return NULL;
  int32_t count = bench_visible_rows(stage, rows);
  if (count == 0) return "no row is visible";
  for (int32_t at = 0; at < count; at++) {
    const char *what = NULL;
    if (stage->scene.texts) {
      what = text_problem(stage, rows, at);
    } else {
      what = label_problem(stage, &rows[at]);
      if (!what) what = place_problem(stage, rows, at);
    }
    if (!what) continue;
    g_snprintf(problem, sizeof problem, "row %d of %d, at %g and %g high, with item %d, %s", at, count,
               (double)rows[at].bounds.origin.y, (double)rows[at].bounds.size.height, rows[at].number, what);
    return problem;
  }
  const graphene_rect_t *last = &rows[count - 1].bounds;
  int32_t items = (int32_t)g_list_model_get_n_items(G_LIST_MODEL(stage->model));
  bool is_at_end = rows[count - 1].number + bench_model_shift(stage->model) == items - 1;
  if (rows[0].bounds.origin.y > 0) return "the top of the viewport is empty";
  if (!is_at_end && last->origin.y + last->size.height < bench_stage_page(stage))
    return "the bottom of the viewport is empty";
  return NULL;
}

int32_t bench_stage_first_visible(BenchStage *stage) {
  static BenchRow rows[BENCH_MAXIMUM_ROWS];
  return bench_visible_rows(stage, rows) > 0 ? rows[0].number : -1;
}

int32_t bench_stage_last_visible(BenchStage *stage) {
  static BenchRow rows[BENCH_MAXIMUM_ROWS];
  int32_t count = bench_visible_rows(stage, rows);
  return count > 0 ? rows[count - 1].number : -1;
}

double bench_stage_row_height(BenchStage *stage) {
  static BenchRow rows[BENCH_MAXIMUM_ROWS];
  return bench_visible_rows(stage, rows) > 0 ? (double)rows[0].bounds.size.height : 0;
}
