#pragma once
/* Inline functions for the parts of Video4Linux that Swift can't import: request macros, and the variadic ioctl. */
#include <errno.h>
#include <linux/videodev2.h>
#include <sys/ioctl.h>

/* Swift can't import constants that are defined with a function-like macro. */
static const __u32 FP_CAMERA_YUYV = V4L2_PIX_FMT_YUYV;
static const __u32 FP_CAMERA_GREY = V4L2_PIX_FMT_GREY;
static const __u32 FP_CAMERA_MJPEG = V4L2_PIX_FMT_MJPEG;
static const __u32 FP_CAMERA_JPEG = V4L2_PIX_FMT_JPEG;
static const __u32 FP_CAMERA_CAPABILITIES = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING;
static const __u32 FP_CAMERA_OF_THIS_NODE = V4L2_CAP_DEVICE_CAPS;

/* Each function returns 0 or the value of errno, because Swift could overwrite errno before it is read. */
static inline int fp_camera_request(int camera, unsigned long request, void *argument) {
  int result;
  do result = ioctl(camera, request, argument);
  while (result < 0 && errno == EINTR);
  return result < 0 ? errno : 0;
}
static inline int fp_camera_get_capabilities(int camera, struct v4l2_capability *capabilities) {
  return fp_camera_request(camera, VIDIOC_QUERYCAP, capabilities);
}
static inline int fp_camera_get_format(int camera, struct v4l2_fmtdesc *format) {
  return fp_camera_request(camera, VIDIOC_ENUM_FMT, format);
}
static inline int fp_camera_try_format(int camera, struct v4l2_format *format) {
  return fp_camera_request(camera, VIDIOC_TRY_FMT, format);
}
static inline int fp_camera_set_format(int camera, struct v4l2_format *format) {
  return fp_camera_request(camera, VIDIOC_S_FMT, format);
}
static inline int fp_camera_request_buffers(int camera, struct v4l2_requestbuffers *buffers) {
  return fp_camera_request(camera, VIDIOC_REQBUFS, buffers);
}
static inline int fp_camera_get_buffer(int camera, struct v4l2_buffer *buffer) {
  return fp_camera_request(camera, VIDIOC_QUERYBUF, buffer);
}
static inline int fp_camera_give_buffer(int camera, struct v4l2_buffer *buffer) {
  return fp_camera_request(camera, VIDIOC_QBUF, buffer);
}
static inline int fp_camera_take_buffer(int camera, struct v4l2_buffer *buffer) {
  return fp_camera_request(camera, VIDIOC_DQBUF, buffer);
}
static inline int fp_camera_start(int camera) {
  int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
  return fp_camera_request(camera, VIDIOC_STREAMON, &type);
}
static inline int fp_camera_stop(int camera) {
  int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
  return fp_camera_request(camera, VIDIOC_STREAMOFF, &type);
}
