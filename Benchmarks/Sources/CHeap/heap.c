#include "heap.h"

#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

/* glibc's own allocator, which the functions below replace. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t allocations;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocations++;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *new_memory = memalign(alignment, size);
  if (!new_memory) return ENOMEM;
  *memory = new_memory;
  return 0;
}

int64_t heap_allocation_count(void) { return allocations; }

int64_t heap_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

void heap_copy(size_t bytes, long times) {
  static char *from, *to;
  static size_t room;
  if (room < bytes) {
    free(from);
    free(to);
    from = calloc(bytes, 1);
    to = calloc(bytes, 1);
    room = from && to ? bytes : 0;
    if (!room) abort();
    /* All zeroed pages share one physical page until they are written. */
    memset(from, 1, bytes);
    memset(to, 2, bytes);
  }
  for (long i = 0; i < times; i++) {
    memcpy(to, from, bytes);
    /* The compiler must not notice that the result is unused. */
    __asm__ volatile("" : : "r"(to), "r"(from) : "memory");
  }
}
