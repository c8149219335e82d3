#pragma once
#include <stddef.h>

/// A file that is embedded in the program.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} FloorplanResource;

/// Returns an embedded file.
///
/// Its bytes are NULL if there is none with this name.
FloorplanResource floorplan_resource(const char *name);

/// Returns the application ID of this build of the gallery.
const char *floorplan_application_id(void);
