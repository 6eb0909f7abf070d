import { open, type FileHandle } from 'node:fs/promises'

export type Container = 'mp4' | 'matroska' | 'avi' | 'gif'

/** What kind of film a file is, by its first bytes; undefined: none that we know, whatever its name says. */
export async function containerOf(file: string): Promise<Container | undefined> {
  await using handle = await open(file)
  const head = await readAt(handle, 0, 12)
  const word = (start: number): string => head.toString('latin1', start, start + 4)
  if (word(4) === 'ftyp') return 'mp4'
  if (word(0) === '\u001A\u0045\u00DF\u00A3') return 'matroska'
  if (word(0) === 'RIFF' && word(8) === 'AVI ') return 'avi'
  return word(0) === 'GIF8' ? 'gif' : undefined
}

const MOST_BOXES = 64

/** Whether an MP4 has its index before its pictures: otherwise players must have all of it before they start. */
export async function startsFast(file: string): Promise<boolean> {
  await using handle = await open(file)
  const { size: end } = await handle.stat()
  for (let at = 0, boxes = 0; at + 8 <= end && boxes < MOST_BOXES; boxes++) {
    const head = await readAt(handle, at, 16)
    const name = head.toString('latin1', 4, 8)
    if (name === 'moov') return true
    if (name === 'mdat') return false
    const short = head.readUInt32BE(0)
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short
    if (size < 8) return false
    at += size
  }
  return false
}

async function readAt(handle: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes)
  await handle.read({ buffer, position })
  return buffer
}
