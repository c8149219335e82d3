/* Starts a program and measures it from the outside.
 *
 *   bench-launch SETTLE IDLE PROGRAM [ARGUMENT ...]
 *
 * Prints "mapped PSS cpu idle": the milliseconds from fork until the X server reports a mapped window; the PSS in KiB
 * SETTLE milliseconds later; the milliseconds of processor time until then; and those in the following IDLE
 * milliseconds. Ends the program with SIGTERM. */
#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Windows smaller than this size in pixels are invisible helpers. */
static const int least_size = 64;
static const double most_milliseconds = 30000;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void wait_for(double milliseconds) {
  struct timespec time = {(time_t)(milliseconds / 1e3), (long)(milliseconds * 1e6) % 1000000000};
  while (nanosleep(&time, &time) != 0) {
  }
}

static pid_t start(char **arguments) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) return child;
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(127);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
  execvp(arguments[0], arguments);
  perror(arguments[0]);
  _exit(127);
}

/* Waits for the map event of a visible window; returns 0 if the program ends or the time is over. */
static int wait_for_window(Display *display, pid_t child, double end) {
  while (now() < end) {
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type != MapNotify || event.xmap.override_redirect) continue;
      XWindowAttributes attributes;
      if (XGetWindowAttributes(display, event.xmap.window, &attributes) && attributes.width >= least_size &&
          attributes.height >= least_size)
        return 1;
    }
    if (waitpid(child, NULL, WNOHANG) != 0) return 0;
    struct pollfd server = {ConnectionNumber(display), POLLIN, 0};
    poll(&server, 1, 50);
  }
  return 0;
}

static long proportional_size(pid_t child) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", (int)child);
  FILE *file = fopen(path, "r");
  long size = -1;
  while (file && size < 0 && fgets(line, sizeof line, file)) sscanf(line, "Pss: %ld", &size);
  if (file) fclose(file);
  return size;
}

/* The processor time of all threads in milliseconds, from the process's own clock: /proc/PID/stat counts ticks of
 * 10. */
static double processor_time(pid_t child) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(child, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
  if (count < 4) {
    fprintf(stderr, "usage: bench-launch SETTLE IDLE PROGRAM [ARGUMENT ...]\n");
    return 2;
  }
  Display *display = XOpenDisplay(NULL);
  if (!display) {
    fprintf(stderr, "bench-launch: there is no display\n");
    return 1;
  }
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, True);

  double began = now();
  pid_t child = start(arguments + 3);
  if (child < 0 || !wait_for_window(display, child, began + most_milliseconds)) {
    fprintf(stderr, "bench-launch: %s has shown no window\n", arguments[3]);
    if (child > 0) kill(child, SIGTERM);
    return 1;
  }
  double mapped = now() - began;
  wait_for(atof(arguments[1]));
  double used = processor_time(child);
  long size = proportional_size(child);
  double idle = atof(arguments[2]);
  /* Reading the sizes makes the kernel walk the program's pages; the idle time is counted from here on. */
  double before = processor_time(child);
  wait_for(idle);
  printf("%.2f %ld %.2f %.3f\n", mapped, size, used, idle > 0 ? processor_time(child) - before : 0);
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  XCloseDisplay(display);
  return 0;
}
