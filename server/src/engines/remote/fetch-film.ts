import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../engine.ts'
import { complaintOf } from './complaint.ts'
import { readText } from './exchange.ts'
import { createFieldDecoder } from './field-decoder.ts'
import { openDownload, type Download } from './open-download.ts'
import { parseJson, Refused, type Answer } from './model-http.ts'
import type { FilmSource } from './model-server.ts'
import { NoAnswer } from './no-answer.ts'
import { pause } from './pause.ts'
import type { RemoteOptions } from './remote-options.ts'

const MOST_TRIES = 3
const MOST_WORDS_BYTES = 65_536

/** Brings the finished film into the attempt's folder, all of it or none. */
export async function fetchFilm(
  options: RemoteOptions,
  source: FilmSource,
  { folder, signal }: Context,
): Promise<string> {
  const file = path.join(folder, 'fetched')
  for (let tries = 1; ; tries++) {
    try {
      await download(options, { source, file, signal })
      return file
    } catch (error) {
      signal.throwIfAborted()
      if (!mayPass(error) || tries === MOST_TRIES) throw outOfReach(options, error)
      await pause(options.pollMs * 2 ** tries, signal)
    }
  }
}

function mayPass(error: unknown): boolean {
  if (error instanceof Refused) return error.answer.status >= 500 || error.answer.status === 404
  return error instanceof NoAnswer
}

/** Not as the server's own refusals are told: links run out, and buckets have keys of their own. The next attempt asks for a fresh one. */
function outOfReach({ id }: RemoteOptions, cause: unknown): unknown {
  if (!(cause instanceof Refused)) return cause
  const { json, status } = cause.answer
  const why = complaintOf(json) ?? `the answer was ${status}.`
  const sentence = `The film that "${id}" made cannot be fetched: ${why}`
  return new AppError('engine_error', sentence, { cause, retryAfterMs: 2_000 })
}

interface Target {
  readonly source: FilmSource
  readonly file: string
  readonly signal: AbortSignal
}

async function download(options: RemoteOptions, target: Target): Promise<void> {
  const opened = await openDownload(options, target.source.url, target.signal)
  try {
    if (opened.incoming.statusCode !== 200) {
      throw new Refused(await answerOf(opened.incoming, options))
    }
    await save(options, opened, target)
  } catch (error) {
    if (error instanceof Refused || error instanceof AppError || isDisk(error)) throw error
    throw new NoAnswer(true, { cause: opened.lost() ?? error })
  } finally {
    opened.end()
  }
}

async function save(
  options: RemoteOptions,
  { incoming, came }: Download,
  { source, file, signal }: Target,
): Promise<void> {
  const length = Number(incoming.headers['content-length'] ?? Number.NaN)
  const most = mostBytes(options, source)
  if (length > most) throw tooLarge(options)
  const bytes = countBytes(options, { most, came })
  const { field } = source
  const film = field === undefined ? new PassThrough() : createFieldDecoder(field)
  await pipeline(incoming, bytes.stream, film, createWriteStream(file), { signal })
  if (!(bytes.count() === length || Number.isNaN(length)) || bytes.count() === 0) {
    throw new Error(`${bytes.count()} bytes of ${length} came.`)
  }
}

/** Our own disk, not the server. */
const isDisk = (error: unknown): boolean =>
  error instanceof Error &&
  /^(ENOSPC|EDQUOT|EIO|EROFS)$/.test((error as { code?: string }).code ?? '')

async function answerOf(incoming: IncomingMessage, { http }: RemoteOptions): Promise<Answer> {
  const text = http.hideKey(await readText(incoming, MOST_WORDS_BYTES).catch(() => ''))
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    text,
    json: parseJson(text),
  }
}

/** Base64 is a third larger than what it stands for, and something is around it. */
function mostBytes({ maxFilmBytes }: RemoteOptions, { field }: FilmSource): number {
  return field === undefined ? maxFilmBytes : Math.ceil((maxFilmBytes * 4) / 3) + MOST_WORDS_BYTES
}

function countBytes(
  options: RemoteOptions,
  { most, came }: Pick<Download, 'came'> & { most: number },
) {
  let count = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length
      came(chunk.length)
      if (count > most) done(tooLarge(options))
      else done(null, chunk)
    },
  })
  return { stream, count: () => count }
}

function tooLarge({ id, maxFilmBytes }: RemoteOptions): AppError {
  const sentence = `The film that "${id}" made is larger than ${maxFilmBytes} bytes: the operator can raise \`maxFilmSize\`.`
  return new AppError('engine_error', sentence, { retryable: false })
}
