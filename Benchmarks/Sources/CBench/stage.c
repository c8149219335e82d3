/* A window, its frames and its clocks: the same for Floorplan and the baselines. */
#define _GNU_SOURCE
#include "stage.h"

#include <errno.h>
#include <malloc.h>
#include <time.h>

/* The padding of a theme must not change the size of a list: cells are as large as their content. */
static const char style[] =
    "listview > row, gridview > child, columnview > listview > row, columnview > listview > row > cell,"
    "collectionview > cell, box { padding: 0; margin: 0; border: none; border-spacing: 0; min-height: 0; min-width: 0; }"
    "label { font-size: 12px; padding: 0; margin: 0; min-height: 0; }";

static BenchStage *shown;

void bench_fail(const char *what) {
  g_printerr("%s: %s\n", program_invocation_short_name, what);
  exit(1);
}

static int64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t bench_wall_time(void) { return now(CLOCK_MONOTONIC); }
int64_t bench_processor_time(void) { return now(CLOCK_THREAD_CPUTIME_ID); }

void bench_turn_loop(void) { g_main_context_iteration(NULL, TRUE); }

int64_t bench_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

/* Hooks run before every handler of a phase, including GTK's own, regardless of the order of connections. */
static gboolean phase_begins(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer offset) {
  (void)hint, (void)count;
  if (shown && g_value_get_object(values) == (gpointer)shown->clock)
    *(int64_t *)((char *)shown + GPOINTER_TO_SIZE(offset)) = bench_processor_time();
  return TRUE;
}

/* One timer for all frames, because creating a timer for each frame would be measured as well. */
static gboolean look_for_frames(gpointer data) {
  (void)data;
  static int64_t painted_before = -1;
  static const BenchStage *shown_before;
  if (shown && shown == shown_before && shown->frames == painted_before)
    bench_fail("a window painted nothing for ten seconds");
  shown_before = shown;
  painted_before = shown ? shown->frames : -1;
  return G_SOURCE_CONTINUE;
}

static void load(GtkCssProvider *provider) {
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string(provider, style);
#else
  gtk_css_provider_load_from_data(provider, style, -1);
#endif
}

static void set_style(void) {
  static bool is_set;
  if (is_set) return;
  is_set = true;
  GtkCssProvider *provider = gtk_css_provider_new();
  load(provider);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_USER + 1);
  g_object_unref(provider);
}

static void prepare(void) {
  static bool is_prepared;
  if (is_prepared) return;
  is_prepared = true;
  g_timeout_add_seconds(10, look_for_frames, NULL);
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  g_type_class_ref(GDK_TYPE_FRAME_CLOCK);
  static const struct {
    const char *name;
    gsize offset;
  } phases[] = {{"before-paint", offsetof(BenchStage, before_paint)},
                {"paint", offsetof(BenchStage, paint)},
                {"after-paint", offsetof(BenchStage, after_paint)}};
  for (size_t i = 0; i < G_N_ELEMENTS(phases); i++)
    g_signal_add_emission_hook(g_signal_lookup(phases[i].name, GDK_TYPE_FRAME_CLOCK), 0, phase_begins,
                               GSIZE_TO_POINTER(phases[i].offset), NULL);
}

BenchStage *bench_stage_new(BenchScene scene) {
  prepare();
  if (!scene.keeps_style) set_style();
  BenchStage *stage = g_new0(BenchStage, 1);
  stage->scene = scene;
  stage->model = bench_model_new(scene.items, scene.has_own_items);
  return stage;
}

void *bench_stage_model(BenchStage *stage) { return stage->model; }
int64_t bench_stage_made(const BenchStage *stage) { return stage->made; }
int64_t bench_stage_bound(const BenchStage *stage) { return stage->bound; }
int64_t bench_stage_first_frame_wall(const BenchStage *stage) { return stage->first_frame_wall; }
int64_t bench_stage_first_frame_processor(const BenchStage *stage) { return stage->first_frame_processor; }

int32_t bench_stage_number(const BenchStage *stage, int32_t position) {
  return position - bench_model_shift(stage->model);
}

void bench_stage_adopt(BenchStage *stage, void *window, void *scrolled_window, void *container) {
  stage->window = window;
  stage->container = container;
  stage->has_rows = container != NULL;
  if (scrolled_window)
    stage->adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled_window));
}

static void painted(GdkFrameClock *clock, BenchStage *stage) {
  (void)clock;
  if (stage->frames++ > 0) return;
  stage->first_frame_wall = bench_wall_time();
  stage->first_frame_processor = bench_processor_time();
}

void bench_stage_present(BenchStage *stage) {
  shown = stage;
  gtk_window_present(stage->window);
  stage->clock = g_object_ref(gtk_widget_get_frame_clock(GTK_WIDGET(stage->window)));
  g_signal_connect(stage->clock, "after-paint", G_CALLBACK(painted), stage);
  bench_wait_for_frame(stage);
  /* In all lists, a cell that has the focus stays when it is scrolled out of view. */
  gtk_window_set_focus(stage->window, NULL);
}

void bench_stage_free(BenchStage *stage) {
  if (stage->clock) g_signal_handlers_disconnect_by_data(stage->clock, stage);
  g_clear_object(&stage->clock);
  if (stage->owns_window) gtk_window_destroy(stage->window);
  /* Late events of the X server about this window must not reach the next one. */
  int64_t end = bench_wall_time() + 50000000;
  while (bench_wall_time() < end)
    if (!g_main_context_iteration(NULL, FALSE)) g_usleep(1000);
  g_object_unref(stage->model);
  if (shown == stage) shown = NULL;
  g_free(stage);
}

void bench_wait_for_frame(BenchStage *stage) {
  int64_t before = stage->frames;
  while (stage->frames == before) g_main_context_iteration(NULL, TRUE);
}

void bench_request_frame(BenchStage *stage) {
  gtk_widget_queue_draw(stage->container);
  bench_wait_for_frame(stage);
}

double bench_stage_value(const BenchStage *stage) { return gtk_adjustment_get_value(stage->adjustment); }
double bench_stage_extent(const BenchStage *stage) { return gtk_adjustment_get_upper(stage->adjustment); }
double bench_stage_page(const BenchStage *stage) { return gtk_adjustment_get_page_size(stage->adjustment); }
