import {
  Codec,
  CodecContext,
  FFmpegError,
  Frame,
  Log,
  Packet,
  Rational,
  type CodecParameters,
} from 'node-av/lib'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_ID_AAC,
  AVMEDIA_TYPE_AUDIO,
  AV_LOG_ERROR,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
} from 'node-av/constants'
import type { StereoSound } from '../sound/stereo-sound.ts'
import type { EncodedFrame } from './h264.ts'

/** A compressed sound track that can travel between threads, ready to be laid beside the pictures. */
export interface SoundTrack {
  readonly rate: number
  readonly frameSamples: number
  /** Times count samples; the first are before zero, because the encoder needs a run-up. */
  readonly frames: readonly EncodedFrame[]
  /** The decoder's configuration. */
  readonly header: Uint8Array
}

/** Encodes the whole sound at once: a minute takes less time than two frames of film. */
export function encodeAac(sound: StereoSound): SoundTrack {
  const context = openAac(sound.rate)
  const packet = new Packet()
  packet.alloc()
  const frames: EncodedFrame[] = []
  const collect = (): void => {
    while (context.receivePacketSync(packet) >= 0) {
      const time = Number(packet.pts)
      frames.push({ data: new Uint8Array(packet.data ?? []), time, key: true })
      packet.unref()
    }
  }
  const size = context.frameSize
  for (let start = 0; start < sound.left.length; start += size) {
    using frame = frameOf(sound, start, size)
    FFmpegError.throwIfError(context.sendFrameSync(frame), 'encode sound')
    collect()
  }
  FFmpegError.throwIfError(context.sendFrameSync(null), 'finish the sound')
  collect()
  packet.free()
  const header = new Uint8Array(context.extraData ?? [])
  context.freeContext()
  return { rate: sound.rate, frameSamples: size, frames, header }
}

/** Tells a stream of a file what the track is. */
export function describeAac(parameters: CodecParameters, track: SoundTrack): void {
  parameters.codecType = AVMEDIA_TYPE_AUDIO
  parameters.codecId = AV_CODEC_ID_AAC
  parameters.format = AV_SAMPLE_FMT_FLTP
  parameters.sampleRate = track.rate
  parameters.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  parameters.frameSize = track.frameSamples
  parameters.bitRate = BIT_RATE
  parameters.extradata = Buffer.from(track.header)
}

const BIT_RATE = 128_000n

function openAac(rate: number): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_AAC)
  if (!codec) throw new Error('This build of FFmpeg has no AAC encoder.')
  Log.setLevel(AV_LOG_ERROR)
  const context = new CodecContext()
  context.allocContext3(codec)
  context.sampleRate = rate
  context.sampleFormat = AV_SAMPLE_FMT_FLTP
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  context.timeBase = new Rational(1, rate)
  context.bitRate = BIT_RATE
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  FFmpegError.throwIfError(context.open2Sync(codec), 'open AAC')
  return context
}

function frameOf(sound: StereoSound, start: number, size: number): Frame {
  const count = Math.min(size, sound.left.length - start)
  const bytes = Buffer.alloc(count * 8)
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, count * 2)
  samples.set(sound.left.subarray(start, start + count))
  samples.set(sound.right.subarray(start, start + count), count)
  const frame = Frame.fromAudioBuffer(bytes, {
    nbSamples: count,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: sound.rate,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    timeBase: { num: 1, den: sound.rate },
  })
  frame.pts = BigInt(start)
  return frame
}
