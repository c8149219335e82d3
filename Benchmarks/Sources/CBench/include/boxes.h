#pragma once
/* A GtkBox of plain labels and images as the baseline of a cell. Objects are plain pointers here. */
#include <stdbool.h>
#include <stdint.h>

#include "bench.h"

/* The texts and icons that a widget displays. */
typedef struct BenchContent BenchContent;

/* Returns what the labels and images in a widget on the screen display now, in the order of the widgets. */
BenchContent *bench_content_of(void *widget);
int32_t bench_content_texts(const BenchContent *content);
int32_t bench_content_images(const BenchContent *content);
/* Returns one of the texts. */
const char *bench_content_text(const BenchContent *content, int32_t position);
/* Whether both have the same texts in the same order. */
bool bench_content_has_texts_of(const BenchContent *content, const BenchContent *other);

/* Creates a vertical GtkBox with a GtkLabel for each text and, optionally, a GtkImage for each image. */
void *bench_box_new(const BenchContent *content, bool has_images);
/* Sets the labels, and the images if there are any. */
void bench_box_show(void *box, const BenchContent *content);

/* Appends a widget to a page, which owns it. */
void bench_page_append(BenchStage *stage, void *widget);

/* Returns the number of widgets in a widget, including itself. */
int32_t bench_widgets(void *widget);
/* Returns the number of their CSS nodes. */
int32_t bench_style_nodes(void *widget);
