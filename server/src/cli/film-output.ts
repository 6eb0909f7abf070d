import { accessSync, constants, createReadStream, mkdtempSync, statSync } from 'node:fs'
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
  return output === '-' ? toPipe(process.stdout) : toFile(output)
}

/** A film has its table of contents in front, which is known last: it is made in a file, then sent. */
function toPipe(stdout: NodeJS.WriteStream): FilmOutput {
  if (stdout.isTTY) {
    throw new Problem('A film is nothing for a terminal. Send it to a file or a program: -o - | …')
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'zoetrope-film-'))
  const unfinished = path.join(folder, 'film.mp4')
  return {
    unfinished,
    leftovers: [folder],
    finish: () =>
      pipeline(createReadStream(unfinished), stdout, { end: false }).catch((cause: unknown) => {
        throw new Problem('Whoever was to get the film stopped reading.', { cause })
      }),
  }
}

const OTHER_KINDS: ReadonlySet<string> = new Set(['.webm', '.mov', '.mkv', '.avi', '.gif', '.webp'])

/** Beside the target and renamed at the end: an interrupted run never leaves half a film under that name. */
function toFile(output: string): FilmOutput {
  const target = path.resolve(output)
  // An MP4 under such a name would be a film that half of the programs refuse.
  if (OTHER_KINDS.has(path.extname(target).toLowerCase())) {
    throw new Problem(`Films are MP4 files: name it ${path.parse(output).name}.mp4 with -o.`)
  }
  requireFolder(path.dirname(target))
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Problem(`${output} is a folder. Name a file with -o.`)
  }
  const unfinished = `${target}.part.mp4`
  return {
    unfinished,
    leftovers: [unfinished],
    async finish() {
      await rename(unfinished, target)
      process.stdout.write(`${output}\n`)
    },
  }
}

function requireFolder(folder: string): void {
  try {
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    throw new Problem(`The folder ${folder} cannot be written to. Choose another with -o.`, {
      cause,
    })
  }
}
