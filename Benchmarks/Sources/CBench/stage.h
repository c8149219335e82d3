#pragma once
/* Declarations shared by the source files. */
#include <gtk/gtk.h>

#include "bench.h"

#define BENCH_TYPE_MODEL (bench_model_get_type())
G_DECLARE_FINAL_TYPE(BenchModel, bench_model, BENCH, MODEL, GObject)

#define BENCH_TYPE_SHELF (bench_shelf_get_type())
G_DECLARE_FINAL_TYPE(BenchShelf, bench_shelf, BENCH, SHELF, GtkWidget)

struct BenchStage {
  BenchScene scene;
  BenchModel *model;
  GtkWindow *window;
  bool owns_window;
  GtkWidget *container;
  bool has_rows;
  GtkAdjustment *adjustment;
  /* The minimum height of a row in pixels, however low its item is. */
  double minimum_row_height;
  GdkFrameClock *clock;
  int64_t made, bound;
  int64_t frames;
  bool has_scrolled;
  int64_t first_frame_wall, first_frame_processor;
  /* The times at which the phases of the current frame started. */
  int64_t before_paint, paint, after_paint;
};

/* A row on the screen, in the coordinates of the viewport. */
typedef struct {
  GtkWidget *widget;
  int32_t number;
  graphene_rect_t bounds;
} BenchRow;

/* Enough for the lowest rows on the highest screen, and for the rows that GTK keeps around them. */
enum { BENCH_MAXIMUM_ROWS = 4096, BENCH_TEXT_SIZE = 96 };

BenchModel *bench_model_new(int32_t items, bool has_own_items);
/* The number of items inserted at the start. */
int32_t bench_model_shift(BenchModel *model);
void bench_model_insert_first(BenchModel *model);

/* Returns the text of a label of an item. */
void bench_text(const BenchScene *scene, int32_t number, int32_t label, char text[BENCH_TEXT_SIZE]);

/* Finds the visible rows, from top to bottom and along a line, and returns their number. */
int32_t bench_visible_rows(BenchStage *stage, BenchRow rows[BENCH_MAXIMUM_ROWS]);

/* Runs the main loop until the window has painted again; ends the program if it doesn't. */
void bench_wait_for_frame(BenchStage *stage);
/* The same if nothing may have changed. */
void bench_request_frame(BenchStage *stage);

