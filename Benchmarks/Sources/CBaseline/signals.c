#include "baseline.h"

#include <gtk/gtk.h>

static long calls;

long baseline_calls(void) { return calls; }

void baseline_turn(void) { g_main_context_iteration(NULL, TRUE); }

static void clicked(GtkButton *button, gpointer data) {
  (void)button;
  *(long *)data += 1;
}

static void pressed(GtkGestureClick *gesture, int count, double x, double y, gpointer data) {
  (void)gesture;
  *(long *)data += count + (x > y);
}

void *baseline_button_with_handler(int in_box) {
  GtkWidget *button = g_object_ref_sink(gtk_button_new());
  if (in_box) gtk_box_append(GTK_BOX(g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))), button);
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), &calls);
  return button;
}

void *baseline_gesture_with_handler(void) {
  GtkGesture *gesture = gtk_gesture_click_new();
  gtk_widget_add_controller(g_object_ref_sink(gtk_button_new()), GTK_EVENT_CONTROLLER(gesture));
  g_signal_connect(gesture, "pressed", G_CALLBACK(pressed), &calls);
  return gesture;
}

void baseline_emit_clicked(void *button, long times) {
  guint clicked_signal = g_signal_lookup("clicked", GTK_TYPE_BUTTON);
  for (long i = 0; i < times; i++) g_signal_emit(button, clicked_signal, 0);
}

void baseline_emit_pressed(void *gesture, long times) {
  guint pressed_signal = g_signal_lookup("pressed", GTK_TYPE_GESTURE_CLICK);
  for (long i = 0; i < times; i++) g_signal_emit(gesture, pressed_signal, 0, 1, 2.0, 3.0);
}
