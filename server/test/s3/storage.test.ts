import { randomFillSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, inject, test, vi } from 'vitest'
import { claimBucket, checkBucket } from '../../src/storage/s3/claim-bucket.ts'
import { openClient } from '../../src/storage/s3/client.ts'
import { openS3 } from '../../src/storage/s3/s3.ts'
import { endStaleUploads } from '../../src/storage/s3/stale-uploads.ts'
import { textOf, textsOf } from '../../src/storage/s3/xml.ts'
import { readWhole } from '../../src/storage/read-whole.ts'
import { bucketFlags, bucketOf, keysOf, makeBucket, openBucket } from '../harness/buckets.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { storageContract } from '../storage/storage.contract.ts'

const s3 = inject('s3')
const endpoint = s3?.endpoint ?? ''
const isMoto = s3?.name === 'moto_server'
const onTrouble = (): undefined => undefined

describe.skipIf(s3 === null)('a bucket on a real S3 server', () => {
  storageContract(() => openBucket(endpoint))

  test('takes a large file in parts, keeps it whole, and the local one is gone', async () => {
    const storage = await openBucket(endpoint)
    const film = randomFillSync(Buffer.alloc(12 * 2 ** 20 + 345))
    const file = path.join(await temporaryFolder(), 'film.mp4')
    await writeFile(file, film)
    await storage.put('task/1/film.mp4', file)
    expect(existsSync(file)).toBe(false)
    const stored = await readWhole(await storage.open('task/1/film.mp4'))
    expect(film.equals(stored ?? Buffer.alloc(0))).toBe(true)
  })

  test('gives an empty file', async () => {
    const storage = await openBucket(endpoint)
    await storage.put('a', Buffer.alloc(0))
    expect(await readWhole(await storage.open('a'))).toEqual(new Uint8Array(0))
  })

  test('lists what begins with our prefix and is ours, page by page', async () => {
    const { client, flags } = await makeBucket(endpoint)
    const storage = openS3(client, { onTrouble })
    const others = openClient(bucketOf(flags, { prefix: '' }))
    for (const key of ['elsewhere', 'some/whereabouts', 'some/where/.hidden', 'some/where/a b']) {
      await others.ask({ method: 'PUT', key, body: Buffer.from('x') })
    }
    const ours = Array.from({ length: 1_203 }, (_, index) => `task-${index}/film.mp4`)
    for (let at = 0; at < ours.length; at += 50) {
      const some = ours.slice(at, at + 50)
      await Promise.all(some.map((key) => storage.put(key, Buffer.from('x'))))
    }
    expect(await keysOf(storage)).toEqual(ours.toSorted())
  })

  test('a bucket that can be used belongs to the first database that says so', async () => {
    const { client } = await makeBucket(endpoint)
    await checkBucket(client)
    await claimBucket(client, 'one')
    await claimBucket(client, 'one')
    await expect(claimBucket(client, 'two')).rejects.toThrow('belong to another database')
    expect(await keysOf(openS3(client, { onTrouble }))).toEqual([])
  })

  test('an upload whose file is cut short under it leaves no parts behind', async () => {
    const { client } = await makeBucket(endpoint)
    const storage = openS3(client, { onTrouble, partBytes: 5 * 2 ** 20 })
    const file = path.join(await temporaryFolder(), 'film.mp4')
    await writeFile(file, Buffer.alloc(80 * 2 ** 20))
    const storing = storage.put('task/1/film.mp4', file)
    storing.catch(() => undefined)
    await vi.waitFor(async () => expect(await uploadsOf(client)).toHaveLength(1), { interval: 5 })
    await writeFile(file, '')
    await expect(storing).rejects.toThrow('shorter than it was')
    expect(await storage.open('task/1/film.mp4')).toBeUndefined()
    expect(await uploadsOf(client)).toEqual([])
  })

  // To moto, every upload began in 2010.
  test.skipIf(isMoto)(
    'uploads that nobody will finish are ended when they are a day old',
    async () => {
      const { client } = await makeBucket(endpoint)
      await client.ask({ method: 'POST', key: 'task/1/film.mp4', query: { uploads: '' } })
      expect(await endStaleUploads(client)).toBe(0)
      expect(await uploadsOf(client)).toHaveLength(1)
      expect(await endStaleUploads(client, Date.now() + 25 * 3_600_000)).toBe(1)
      expect(await uploadsOf(client)).toEqual([])
    },
  )

  test('a bucket that is not there is named', async () => {
    const client = openClient(bucketOf(bucketFlags(endpoint)))
    await expect(checkBucket(client)).rejects.toThrow('set ZOETROPE_S3_BUCKET to one that exists')
  })

  test.skipIf(isMoto)('a wrong secret is named, and not shown', async () => {
    const { flags } = await makeBucket(endpoint)
    const client = openClient(bucketOf({ ...flags, s3SecretAccessKey: 'hunter2' }))
    await expect(checkBucket(client)).rejects.toThrow('AWS_SECRET_ACCESS_KEY is not the secret')
    await expect(checkBucket(client)).rejects.not.toThrow('hunter2')
  })

  test.skipIf(isMoto)('a wrong region is named', async () => {
    const { flags } = await makeBucket(endpoint)
    const client = openClient(bucketOf(flags, { region: 'eu-west-3' }))
    await expect(checkBucket(client)).rejects.toThrow('ZOETROPE_S3_REGION')
  })
})

async function uploadsOf(client: ReturnType<typeof openClient>): Promise<string[]> {
  const { text } = await client.ask({ method: 'GET', query: { uploads: '' } })
  expect(textOf(text, 'Bucket')).toBe(client.bucket.name)
  return textsOf(text, 'UploadId')
}
