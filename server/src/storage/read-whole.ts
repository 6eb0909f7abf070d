import type { StoredFile } from './storage.ts'

/** All bytes of a file that is small enough for it; undefined: it is gone. */
export async function readWhole(file: StoredFile | undefined): Promise<Uint8Array | undefined> {
  const part = await file?.open()
  if (!file || !part) return undefined
  try {
    const bytes = new Uint8Array(file.bytes)
    for (let at = 0; at < bytes.length;) {
      const read = await part.read(bytes.subarray(at))
      if (read === 0) throw new Error('The file is shorter than it was.')
      at += read
    }
    return bytes
  } finally {
    await part.close()
  }
}
