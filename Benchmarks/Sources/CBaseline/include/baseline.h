#pragma once
/* The plain C calls that the bridge is compared with. Objects are plain pointers here, so that Swift sees GTK's types
 * through one module only. Functions with a parameter `times` repeat their work. */
/* Waits for the main loop and runs its ready sources. */
void baseline_turn(void);

/* Signals: a GtkButton, in a box or alone, and a GtkGestureClick of a widget, with one handler in C. Swift uses the
 * same emissions. */
void *baseline_button_with_handler(int in_box);
void *baseline_gesture_with_handler(void);
void baseline_emit_clicked(void *button, long times);
void baseline_emit_pressed(void *gesture, long times);
/* The number of calls of the handlers in C. */
long baseline_calls(void);

/* Widgets: created, sunk and freed. */
void baseline_make_labels(long times);
void baseline_make_buttons(long times);
/* A GtkWidget subclass with the virtual functions that a CustomWidget overrides most often. */
void baseline_make_widgets(long times);

/* Displays two pictures alternately in a GtkImage in a box. */
void *baseline_image(void);
void baseline_set_paintable(void *image, long times);

/* Sets a GtkLabel in a box to two texts alternately. */
void *baseline_label(void);
void baseline_set_text(void *label, long times);

/* Entries, in separate windows. The first function returns the GtkText of an entry whose "changed" handler in C copies
 * the text, the second one the GtkText in any widget. */
void *baseline_entry_with_handler(void);
void *baseline_text(void *widget);
/* The number of calls of that handler. */
long baseline_changes(void);
/* Appends a letter, or removes all letters when there are thirty; repeats this. Each is one change. */
void baseline_type(void *text, long times);
void baseline_set_entry_text(void *text, long times);
const char *baseline_shown_text(void *text);

/* A GtkSwitch and a GtkScale in separate windows, which alternate between two values. */
void *baseline_switch(void);
void baseline_set_switch(void *widget, long times);
void *baseline_scale(void);
void baseline_set_scale(void *widget, long times);

/* Makes a GtkGestureDrag emit its signals for a drag. */
void baseline_drag_begin(void *gesture, double x, double y);
void baseline_drag_update(void *gesture, double x, double y);
void baseline_drag_end(void *gesture);
