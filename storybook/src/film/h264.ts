import { Codec, CodecContext, FFmpegError, Log, Packet, Rational, type Frame } from 'node-av/lib'
import {
  AV_CODEC_FLAG_CLOSED_GOP,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'

/** One GOP is the unit of work: painted, encoded and muxed as a whole, so any thread may make any of them. */
export const GOP_FRAMES = 24

/** How many frames x264 holds back to order B-frames: without a pyramid it is one. */
const DELAY = 1

export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** A compressed frame that can travel between threads. Times count frames. */
export interface EncodedFrame {
  readonly data: Uint8Array
  readonly pts: number
  readonly dts: number
  readonly key: boolean
}

export interface GopEncoder {
  /** Takes the next frame in yuv420p. x264 works beside this thread until the promise settles. */
  encode(frame: Frame): Promise<void>
  /** Everything that is left; the encoder is closed after it. */
  finish(): Promise<EncodedFrame[]>
  close(): void
}

const OPTIONS: Readonly<Record<string, string>> = {
  // Cut paper is easy to predict: `medium` needs 2.3 times as long and its files are no smaller (measured: 47 against
  // 20 ms a frame at 720p, 156 against 150 KB a second).
  preset: 'veryfast',
  crf: '19',
  profile: 'high',
  tune: 'animation',
}

/**
 * cpu-independent: the same bytes on every processor; without it x264's fast macroblock tree reads memory that it never
 * wrote when the width is no multiple of 128, and the same frames gave different files.
 * Four frames of lookahead, one reference and three B-frames without a pyramid instead of 10, 2 and 5: at 1080p each
 * frame that x264 holds costs 9 MB, in every thread; without the pyramid an encoder needs 97 MB instead of 121.
 * Whole frames: with frames cut in slices the same film had other bytes once in six times.
 */
const PARAMETERS = `keyint=${GOP_FRAMES}:min-keyint=${GOP_FRAMES}:scenecut=0:open-gop=0:rc-lookahead=4:ref=1:bframes=3:b-pyramid=none:sync-lookahead=0:lookahead-threads=1:sliced-threads=0:cpu-independent=1`

/** Beyond this many pixels x264 works on two frames at a time. */
const LARGE = 1_500_000

/**
 * How many threads an encoder has: never as many as there are cores, because their number changes the bytes. At 1080p a
 * second thread costs 10 MB where a second encoder costs 97.
 */
export function threadsOfX264({ width, height }: FrameSize): number {
  return width * height > LARGE ? 2 : 1
}

/** Opens x264 for one closed GOP that begins with this frame of the film. */
export function openGop(
  size: FrameSize & { readonly fps: number; readonly start: number },
): GopEncoder {
  const context = openX264(size)
  const packet = new Packet()
  packet.alloc()
  const done: EncodedFrame[] = []
  let next = 0
  const keep = (): void => {
    done.push(toEncodedFrame(packet, size.start, done.length))
    packet.unref()
  }
  const close = (): void => {
    packet.free()
    context.freeContext()
  }
  return {
    async encode(frame) {
      frame.pts = BigInt(next++)
      FFmpegError.throwIfError(await context.sendFrame(frame), 'encode a frame')
      while (context.receivePacketSync(packet) >= 0) keep()
    },
    async finish() {
      FFmpegError.throwIfError(await context.sendFrame(null), 'finish a GOP')
      // Each of these still encodes a frame: beside this thread, which paints for another GOP meanwhile.
      while ((await context.receivePacket(packet)) >= 0) keep()
      close()
      return done
    },
    close,
  }
}

/** The stream's header (SPS and PPS), the same for every GOP of a film. */
export function x264Header(size: FrameSize & { readonly fps: number }): Buffer {
  const context = openX264(size)
  const header = Buffer.from(context.extraData ?? [])
  context.freeContext()
  return header
}

function openX264(size: FrameSize & { readonly fps: number }): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264)
  if (!codec) throw new Error('This build of FFmpeg has no x264.')
  Log.setLevel(AV_LOG_ERROR)
  const context = new CodecContext()
  context.allocContext3(codec)
  context.width = size.width
  context.height = size.height
  context.pixelFormat = AV_PIX_FMT_YUV420P
  context.timeBase = new Rational(1, size.fps)
  context.framerate = new Rational(size.fps, 1)
  context.gopSize = GOP_FRAMES
  context.threadCount = threadsOfX264(size)
  context.colorRange = AVCOL_RANGE_MPEG
  context.colorPrimaries = AVCOL_PRI_BT709
  context.colorTrc = AVCOL_TRC_BT709
  context.colorSpace = AVCOL_SPC_BT709
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_CLOSED_GOP)
  // Set one by one: a dictionary given to `open2` is freed by FFmpeg and then once more by its finalizer.
  const options = { ...OPTIONS, 'x264-params': PARAMETERS }
  for (const [name, value] of Object.entries(options)) {
    FFmpegError.throwIfError(context.setOption(name, value), `set ${name} of x264`)
  }
  FFmpegError.throwIfError(context.open2Sync(codec), 'open x264')
  return context
}

function toEncodedFrame(packet: Packet, start: number, index: number): EncodedFrame {
  return {
    // A copy in memory of its own: the packet's is reused, and only whole buffers can be handed to another thread.
    data: new Uint8Array(packet.data ?? []),
    pts: Number(packet.pts) + start,
    // x264 forgets its delay in a GOP of one or two frames; decode times must go on evenly for the duration to be exact.
    dts: start + index - DELAY,
    key: packet.isKeyframe,
  }
}
