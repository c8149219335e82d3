#pragma once

/// Returns the number of heap blocks that this thread has allocated so far.
///
/// In a test program, this file replaces the C library's allocator, so Swift's allocations are counted as well.
long allocations_of_this_thread(void);
