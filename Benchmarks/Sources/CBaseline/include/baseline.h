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

/* Entries, in windows of their own: one whose "changed" handler in C keeps a copy of the text, as its GtkText; and the GtkText in any widget. */
void *baseline_entry_with_handler(void);
void *baseline_text(void *widget);
/* How often that handler was called. */
long baseline_changes(void);
/* Types a letter behind the others, so often, or removes all of them where there are thirty: each is one change. */
void baseline_type(void *text, long times);
void baseline_set_entry_text(void *text, long times);
const char *baseline_shown_text(void *text);

/* A GtkSwitch and a GtkScale in windows of their own, which are set to two values in turn. */
void *baseline_switch(void);
void baseline_set_switch(void *widget, long times);
void *baseline_scale(void);
void baseline_set_scale(void *widget, long times);

/* Has a GtkGestureDrag tell what it does of a drag. */
void baseline_drag_begin(void *gesture, double x, double y);
void baseline_drag_update(void *gesture, double x, double y);
void baseline_drag_end(void *gesture);
