/* The cheapest model for GTK's lists: it stores nothing and creates an item on demand. */
#include "stage.h"

struct _RivalsModel {
  GObject parent_instance;
  guint items;
  int32_t shift;
  /* The item for every position, if items needn't be distinguished. */
  GObject *shared;
};

static GType rivals_model_item_type(GListModel *model) {
  (void)model;
  return G_TYPE_OBJECT;
}

static guint rivals_model_items(GListModel *model) { return RIVALS_MODEL(model)->items; }

static gpointer rivals_model_item(GListModel *model, guint position) {
  RivalsModel *self = RIVALS_MODEL(model);
  if (position >= self->items) return NULL;
  return self->shared ? g_object_ref(self->shared) : g_object_new(G_TYPE_OBJECT, NULL);
}

static void rivals_model_list_init(GListModelInterface *interface) {
  interface->get_item_type = rivals_model_item_type;
  interface->get_n_items = rivals_model_items;
  interface->get_item = rivals_model_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE(RivalsModel, rivals_model, G_TYPE_OBJECT,
                              G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, rivals_model_list_init))

static void rivals_model_finalize(GObject *object) {
  g_clear_object(&RIVALS_MODEL(object)->shared);
  G_OBJECT_CLASS(rivals_model_parent_class)->finalize(object);
}

static void rivals_model_class_init(RivalsModelClass *klass) { G_OBJECT_CLASS(klass)->finalize = rivals_model_finalize; }

static void rivals_model_init(RivalsModel *self) { (void)self; }

RivalsModel *rivals_model_new(int32_t items, bool has_own_items) {
  RivalsModel *self = g_object_new(RIVALS_TYPE_MODEL, NULL);
  self->items = (guint)items;
  if (!has_own_items) self->shared = g_object_new(G_TYPE_OBJECT, NULL);
  return self;
}

int32_t rivals_model_shift(RivalsModel *model) { return model->shift; }

void rivals_model_insert_in_front(RivalsModel *model) {
  model->items++;
  model->shift++;
  g_list_model_items_changed(G_LIST_MODEL(model), 0, 0, 1);
}
