import type { Stream } from 'node-av/lib'
import { containerOf, startsFast, type Container } from './container.ts'
import { openFilm } from './read-packets.ts'

/** What a film really is, whatever was asked for. */
export interface FilmFacts {
  readonly container: Container
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly seconds: number
  /** Its pictures need no new encoding, only another file around them: H.264 in yuv420p. */
  readonly isH264: boolean
  readonly sound: 'none' | 'aac' | 'other'
  /** Browsers play it as it is: an MP4 with all of that, and its index in front. */
  readonly playable: boolean
}

/** The file is no film, or one that nobody could show. */
export class NoFilm extends Error {
  override readonly name = 'NoFilm'
}

const MOST_PIXELS = 4_096 * 4_096
/** Far more than anybody can ask for; a few bytes can claim to be days of film, and all of it would be encoded. */
export const MOST_SECONDS = 600
const MOST_FPS = 240

/** Looks into a file that somebody else made. */
export async function probeFilm(file: string): Promise<FilmFacts> {
  const container = await containerOf(file)
  if (!container) throw new NoFilm('It is not an MP4, WebM, AVI or GIF.')
  try {
    await using film = await openFilm(file, container)
    if (!film.video) throw new NoFilm('There are no pictures in it.')
    const pictures = await describePictures(film.video)
    const sound = await describeSound(film.sound)
    const seconds = secondsOf(film.video) || film.seconds
    if (seconds > MOST_SECONDS) throw new NoFilm(`It is ${Math.round(seconds)} s long.`)
    const isPlain = container === 'mp4' && pictures.isH264 && sound !== 'other'
    const playable = isPlain && (await startsFast(file))
    return { container, ...pictures, seconds, sound, playable }
  } catch (cause) {
    if (cause instanceof NoFilm) throw cause
    throw new NoFilm('It is damaged or cut short.', { cause })
  }
}

async function describePictures({ codecpar, avgFrameRate, rFrameRate }: Stream) {
  const { AV_CODEC_ID_H264, AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUVJ420P } =
    await import('node-av/constants')
  const { width, height, codecId, format } = codecpar
  if (width < 2 || height < 2) throw new NoFilm('There are no pictures in it.')
  // Each frame is held in memory, several times over.
  if (width * height > MOST_PIXELS) throw new NoFilm(`Its pictures are ${width}x${height}.`)
  const rate = avgFrameRate.num > 0 ? avgFrameRate : rFrameRate
  const fps = Math.round((rate.num / Math.max(1, rate.den)) * 1_000) / 1_000
  if (fps > MOST_FPS) throw new NoFilm(`It has ${fps} pictures a second.`)
  const isYuv420 = format === AV_PIX_FMT_YUV420P || format === AV_PIX_FMT_YUVJ420P
  const isH264 = codecId === AV_CODEC_ID_H264 && isYuv420
  return { width, height, fps, isH264 }
}

async function describeSound(stream: Stream | undefined): Promise<FilmFacts['sound']> {
  if (!stream) return 'none'
  const { AV_CODEC_ID_AAC } = await import('node-av/constants')
  return stream.codecpar.codecId === AV_CODEC_ID_AAC ? 'aac' : 'other'
}

/** By its pictures: sound may be a little longer. */
function secondsOf({ duration, timeBase }: Stream): number {
  return Math.max(0, (Number(duration) * timeBase.num) / timeBase.den)
}
