import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Problem } from '../errors/problem.ts'

/** Makes a folder of the service's if there is none, and sees that it can be written to. */
export function makeDataFolder(folder: string, name: 'data' | 'files' = 'data'): void {
  const absolute = path.resolve(folder)
  try {
    makeWithParents(path.dirname(absolute))
    // Prompts, films and the secrets that sign links lie in it: other users of the machine have no business there.
    makeFolder(absolute, 0o700)
    accessSync(absolute, constants.W_OK)
  } catch (cause) {
    throw new Problem(
      `The ${name} folder ${absolute} cannot be written to. Choose another with --${name}-dir.`,
      { cause },
    )
  }
}

/** Not with Node's own `recursive`: under /proc, which is there and takes no children, that never returns. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return
  makeWithParents(path.dirname(folder))
  makeFolder(folder)
}

function makeFolder(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // A file of that name is "there", too.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
