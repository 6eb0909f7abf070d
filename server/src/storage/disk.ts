import {
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { readPart } from './read-part.ts'
import { assertKey, isKey, type Storage, type StoredFile } from './storage.ts'

/** Files in a folder. */
export async function openDisk(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true })
  const locate = (key: string): string => {
    assertKey(key)
    return path.join(root, key)
  }

  return {
    async put(key, source) {
      const target = locate(key)
      await mkdir(path.dirname(target), { recursive: true })
      // To the side first and then renamed: no reader ever sees half a film.
      const side = typeof source === 'string' ? await bringNear(source, target) : `${target}.part`
      if (typeof source !== 'string') await writeFile(side, source)
      await sync(side)
      await rename(side, target)
      // Without this the name itself can be lost with the power, and a completed task would have no film.
      await sync(path.dirname(target))
      await sync(root)
    },
    async open(key) {
      const file = locate(key)
      const found = await stat(file).catch(absent)
      return found?.isFile() ? toStoredFile(file, found.size) : undefined
    },
    async remove(key) {
      const file = locate(key)
      await rm(file, { force: true })
      await removeEmptyFolders(path.dirname(file), root)
    },
    list: () => listFiles(root, ''),
    freeBytes: () => freeBytesIn(root),
  }
}

/** What a program may still write there. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function toStoredFile(file: string, bytes: number): StoredFile {
  return {
    bytes,
    open: ({ start = 0, end = bytes - 1 } = {}) => readPart(file, { start, end }),
  }
}

/**
 * Folder by folder: one that is removed meanwhile, as emptied folders are, is simply not there. What is not ours
 * (NFS keeps a removed file that is still read as `.nfs…`) has no key.
 */
async function* listFiles(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(absent)
  for (const entry of entries ?? []) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(root, key)
    else if (entry.isFile() && isKey(key)) yield key
  }
}

/** A file that can be renamed to the target: itself, or a copy if it lies on another file system. */
async function bringNear(file: string, target: string): Promise<string> {
  const side = `${target}.part`
  try {
    await rename(file, side)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(file, side)
    await rm(file, { force: true })
  }
  return side
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let current = folder; current !== root; current = path.dirname(current)) {
    const removed = await rmdir(current).then(
      () => true,
      () => false, // not empty, or gone already
    )
    if (!removed) return
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
