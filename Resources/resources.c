#include "FloorplanResources.h"

#include <string.h>

static const unsigned char version[] = {
#embed "VERSION"
};
static const unsigned char gallery_css[] = {
#embed "gallery.css"
};

#define RESOURCE(NAME, BYTES) {NAME, BYTES, sizeof BYTES}
static const FloorplanResource resources[] = {
    RESOURCE("VERSION", version),
    RESOURCE("gallery.css", gallery_css),
};

FloorplanResource floorplan_resource(const char *name) {
  for (size_t i = 0; i < sizeof resources / sizeof *resources; i++)
    if (strcmp(resources[i].name, name) == 0) return resources[i];
  return (FloorplanResource){name, NULL, 0};
}
