#pragma once
#include <stdbool.h>

/* Linking this target runs Swift Testing's main actor on the main thread of the process, with a running GLib main
 * loop. */
void ctesthost_link(void);

/* Destroys a GtkWindow. */
void ctesthost_destroy_window(void *window);

/* Returns the time of GLib and GTK in the tests, in microseconds. */
long long ctesthost_time(void);
/* Lets the main loop reach that time without waiting, timer by timer. */
void ctesthost_jump_until(long long microseconds);
/* Sets whether GLib uses the system clock, for tests of the main loop. */
void ctesthost_follow_real_time(bool is_real);

/* Compare a property of a GtkAccessible with an expected value: return NULL if they are equal, otherwise the actual
 * value, to be freed with g_free. GTK's own functions are variadic, and Swift can't call those. */
char *ctesthost_check_accessible_label(void *accessible, const char *expected);
char *ctesthost_check_accessible_description(void *accessible, const char *expected);
/* Whether a GtkAccessible is selected. */
int ctesthost_is_accessible_selected(void *accessible);
/* Whether a GtkAccessible is hidden. */
int ctesthost_is_accessible_hidden(void *accessible);
/* Whether a GtkAccessible has a selected state. */
int ctesthost_is_accessible_selectable(void *accessible);
/* Returns 1 if a GtkAccessible is expanded, 0 if it is collapsed, -1 if it has no such state. */
int ctesthost_accessible_expansion(void *accessible);
/* Returns 1 if a GtkAccessible is pressed, 0 if it isn't, -1 if it has no such state. */
int ctesthost_accessible_pressed(void *accessible);
/* Returns 1 if a GtkAccessible is checked, 0 if it isn't, -1 if it has no such state. */
int ctesthost_accessible_checked(void *accessible);
/* Whether a GtkAccessible is multi-selectable. */
int ctesthost_is_accessible_multi_selectable(void *accessible);

/* Whether a pixel in a rectangle of a picture has a color, within a tolerance in each channel. A pixel has four bytes:
 * blue, green, red, opacity. The rectangle must be within the picture. */
int ctesthost_has_color(const unsigned char *pixels, int stride, int x, int y, int width, int height,
                        const unsigned char color[3], int tolerance);

/* Returns the number of layouts of a window's content since the first call of this function. */
unsigned ctesthost_layout_count(void *window);

/* Returns the index of the first of the most opaque pixels; -1 if there are no pixels. */
long ctesthost_strongest_pixel(const unsigned char *pixels, long count);
