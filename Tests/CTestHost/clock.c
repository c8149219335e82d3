#define _GNU_SOURCE /* RTLD_NEXT, dl_iterate_phdr and gettid */
#include "CTestHost.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <gdk/gdk.h>
#include <link.h>
#include <poll.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* GLib's clock in the tests.
 *
 * GLib and GTK read the time for timers, frames and animations with g_get_monotonic_time(), which calls
 * clock_gettime(). The tests replace clock_gettime(). For GLib, time stops while code runs, however long that takes.
 * It advances only while the main loop waits. It jumps to the next frame immediately. Until a later timer, it runs at
 * the speed of the real clock while no other thread works, unless the test advances it. */

enum { nanoseconds_per_millisecond = 1000000, longest_frame_milliseconds = 17, slice_milliseconds = 5 };

typedef int (*time_reader)(clockid_t, struct timespec *);

static time_reader read_time;
static uintptr_t glib_begin, glib_end;
/* In nanoseconds: the lead of GLib's time over the real time while it moves, and its value while it is stopped. */
static _Atomic long long lead, stop;
static _Atomic bool moves = true;
static bool stays_moving;
static long long jumps_until; /* the clock jumps from timer to timer until this time */
static bool has_synced;       /* the display server has answered all requests before time passes */

static long long real_time(void) {
  struct timespec time;
  read_time(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long glib_time(void) { return atomic_load(&moves) ? real_time() + atomic_load(&lead) : atomic_load(&stop); }

static void set_moving(bool is_moving) {
  if (is_moving == atomic_load(&moves)) return;
  if (is_moving) atomic_store(&lead, atomic_load(&stop) - real_time());
  else atomic_store(&stop, glib_time());
  atomic_store(&moves, is_moving);
}

static int find_glib(struct dl_phdr_info *library, size_t size, void *data) {
  if (!strstr(library->dlpi_name, "/libglib-2.0.so")) return 0;
  for (int index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    glib_begin = library->dlpi_addr + part->p_vaddr;
    glib_end = glib_begin + part->p_memsz;
  }
  return 1;
}

/* Replaces the C library's function: the program's own symbols come first. */
__attribute__((visibility("default"))) int clock_gettime(clockid_t clock, struct timespec *time) {
  /* Constructors of libraries call this before our own has run. */
  if (!read_time) read_time = (time_reader)dlsym(RTLD_NEXT, "clock_gettime");
  uintptr_t caller = (uintptr_t)__builtin_return_address(0);
  if (clock != CLOCK_MONOTONIC || caller < glib_begin || caller >= glib_end) return read_time(clock, time);
  long long value = glib_time();
  time->tv_sec = value / 1000000000;
  time->tv_nsec = value % 1000000000;
  return 0;
}

/* Whether another thread of the process is running, ready to run, or waiting for a disk. */
static bool other_threads_work(void) {
  DIR *threads = opendir("/proc/self/task");
  if (!threads) return false;
  bool is_working = false;
  for (struct dirent *entry; !is_working && (entry = readdir(threads));) {
    int thread = atoi(entry->d_name);
    if (thread == 0 || thread == gettid()) continue;
    char path[64], text[256];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue; /* the thread has ended */
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    text[MAX(length, 0)] = 0;
    char *name_end = strrchr(text, ')'); /* a name can contain brackets */
    is_working = name_end && (name_end[2] == 'R' || name_end[2] == 'D');
  }
  closedir(threads);
  return is_working;
}

/* Waits like poll(), or lets the clock jump to the timer that the main loop waits for. */
static gint wait_or_jump(GPollFD *descriptors, guint count, gint timeout) {
  struct pollfd *files = (struct pollfd *)descriptors;
  int ready = poll(files, count, 0);
  if (ready != 0 || timeout == 0) {
    has_synced = false;
    return ready;
  }
  if (stays_moving) return poll(files, count, timeout);
  long long wait = timeout < 0 ? G_MAXINT64 : (long long)timeout * nanoseconds_per_millisecond;
  long long leap = jumps_until - atomic_load(&stop);
  if (timeout > 0 && timeout <= longest_frame_milliseconds) leap = MAX(leap, wait);
  if (timeout > 0 || leap > 0) {
    /* A real timer fires long after the server's answers to earlier requests. Its current answers are in GDK's queue,
     * which the main loop checks before it waits again. */
    GdkDisplay *display = has_synced ? NULL : gdk_display_get_default();
    has_synced = display != NULL;
    if (display) {
      gdk_display_sync(display);
      return 0;
    }
  }
  if (leap > 0) {
    atomic_fetch_add(&stop, MIN(leap, wait));
    return 0;
  }
  /* Unfinished work must not be late only because the machine is busy. */
  set_moving(timeout < 0 || !other_threads_work());
  ready = poll(files, count, timeout < 0 ? timeout : MIN(timeout, slice_milliseconds));
  set_moving(false);
  return ready;
}

__attribute__((constructor)) static void install_clock(void) {
  if (!read_time) read_time = (time_reader)dlsym(RTLD_NEXT, "clock_gettime");
  set_moving(false);
  dl_iterate_phdr(find_glib, NULL);
  g_main_context_set_poll_func(NULL, wait_or_jump);
}

long long ctesthost_time(void) { return glib_time() / 1000; }

void ctesthost_jump_until(long long microseconds) { jumps_until = microseconds * 1000; }

void ctesthost_follow_real_time(bool is_real) {
  stays_moving = is_real;
  set_moving(is_real);
}
