import { randomFillSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openClient } from '../../../src/storage/s3/client.ts'
import { openS3 } from '../../../src/storage/s3/s3.ts'
import { readWhole } from '../../../src/storage/read-whole.ts'
import type { OpenPart, Storage } from '../../../src/storage/storage.ts'
import { bucketFlags, bucketOf, keysOf } from '../../harness/buckets.ts'
import { temporaryFolder } from '../../harness/temporary-folder.ts'
import { storageContract } from '../storage.contract.ts'
import { BUCKET, startFaultyS3, type FaultyS3 } from './faulty-s3.ts'

interface Setup {
  readonly s3: FaultyS3
  readonly storage: Storage
  readonly troubles: string[]
}

const PART = 100_000
const SLOW_DOWN = { status: 503, code: 'SlowDown' }

async function setUp(): Promise<Setup> {
  const s3 = await startFaultyS3()
  const bucket = bucketOf({ ...bucketFlags(s3.endpoint, BUCKET), s3Prefix: 'p/' })
  const client = openClient(bucket, { stillMs: 1_000, storingMs: 1_000 })
  onTestFinished(() => client.close())
  const troubles: string[] = []
  const onTrouble = (sentence: string): void => void troubles.push(sentence)
  return { s3, troubles, storage: openS3(client, { onTrouble, partBytes: PART }) }
}

async function filmFile(bytes: number): Promise<{ file: string; film: Buffer }> {
  const film = randomFillSync(Buffer.alloc(bytes))
  const file = path.join(await temporaryFolder(), 'film.mp4')
  await writeFile(file, film)
  return { file, film }
}

storageContract(async () => (await setUp()).storage)

describe('storing', () => {
  test.each([
    ['is asked to slow down', SLOW_DOWN],
    ['fails inside', { status: 500, code: 'InternalError' }],
    ['stands behind a proxy that has lost it', { status: 502 }],
    ['cuts the connection', 'cut before'],
    ['cuts the connection after it has stored it', 'cut after'],
    ['says nothing', 'hang'],
  ] as const)('is tried again where S3 %s', async (_, fault) => {
    const { s3, storage } = await setUp()
    s3.fail('PUT', fault, fault)
    await storage.put('a', Buffer.from('picture'))
    expect(s3.objects.get('p/a')?.toString()).toBe('picture')
    expect(s3.requests).toHaveLength(3)
  })

  test('waits for as long as it is told to', async () => {
    const { s3, storage } = await setUp()
    s3.fail('PUT', { ...SLOW_DOWN, headers: { 'retry-after': '1' } })
    const before = performance.now()
    await storage.put('a', Buffer.from('picture'))
    expect(performance.now() - before).toBeGreaterThan(990)
  })

  test('ends with a code for callers and a sentence for the operator when it does not pass', async () => {
    const { s3, storage, troubles } = await setUp()
    s3.fail('PUT', SLOW_DOWN, SLOW_DOWN, SLOW_DOWN, SLOW_DOWN)
    const error = { code: 'store_unavailable', message: expect.not.stringContaining('SlowDown') }
    await expect(storage.put('a', Buffer.from('x'))).rejects.toMatchObject(error)
    expect(s3.requests).toHaveLength(4)
    expect(troubles).toEqual([expect.stringContaining('SlowDown')])
  })

  test('into a bucket that is full says so at once', async () => {
    const { s3, storage, troubles } = await setUp()
    s3.fail('PUT', { status: 507, code: 'XMinioStorageFull' })
    const full = { code: 'storage_full' }
    await expect(storage.put('a', Buffer.from('x'))).rejects.toMatchObject(full)
    expect(troubles).toEqual([expect.stringContaining('no room left in the bucket films')])
  })

  test('is not tried again once nobody wants it', async () => {
    const { s3, storage } = await setUp()
    const { file } = await filmFile(10)
    const control = new AbortController()
    s3.fail('PUT', (response) => (control.abort(), response.writeHead(500).end()))
    await expect(storage.put('a', file, control.signal)).rejects.toThrow()
    expect(s3.requests).toHaveLength(1)
    expect(existsSync(file)).toBe(true)
  })

  test.each(['cut before', 'cut after', SLOW_DOWN, 'hang'] as const)(
    'in parts goes through though each step meets %j',
    async (fault) => {
      const { s3, storage } = await setUp()
      const { file, film } = await filmFile(2.5 * PART)
      const steps = ['POST', 'PUT', 'PUT', 'POST /films/p/a/film.mp4?uploadId']
      for (const step of steps) s3.fail(step, fault)
      await storage.put('a/film.mp4', file)
      expect(film.equals(s3.objects.get('p/a/film.mp4') ?? Buffer.alloc(0))).toBe(true)
      expect(existsSync(file)).toBe(false)
    },
  )

  test('in parts does not take an older film for its own, if the end of the upload is in doubt', async () => {
    const { s3, storage } = await setUp()
    const { file, film } = await filmFile(2.5 * PART)
    s3.objects.set('p/a', Buffer.from(film))
    s3.fail('POST /films/p/a?uploadId', { status: 404, code: 'NoSuchUpload' })
    await expect(storage.put('a', file)).rejects.toMatchObject({ code: 'store_unavailable' })
    expect(existsSync(file)).toBe(true)
  })

  test('in parts leaves none of them behind when it fails, and keeps the local file', async () => {
    const { s3, storage } = await setUp()
    const { file } = await filmFile(2.5 * PART)
    s3.fail('PUT /films/p/a?partNumber=2', { status: 403, code: 'AccessDenied' })
    await expect(storage.put('a', file)).rejects.toMatchObject({ code: 'store_unavailable' })
    expect([...s3.uploads, ...s3.objects]).toEqual([])
    expect(existsSync(file)).toBe(true)
  })

  test('in parts is put together again where S3 says 200 and fails after that', async () => {
    const { s3, storage } = await setUp()
    const { file, film } = await filmFile(2.5 * PART)
    s3.fail('POST /films/p/a?uploadId', { status: 200, code: 'InternalError' })
    await storage.put('a', file)
    expect(film.equals(s3.objects.get('p/a') ?? Buffer.alloc(0))).toBe(true)
  })

  test('in parts believes no 200 with an error in it', async () => {
    const { s3, storage } = await setUp()
    const { file } = await filmFile(2.5 * PART)
    s3.fail('POST /films/p/a?uploadId', { status: 200, code: 'InvalidPart' })
    await expect(storage.put('a', file)).rejects.toMatchObject({ code: 'store_unavailable' })
    expect(await storage.open('a')).toBeUndefined()
    expect([...s3.uploads]).toEqual([])
  })
})

describe('reading', () => {
  async function stored(bytes: number) {
    const setup = await setUp()
    const film = randomFillSync(Buffer.alloc(bytes))
    setup.s3.objects.set('p/film', film)
    return { ...setup, film }
  }

  test('goes on from the same byte where the connection breaks, as often as it does', async () => {
    const { s3, storage, film } = await stored(900_000)
    s3.fail('GET', { cutBodyAt: 400_000 }, 'cut before', { cutBodyAt: 1 }, SLOW_DOWN)
    const read = await readWhole(await storage.open('film'))
    expect(film.equals(read ?? Buffer.alloc(0))).toBe(true)
    expect(s3.requests.filter((request) => request.startsWith('GET'))).toHaveLength(5)
  })

  test('goes on where S3 falls silent', async () => {
    const { s3, storage, film } = await stored(10_000)
    s3.fail('GET', (response) => {
      const headers = { 'content-range': 'bytes 0-9999/10000', 'content-length': '10000' }
      response.writeHead(206, headers).write(film.subarray(0, 5_000))
    })
    expect(film.equals((await readWhole(await storage.open('film'))) ?? Buffer.alloc(0))).toBe(true)
  })

  test('ends when the connection breaks again and again without a byte', async () => {
    const { s3, storage } = await stored(10_000)
    const nothing = { cutBodyAt: 0 }
    s3.fail('GET', nothing, nothing, nothing, nothing, nothing)
    await expect(storage.open('film').then(readWhole)).rejects.toThrow('S3 gave no answer')
  })

  test('never mixes two films: what was replaced meanwhile is not gone on with', async () => {
    const { s3, storage } = await stored(900_000)
    s3.fail('GET', { cutBodyAt: 1_000 })
    const part = (await (await storage.open('film'))?.open()) as OpenPart
    s3.objects.set('p/film', Buffer.alloc(900_000))
    await expect(part.read(Buffer.alloc(900_000))).rejects.toThrow('412')
    await part.close()
  })

  test('of what was replaced between looking and reading gives nothing', async () => {
    const { s3, storage } = await stored(100)
    const file = await storage.open('film')
    s3.objects.set('p/film', Buffer.alloc(100))
    expect(await file?.open()).toBeUndefined()
  })

  test('refuses a server that sends other bytes than it was asked for', async () => {
    const { s3, storage } = await stored(100)
    s3.fail('GET', (response) => response.writeHead(200).end(Buffer.alloc(100)))
    const file = await storage.open('film')
    await expect(file?.open({ start: 50, end: 59 })).rejects.toMatchObject({
      code: 'store_unavailable',
    })
  })

  test('refuses a server that does not say how large a film is', async () => {
    const { s3, storage } = await stored(100)
    s3.fail('HEAD', (response) => response.writeHead(200, { 'transfer-encoding': 'chunked' }).end())
    await expect(storage.open('film')).rejects.toMatchObject({ code: 'store_unavailable' })
  })

  test('asks for no more than is wanted', async () => {
    const { s3, storage, film } = await stored(1_000)
    const part = await (await storage.open('film'))?.open({ start: 990, end: 999 })
    const buffer = Buffer.alloc(100)
    expect(buffer.subarray(0, await part?.read(buffer)).equals(film.subarray(990))).toBe(true)
    await part?.close()
    expect(s3.requests).toHaveLength(2)
  })
})

describe('listing', () => {
  test('takes a page when it is wanted, tries it again, and ends with the last', async () => {
    const { s3, storage } = await setUp()
    const keys = Array.from({ length: 25 }, (_, index) => `p/task${100 + index}/film.mp4`)
    for (const key of keys) s3.objects.set(key, Buffer.alloc(0))
    s3.objects.set('q/other', Buffer.alloc(0))
    s3.pageKeys = 10
    const walk = storage.list()[Symbol.asyncIterator]()
    await walk.next()
    expect(s3.requests).toHaveLength(1)
    s3.fail('GET', SLOW_DOWN, 'hang')
    expect(await keysOf(storage)).toEqual(keys.map((key) => key.slice(2)))
  })

  test('ends though a server gives the same page for ever', async () => {
    const { s3, storage } = await setUp()
    const page =
      '<R><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken></R>'
    s3.fail(
      'GET',
      ...Array.from(
        { length: 3 },
        () => (response: { end(text: string): unknown }) => void response.end(page),
      ),
    )
    expect(await keysOf(storage)).toEqual([])
    expect(s3.requests).toHaveLength(2)
  })

  test('reads no answer without end', async () => {
    const { s3, storage, troubles } = await setUp()
    const endless = (response: {
      write(bytes: Buffer): boolean
      on(event: string, more: () => void): void
    }): void => {
      const more = (): void => {
        while (response.write(Buffer.alloc(100_000)));
      }
      response.on('drain', more)
      more()
    }
    s3.fail('GET', endless, endless, endless, endless)
    await expect(keysOf(storage)).rejects.toMatchObject({
      code: 'store_unavailable',
      cause: { message: expect.stringContaining('larger than') },
    })
    expect(troubles).toHaveLength(1)
  })
})
