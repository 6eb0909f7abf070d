import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../errors/problem.ts'

/**
 * Leaves a note beside the films that says which database speaks of them. A service on another database, by a slip in
 * its settings, would take them all for orphans and remove them.
 */
export async function claimFiles(root: string, owner: string): Promise<void> {
  const note = path.join(root, '.owner')
  await writeFile(note, owner, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await readFile(note, 'utf8')
  // Empty: another node of ours is just writing it.
  if (found === owner || found === '') return
  throw new Problem(
    `The films in ${path.resolve(root)} belong to another database. Use that one, or give these films up by removing the folder.`,
  )
}
