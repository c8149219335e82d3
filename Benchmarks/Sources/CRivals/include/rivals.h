#pragma once
/* GTK's own lists as the rivals of CollectionView, and what is measured of both by the same code. Objects are plain
 * pointers here, so that Swift sees GTK's types through one module only. */
#include <stdbool.h>
#include <stdint.h>

/* What is shown: so many items, each a label or a row of them. The same for whoever shows it. */
typedef struct {
  int32_t items;
  /* How many items stand beside each other. */
  int32_t columns;
  /* How many labels an item has: below each other, or side by side as in a table. */
  int32_t labels;
  bool is_table;
  /* An item is so many pixels high, and up to `spread` - 1 more by a hash of its number. */
  int32_t least_height;
  int32_t spread;
  /* The size of the window, in pixels. */
  int32_t width;
  int32_t height;
  /* Whether the model makes an object for every item. One object for all is cheaper, but is no item that can move. */
  bool has_own_items;
  /* What the labels show, item after item, where the scene does not make it up. */
  const char *const *texts;
  /* Whether the padding and the fonts of the theme stay. */
  bool keeps_style;
} RivalsScene;

typedef enum {
  /* Nothing at all, and a GtkScrolledWindow that scrolls nothing: below these nobody gets. */
  RIVALS_EMPTY_WINDOW,
  RIVALS_EMPTY_SCROLLER,
  RIVALS_LIST_VIEW,
  RIVALS_GRID_VIEW,
  RIVALS_COLUMN_VIEW,
  /* A widget that others are put into, one below the other; see rivals_page_append. */
  RIVALS_PAGE,
} RivalsKind;

/* The height of an item, in pixels, and how many lines its label has. */
int32_t rivals_item_height(const RivalsScene *scene, int32_t number);
int32_t rivals_item_lines(const RivalsScene *scene, int32_t number);
/* The width of each label of a table, in pixels. */
int32_t rivals_label_width(void);

/* A window that shows a scene. */
typedef struct RivalsStage RivalsStage;

/* A stage with the model of a scene, and nothing that shows it yet. */
RivalsStage *rivals_stage_new(RivalsScene scene);
/* The model: a GListModel that makes its items when they are asked for. */
void *rivals_stage_model(RivalsStage *stage);
/* The number that the item at a position of the model has: items that come in at the front have negative ones. */
int32_t rivals_stage_number(const RivalsStage *stage, int32_t position);
/* Puts one of GTK's lists on the stage. */
void rivals_stage_build(RivalsStage *stage, RivalsKind kind);
/* Puts a window on the stage that was made elsewhere; `container` is the widget whose children are the rows. */
void rivals_stage_adopt(RivalsStage *stage, void *window, void *scrolled_window, void *container);
/* Shows the window and waits for its first frame. */
void rivals_stage_present(RivalsStage *stage);
/* Ends it; a window that was adopted must have been closed. */
void rivals_stage_free(RivalsStage *stage);

/* How many cells GTK's list had made and bound; 0 for a window that was adopted. */
int64_t rivals_stage_made(const RivalsStage *stage);
int64_t rivals_stage_bound(const RivalsStage *stage);

/* Clocks, in nanoseconds: of the wall, and of this thread's processor time; and when the first frame was painted. */
int64_t rivals_wall_time(void);
int64_t rivals_processor_time(void);
int64_t rivals_stage_first_frame_wall(const RivalsStage *stage);
int64_t rivals_stage_first_frame_processor(const RivalsStage *stage);
/* Waits for something to do in the main loop, and lets it be done. */
void rivals_turn_loop(void);
/* The bytes of the heap that are in use now. */
int64_t rivals_allocated_bytes(void);

/* The vertical position, the extent of the content and the visible part, in pixels. */
double rivals_stage_value(const RivalsStage *stage);
double rivals_stage_extent(const RivalsStage *stage);
double rivals_stage_page(const RivalsStage *stage);
/* Scrolls to a position and waits for so many frames. */
void rivals_stage_scroll_to(RivalsStage *stage, double value, int32_t frames);
/* Waits for so many frames. */
void rivals_stage_rest(RivalsStage *stage, int32_t frames);

/* Processor time of a scrolled frame in nanoseconds: all of it; what comes before painting, which is setting the
 * position and the frame clock's phases up to its layout; and painting. */
typedef struct {
  double all;
  double update_and_layout;
  double paint;
} RivalsFrameTimes;

/* Scrolls by `step` in each of so many frames, and gives the mean of them. */
RivalsFrameTimes rivals_stage_scroll(RivalsStage *stage, double step, int32_t frames);

/* What the frame takes that shows what has been changed since the last one. */
RivalsFrameTimes rivals_stage_frame(RivalsStage *stage);

/* How the rows that were visible before and after a step have moved. */
typedef struct {
  /* On how many steps one of them moved by another distance than the step, or none was left. */
  int32_t wrong_steps;
  /* The largest difference, in pixels; the height of the viewport where none was left. */
  double worst;
  /* After how many steps the position was another than what had been set. */
  int32_t rewritten;
  /* How many rows were compared. */
  int64_t compared;
} RivalsMovement;

typedef enum {
  /* As a wheel scrolls: by a distance from where the position is. */
  RIVALS_RELATIVE,
  /* As kinetic scrolling does: to a position of its own, set in the frame clock's update phase. */
  RIVALS_ABSOLUTE,
} RivalsDriver;

RivalsMovement rivals_stage_move(RivalsStage *stage, RivalsDriver driver, double step, int32_t steps);

/* Puts an item in front of all and gives how far, within three frames, the row that moved most has moved, in pixels.
 * A row that is gone has moved by the height of the viewport. */
double rivals_stage_insert_in_front(RivalsStage *stage);

/* What is wrong with what the window shows, or NULL: every visible row must show its item, be as high as its item, and
 * stand right below the row before it, and all together must fill the viewport. */
const char *rivals_stage_problem(RivalsStage *stage);
/* The number of the first and of the last item that is visible now; -1 where there is none. */
int32_t rivals_stage_first_visible(RivalsStage *stage);
int32_t rivals_stage_last_visible(RivalsStage *stage);
/* The height of the first row that is visible now, in pixels; 0 where there is none. */
double rivals_stage_row_height(RivalsStage *stage);
/* How many items came into sight as a viewport went down from one position to another; where all are equally high. */
int64_t rivals_items_entered(const RivalsScene *scene, double from, double to, double page);
/* The most items that a viewport of such a height shows at a time; where all are equally high. */
int64_t rivals_most_visible(const RivalsScene *scene, double page);

/* Ends the program with a message: nothing that was measured before counts. */
void rivals_fail(const char *what) __attribute__((noreturn));
