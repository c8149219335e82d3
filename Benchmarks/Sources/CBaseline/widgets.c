#include "baseline.h"

#include <gtk/gtk.h>

#define BASELINE_TYPE_BARE (baseline_bare_get_type())
G_DECLARE_FINAL_TYPE(BaselineBare, baseline_bare, BASELINE, BARE, GtkWidget)

struct _BaselineBare {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE(BaselineBare, baseline_bare, GTK_TYPE_WIDGET)

static void baseline_bare_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(baseline_bare_parent_class)->dispose(object);
}

static void baseline_bare_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                  int *natural, int *minimum_baseline, int *natural_baseline) {
  (void)widget, (void)orientation, (void)for_size, (void)minimum_baseline, (void)natural_baseline;
  *minimum = *natural = 24;
}

static void baseline_bare_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)widget, (void)width, (void)height, (void)baseline;
}

static void baseline_bare_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) { (void)widget, (void)snapshot; }

static void baseline_bare_class_init(BaselineBareClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = baseline_bare_dispose;
  widget_class->measure = baseline_bare_measure;
  widget_class->size_allocate = baseline_bare_size_allocate;
  widget_class->snapshot = baseline_bare_snapshot;
  gtk_widget_class_set_css_name(widget_class, "bare");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void baseline_bare_init(BaselineBare *self) { (void)self; }

void baseline_make_labels(long times) {
  for (long i = 0; i < times; i++) g_object_unref(g_object_ref_sink(gtk_label_new("Pump P-4711")));
}

void baseline_make_buttons(long times) {
  for (long i = 0; i < times; i++) g_object_unref(g_object_ref_sink(gtk_button_new_with_label("Confirm")));
}

void baseline_make_widgets(long times) {
  for (long i = 0; i < times; i++) g_object_unref(g_object_ref_sink(g_object_new(BASELINE_TYPE_BARE, NULL)));
}

void *baseline_label(void) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_box_append(GTK_BOX(g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))), label);
  return label;
}

void baseline_set_text(void *label, long times) {
  for (long i = 0; i < times; i++) gtk_label_set_text(label, i % 2 ? "Pump P-4711" : "Valve V-0815");
}

void *baseline_image(void) {
  GtkWidget *image = gtk_image_new();
  gtk_image_set_pixel_size(GTK_IMAGE(image), 45);
  gtk_box_append(GTK_BOX(g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))), image);
  return image;
}

void baseline_set_paintable(void *image, long times) {
  static GdkTexture *pictures[2];
  for (int i = 0; i < 2 && !pictures[i]; i++) {
    guchar *pixels = g_malloc0(45 * 45 * 4);
    GBytes *bytes = g_bytes_new_take(pixels, 45 * 45 * 4);
    pictures[i] = gdk_memory_texture_new(45, 45, GDK_MEMORY_DEFAULT, bytes, 45 * 4);
    g_bytes_unref(bytes);
  }
  for (long i = 0; i < times; i++) gtk_image_set_from_paintable(GTK_IMAGE(image), GDK_PAINTABLE(pictures[i % 2]));
}
