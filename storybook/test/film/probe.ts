import { readFileSync } from 'node:fs'
import { FormatContext, Packet } from 'node-av/lib'
import {
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
} from 'node-av/constants'

export interface Probe {
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly keyFrames: readonly number[]
  readonly isH264: boolean
  readonly isHighProfile: boolean
  readonly isYuv420: boolean
  readonly isBt709: boolean
  readonly fps: number
  /** The times of the frames in the order they are shown, in frames. */
  readonly shown: readonly number[]
  readonly sound: {
    readonly isAac: boolean
    readonly rate: number
    readonly seconds: number
  } | null
}

const HIGH = 100

/** Reads a film with FFmpeg's demuxer, packet by packet. */
export function probe(path: string): Probe {
  const context = new FormatContext()
  context.openInputSync(path)
  context.findStreamInfoSync()
  const [video, audio] = context.streams
  if (!video) throw new Error('No stream in the film.')
  const base = video.timeBase.num / video.timeBase.den
  const fps = video.avgFrameRate.num / video.avgFrameRate.den
  const packets: { readonly time: number; readonly key: boolean }[] = []
  const packet = new Packet()
  packet.alloc()
  while (context.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === video.index) {
      packets.push({ time: Math.round(Number(packet.pts) * base * fps), key: packet.isKeyframe })
    }
    packet.unref()
  }
  const { codecpar } = video
  const result = {
    seconds: Number(video.duration) * base,
    width: codecpar.width,
    height: codecpar.height,
    frames: packets.length,
    keyFrames: packets.filter(({ key }) => key).map(({ time }) => time),
    isH264: codecpar.codecId === AV_CODEC_ID_H264,
    isHighProfile: Number(codecpar.profile) === HIGH,
    isYuv420: codecpar.format === AV_PIX_FMT_YUV420P,
    isBt709:
      codecpar.colorSpace === AVCOL_SPC_BT709 &&
      codecpar.colorPrimaries === AVCOL_PRI_BT709 &&
      codecpar.colorTrc === AVCOL_TRC_BT709 &&
      codecpar.colorRange === AVCOL_RANGE_MPEG,
    fps,
    shown: packets.map(({ time }) => time).toSorted((a, b) => a - b),
    sound: audio
      ? {
          isAac: audio.codecpar.codecId === AV_CODEC_ID_AAC,
          rate: audio.codecpar.sampleRate,
          seconds: (Number(audio.duration) * audio.timeBase.num) / audio.timeBase.den,
        }
      : null,
  }
  packet.free()
  context.closeInputSync()
  return result
}

/** The names of an MP4's outermost boxes, in order. */
export function boxesOf(path: string): string[] {
  const bytes = readFileSync(path)
  const names: string[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    names.push(bytes.toString('latin1', at + 4, at + 8))
    const size = bytes.readUInt32BE(at)
    at += size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size
  }
  return names
}
