#pragma once
/* The bare C calls that the bridge is measured against. Objects are plain pointers here, so that Swift sees GTK's types
 * through one module only. Every function that takes `times` does its work that often. */
/* Runs what is ready in the main loop, after waiting for it. */
void baseline_turn(void);

/* Signals: a GtkButton, in a box or alone, and a GtkGestureClick of a widget with one handler in C, and the emissions, which do for Swift's too. */
void *baseline_button_with_handler(int in_box);
void *baseline_gesture_with_handler(void);
void baseline_emit_clicked(void *button, long times);
void baseline_emit_pressed(void *gesture, long times);
/* How often the handlers in C were called. */
long baseline_calls(void);

/* Widgets: made, sunk and freed. */
void baseline_make_labels(long times);
void baseline_make_buttons(long times);
/* A GtkWidget subclass with the virtual functions that a CustomWidget overrides most. */
void baseline_make_widgets(long times);

/* Shows two pictures in turn in a GtkImage in a box. */
void *baseline_image(void);
void baseline_set_paintable(void *image, long times);

/* Sets a GtkLabel in a box to two texts in turn. */
void *baseline_label(void);
void baseline_set_text(void *label, long times);
