#pragma once
/* A GtkBox of plain labels and images as the rival of a cell. Objects are plain pointers here. */
#include <stdbool.h>
#include <stdint.h>

#include "rivals.h"

/* The texts and the icons that a widget shows. */
typedef struct RivalsContent RivalsContent;

/* What the labels and images inside a widget on the screen show now, in the order of the widgets. */
RivalsContent *rivals_content_of(void *widget);
int32_t rivals_content_texts(const RivalsContent *content);
int32_t rivals_content_images(const RivalsContent *content);
/* One of the texts. */
const char *rivals_content_text(const RivalsContent *content, int32_t position);
/* Whether both have the same texts in the same order. */
bool rivals_content_has_texts_of(const RivalsContent *content, const RivalsContent *other);

/* A vertical GtkBox with a GtkLabel for each text and, if asked for, a GtkImage for each image. */
void *rivals_box_new(const RivalsContent *content, bool has_images);
/* Sets the labels, and the images that there are. */
void rivals_box_show(void *box, const RivalsContent *content);

/* Puts a widget at the end of a page, which owns it. */
void rivals_page_append(RivalsStage *stage, void *widget);

/* How many widgets a widget consists of, itself among them. */
int32_t rivals_widgets(void *widget);
/* How many CSS nodes they have. */
int32_t rivals_style_nodes(void *widget);
