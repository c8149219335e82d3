#pragma once
/* Linking this target makes Swift Testing's main actor the process's main thread, with a running GLib main loop. */
void ctesthost_link(void);
