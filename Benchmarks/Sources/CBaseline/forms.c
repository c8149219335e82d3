#include "baseline.h"

#include <gtk/gtk.h>

static char *variable;
static long changes;

static void changed(GtkEditable *editable, gpointer data) {
  (void)data;
  g_free(variable);
  variable = g_strdup(gtk_editable_get_text(editable));
  changes++;
}

/* On the screen, because a hidden widget has less work. */
static void *shown(GtkWidget *widget) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append(GTK_BOX(box), widget);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
  while (!gtk_widget_get_mapped(widget)) g_main_context_iteration(NULL, TRUE);
  return widget;
}

void *baseline_text(void *widget) {
  if (GTK_IS_TEXT(widget)) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    void *found = baseline_text(child);
    if (found) return found;
  }
  return NULL;
}

void *baseline_entry_with_handler(void) {
  GtkWidget *entry = shown(gtk_entry_new());
  g_signal_connect(entry, "changed", G_CALLBACK(changed), NULL);
  return baseline_text(entry);
}

long baseline_changes(void) { return changes; }

void baseline_type(void *text, long times) {
  for (long i = 0; i < times; i++) {
    int end = gtk_entry_buffer_get_length(gtk_text_get_buffer(text));
    if (end >= 30)
      gtk_editable_delete_text(text, 0, -1);
    else
      gtk_editable_insert_text(text, "x", 1, &end);
  }
}

void baseline_set_entry_text(void *text, long times) {
  for (long i = 0; i < times; i++) gtk_editable_set_text(text, i % 2 ? "Pump P-4711" : "Valve V-0815");
}

const char *baseline_shown_text(void *text) { return gtk_editable_get_text(text); }

void *baseline_switch(void) { return shown(gtk_switch_new()); }

void baseline_set_switch(void *widget, long times) {
  for (long i = 0; i < times; i++) gtk_switch_set_active(widget, i % 2 == 0);
}

void *baseline_scale(void) { return shown(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01)); }

void baseline_set_scale(void *widget, long times) {
  for (long i = 0; i < times; i++) gtk_range_set_value(widget, i % 2);
}

void baseline_drag_begin(void *gesture, double x, double y) { g_signal_emit_by_name(gesture, "drag-begin", x, y); }

void baseline_drag_update(void *gesture, double x, double y) { g_signal_emit_by_name(gesture, "drag-update", x, y); }

void baseline_drag_end(void *gesture) { g_signal_emit_by_name(gesture, "drag-end", 0.0, 0.0); }
