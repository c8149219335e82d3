#pragma once
/* Inline functions for the parts of GTK that Swift can't import: macros, checked casts and variadic functions.
 * With the version limits, the build fails if the code uses anything newer than GTK 4.8. */
#include <glib.h>
#define GDK_VERSION_MIN_REQUIRED G_ENCODE_VERSION(4, 8)
#define GDK_VERSION_MAX_ALLOWED G_ENCODE_VERSION(4, 8)
#include <gtk/gtk.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <langinfo.h>
#include <libintl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Types. Swift can't import the macros G_TYPE_*. */
static const GType FP_TYPE_NONE = G_TYPE_NONE;
static const GType FP_TYPE_BOOLEAN = G_TYPE_BOOLEAN;
static const GType FP_TYPE_INT = G_TYPE_INT;
static const GType FP_TYPE_UINT = G_TYPE_UINT;
static const GType FP_TYPE_FLOAT = G_TYPE_FLOAT;
static const GType FP_TYPE_DOUBLE = G_TYPE_DOUBLE;
static const GType FP_TYPE_STRING = G_TYPE_STRING;
static const GType FP_TYPE_OBJECT = G_TYPE_OBJECT;
static const GType FP_TYPE_POINTER = G_TYPE_POINTER;
static const GType FP_TYPE_BOXED = G_TYPE_BOXED;
static const GType FP_TYPE_PARAM = G_TYPE_PARAM;
static const GType FP_TYPE_VARIANT = G_TYPE_VARIANT;
static const GType FP_TYPE_INTERFACE = G_TYPE_INTERFACE;

static inline GType fp_type_of(gpointer object) { return G_TYPE_FROM_INSTANCE(object); }
static inline GType fp_value_type(const GValue *value) { return G_VALUE_TYPE(value); }
static inline GType fp_fundamental_type(GType type) { return G_TYPE_FUNDAMENTAL(type); }
static inline gboolean fp_is_a(gpointer object, GType type) { return G_TYPE_CHECK_INSTANCE_TYPE(object, type); }

/* Returns the type of a signal's parameter without the flag G_SIGNAL_TYPE_STATIC_SCOPE. */
static inline GType fp_signal_type(GType type) { return type & ~G_SIGNAL_TYPE_STATIC_SCOPE; }

/* The functions with which CoreFoundation runs libdispatch's main queue from another main loop. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);
static inline int fp_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }
static inline void fp_main_queue_drain(int handle) {
  /* Reading resets the counter. Otherwise the source would stay ready, and the loop would spin. */
  eventfd_t count;
  (void)eventfd_read(handle, &count);
  _dispatch_main_queue_callback_4CF(NULL);
}

static inline gboolean fp_is_main_thread(void) {
  /* Cached for each thread, because this is called on each reference change of a peer. */
  static __thread int is_main = -1;
  if (is_main < 0) is_main = syscall(SYS_gettid) == getpid();
  return is_main;
}

static inline void fp_source_set_fd_callback(GSource *source, GUnixFDSourceFunc function, gpointer data) {
  g_source_set_callback(source, G_SOURCE_FUNC(function), data, NULL);
}

/* gtk_css_provider_load_from_data is deprecated since 4.12, but 4.8 doesn't have its replacement. */
static inline void fp_css_provider_load(GtkCssProvider *provider, const char *text) {
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string(provider, text);
#else
  gtk_css_provider_load_from_data(provider, text, -1);
#endif
}

static inline void fp_command_line_print_error(GApplicationCommandLine *line, const char *text) { g_application_command_line_printerr(line, "%s", text); }
static inline void fp_log_message(const char *domain, const char *text) { g_log(domain, G_LOG_LEVEL_MESSAGE, "%s", text); }
static inline void fp_log_warning(const char *domain, const char *text) { g_log(domain, G_LOG_LEVEL_WARNING, "%s", text); }
static inline void fp_log_debug(const char *domain, const char *text) { g_log(domain, G_LOG_LEVEL_DEBUG, "%s", text); }
// Returns the free pages of the heap to the system, where the C library can.
static inline void fp_trim_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

static inline GtkWidgetClass *fp_widget_class(gpointer klass) { return GTK_WIDGET_CLASS(klass); }
static inline GObjectClass *fp_object_class(gpointer klass) { return G_OBJECT_CLASS(klass); }
static inline void fp_emit_update(gpointer frame_clock) { g_signal_emit_by_name(frame_clock, "update"); }
static inline void fp_widget_class_add_shortcut(gpointer klass, guint key, GdkModifierType modifiers, const char *action,
                                                GVariant *arguments) {
  GtkShortcut *shortcut = gtk_shortcut_new(gtk_keyval_trigger_new(key, modifiers), gtk_named_action_new(action));
  if (arguments) gtk_shortcut_set_arguments(shortcut, arguments);
  gtk_widget_class_add_shortcut(GTK_WIDGET_CLASS(klass), shortcut);
  g_object_unref(shortcut);
}

/* The label for assistive technology, without a getter before GTK 4.20; a test function returns values that differ from
 * the expected one. */
static inline char *fp_accessible_label(void *accessible) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01");
}

/* Conventions of the locale: date and time formats for strftime, the decimal and grouping marks, the currency with its
 * position, and the first day of the week (0 is Sunday). */
static inline const char *fp_locale_date_format(void) { return nl_langinfo(D_FMT); }
static inline const char *fp_locale_decimal_mark(void) { return nl_langinfo(RADIXCHAR); }
static inline const char *fp_locale_grouping_mark(void) { return nl_langinfo(THOUSEP); }
#ifdef __GLIBC__
/* localeconv isn't safe on several threads. */
static inline const char *fp_locale_currency_code(void) { return nl_langinfo(__INT_CURR_SYMBOL); }
static inline const char *fp_locale_currency_symbol(void) { return nl_langinfo(__CURRENCY_SYMBOL); }
static inline int fp_locale_currency_is_first(void) { return nl_langinfo(__P_CS_PRECEDES)[0] != 0; }
static inline int fp_locale_currency_space(void) { return nl_langinfo(__P_SEP_BY_SPACE)[0]; }
#else
static inline const char *fp_locale_currency_code(void) { return ""; }
static inline const char *fp_locale_currency_symbol(void) { return ""; }
static inline int fp_locale_currency_is_first(void) { return 1; }
static inline int fp_locale_currency_space(void) { return 0; }
#endif
static inline const char *fp_locale_time_format(void) { return nl_langinfo(T_FMT); }
static inline int fp_locale_first_weekday(void) {
#ifdef __GLIBC__
  /* glibc counts from an origin, which is a Sunday (19971130) or a Monday (19971201). The pointer is this number. */
  union { const char *text; unsigned int word; } origin = {nl_langinfo(_NL_TIME_WEEK_1STDAY)};
  int first = nl_langinfo(_NL_TIME_FIRST_WEEKDAY)[0];
  return ((origin.word == 19971201 ? 1 : 0) + first - 1) % 7;
#else
  return 1;
#endif
}
