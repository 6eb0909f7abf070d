import { FFmpegError, Frame, SoftwareScaleContext } from 'node-av/lib'
import {
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_TRC_BT709,
  type AVColorRange,
  type AVColorSpace,
  type AVPixelFormat,
} from 'node-av/constants'
import type { FrameSize } from './h264.ts'

/** Turns painted pixels (RGBA) into what the encoder reads. */
export interface PictureConverter {
  /** The frame is the converter's own and holds until the lane's next call but one: x264 may still read the last. */
  convert(pixels: Uint8Array, lane?: number): Frame
  close(): void
}

export function openPictureConverter(size: FrameSize): PictureConverter {
  const rgba = openFrame(size, AV_PIX_FMT_RGBA, { range: AVCOL_RANGE_JPEG, space: AVCOL_SPC_RGB })
  const limited = { range: AVCOL_RANGE_MPEG, space: AVCOL_SPC_BT709 }
  const lanes: { readonly pair: readonly Frame[]; turn: number }[] = []
  const openLane = (): (typeof lanes)[number] => ({
    pair: [0, 1].map(() => openFrame(size, AV_PIX_FMT_YUV420P, limited)),
    turn: 0,
  })
  // Left to read the frames' own tags: a context opened with sizes converts by BT.601, and reds turn orange.
  const scaler = new SoftwareScaleContext()
  scaler.allocContext()
  scaler.setOption('sws_flags', 'bilinear')
  return {
    convert(pixels, number = 0) {
      const lane = (lanes[number] ??= openLane())
      const yuv = lane.pair[lane.turn++ % 2]!
      copyRows(pixels, rgba, size)
      FFmpegError.throwIfError(yuv.makeWritable(), 'prepare a frame')
      FFmpegError.throwIfError(scaler.scaleFrameSync(yuv, rgba), 'convert a frame')
      return yuv
    },
    close() {
      scaler.freeContext()
      rgba.free()
      for (const { pair } of lanes) for (const frame of pair) frame.free()
    },
  }
}

function openFrame(
  size: FrameSize,
  format: AVPixelFormat,
  colour: { readonly range: AVColorRange; readonly space: AVColorSpace },
): Frame {
  const frame = new Frame()
  frame.alloc()
  frame.format = format
  frame.width = size.width
  frame.height = size.height
  frame.colorRange = colour.range
  frame.colorSpace = colour.space
  frame.colorPrimaries = AVCOL_PRI_BT709
  frame.colorTrc = AVCOL_TRC_BT709
  FFmpegError.throwIfError(frame.allocBuffer(), 'make room for a frame')
  // Rows are padded, and x264 looks at the padding of widths such as 854: what happened to lie there changed the film.
  for (const plane of frame.data ?? []) plane.fill(0)
  return frame
}

function copyRows(pixels: Uint8Array, frame: Frame, size: FrameSize): void {
  const target = frame.data?.[0]
  const stride = frame.linesize[0]
  if (!target || !stride) throw new Error('A frame without memory.')
  const row = size.width * 4
  if (stride === row) {
    target.set(pixels)
    return
  }
  for (let y = 0; y < size.height; y++) {
    target.set(pixels.subarray(y * row, (y + 1) * row), y * stride)
  }
}
