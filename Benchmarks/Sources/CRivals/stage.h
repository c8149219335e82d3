#pragma once
/* What the parts of the rivals share. */
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
  /* Below this no row is, in pixels, however low its item. */
  double least_row_height;
  GdkFrameClock *clock;
  int64_t made, bound;
  int64_t frames;
  bool has_scrolled;
  int64_t first_frame_wall, first_frame_processor;
  /* When, in the frame that is going on, its phases began. */
  int64_t before_paint, paint, after_paint;
};

/* A row that is on the screen, in the coordinates of the viewport. */
typedef struct {
  GtkWidget *widget;
  int32_t number;
  graphene_rect_t bounds;
} RivalsRow;

/* Enough for the lowest rows on the highest screen, and what GTK keeps around them. */
enum { RIVALS_MOST_ROWS = 4096, RIVALS_TEXT_SIZE = 96 };

RivalsModel *rivals_model_new(int32_t items, bool has_own_items);
/* How many items have come in at the front. */
int32_t rivals_model_shift(RivalsModel *model);
void rivals_model_insert_in_front(RivalsModel *model);

/* What a label of an item shows. */
void rivals_text(const RivalsScene *scene, int32_t number, int32_t label, char text[RIVALS_TEXT_SIZE]);

/* Whatever is visible now, from top to bottom and along a line; gives how many. */
int32_t rivals_visible_rows(RivalsStage *stage, RivalsRow rows[RIVALS_MOST_ROWS]);

/* Turns the main loop until the window has painted once more; ends the program where it does not. */
void rivals_wait_for_frame(RivalsStage *stage);
/* The same where nothing may have changed. */
void rivals_ask_for_frame(RivalsStage *stage);

