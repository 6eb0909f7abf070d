import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** What a service keeps of its tasks, by name. */
export async function storedFiles(dataDir: string): Promise<string[]> {
  const root = path.join(dataDir, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name !== '.owner')
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
