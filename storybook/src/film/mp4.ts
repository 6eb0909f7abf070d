import { FFmpegError, FormatContext, Packet, Rational, type Stream } from 'node-av/lib'
import {
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AV_PKT_FLAG_KEY,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import { describeAac, type SoundTrack } from './aac.ts'
import type { EncodedFrame, FrameSize } from './h264.ts'

/** Writes one MP4 file. Frames come in decoding order. */
export interface Mp4Writer {
  write(frames: readonly EncodedFrame[]): Promise<void>
  /** Writes the index to the front of the file, so that players start before the end has arrived. */
  finish(): Promise<void>
  /** Stops writing; the file is not a film. */
  abandon(): Promise<void>
}

export interface Mp4Options extends FrameSize {
  readonly path: string
  readonly fps: number
  /** SPS and PPS. */
  readonly header: Uint8Array
  readonly sound: SoundTrack | null
}

export async function openMp4(options: Mp4Options): Promise<Mp4Writer> {
  const context = new FormatContext()
  check(context.allocOutputContext2(null, 'mp4', options.path), 'open an MP4')
  const video = addVideo(context, options)
  const sound = options.sound ? addSound(context, options.sound) : undefined
  check(context.setOption('movflags', '+faststart'), 'ask for a fast start')
  check(await context.openOutput(), 'open the file')
  check(await context.writeHeader(), 'write the header')
  const packet = new Packet()
  packet.alloc()
  const put = async (stream: Stream, frame: EncodedFrame, clock: Clock): Promise<void> => {
    fill(packet, frame, clock.duration)
    packet.streamIndex = stream.index
    packet.rescaleTs(clock.base, stream.timeBase)
    packet.timeBase = stream.timeBase
    check(await context.interleavedWriteFrame(packet), 'write a frame')
    packet.unref()
  }
  const videoClock = { base: { num: 1, den: options.fps }, duration: 1 }
  let heard = 0
  /** Sound goes in beside the pictures it belongs to, so that players need not look far ahead. */
  const putSoundUntil = async (seconds: number): Promise<void> => {
    const track = options.sound
    if (!sound || !track) return
    const clock = { base: { num: 1, den: track.rate }, duration: track.frameSamples }
    while (heard < track.frames.length && track.frames[heard]!.time / track.rate < seconds) {
      await put(sound, track.frames[heard++]!, clock)
    }
  }
  const close = async (): Promise<void> => {
    await context.closeOutput()
    packet.free()
    context.freeContext()
  }
  return {
    async write(frames) {
      for (const frame of frames) {
        await putSoundUntil(frame.time / options.fps)
        await put(video, frame, videoClock)
      }
    },
    async finish() {
      await putSoundUntil(Infinity)
      check(await context.writeTrailer(), 'finish the file')
      await close()
    },
    abandon: close,
  }
}

interface Clock {
  readonly base: { readonly num: number; readonly den: number }
  readonly duration: number
}

function fill(packet: Packet, frame: EncodedFrame, duration: number): void {
  packet.data = Buffer.from(frame.data.buffer, frame.data.byteOffset, frame.data.byteLength)
  packet.pts = BigInt(frame.time)
  packet.dts = BigInt(frame.time)
  packet.duration = BigInt(duration)
  if (frame.key) packet.flags = AV_PKT_FLAG_KEY
}

function addVideo(context: FormatContext, options: Mp4Options): Stream {
  const stream = context.newStream()
  stream.timeBase = new Rational(1, options.fps * 512)
  stream.avgFrameRate = new Rational(options.fps, 1)
  const parameters = stream.codecpar
  parameters.codecType = AVMEDIA_TYPE_VIDEO
  parameters.codecId = AV_CODEC_ID_H264
  parameters.width = options.width
  parameters.height = options.height
  parameters.format = AV_PIX_FMT_YUV420P
  parameters.extradata = Buffer.from(options.header)
  parameters.frameRate = new Rational(options.fps, 1)
  parameters.colorRange = AVCOL_RANGE_MPEG
  parameters.colorPrimaries = AVCOL_PRI_BT709
  parameters.colorTrc = AVCOL_TRC_BT709
  parameters.colorSpace = AVCOL_SPC_BT709
  parameters.chromaLocation = AVCHROMA_LOC_LEFT
  return stream
}

function addSound(context: FormatContext, track: SoundTrack): Stream {
  const stream = context.newStream()
  stream.timeBase = new Rational(1, track.rate)
  describeAac(stream.codecpar, track)
  return stream
}

function check(code: number, deed: string): void {
  FFmpegError.throwIfError(code, deed)
}
