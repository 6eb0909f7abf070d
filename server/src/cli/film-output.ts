import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../errors/problem.ts'

/** Where a film goes when it is made. */
export interface FilmOutput {
  /** What the engine writes. */
  readonly unfinished: string
  /** To be removed, however it ends. */
  readonly leftovers: readonly string[]
  /** Puts the finished film where it was wanted. */
  finish(): Promise<void>
}

/** Checked before the film is made: nobody should wait for one that cannot be put down. */
export function openOutput(output: string): FilmOutput {
  if (output === '-') return toPipe(process.stdout)
  const target = resolve(output)
  const known = statSync(target, { throwIfNoEntry: false })
  if (known?.isDirectory()) throw new Problem(`${output} is a folder. Name a file with -o.`)
  // A device or a pipe is written to: a file that is renamed would take its place.
  return known?.isFile() === false ? toDevice(target) : toFile(output, target)
}

/** Of a link, what it leads to. */
function resolve(output: string): string {
  try {
    return realpathSync(output)
  } catch {
    return path.resolve(output)
  }
}

function toPipe(stdout: NodeJS.WriteStream): FilmOutput {
  if (stdout.isTTY) {
    throw new Problem('A film is nothing for a terminal. Send it to a file or a program: -o - | …')
  }
  return inOneGo((film) => pipeline(createReadStream(film), stdout, { end: false }))
}

const toDevice = (device: string): FilmOutput =>
  inOneGo((film) => pipeline(createReadStream(film), createWriteStream(device)))

/** A film has its table of contents in front, which is known last: it is made in a file, then sent. */
function inOneGo(send: (film: string) => Promise<void>): FilmOutput {
  const folder = temporaryFolder()
  const unfinished = path.join(folder, 'film.mp4')
  return {
    unfinished,
    leftovers: [folder],
    finish: () =>
      send(unfinished).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOSPC') throw cause
        throw new Problem('Whoever was to get the film stopped reading.', { cause })
      }),
  }
}

function temporaryFolder(): string {
  try {
    return mkdtempSync(path.join(tmpdir(), 'zoetrope-film-'))
  } catch (cause) {
    throw new Problem(`The folder ${tmpdir()} cannot be written to. Choose another with TMPDIR.`, {
      cause,
    })
  }
}

const OTHER_KINDS: ReadonlySet<string> = new Set(['.webm', '.mov', '.mkv', '.avi', '.gif', '.webp'])

/** Beside the target and renamed at the end: an interrupted run never leaves half a film under that name. */
function toFile(output: string, target: string): FilmOutput {
  // An MP4 under such a name would be a film that half of the programs refuse.
  if (OTHER_KINDS.has(path.extname(target).toLowerCase())) {
    throw new Problem(`Films are MP4 files: name it ${path.parse(output).name}.mp4 with -o.`)
  }
  const unfinished = `${target}.part.mp4`
  requireRoom(unfinished)
  return {
    unfinished,
    leftovers: [unfinished],
    async finish() {
      await rename(unfinished, target)
      process.stdout.write(`${output}\n`)
    },
  }
}

/** Tried, not asked: a system that says one may does not always let one. */
function requireRoom(file: string): void {
  try {
    writeFileSync(file, '')
  } catch (cause) {
    const folder = path.dirname(file)
    throw new Problem(`The folder ${folder} cannot be written to. Choose another with -o.`, {
      cause,
    })
  }
}
