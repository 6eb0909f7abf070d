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
import { GOP_FRAMES } from './gop.ts'

export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** A compressed frame that can travel between threads. Frames are decoded in the order in which they are shown. */
export interface EncodedFrame {
  readonly data: Uint8Array
  /** Counts frames of the film, or samples of its sound. */
  readonly time: number
  readonly key: boolean
}

export interface Encoder {
  /** SPS and PPS, the same for every reel of a film. */
  readonly header: Uint8Array
  /** Takes the next frame in yuv420p, and gives back what is ready. The caller may go on, but must leave the frame as it is. */
  encode(frame: Frame): Promise<EncodedFrame[]>
  /** What was still inside. */
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
 * No B-frames, one frame of lookahead, one reference instead of veryfast's 3, 10 and 2: each frame that x264 holds costs 9 MB
 * at 1080p. Against 3, 4 and 1 it was 83 MB instead of 134 and a third less work, and 5 % larger at 0.1 to 0.2 dB less (363 KB a
 * second and 46.3 dB at 1080p, 282 and 44.5 at 720p). Without lookahead, and so without its macroblock tree, films are twice
 * as large.
 * A constant frame rate needs no frame held back to know its length: 6.5 MB. No weights for fades: 3 MB, and vintage, whose light
 * flickers, is 1.5 % larger. Half pixels instead of quarters (subme=1): pictures of dots and grain are encoded faster than they
 * play, and files of cut paper are 5.6 % larger, of crayon 0.9, of noir 6.7.
 * Blocks are not divided (partitions=none): a sixth less work for cut paper, a quarter less for strokes and grain; files of paper are
 * 7 % larger, of oil 6, of noir 3 % smaller, at 0.1, 0.6 and 0.3 dB less.
 */
const PARAMETERS = `keyint=${GOP_FRAMES}:min-keyint=${GOP_FRAMES}:scenecut=0:open-gop=0:rc-lookahead=1:ref=1:bframes=0:sync-lookahead=0:lookahead-threads=1:sliced-threads=0:cpu-independent=1:force-cfr=1:weightp=0:subme=1:partitions=none`

/**
 * x264 encodes while the next frame is painted: one frame at a time at 1080p, where a second thread costs 25 MB; two at 720p and
 * below, or styles of strokes and grain, for which it needs longer than the painter, would leave half a core idle. Never as many as
 * there are cores, because their number changes the bytes.
 */
const threadsFor = ({ width, height }: FrameSize): number => (width * height > 1280 * 720 ? 1 : 2)

/**
 * So many frames are handed to x264 on the calling thread: until then it takes memory for them, and every thread that it is
 * called on would have its own heap for that, which the system's allocator keeps: 34 MB more at 1080p.
 */
const FILLED = 3

/** Opens x264 for a reel that begins with this frame of the film. */
export function openEncoder(
  size: FrameSize & { readonly fps: number; readonly start: number },
): Encoder {
  const context = openX264(size)
  const packet = new Packet()
  packet.alloc()
  let next = 0
  const send = async (frame: Frame | null): Promise<EncodedFrame[]> => {
    const code = next <= FILLED ? context.sendFrameSync(frame) : await context.sendFrame(frame)
    FFmpegError.throwIfError(code, 'encode a frame')
    const ready: EncodedFrame[] = []
    while (context.receivePacketSync(packet) >= 0) {
      ready.push(toEncodedFrame(packet, size.start))
      packet.unref()
    }
    return ready
  }
  return {
    header: new Uint8Array(context.extraData ?? []),
    encode(frame) {
      frame.pts = BigInt(next++)
      return send(frame)
    },
    finish: () => send(null),
    close() {
      packet.free()
      context.freeContext()
    },
  }
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
  context.threadCount = threadsFor(size)
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

function toEncodedFrame(packet: Packet, start: number): EncodedFrame {
  return {
    // A copy in memory of its own: the packet's is reused, and only whole buffers can be handed to another thread.
    data: new Uint8Array(packet.data ?? []),
    time: Number(packet.pts) + start,
    key: packet.isKeyframe,
  }
}
