import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { assertKey, type Storage, type StoredFile } from './storage.ts'

/** Files in a folder. */
export async function openDisk(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true })
  const locate = (key: string): string => {
    assertKey(key)
    return path.join(root, key)
  }

  return {
    async put(key, file) {
      const target = locate(key)
      await mkdir(path.dirname(target), { recursive: true })
      await sync(file)
      await moveInto(file, target)
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
    async *list() {
      for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
        if (entry.isFile()) {
          yield path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')
        }
      }
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
  }
}

function toStoredFile(file: string, bytes: number): StoredFile {
  return {
    bytes,
    read: (start = 0, end = bytes - 1) =>
      Readable.toWeb(
        createReadStream(file, { start, end: Math.max(end, start) }),
      ) as ReadableStream<Uint8Array>,
  }
}

async function moveInto(file: string, target: string): Promise<void> {
  try {
    await rename(file, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    // Another file system: copy beside the target first, so that no reader ever sees half a film.
    const side = `${target}.part`
    await copyFile(file, side)
    await sync(side)
    await rename(side, target)
    await rm(file, { force: true })
  }
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
