#include "FloorplanResources.h"

#include <string.h>

static const unsigned char version[] = {
#embed "VERSION"
};
static const unsigned char gallery_css[] = {
#embed "gallery.css"
};
static const unsigned char business_data[] = {
#embed "data/business.json"
};
static const unsigned char checklist[] = {
#embed "data/checklist.pdf"
};
static const unsigned char contract[] = {
#embed "data/contract.pdf"
};

/* The drawings of empty states, in the order of Illustration. */
static const unsigned char illustration_no_items[] = {
#embed "illustrations/no-items.svg"
};
static const unsigned char illustration_no_results[] = {
#embed "illustrations/no-results.svg"
};
static const unsigned char illustration_failure[] = {
#embed "illustrations/failure.svg"
};

/* The drawings of products, in the order of ProductDrawing, and other samples. */
static const unsigned char picture_bearing[] = {
#embed "pictures/bearing.svg"
};
static const unsigned char picture_camera[] = {
#embed "pictures/camera.svg"
};
static const unsigned char picture_consumable[] = {
#embed "pictures/consumable.svg"
};
static const unsigned char picture_drive[] = {
#embed "pictures/drive.svg"
};
static const unsigned char picture_filter[] = {
#embed "pictures/filter.svg"
};
static const unsigned char picture_hydraulics[] = {
#embed "pictures/hydraulics.svg"
};
static const unsigned char picture_instrument[] = {
#embed "pictures/instrument.svg"
};
static const unsigned char picture_pump[] = {
#embed "pictures/pump.svg"
};
static const unsigned char picture_safety[] = {
#embed "pictures/safety.svg"
};
static const unsigned char picture_seal[] = {
#embed "pictures/seal.svg"
};
static const unsigned char picture_valve[] = {
#embed "pictures/valve.svg"
};
static const unsigned char picture_barcode[] = {
#embed "pictures/barcode.svg"
};
static const unsigned char picture_turbine[] = {
#embed "pictures/turbine.svg"
};

/* The built-in themes, in the order of BuiltInTheme. */
static const unsigned char theme_horizon[] = {
#embed "themes/horizon.nss"
};
static const unsigned char theme_almanac[] = {
#embed "themes/almanac.nss"
};
static const unsigned char theme_ledger[] = {
#embed "themes/ledger.nss"
};

/* The icons, in the order of Indicator. */
static const unsigned char icon_very_high_priority[] = {
#embed "icons/very-high-priority-symbolic.svg"
};
static const unsigned char icon_high_priority[] = {
#embed "icons/high-priority-symbolic.svg"
};
static const unsigned char icon_medium_priority[] = {
#embed "icons/medium-priority-symbolic.svg"
};
static const unsigned char icon_low_priority[] = {
#embed "icons/low-priority-symbolic.svg"
};
static const unsigned char icon_very_low_priority[] = {
#embed "icons/very-low-priority-symbolic.svg"
};
static const unsigned char icon_negative[] = {
#embed "icons/negative-symbolic.svg"
};
static const unsigned char icon_critical[] = {
#embed "icons/critical-symbolic.svg"
};
static const unsigned char icon_positive[] = {
#embed "icons/positive-symbolic.svg"
};
static const unsigned char icon_informative[] = {
#embed "icons/informative-symbolic.svg"
};
static const unsigned char icon_neutral[] = {
#embed "icons/neutral-symbolic.svg"
};
static const unsigned char icon_trend_up[] = {
#embed "icons/trend-up-symbolic.svg"
};
static const unsigned char icon_trend_flat[] = {
#embed "icons/trend-flat-symbolic.svg"
};
static const unsigned char icon_trend_down[] = {
#embed "icons/trend-down-symbolic.svg"
};
static const unsigned char icon_attachment[] = {
#embed "icons/attachment-symbolic.svg"
};
static const unsigned char icon_comment[] = {
#embed "icons/comment-symbolic.svg"
};
static const unsigned char icon_favorite[] = {
#embed "icons/favorite-symbolic.svg"
};
static const unsigned char icon_not_favorite[] = {
#embed "icons/not-favorite-symbolic.svg"
};
static const unsigned char icon_flagged[] = {
#embed "icons/flagged-symbolic.svg"
};
static const unsigned char icon_locked[] = {
#embed "icons/locked-symbolic.svg"
};
static const unsigned char icon_pending[] = {
#embed "icons/pending-symbolic.svg"
};
static const unsigned char icon_synchronizing[] = {
#embed "icons/synchronizing-symbolic.svg"
};
static const unsigned char icon_unread[] = {
#embed "icons/unread-symbolic.svg"
};

/* The fallbacks for icons that the icon theme doesn't have. */
static const unsigned char icon_application_pdf[] = {
#embed "icons/application-pdf-symbolic.svg"
};
static const unsigned char icon_application_x_generic[] = {
#embed "icons/application-x-generic-symbolic.svg"
};
static const unsigned char icon_audio_x_generic[] = {
#embed "icons/audio-x-generic-symbolic.svg"
};
static const unsigned char icon_call_start[] = {
#embed "icons/call-start-symbolic.svg"
};
static const unsigned char icon_camera_photo[] = {
#embed "icons/camera-photo-symbolic.svg"
};
static const unsigned char icon_camera_video[] = {
#embed "icons/camera-video-symbolic.svg"
};
static const unsigned char icon_camera_web[] = {
#embed "icons/camera-web-symbolic.svg"
};
static const unsigned char icon_help_about[] = {
#embed "icons/help-about-symbolic.svg"
};
static const unsigned char icon_image_missing[] = {
#embed "icons/image-missing-symbolic.svg"
};
static const unsigned char icon_image_x_generic[] = {
#embed "icons/image-x-generic-symbolic.svg"
};
static const unsigned char icon_list_drag_handle[] = {
#embed "icons/list-drag-handle-symbolic.svg"
};
static const unsigned char icon_mail_unread[] = {
#embed "icons/mail-unread-symbolic.svg"
};
static const unsigned char icon_package_x_generic[] = {
#embed "icons/package-x-generic-symbolic.svg"
};
static const unsigned char icon_video_x_generic[] = {
#embed "icons/video-x-generic-symbolic.svg"
};
static const unsigned char icon_x_office_document[] = {
#embed "icons/x-office-document-symbolic.svg"
};
static const unsigned char icon_x_office_presentation[] = {
#embed "icons/x-office-presentation-symbolic.svg"
};
static const unsigned char icon_x_office_spreadsheet[] = {
#embed "icons/x-office-spreadsheet-symbolic.svg"
};
static const unsigned char icon_zoom_fit_best[] = {
#embed "icons/zoom-fit-best-symbolic.svg"
};
static const unsigned char icon_zoom_in[] = {
#embed "icons/zoom-in-symbolic.svg"
};
static const unsigned char icon_zoom_original[] = {
#embed "icons/zoom-original-symbolic.svg"
};
static const unsigned char icon_zoom_out[] = {
#embed "icons/zoom-out-symbolic.svg"
};

#define RESOURCE(NAME, BYTES) {NAME, BYTES, sizeof BYTES}
#define THEME(NAME, BYTES) RESOURCE("themes/" NAME ".nss", BYTES)
#define PICTURE(NAME) RESOURCE("pictures/" #NAME ".svg", picture_##NAME)
#define ICON(NAME, BYTES) RESOURCE("icons/" NAME "-symbolic.svg", BYTES)
static const FloorplanResource resources[] = {
    RESOURCE("VERSION", version),
    RESOURCE("gallery.css", gallery_css),
    RESOURCE("data/business.json", business_data),
    RESOURCE("data/checklist.pdf", checklist),
    RESOURCE("data/contract.pdf", contract),
    PICTURE(bearing),
    PICTURE(camera),
    PICTURE(consumable),
    PICTURE(drive),
    PICTURE(filter),
    PICTURE(hydraulics),
    PICTURE(instrument),
    PICTURE(pump),
    PICTURE(safety),
    PICTURE(seal),
    PICTURE(valve),
    PICTURE(barcode),
    PICTURE(turbine),
    RESOURCE("illustrations/no-items.svg", illustration_no_items),
    RESOURCE("illustrations/no-results.svg", illustration_no_results),
    RESOURCE("illustrations/failure.svg", illustration_failure),
    THEME("horizon", theme_horizon),
    THEME("almanac", theme_almanac),
    THEME("ledger", theme_ledger),
    ICON("very-high-priority", icon_very_high_priority),
    ICON("high-priority", icon_high_priority),
    ICON("medium-priority", icon_medium_priority),
    ICON("low-priority", icon_low_priority),
    ICON("very-low-priority", icon_very_low_priority),
    ICON("negative", icon_negative),
    ICON("critical", icon_critical),
    ICON("positive", icon_positive),
    ICON("informative", icon_informative),
    ICON("neutral", icon_neutral),
    ICON("trend-up", icon_trend_up),
    ICON("trend-flat", icon_trend_flat),
    ICON("trend-down", icon_trend_down),
    ICON("attachment", icon_attachment),
    ICON("comment", icon_comment),
    ICON("favorite", icon_favorite),
    ICON("not-favorite", icon_not_favorite),
    ICON("flagged", icon_flagged),
    ICON("locked", icon_locked),
    ICON("pending", icon_pending),
    ICON("synchronizing", icon_synchronizing),
    ICON("unread", icon_unread),
    ICON("application-pdf", icon_application_pdf),
    ICON("application-x-generic", icon_application_x_generic),
    ICON("audio-x-generic", icon_audio_x_generic),
    ICON("call-start", icon_call_start),
    ICON("camera-photo", icon_camera_photo),
    ICON("camera-video", icon_camera_video),
    ICON("camera-web", icon_camera_web),
    ICON("help-about", icon_help_about),
    ICON("image-missing", icon_image_missing),
    ICON("image-x-generic", icon_image_x_generic),
    ICON("list-drag-handle", icon_list_drag_handle),
    ICON("mail-unread", icon_mail_unread),
    ICON("package-x-generic", icon_package_x_generic),
    ICON("video-x-generic", icon_video_x_generic),
    ICON("x-office-document", icon_x_office_document),
    ICON("x-office-presentation", icon_x_office_presentation),
    ICON("x-office-spreadsheet", icon_x_office_spreadsheet),
    ICON("zoom-fit-best", icon_zoom_fit_best),
    ICON("zoom-in", icon_zoom_in),
    ICON("zoom-original", icon_zoom_original),
    ICON("zoom-out", icon_zoom_out),
};

FloorplanResource floorplan_resource(const char *name) {
  for (size_t i = 0; i < sizeof resources / sizeof *resources; i++)
    if (strcmp(resources[i].name, name) == 0) return resources[i];
  return (FloorplanResource){name, NULL, 0};
}

/* Meson defines the ID for its builds. */
#ifndef FLOORPLAN_APPLICATION_ID
#define FLOORPLAN_APPLICATION_ID io.github.floorplan.Gallery
#endif
#define TEXT(TOKENS) #TOKENS
#define EXPANDED_TEXT(TOKENS) TEXT(TOKENS)

const char *floorplan_application_id(void) { return EXPANDED_TEXT(FLOORPLAN_APPLICATION_ID); }
