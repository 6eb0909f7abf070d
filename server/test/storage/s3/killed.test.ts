import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bucketFlags } from '../../harness/buckets.ts'
import { eventually } from '../../harness/eventually.ts'
import { create, finished } from '../../harness/plain-client.ts'
import { startServer, type ServerProcess } from '../../harness/server-process.ts'
import { FIXTURES } from '../../harness/service.ts'
import { temporaryFolder } from '../../harness/temporary-folder.ts'
import { BUCKET, startFaultyS3 } from './faulty-s3.ts'

const FILM = await readFile(path.join(FIXTURES, 'tiny.mp4'))

async function setUp() {
  const s3 = await startFaultyS3()
  const dataDir = await temporaryFolder()
  const start = async (): Promise<ServerProcess> => {
    const flags = { ...bucketFlags(s3.endpoint, BUCKET), sweep: '100ms' }
    const server = await startServer({ ...flags, dataDir })
    onTestFinished(() => server.kill())
    return server
  }
  const films = (): string[] => [...s3.objects.keys()].filter((key) => key.endsWith('.mp4'))
  return { s3, start, films, put: 'PUT /films/some/where/video_' }
}

const isFilm = (request: string): boolean => /^PUT .*film\.mp4$/.test(request)

test('a server that is killed while it stores a film serves no half of it, and the next makes it whole', async () => {
  const { s3, start, films, put } = await setUp()
  const first = await start()
  // The thumbnail and then the film: to neither does S3 answer.
  s3.fail(put, (response) => response.writeHead(200, { etag: '"x"' }).end(), 'hang')
  const { id } = await create(first.url, { prompt: 'quick' })
  await eventually(() => expect(s3.requests.filter(isFilm)).toHaveLength(1))
  expect((await first.request(`/v1/videos/${id}/content`)).status).toBe(409)
  await first.kill()
  expect(films()).toEqual([])

  const second = await start()
  await finished(second.url, id)
  const content = await second.request(`/v1/videos/${id}/content`)
  expect(FILM.equals(Buffer.from(await content.arrayBuffer()))).toBe(true)
  expect(films()).toHaveLength(1)
})

test('a film that was stored, but killed before it was settled, is an orphan that the next start removes', async () => {
  const { s3, start, films, put } = await setUp()
  const first = await start()
  s3.fail(put, (response) => response.writeHead(200).end(), 'cut after')
  const { id } = await create(first.url, { prompt: 'quick' })
  await eventually(() => expect(films()).toHaveLength(1))
  await first.kill()
  const second = await start()
  await finished(second.url, id)
  await eventually(() => expect(films()).toEqual([expect.stringContaining(`${id}/2/`)]))
})

test('while S3 is away nothing is taken and nothing is lost, and the log says what to look at', async () => {
  const { s3, start } = await setUp()
  const server = await start()
  const made = await create(server.url, { prompt: 'quick' })
  await finished(server.url, made.id)
  s3.region = 'elsewhere'
  await eventually(async () => expect((await server.request('/readyz')).status).toBe(503))
  const refused = await server.request(`/v1/videos/${made.id}/content`)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('15')
  expect(await refused.json()).toMatchObject({ error: { code: 'store_unavailable' } })
  await eventually(() => expect(server.output()).toContain('set ZOETROPE_S3_REGION=elsewhere'))
  s3.region = 'us-east-1'
  await eventually(async () => expect((await server.request('/readyz')).status).toBe(200))
  expect((await server.request(`/v1/videos/${made.id}/content`)).status).toBe(200)
})
