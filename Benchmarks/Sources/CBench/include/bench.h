#pragma once
/* GTK's own lists as baselines of CollectionView, and measurements of both with the same code. Objects are plain
 * pointers here, so that Swift sees GTK's types through one module only. */
#include <stdbool.h>
#include <stdint.h>

/* The displayed content: a number of items, each with a label or a row of labels. It is the same for all views. */
typedef struct {
  int32_t items;
  /* The number of items next to each other. */
  int32_t columns;
  /* The number of labels of an item: in a column, or in a row as in a table. */
  int32_t labels;
  bool is_table;
  /* The minimum height of an item in pixels; up to `spread` - 1 more, by a hash of its number. */
  int32_t minimum_height;
  int32_t spread;
  /* The size of the window, in pixels. */
  int32_t width;
  int32_t height;
  /* Whether the model creates an object for every item. One object for all is cheaper, but such items can't move. */
  bool has_own_items;
  /* The texts of the labels, item after item; NULL for generated texts. */
  const char *const *texts;
  /* Whether the padding and fonts of the theme are kept. */
  bool keeps_style;
} BenchScene;

typedef enum {
  /* Nothing, and a GtkScrolledWindow without content: the lower bounds for all views. */
  BENCH_EMPTY_WINDOW,
  BENCH_EMPTY_SCROLLER,
  BENCH_LIST_VIEW,
  BENCH_GRID_VIEW,
  BENCH_COLUMN_VIEW,
  /* A widget to which others are appended in a column; see bench_page_append. */
  BENCH_PAGE,
} BenchKind;

/* Returns the height of an item in pixels, and the number of lines of its label. */
int32_t bench_item_height(const BenchScene *scene, int32_t number);
int32_t bench_item_lines(const BenchScene *scene, int32_t number);
/* Returns the width of each label of a table, in pixels. */
int32_t bench_label_width(void);

/* A window that displays a scene. */
typedef struct BenchStage BenchStage;

/* Creates a stage with the model of a scene, and without a view. */
BenchStage *bench_stage_new(BenchScene scene);
/* Returns the model: a GListModel that creates its items on demand. */
void *bench_stage_model(BenchStage *stage);
/* Returns the number of the model's item at a position; items inserted at the start have negative numbers. */
int32_t bench_stage_number(const BenchStage *stage, int32_t position);
/* Puts one of GTK's lists on the stage. */
void bench_stage_build(BenchStage *stage, BenchKind kind);
/* Puts an existing window on the stage; `container` is the widget whose children are the rows. */
void bench_stage_adopt(BenchStage *stage, void *window, void *scrolled_window, void *container);
/* Displays the window and waits for its first frame. */
void bench_stage_present(BenchStage *stage);
/* Ends the stage; an adopted window must have been closed. */
void bench_stage_free(BenchStage *stage);

/* The number of cells that GTK's list has created and bound; 0 for an adopted window. */
int64_t bench_stage_made(const BenchStage *stage);
int64_t bench_stage_bound(const BenchStage *stage);

/* Clocks, in nanoseconds: wall time, processor time of this thread, and when the first frame was painted. */
int64_t bench_wall_time(void);
int64_t bench_processor_time(void);
int64_t bench_stage_first_frame_wall(const BenchStage *stage);
int64_t bench_stage_first_frame_processor(const BenchStage *stage);
/* Waits for the main loop and runs its ready sources. */
void bench_turn_loop(void);
/* The bytes of the heap that are in use. */
int64_t bench_allocated_bytes(void);

/* The vertical position, the extent of the content and the visible height, in pixels. */
double bench_stage_value(const BenchStage *stage);
double bench_stage_extent(const BenchStage *stage);
double bench_stage_page(const BenchStage *stage);
/* Scrolls to a position and waits for a number of frames. */
void bench_stage_scroll_to(BenchStage *stage, double value, int32_t frames);
/* Waits for a number of frames. */
void bench_stage_rest(BenchStage *stage, int32_t frames);

/* Processor time of a scrolled frame in nanoseconds: the total; the part before painting, which is setting the position
 * and the frame clock's phases up to layout; and painting. */
typedef struct {
  double all;
  double update_and_layout;
  double paint;
} BenchFrameTimes;

/* Scrolls by `step` in each of a number of frames, and returns the mean values. */
BenchFrameTimes bench_stage_scroll(BenchStage *stage, double step, int32_t frames);

/* Returns the processor time of the frame that displays all changes since the last one. */
BenchFrameTimes bench_stage_frame(BenchStage *stage);

/* The movement of the rows that are visible before and after a step. */
typedef struct {
  /* The number of steps on which a row moved by a different distance than the step, or none was left. */
  int32_t wrong_steps;
  /* The largest difference, in pixels; the height of the viewport if none was left. */
  double worst;
  /* The number of steps after which the position differed from the one that was set. */
  int32_t rewritten;
  /* The number of compared rows. */
  int64_t compared;
} BenchMovement;

typedef enum {
  /* Like a mouse wheel: by a distance from the current position. */
  BENCH_RELATIVE,
  /* Like kinetic scrolling: to its own position, set in the frame clock's update phase. */
  BENCH_ABSOLUTE,
} BenchDriver;

BenchMovement bench_stage_move(BenchStage *stage, BenchDriver driver, double step, int32_t steps);

/* Inserts an item before all others and returns the largest distance that a row moved within three frames, in pixels. A
 * row that has disappeared has moved by the height of the viewport. */
double bench_stage_insert_first(BenchStage *stage);

/* Returns a problem of the displayed rows, or NULL: every visible row must display its item, have the height of its
 * item, and be directly below the previous row, and together they must fill the viewport. */
const char *bench_stage_problem(BenchStage *stage);
/* The numbers of the first and the last visible item; -1 if there is none. */
int32_t bench_stage_first_visible(BenchStage *stage);
int32_t bench_stage_last_visible(BenchStage *stage);
/* The height of the first visible row, in pixels; 0 if there is none. */
double bench_stage_row_height(BenchStage *stage);
/* Returns how many items of equal height became visible while a viewport scrolled from one position to another. */
int64_t bench_items_entered(const BenchScene *scene, double from, double to, double page);
/* Returns the maximum number of visible items of equal height in a viewport. */
int64_t bench_maximum_visible(const BenchScene *scene, double page);

/* Ends the program with a message: earlier measurements don't count. */
void bench_fail(const char *what) __attribute__((noreturn));
