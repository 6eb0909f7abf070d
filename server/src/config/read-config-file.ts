import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { Problem } from '../errors/problem.ts'

const TOKEN =
  /\s*(?:[{}[\],:]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y

/** The settings of a file that people write by hand: what is wrong with it is told with its place. */
export function readConfigFile(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {}
  const result = z.record(z.string(), z.unknown()).safeParse(parse(file, readText(file)))
  if (result.success) return result.data
  throw new Problem(`${file} is not a JSON object.`, { cause: result.error })
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Problem(`${file} cannot be read.`, { cause })
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : ''
    // The parser may quote what stands there, and that may be a secret: only its first words are told.
    const [reason = ''] = words.split(/ in JSON at | of JSON input|, (?:\.\.\.)?"/)
    const before = text.slice(0, placeOf(words, text)).split('\n')
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
    throw new Problem(`${file} is not a JSON object: ${reason}, at ${place}.`, { cause })
  }
}

/** Where the parser says, or else where no more words of JSON can be read. */
function placeOf(words: string, text: string): number {
  const position = /at position (\d+)/.exec(words)?.[1]
  if (position !== undefined) return Number(position)
  TOKEN.lastIndex = 0
  let end = 0
  while (TOKEN.test(text)) end = TOKEN.lastIndex
  return text.length - text.slice(end).trimStart().length
}
