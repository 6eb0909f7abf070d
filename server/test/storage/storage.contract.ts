import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readWhole } from '../../src/storage/read-whole.ts'
import type { OpenPart, PartOfFile, Storage } from '../../src/storage/storage.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

/** Every adapter runs this; a new adapter is done when it passes. */
export function storageContract(open: () => Promise<Storage>): void {
  const drain = async (part: OpenPart | undefined): Promise<Buffer> => {
    const pieces: Uint8Array[] = []
    for (;;) {
      const buffer = Buffer.alloc(100_000)
      const bytes = (await part?.read(buffer)) ?? 0
      if (bytes === 0) break
      pieces.push(buffer.subarray(0, bytes))
    }
    await part?.close()
    return Buffer.concat(pieces)
  }
  const text = async (storage: Storage, key: string, part?: PartOfFile): Promise<string> => {
    const file = await storage.open(key)
    return (await drain(await file?.open(part))).toString()
  }
  const keys = async (storage: Storage): Promise<string[]> => {
    const found: string[] = []
    for await (const key of storage.list()) found.push(key)
    return found.toSorted()
  }

  test('gives back the bytes it was given, from a file or from memory', async () => {
    const storage = await open()
    const file = path.join(await temporaryFolder(), 'a.mp4')
    await writeFile(file, 'from a file')
    await storage.put('task/1/film.mp4', file)
    await storage.put('task/image.png', Buffer.from('from memory'))
    expect(await text(storage, 'task/1/film.mp4')).toBe('from a file')
    expect(await text(storage, 'task/image.png')).toBe('from memory')
    expect((await storage.open('task/1/film.mp4'))?.bytes).toBe(11)
  })

  test('gives any part of them', async () => {
    const storage = await open()
    await storage.put('a', Buffer.from('0123456789'))
    expect(await text(storage, 'a', { start: 0, end: 0 })).toBe('0')
    expect(await text(storage, 'a', { start: 3, end: 5 })).toBe('345')
    expect(await text(storage, 'a', { start: 9, end: 9 })).toBe('9')
  })

  test('replaces what was there', async () => {
    const storage = await open()
    await storage.put('a', Buffer.from('old'))
    await storage.put('a', Buffer.from('newer'))
    expect(await text(storage, 'a')).toBe('newer')
  })

  test('knows nothing of what was never put or is removed, and removing twice is fine', async () => {
    const storage = await open()
    await storage.put('a/b', Buffer.from('x'))
    await storage.remove('a/b')
    await storage.remove('a/b')
    expect(await storage.open('a/b')).toBeUndefined()
    expect(await storage.open('never/there')).toBeUndefined()
    expect(await keys(storage)).toEqual([])
  })

  test('keeps nothing of a file that is not there', async () => {
    const storage = await open()
    await expect(storage.put('a', '/nowhere/at/all.mp4')).rejects.toThrow()
    expect(await storage.open('a')).toBeUndefined()
  })

  test('lists every key', async () => {
    const storage = await open()
    for (const key of ['b/2/film.mp4', 'a', 'b/1/film.mp4'])
      await storage.put(key, Buffer.from('x'))
    expect(await keys(storage)).toEqual(['a', 'b/1/film.mp4', 'b/2/film.mp4'])
  })

  test.each([
    '../escape',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\0b',
  ])('refuses the key %j', async (key) => {
    const storage = await open()
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key')
    await expect(storage.open(key)).rejects.toThrow('Not a storage key')
    await expect(storage.remove(key)).rejects.toThrow('Not a storage key')
  })

  test('a reader that stops early does no harm', async () => {
    const storage = await open()
    await storage.put('a', Buffer.alloc(1_000_000))
    const part = await (await storage.open('a'))?.open()
    await part?.read(Buffer.alloc(10))
    await part?.close()
    await part?.close()
    await storage.remove('a')
    expect(await storage.open('a')).toBeUndefined()
  })

  test('a file that is removed while it is read comes whole', async () => {
    const storage = await open()
    const bytes = Buffer.alloc(1_000_000, 'film')
    await storage.put('a', bytes)
    const file = await storage.open('a')
    const part = await file?.open()
    await storage.remove('a')
    expect(bytes.equals(await drain(part))).toBe(true)
    expect(await file?.open()).toBeUndefined()
  })

  test('fills the buffer it is given, with less only at the end, and then with nothing', async () => {
    const storage = await open()
    await storage.put('a', Buffer.from('0123456789'))
    const part = await (await storage.open('a'))?.open({ start: 1 })
    const read = async (): Promise<string> => {
      const buffer = Buffer.alloc(4)
      return buffer.toString('latin1', 0, await part?.read(buffer))
    }
    expect([await read(), await read(), await read(), await read()]).toEqual([
      '1234',
      '5678',
      '9',
      '',
    ])
    await part?.close()
  })

  test('can be closed while it is read, and gives nothing after that', async () => {
    const storage = await open()
    await storage.put('a', Buffer.alloc(1_000_000, 'x'))
    const part = await (await storage.open('a'))?.open()
    const buffer = Buffer.alloc(500_000)
    const reading = part?.read(buffer)
    await part?.close()
    expect(await reading).toBe(500_000)
    expect(buffer.every((byte) => byte === 'x'.charCodeAt(0))).toBe(true)
    await expect(part?.read(buffer)).rejects.toThrow()
  })

  test('gives a whole file at once to who wants that', async () => {
    const storage = await open()
    const bytes = Buffer.alloc(1_000_000, 'picture')
    await storage.put('a', bytes)
    expect(bytes.equals((await readWhole(await storage.open('a'))) ?? Buffer.alloc(0))).toBe(true)
    expect(await readWhole(await storage.open('b'))).toBeUndefined()
  })
}
