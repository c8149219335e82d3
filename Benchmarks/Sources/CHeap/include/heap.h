#pragma once
/* Counters for bench-layout, and lower bounds for any layout. */
#include <stddef.h>
#include <stdint.h>

/* The number of heap allocations of this thread. A program that links this counts all of them. */
int64_t heap_allocation_count(void);
/* The bytes of the heap that are in use. */
int64_t heap_allocated_bytes(void);
/* Copies the given number of bytes, repeatedly. */
void heap_copy(size_t bytes, long times);
