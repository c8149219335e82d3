#pragma once
#include <stdbool.h>

/* Linking this target makes Swift Testing's main actor the process's main thread, with a running GLib main loop. */
void ctesthost_link(void);

/* Destroys a GtkWindow. */
void ctesthost_destroy_window(void *window);

/* The time that GLib and GTK have in the tests, in microseconds. */
long long ctesthost_time(void);
/* Lets the main loop reach that time without waiting, timer by timer. */
void ctesthost_jump_until(long long microseconds);
/* Whether GLib's time is the machine's, for tests of the main loop itself. */
void ctesthost_follow_real_time(bool is_real);

/* What a GtkAccessible tells assistive technology, compared with what is expected: NULL where they are equal, else what
 * it tells, to be freed with g_free.  GTK's own functions are variadic, which Swift can't call. */
char *ctesthost_check_accessible_label(void *accessible, const char *expected);
char *ctesthost_check_accessible_description(void *accessible, const char *expected);
/* Whether a GtkAccessible says that it is selected. */
int ctesthost_is_accessible_selected(void *accessible);
/* Whether a GtkAccessible says that it is hidden. */
int ctesthost_is_accessible_hidden(void *accessible);
/* Whether a GtkAccessible says anything about being selected. */
int ctesthost_is_accessible_selectable(void *accessible);
/* Whether a GtkAccessible says that it is expanded: 1, that it is not: 0, or nothing: -1. */
int ctesthost_accessible_expansion(void *accessible);
/* Whether a GtkAccessible says that it is pressed in: 1, that it is not: 0, or nothing: -1. */
int ctesthost_accessible_pressed(void *accessible);
/* 1 or 0 where a GtkAccessible says that it is or is not checked, -1 where it says nothing. */
int ctesthost_accessible_checked(void *accessible);
/* Whether a GtkAccessible says that several of its children can be selected. */
int ctesthost_is_accessible_multi_selectable(void *accessible);

/* Whether one of the pixels in a rectangle of a picture, each four bytes (blue, green, red, opacity), has a colour within
 * a tolerance in each channel.  The rectangle must be within the picture. */
int ctesthost_has_color(const unsigned char *pixels, int stride, int x, int y, int width, int height,
                        const unsigned char color[3], int tolerance);

/* How often the content of a window was laid out since this was asked first. */
unsigned ctesthost_layout_count(void *window);

/* The place of the most opaque of so many pixels, the first of several; -1 if there is none. */
long ctesthost_strongest_pixel(const unsigned char *pixels, long count);
