#include "CTestHost.h"

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <limits.h>
#include <malloc.h>
#include <sys/eventfd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

typedef __attribute__((swiftcall)) void (*drain_queue)(void);

/* The Swift runtime's hook for an async main function that has finished. By default, libdispatch gets the thread, and
 * the main actor moves to worker threads, where GTK must not be used. */
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(drain_queue original, void *compatible);

static gboolean drain(gint handle, GIOCondition condition, gpointer data) {
  eventfd_t count;
  (void)eventfd_read(handle, &count);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static __attribute__((swiftcall)) void run_main_loop(drain_queue original, void *compatible) {
  GSource *source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN);
  g_source_set_callback(source, G_SOURCE_FUNC(drain), NULL, NULL);
  g_source_set_priority(source, GDK_PRIORITY_REDRAW);
  g_source_attach(source, NULL);
  g_main_loop_run(g_main_loop_new(NULL, FALSE)); /* the test runner exits with exit() */
  __builtin_unreachable();
}

__attribute__((constructor)) static void install(void) {
  swift_task_asyncMainDrainQueue_hook = run_main_loop;
  /* Tests take hundreds of pictures of whole windows. Heap memory is reused for them; separate mappings would be
   * fetched from the kernel, page by page. */
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
}

void ctesthost_link(void) {}

void ctesthost_destroy_window(void *window) { gtk_window_destroy(GTK_WINDOW(window)); }

static void count_layout(GdkSurface *surface, int width, int height, gpointer count) { ++*(unsigned *)count; }

unsigned ctesthost_layout_count(void *window) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  if (!surface) return 0;
  unsigned *count = g_object_get_data(G_OBJECT(surface), "ctesthost-layout-count");
  if (!count) {
    count = g_new0(unsigned, 1);
    g_object_set_data_full(G_OBJECT(surface), "ctesthost-layout-count", count, g_free);
    g_signal_connect(surface, "layout", G_CALLBACK(count_layout), count);
  }
  return *count;
}

char *ctesthost_check_accessible_label(void *accessible, const char *expected) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_LABEL, expected);
}

char *ctesthost_check_accessible_description(void *accessible, const char *expected) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected);
}

int ctesthost_is_accessible_selected(void *accessible) {
  char *actual = gtk_test_accessible_check_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_SELECTED, 1);
  g_free(actual);
  return actual == NULL;
}

int ctesthost_is_accessible_hidden(void *accessible) {
  char *actual = gtk_test_accessible_check_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_HIDDEN, 1);
  g_free(actual);
  return actual == NULL;
}

int ctesthost_is_accessible_selectable(void *accessible) {
  return gtk_test_accessible_has_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_SELECTED);
}

int ctesthost_accessible_expansion(void *accessible) {
  if (!gtk_test_accessible_has_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_EXPANDED)) return -1;
  char *actual = gtk_test_accessible_check_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_EXPANDED, 1);
  g_free(actual);
  return actual == NULL;
}

int ctesthost_accessible_pressed(void *accessible) {
  if (!gtk_test_accessible_has_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_PRESSED)) return -1;
  char *actual = gtk_test_accessible_check_state(
      GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_free(actual);
  return actual == NULL;
}

int ctesthost_accessible_checked(void *accessible) {
  if (!gtk_test_accessible_has_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_CHECKED)) return -1;
  char *actual = gtk_test_accessible_check_state(
      GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_free(actual);
  return actual == NULL;
}

int ctesthost_is_accessible_multi_selectable(void *accessible) {
  char *actual =
      gtk_test_accessible_check_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, 1);
  g_free(actual);
  return actual == NULL;
}

int ctesthost_has_color(const unsigned char *pixels, int stride, int x, int y, int width, int height,
                        const unsigned char color[3], int tolerance)
{
  for (int row = y; row < y + height; row++) {
    const unsigned char *pixel = pixels + (size_t)row * stride + (size_t)x * 4;
    for (int column = 0; column < width; column++, pixel += 4)
      if (pixel[3] == 255 && abs(pixel[2] - color[0]) <= tolerance && abs(pixel[1] - color[1]) <= tolerance
          && abs(pixel[0] - color[2]) <= tolerance)
        return 1;
  }
  return 0;
}

long ctesthost_strongest_pixel(const unsigned char *pixels, long count) {
  long strongest = count > 0 ? 0 : -1;
  for (long index = 1; index < count; index++)
    if (pixels[index * 4 + 3] > pixels[strongest * 4 + 3]) strongest = index;
  return strongest;
}
