/* Drivers that scroll, and measurements while they scroll. */
#include <math.h>
#include <string.h>

#include "stage.h"

void rivals_stage_scroll_to(RivalsStage *stage, double value, int32_t frames) {
  /* GTK 4.8's lists bind nothing when they are scrolled for the first time, and display an empty viewport. */
  if (!stage->has_scrolled) {
    stage->has_scrolled = true;
    gtk_adjustment_set_value(stage->adjustment, 1);
    rivals_ask_for_frame(stage);
  }
  gtk_adjustment_set_value(stage->adjustment, value);
  rivals_stage_rest(stage, frames);
}

void rivals_stage_rest(RivalsStage *stage, int32_t frames) {
  for (int32_t frame = 0; frame < frames; frame++) rivals_ask_for_frame(stage);
}

RivalsFrameTimes rivals_stage_scroll(RivalsStage *stage, double step, int32_t frames) {
  RivalsFrameTimes sum = {0};
  for (int32_t frame = 0; frame < frames; frame++) {
    double value = gtk_adjustment_get_value(stage->adjustment);
    int64_t began = rivals_processor_time();
    gtk_adjustment_set_value(stage->adjustment, value + step);
    int64_t set = rivals_processor_time();
    rivals_wait_for_frame(stage);
    sum.all += (double)(rivals_processor_time() - began);
    sum.update_and_layout += (double)(set - began + stage->paint - stage->before_paint);
    sum.paint += (double)(stage->after_paint - stage->paint);
  }
  return (RivalsFrameTimes){sum.all / frames, sum.update_and_layout / frames, sum.paint / frames};
}

RivalsFrameTimes rivals_stage_frame(RivalsStage *stage) {
  int64_t began = rivals_processor_time();
  rivals_wait_for_frame(stage);
  return (RivalsFrameTimes){(double)(rivals_processor_time() - began), (double)(stage->paint - stage->before_paint),
                            (double)(stage->after_paint - stage->paint)};
}

/* Returns the largest distance of a row from its expected position, comparing rows before and after by their
 * numbers. */
typedef struct {
  double worst;
  int32_t compared;
} Stray;

static Stray stray(const RivalsRow *before, int32_t count_before, const RivalsRow *after, int32_t count_after,
                   double distance) {
  Stray result = {0};
  for (int32_t i = 0; i < count_before; i++) {
    for (int32_t j = 0; j < count_after; j++) {
      if (before[i].number != after[j].number) continue;
      double moved = (double)before[i].bounds.origin.y - (double)after[j].bounds.origin.y;
      result.worst = fmax(result.worst, fabs(moved - distance));
      result.compared++;
    }
  }
  return result;
}

/* A driver with its own position, like a kinetic scroll. */
typedef struct {
  GtkAdjustment *adjustment;
  double target;
  double step;
} Fling;

static gboolean fling_on(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock;
  Fling *fling = data;
  fling->target += fling->step;
  gtk_adjustment_set_value(fling->adjustment, fling->target);
  return G_SOURCE_CONTINUE;
}

static RivalsRow before[RIVALS_MOST_ROWS], after[RIVALS_MOST_ROWS];

RivalsMovement rivals_stage_move(RivalsStage *stage, RivalsDriver driver, double step, int32_t steps) {
  RivalsMovement movement = {0};
  GtkAdjustment *adjustment = stage->adjustment;
  int32_t count_before = rivals_visible_rows(stage, before);
  Fling fling = {adjustment, gtk_adjustment_get_value(adjustment), step};
  guint tick = driver == RIVALS_ABSOLUTE
                   ? gtk_widget_add_tick_callback(GTK_WIDGET(stage->window), fling_on, &fling, NULL)
                   : 0;
  for (int32_t i = 0; i < steps; i++) {
    double target = gtk_adjustment_get_value(adjustment) + step;
    double from = fling.target;
    if (driver == RIVALS_RELATIVE) gtk_adjustment_set_value(adjustment, target);
    rivals_wait_for_frame(stage);
    /* Ticks and frames are one to one; otherwise rows would be compared over a different distance. */
    if (driver == RIVALS_ABSOLUTE && fling.target != from + step) rivals_fail("a frame came without its tick");
    if (driver == RIVALS_ABSOLUTE) target = fling.target;
    if (target < 0 || target > gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment))
      rivals_fail("the steps have left the content");
    if (fabs(gtk_adjustment_get_value(adjustment) - target) > 0.5) movement.rewritten++;
    int32_t count_after = rivals_visible_rows(stage, after);
    Stray strayed = stray(before, count_before, after, count_after, step);
    /* None of the visible rows is left: they have moved by at least the visible height. */
    if (strayed.compared == 0) strayed.worst = gtk_adjustment_get_page_size(adjustment);
    if (strayed.worst > 0.5) movement.wrong_steps++;
    movement.worst = fmax(movement.worst, strayed.worst);
    movement.compared += strayed.compared;
    memcpy(before, after, sizeof after);
    count_before = count_after;
  }
  if (tick) gtk_widget_remove_tick_callback(GTK_WIDGET(stage->window), tick);
  return movement;
}

double rivals_stage_insert_in_front(RivalsStage *stage) {
  int32_t count_before = rivals_visible_rows(stage, before);
  double worst = 0;
  rivals_model_insert_in_front(stage->model);
  for (int frame = 0; frame < 3; frame++) {
    rivals_ask_for_frame(stage);
    int32_t count_after = rivals_visible_rows(stage, after);
    Stray strayed = stray(before, count_before, after, count_after, 0);
    worst = fmax(worst, strayed.compared < count_before ? rivals_stage_page(stage) : strayed.worst);
  }
  return worst;
}
