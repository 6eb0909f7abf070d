import { FFmpegError, Frame } from 'node-av/lib'
import {
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
} from 'node-av/constants'
import type { YuvPicture } from '../paint/simd/yuv.ts'
import type { FrameSize } from './h264.ts'

/** Hands pictures to an encoder, always in the same frame: x264 copies what it is given. */
export interface FrameFiller {
  /** The frame holds until the next call. */
  fill(picture: YuvPicture): Frame
  close(): void
}

export function openFrameFiller(size: FrameSize): FrameFiller {
  const frame = openFrame(size)
  let room = roomIn(frame)
  let filled: YuvPicture | undefined
  return {
    fill(picture) {
      if (picture === filled) return frame
      filled = picture
      if (!frame.isWritable) {
        FFmpegError.throwIfError(frame.makeWritable(), 'prepare a frame')
        room = roomIn(frame)
      }
      copyPlanes(picture, room)
      return frame
    },
    close: () => frame.free(),
  }
}

function openFrame(size: FrameSize): Frame {
  const frame = new Frame()
  frame.alloc()
  frame.format = AV_PIX_FMT_YUV420P
  frame.width = size.width
  frame.height = size.height
  frame.colorRange = AVCOL_RANGE_MPEG
  frame.colorSpace = AVCOL_SPC_BT709
  frame.colorPrimaries = AVCOL_PRI_BT709
  frame.colorTrc = AVCOL_TRC_BT709
  FFmpegError.throwIfError(frame.allocBuffer(), 'make room for a frame')
  // Rows are padded, and x264 looks at the padding of widths such as 854: what happened to lie there changed the film.
  for (const plane of frame.data ?? []) plane.fill(0)
  return frame
}

type Room = Pick<Frame, 'data' | 'linesize'>

/**
 * Asked for once: each time gives new buffers, which V8 counts as if the memory were new, 3 MB a frame at 1080p, until it looks
 * through its whole heap; meanwhile the pixels of past frames stay.
 */
function roomIn({ data, linesize }: Frame): Room {
  return { data, linesize }
}

function copyPlanes({ planes, stride, width, height }: YuvPicture, { data, linesize }: Room): void {
  for (const [index, plane] of planes.entries()) {
    const target = data?.[index]
    const step = linesize[index]
    if (!target || !step) throw new Error('A frame without memory.')
    const half = index > 0 ? 2 : 1
    copyRows(plane, target, {
      from: stride / half,
      to: step,
      width: width / half,
      height: height / half,
    })
  }
}

function copyRows(
  source: Uint8Array,
  target: Uint8Array,
  rows: {
    readonly from: number
    readonly to: number
    readonly width: number
    readonly height: number
  },
): void {
  if (rows.from === rows.width && rows.to === rows.width) {
    target.set(source.subarray(0, rows.width * rows.height))
    return
  }
  for (let y = 0; y < rows.height; y++) {
    const start = y * rows.from
    target.set(source.subarray(start, start + rows.width), y * rows.to)
  }
}
