#pragma once
/* What bench-layout counts by, and the floors that no layout gets below. */
#include <stddef.h>
#include <stdint.h>

/* How often this thread has asked for memory from the heap. A program that links this counts all of it. */
int64_t floors_allocations(void);
/* The bytes of the heap that are in use now. */
int64_t floors_allocated_bytes(void);
/* Copies so many bytes, so often. */
void floors_copy(size_t bytes, long times);
