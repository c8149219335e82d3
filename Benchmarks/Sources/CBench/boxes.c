/* A box of plain labels with the texts of a cell, and the texts, widgets and nodes of cells and boxes. */
#include "boxes.h"

#include <string.h>

#include "stage.h"

enum { MOST_PARTS = 64 };

struct BenchContent {
  int32_t texts, images;
  char *text[MOST_PARTS];
  /* An image is an icon of the theme or a picture. */
  char *icon[MOST_PARTS];
  GdkPaintable *picture[MOST_PARTS];
};

static void collect(GtkWidget *widget, BenchContent *content) {
  if (!gtk_widget_get_mapped(widget)) return;
  if (content->texts == MOST_PARTS || content->images == MOST_PARTS) bench_fail("a cell has too many parts");
  if (GTK_IS_LABEL(widget)) {
    content->text[content->texts++] = g_strdup(gtk_label_get_text(GTK_LABEL(widget)));
  } else if (GTK_IS_IMAGE(widget)) {
    GtkImage *image = GTK_IMAGE(widget);
    GdkPaintable *picture = gtk_image_get_paintable(image);
    content->icon[content->images] = g_strdup(gtk_image_get_icon_name(image));
    content->picture[content->images++] = picture ? g_object_ref(picture) : NULL;
  }
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    collect(child, content);
}

/* Contents live until the program ends. */
BenchContent *bench_content_of(void *widget) {
  BenchContent *content = g_new0(BenchContent, 1);
  collect(widget, content);
  return content;
}

int32_t bench_content_texts(const BenchContent *content) { return content->texts; }
int32_t bench_content_images(const BenchContent *content) { return content->images; }
const char *bench_content_text(const BenchContent *content, int32_t position) { return content->text[position]; }

bool bench_content_has_texts_of(const BenchContent *content, const BenchContent *other) {
  if (content->texts != other->texts) return false;
  for (int32_t i = 0; i < content->texts; i++)
    if (strcmp(content->text[i], other->text[i]) != 0) return false;
  return true;
}

void *bench_box_new(const BenchContent *content, bool has_images) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int32_t i = 0; i < content->texts; i++) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_box_append(GTK_BOX(box), label);
  }
  for (int32_t i = 0; has_images && i < content->images; i++) gtk_box_append(GTK_BOX(box), gtk_image_new());
  return box;
}

void bench_box_show(void *box, const BenchContent *content) {
  GtkWidget *child = gtk_widget_get_first_child(box);
  for (int32_t i = 0; i < content->texts; i++, child = gtk_widget_get_next_sibling(child))
    gtk_label_set_text(GTK_LABEL(child), content->text[i]);
  for (int32_t i = 0; child && i < content->images; i++, child = gtk_widget_get_next_sibling(child)) {
    if (content->icon[i])
      gtk_image_set_from_icon_name(GTK_IMAGE(child), content->icon[i]);
    else
      gtk_image_set_from_paintable(GTK_IMAGE(child), content->picture[i]);
  }
}

/* A page only asks its widgets for their height for its width, as a list does. */
struct _BenchShelf {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE(BenchShelf, bench_shelf, GTK_TYPE_WIDGET)

static void bench_shelf_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(bench_shelf_parent_class)->dispose(object);
}

static void bench_shelf_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                 int *natural, int *minimum_baseline, int *natural_baseline) {
  (void)widget, (void)orientation, (void)for_size, (void)minimum_baseline, (void)natural_baseline;
  *minimum = *natural = 0;
}

static void bench_shelf_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)height, (void)baseline;
  int y = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    int natural;
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
    gtk_widget_allocate(child, width, natural, -1,
                        gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(0, (float)y)));
    y += natural;
  }
}

static void bench_shelf_class_init(BenchShelfClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = bench_shelf_dispose;
  widget_class->measure = bench_shelf_measure;
  widget_class->size_allocate = bench_shelf_size_allocate;
}

static void bench_shelf_init(BenchShelf *self) { (void)self; }

void bench_page_append(BenchStage *stage, void *widget) { gtk_widget_set_parent(widget, stage->container); }

int32_t bench_widgets(void *widget) {
  int32_t count = 1;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    count += bench_widgets(child);
  return count;
}

int32_t bench_style_nodes(void *widget) {
  /* GTK can only print its nodes, one a line; the function has no successor. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  char *tree = gtk_style_context_to_string(gtk_widget_get_style_context(widget), GTK_STYLE_CONTEXT_PRINT_RECURSE);
  G_GNUC_END_IGNORE_DEPRECATIONS
  int32_t count = 0;
  for (const char *end = tree; (end = strchr(end, '\n')); end++) count++;
  g_free(tree);
  return count;
}
