#pragma once
#include <stddef.h>

/// A file that is part of the program.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} FloorplanResource;

/// The embedded file of a name, or one with NULL bytes.
FloorplanResource floorplan_resource(const char *name);

/// The id of the gallery that this build is of.
const char *floorplan_application_id(void);
