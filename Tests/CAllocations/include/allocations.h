#pragma once

/// The number of blocks that this thread has taken from the heap so far.
///
/// Linked into a test program, this file stands before the C library's own allocator, so what Swift takes is counted too.
long allocations_of_this_thread(void);
