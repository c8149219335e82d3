/* Drivers that scroll, and measurements while they scroll. */
#include <math.h>
#include <string.h>

#include "stage.h"

void bench_stage_scroll_to(BenchStage *stage, double value, int32_t frames) {
  /* GTK 4.8's lists bind nothing when they are scrolled for the first time, and display an empty viewport. */
  if (!stage->has_scrolled) {
    stage->has_scrolled = true;
    gtk_adjustment_set_value(stage->adjustment, 1);
    bench_request_frame(stage);
  }
  gtk_adjustment_set_value(stage->adjustment, value);
  bench_stage_rest(stage, frames);
}

void bench_stage_rest(BenchStage *stage, int32_t frames) {
  for (int32_t frame = 0; frame < frames; frame++) bench_request_frame(stage);
}

BenchFrameTimes bench_stage_scroll(BenchStage *stage, double step, int32_t frames) {
  BenchFrameTimes sum = {0};
  for (int32_t frame = 0; frame < frames; frame++) {
    double value = gtk_adjustment_get_value(stage->adjustment);
    int64_t began = bench_processor_time();
    gtk_adjustment_set_value(stage->adjustment, value + step);
    int64_t set = bench_processor_time();
    bench_wait_for_frame(stage);
    sum.all += (double)(bench_processor_time() - began);
    sum.update_and_layout += (double)(set - began + stage->paint - stage->before_paint);
    sum.paint += (double)(stage->after_paint - stage->paint);
  }
  return (BenchFrameTimes){sum.all / frames, sum.update_and_layout / frames, sum.paint / frames};
}

BenchFrameTimes bench_stage_frame(BenchStage *stage) {
  int64_t began = bench_processor_time();
  bench_wait_for_frame(stage);
  return (BenchFrameTimes){(double)(bench_processor_time() - began), (double)(stage->paint - stage->before_paint),
                            (double)(stage->after_paint - stage->paint)};
}

/* Returns the largest distance of a row from its expected position, comparing rows before and after by their
 * numbers. */
typedef struct {
  double worst;
  int32_t compared;
} Stray;

static Stray stray(const BenchRow *before, int32_t count_before, const BenchRow *after, int32_t count_after,
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

static BenchRow before[BENCH_MAXIMUM_ROWS], after[BENCH_MAXIMUM_ROWS];

BenchMovement bench_stage_move(BenchStage *stage, BenchDriver driver, double step, int32_t steps) {
  BenchMovement movement = {0};
  GtkAdjustment *adjustment = stage->adjustment;
  int32_t count_before = bench_visible_rows(stage, before);
  Fling fling = {adjustment, gtk_adjustment_get_value(adjustment), step};
  guint tick = driver == BENCH_ABSOLUTE
                   ? gtk_widget_add_tick_callback(GTK_WIDGET(stage->window), fling_on, &fling, NULL)
                   : 0;
  for (int32_t i = 0; i < steps; i++) {
    double target = gtk_adjustment_get_value(adjustment) + step;
    double from = fling.target;
    if (driver == BENCH_RELATIVE) gtk_adjustment_set_value(adjustment, target);
    bench_wait_for_frame(stage);
    /* Ticks and frames are one to one; otherwise rows would be compared over a different distance. */
    if (driver == BENCH_ABSOLUTE && fling.target != from + step) bench_fail("a frame came without its tick");
    if (driver == BENCH_ABSOLUTE) target = fling.target;
    if (target < 0 || target > gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment))
      bench_fail("the steps have left the content");
    if (fabs(gtk_adjustment_get_value(adjustment) - target) > 0.5) movement.rewritten++;
    int32_t count_after = bench_visible_rows(stage, after);
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

double bench_stage_insert_first(BenchStage *stage) {
  int32_t count_before = bench_visible_rows(stage, before);
  double worst = 0;
  bench_model_insert_first(stage->model);
  for (int frame = 0; frame < 3; frame++) {
    bench_request_frame(stage);
    int32_t count_after = bench_visible_rows(stage, after);
    Stray strayed = stray(before, count_before, after, count_after, 0);
    worst = fmax(worst, strayed.compared < count_before ? bench_stage_page(stage) : strayed.worst);
  }
  return worst;
}
