import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openS3 } from '../../src/storage/s3/s3.ts'
import { keysOf, makeBucket } from '../harness/buckets.ts'
import { eventually } from '../harness/eventually.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { IMAGE } from '../harness/plain-client.ts'
import { FIXTURES, startApi, type Api, type Flags } from '../harness/service.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

const s3 = inject('s3')
const FILM = await readFile(path.join(FIXTURES, 'tiny.mp4'))

async function start(more: Flags = {}) {
  const { flags, client } = await makeBucket(s3?.endpoint ?? '')
  const bucket = openS3(client, { onTrouble: () => undefined })
  const errors: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void errors.push(line) })
  const api = await startApi({ ...flags, dataDir: await temporaryFolder(), ...more }, log)
  onTestFinished(async () => {
    await api.service.stop()
    expect(errors).toEqual([])
  })
  return { api, bucket, flags, files: () => keysOf(bucket) }
}

async function filmOf(api: Api): Promise<string> {
  const { id } = await api.create({ prompt: 'quick' })
  expect(await api.ended(id)).toMatchObject({ status: 'completed' })
  return id
}

describe.skipIf(s3 === null)('a service with its films in S3', () => {
  test('takes a picture, films it, serves it in parts and whole, and forgets it', async () => {
    const { api, files } = await start()
    const asked = await api.post(IMAGE, { prompt: 'quick', image_url: pngDataUrl() })
    const { id } = (await asked.json()) as { id: string }
    expect(await api.ended(id)).toMatchObject({ status: 'completed', error: null })
    const names = [`${id}/1/film.mp4`, `${id}/1/thumbnail.jpg`, `${id}/image.png`]
    expect(await files()).toEqual(names)
    const whole = await api.request(`/v1/videos/${id}/content`)
    expect(FILM.equals(Buffer.from(await whole.arrayBuffer()))).toBe(true)
    await api.request(`/v1/videos/${id}`, { method: 'DELETE' })
    expect(await files()).toEqual([])
    expect((await api.request(`/v1/videos/${id}/content`)).status).toBe(404)
  })

  test('answers HEAD, Range, If-Range and several ranges as from a folder', async () => {
    const { api } = await start()
    const route = `/v1/videos/${await filmOf(api)}/content`
    const head = await api.request(route, { method: 'HEAD' })
    expect(head.headers.get('Content-Length')).toBe(String(FILM.length))
    const etag = head.headers.get('ETag') ?? ''
    const ask = async (headers: Record<string, string>) => {
      const response = await api.request(route, { headers })
      const bytes = Buffer.from(await response.arrayBuffer())
      return { status: response.status, bytes, range: response.headers.get('Content-Range') }
    }
    const size = FILM.length
    const first = await ask({ Range: 'bytes=0-1' })
    expect(first).toMatchObject({ status: 206, range: `bytes 0-1/${size}` })
    const last = await ask({ Range: 'bytes=-7', 'If-Range': etag })
    expect(last).toMatchObject({ status: 206, range: `bytes ${size - 7}-${size - 1}/${size}` })
    expect(last.bytes.equals(FILM.subarray(-7))).toBe(true)
    expect(await ask({ Range: 'bytes=0-1', 'If-Range': '"other"' })).toMatchObject({ status: 200 })
    expect(await ask({ Range: `bytes=${size}-` })).toMatchObject({ status: 416 })
    expect(await ask({ 'If-None-Match': etag })).toMatchObject({ status: 304 })
    const several = await ask({ Range: 'bytes=0-9,100-109' })
    expect(several.bytes.includes(FILM.subarray(100, 110))).toBe(true)
  })

  test('says that a film is lost if its object is, and is ready', async () => {
    const { api, bucket, files } = await start()
    const id = await filmOf(api)
    for (const key of await files()) await bucket.remove(key)
    expect((await api.request(`/v1/videos/${id}/content`)).status).toBe(410)
    expect((await api.request('/readyz')).status).toBe(200)
  })

  test('removes films after their time, and what belongs to no task', async () => {
    const { api, bucket, files } = await start({ retention: '1s', sweep: '50ms' })
    await bucket.put('video_lost/1/film.mp4', Buffer.from('x'))
    const id = await filmOf(api)
    await eventually(async () => expect(await files()).toEqual([]))
    expect((await api.request(`/v1/videos/${id}/content`)).status).toBe(410)
  })

  test('does not start on the films of another database', async () => {
    const { flags } = await start()
    const other = startApi({ ...flags, dataDir: await temporaryFolder() })
    await expect(other).rejects.toThrow('belong to another database')
  })
})
