/* The cheapest model for GTK's lists: it stores nothing and creates an item on demand. */
#include "stage.h"

struct _BenchModel {
  GObject parent_instance;
  guint items;
  int32_t shift;
  /* The item for every position, if items needn't be distinguished. */
  GObject *shared;
};

static GType bench_model_item_type(GListModel *model) {
  (void)model;
  return G_TYPE_OBJECT;
}

static guint bench_model_items(GListModel *model) { return BENCH_MODEL(model)->items; }

static gpointer bench_model_item(GListModel *model, guint position) {
  BenchModel *self = BENCH_MODEL(model);
  if (position >= self->items) return NULL;
  return self->shared ? g_object_ref(self->shared) : g_object_new(G_TYPE_OBJECT, NULL);
}

static void bench_model_list_init(GListModelInterface *interface) {
  interface->get_item_type = bench_model_item_type;
  interface->get_n_items = bench_model_items;
  interface->get_item = bench_model_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE(BenchModel, bench_model, G_TYPE_OBJECT,
                              G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, bench_model_list_init))

static void bench_model_finalize(GObject *object) {
  g_clear_object(&BENCH_MODEL(object)->shared);
  G_OBJECT_CLASS(bench_model_parent_class)->finalize(object);
}

static void bench_model_class_init(BenchModelClass *klass) { G_OBJECT_CLASS(klass)->finalize = bench_model_finalize; }

static void bench_model_init(BenchModel *self) { (void)self; }

BenchModel *bench_model_new(int32_t items, bool has_own_items) {
  BenchModel *self = g_object_new(BENCH_TYPE_MODEL, NULL);
  self->items = (guint)items;
  if (!has_own_items) self->shared = g_object_new(G_TYPE_OBJECT, NULL);
  return self;
}

int32_t bench_model_shift(BenchModel *model) { return model->shift; }

void bench_model_insert_first(BenchModel *model) {
  model->items++;
  model->shift++;
  g_list_model_items_changed(G_LIST_MODEL(model), 0, 0, 1);
}
