#pragma once
/* Declarations shared by the source files. */
#include <gtk/gtk.h>

#include "rivals.h"

#define RIVALS_TYPE_MODEL (rivals_model_get_type())
G_DECLARE_FINAL_TYPE(RivalsModel, rivals_model, RIVALS, MODEL, GObject)

#define RIVALS_TYPE_SHELF (rivals_shelf_get_type())
G_DECLARE_FINAL_TYPE(RivalsShelf, rivals_shelf, RIVALS, SHELF, GtkWidget)

struct RivalsStage {
  RivalsScene scene;
  RivalsModel *model;
  GtkWindow *window;
  bool owns_window;
  GtkWidget *container;
  bool has_rows;
  GtkAdjustment *adjustment;
  /* The minimum height of a row in pixels, however low its item is. */
  double least_row_height;
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
} RivalsRow;

/* Enough for the lowest rows on the highest screen, and for the rows that GTK keeps around them. */
enum { RIVALS_MOST_ROWS = 4096, RIVALS_TEXT_SIZE = 96 };

RivalsModel *rivals_model_new(int32_t items, bool has_own_items);
/* The number of items inserted at the start. */
int32_t rivals_model_shift(RivalsModel *model);
void rivals_model_insert_in_front(RivalsModel *model);

/* Returns the text of a label of an item. */
void rivals_text(const RivalsScene *scene, int32_t number, int32_t label, char text[RIVALS_TEXT_SIZE]);

/* Finds the visible rows, from top to bottom and along a line, and returns their number. */
int32_t rivals_visible_rows(RivalsStage *stage, RivalsRow rows[RIVALS_MOST_ROWS]);

/* Runs the main loop until the window has painted again; ends the program if it doesn't. */
void rivals_wait_for_frame(RivalsStage *stage);
/* The same if nothing may have changed. */
void rivals_ask_for_frame(RivalsStage *stage);

