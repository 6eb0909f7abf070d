import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../errors/app-error.ts'
import { takePictures } from '../../films/film-pictures.ts'
import { NoFilm, probeFilm, type FilmFacts } from '../../films/probe-film.ts'
import { toMp4 } from '../../films/to-mp4.ts'
import type { Context, Film, Job } from '../engine.ts'
import type { RemoteOptions } from './remote-options.ts'

interface Fetched {
  readonly job: Job
  readonly file: string
  readonly context: Context
}

/** Makes what was fetched a film that every browser plays, says what it really is, and takes its pictures. */
export async function finishFilm(
  options: Pick<RemoteOptions, 'id' | 'fps'>,
  { job, file, context }: Fetched,
): Promise<Film> {
  const { folder, signal } = context
  const video = path.join(folder, 'film.mp4')
  try {
    const facts = await toPlayable({ file, video, signal })
    for (const sentence of differences(options, job, facts)) context.warn(sentence)
    return {
      video,
      mimeType: 'video/mp4',
      ...sizeOf(facts),
      ...(await pictures(video, facts, context)),
    }
  } catch (cause) {
    signal.throwIfAborted()
    const why = whyUnusable(cause)
    if (why === undefined) throw cause
    const sentence = `The model server of "${options.id}" sent no film that can be used. ${why}`
    throw new AppError('engine_error', sentence, { cause })
  }
}

/** Undefined: the film is not to blame. */
function whyUnusable(cause: unknown): string | undefined {
  if (cause instanceof NoFilm) return cause.message
  const isDamage = cause instanceof Error && cause.name === 'FFmpegError' && !isFullDisk(cause)
  return isDamage ? 'It is damaged.' : undefined
}

const isFullDisk = ({ message }: Error): boolean => message.endsWith('No space left on device')

const sizeOf = ({ width, height, fps }: FilmFacts) => ({ width, height, fps })

async function toPlayable({
  file,
  video,
  signal,
}: {
  file: string
  video: string
  signal: AbortSignal
}): Promise<FilmFacts> {
  const facts = await probeFilm(file)
  if (facts.playable) {
    await rename(file, video)
    return facts
  }
  await toMp4({ from: file, to: video, facts, signal })
  await rm(file)
  return probeFilm(video)
}

async function pictures(video: string, facts: FilmFacts, { folder, signal }: Context) {
  const taken = await takePictures(video, facts, signal)
  const thumbnail = path.join(folder, 'thumbnail.jpg')
  const spritesheet = path.join(folder, 'spritesheet.jpg')
  await writeFile(thumbnail, taken.thumbnail)
  await writeFile(spritesheet, taken.spritesheet)
  return { thumbnail, spritesheet, spriteGrid: taken.grid }
}

/** Half a second: models count in steps of frames, and 81 at 16 a second are not five seconds. */
const SAME_SECONDS = 0.5

/** What the caller gets that was not asked for. */
function differences({ id, fps }: Pick<RemoteOptions, 'id' | 'fps'>, job: Job, facts: FilmFacts) {
  const told: string[] = []
  const made = `The model "${id}" made`
  if (facts.width !== job.width || facts.height !== job.height) {
    const asked = `${job.width}x${job.height}`
    told.push(`${made} ${facts.width}x${facts.height} instead of ${asked}.`)
  }
  if (Math.abs(facts.seconds - job.seconds) > SAME_SECONDS) {
    told.push(`${made} ${Math.round(facts.seconds * 10) / 10} s instead of ${job.seconds} s.`)
  }
  if (fps !== null && Math.abs(facts.fps - fps) > 0.5) {
    told.push(`${made} ${facts.fps} frames a second instead of ${fps}.`)
  }
  if (job.audio && facts.sound === 'none') told.push(`${made} no sound.`)
  return told
}
