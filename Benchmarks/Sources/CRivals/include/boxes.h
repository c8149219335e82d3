#pragma once
/* A GtkBox of plain labels and images as the baseline of a cell. Objects are plain pointers here. */
#include <stdbool.h>
#include <stdint.h>

#include "rivals.h"

/* The texts and icons that a widget displays. */
typedef struct RivalsContent RivalsContent;

/* Returns what the labels and images in a widget on the screen display now, in the order of the widgets. */
RivalsContent *rivals_content_of(void *widget);
int32_t rivals_content_texts(const RivalsContent *content);
int32_t rivals_content_images(const RivalsContent *content);
/* Returns one of the texts. */
const char *rivals_content_text(const RivalsContent *content, int32_t position);
/* Whether both have the same texts in the same order. */
bool rivals_content_has_texts_of(const RivalsContent *content, const RivalsContent *other);

/* Creates a vertical GtkBox with a GtkLabel for each text and, optionally, a GtkImage for each image. */
void *rivals_box_new(const RivalsContent *content, bool has_images);
/* Sets the labels, and the images if there are any. */
void rivals_box_show(void *box, const RivalsContent *content);

/* Appends a widget to a page, which owns it. */
void rivals_page_append(RivalsStage *stage, void *widget);

/* Returns the number of widgets in a widget, including itself. */
int32_t rivals_widgets(void *widget);
/* Returns the number of their CSS nodes. */
int32_t rivals_style_nodes(void *widget);
