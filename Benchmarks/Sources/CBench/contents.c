/* The contents of items depend only on their numbers, so that any view can be checked. */
#include "stage.h"

/* Each bit of the number changes half of the bits of the result (the finalizer of MurmurHash3). */
static uint32_t hashed(int32_t number) {
  uint32_t bits = (uint32_t)number;
  bits = (bits ^ (bits >> 16)) * 0x85ebca6bU;
  bits = (bits ^ (bits >> 13)) * 0xc2b2ae35U;
  return bits ^ (bits >> 16);
}

int32_t bench_item_height(const BenchScene *scene, int32_t number) {
  int32_t extra = scene->spread > 0 ? (int32_t)(hashed(number) % (uint32_t)scene->spread) : 0;
  return scene->minimum_height + extra;
}

int32_t bench_item_lines(const BenchScene *scene, int32_t number) {
  /* From one line in 20 pixels to five in 199: always fewer lines than fit. */
  return scene->spread > 0 ? 1 + (bench_item_height(scene, number) - 20) / 45 : 1;
}

int32_t bench_label_width(void) { return 160; }

void bench_text(const BenchScene *scene, int32_t number, int32_t label, char text[BENCH_TEXT_SIZE]) {
  if (label > 0) {
    g_snprintf(text, BENCH_TEXT_SIZE, "%d.%d", number, label);
    return;
  }
  int length = g_snprintf(text, BENCH_TEXT_SIZE, "Item %d", number);
  for (int32_t line = 2, lines = bench_item_lines(scene, number); line <= lines; line++)
    length += g_snprintf(text + length, (gulong)(BENCH_TEXT_SIZE - length), "\nline %d", line);
}

/* The row after the last one that reaches into a viewport which ends there. */
static int64_t end_row(const BenchScene *scene, double bottom) {
  int64_t pixels = (int64_t)bottom;
  return (pixels + scene->minimum_height - 1) / scene->minimum_height;
}

int64_t bench_items_entered(const BenchScene *scene, double from, double to, double page) {
  return (end_row(scene, to + page) - end_row(scene, from + page)) * scene->columns;
}

int64_t bench_maximum_visible(const BenchScene *scene, double page) {
  /* One row shows only its last pixel, and one only its first. */
  return (((int64_t)page - 2) / scene->minimum_height + 2) * scene->columns;
}
