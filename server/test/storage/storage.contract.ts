import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PartOfFile, Storage } from '../../src/storage/storage.ts'

/** Every adapter runs this; a new adapter is done when it passes. */
export function storageContract(open: () => Promise<Storage>): void {
  const text = async (storage: Storage, key: string, part?: PartOfFile): Promise<string> => {
    const file = await storage.open(key)
    return new Response(await file?.read(part)).text()
  }
  const keys = async (storage: Storage): Promise<string[]> => {
    const found: string[] = []
    for await (const key of storage.list()) found.push(key)
    return found.toSorted()
  }

  test('gives back the bytes it was given, from a file or from memory', async () => {
    const storage = await open()
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'zoetrope-source-')), 'a.mp4')
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
    const reader = (await (await storage.open('a'))?.read())?.getReader()
    await reader?.read()
    await reader?.cancel()
    await storage.remove('a')
    expect(await storage.open('a')).toBeUndefined()
  })

  test('a file that is removed while it is read comes whole', async () => {
    const storage = await open()
    const bytes = Buffer.alloc(1_000_000, 'film')
    await storage.put('a', bytes)
    const file = await storage.open('a')
    const reading = await file?.read()
    await storage.remove('a')
    const whole = await new Response(reading).arrayBuffer()
    expect(bytes.equals(Buffer.from(whole))).toBe(true)
    expect(await file?.read()).toBeUndefined()
  })

  test('reads no further than the reader asks', async () => {
    const storage = await open()
    await storage.put('a', Buffer.alloc(4_000_000))
    const stop = new AbortController()
    const file = await storage.open('a')
    const reader = (await file?.read({ signal: stop.signal }))?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(value?.length).toBeLessThan(1_000_000)
    stop.abort()
    await expect(reader?.read()).rejects.toThrow()
  })
}
