import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { expectError } from '../harness/errors.ts'
import { AUTHORIZATION } from '../harness/plain-client.ts'
import { FIXTURES, type Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

const FILM = await readFile(path.join(FIXTURES, 'tiny.mp4'))
const SIZE = FILM.length

let route: Promise<string> | undefined
/** One film for all: nothing here changes it. */
function contentOf(api: Api): Promise<string> {
  const make = async (): Promise<string> => {
    const { id } = await api.create({})
    await api.ended(id)
    return `/v1/videos/${id}/content`
  }
  return (route ??= make())
}
const bytesOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer())

test('the film comes whole, with what players and tools want to know', async ({ api, baseUrl }) => {
  const content = await contentOf(api)
  const id = content.split('/')[3]
  const response = await fetch(`${baseUrl}${content}`, { headers: AUTHORIZATION })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(SIZE),
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="${id}.mp4"`,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  })
  expect(await bytesOf(response)).toEqual(FILM)
})

test('HEAD says the same without the bytes', async ({ api, baseUrl }) => {
  const url = `${baseUrl}${await contentOf(api)}`
  const get = await fetch(url, { headers: AUTHORIZATION })
  const head = await fetch(url, { method: 'HEAD', headers: AUTHORIZATION })
  expect(head.status).toBe(200)
  for (const name of ['content-type', 'content-length', 'etag', 'accept-ranges']) {
    expect(head.headers.get(name)).toBe(get.headers.get(name))
  }
  expect((await head.arrayBuffer()).byteLength).toBe(0)
  await get.arrayBuffer()
})

describe('Range', () => {
  test.for<[range: string, start: number, end: number]>([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
    ['bytes=3000-', 3000, SIZE - 1],
    [`bytes=0-${SIZE * 2}`, 0, SIZE - 1],
    ['bytes=-10', SIZE - 10, SIZE - 1],
    [`bytes=-${SIZE * 2}`, 0, SIZE - 1],
  ])('%s is 206', async ([Range, start, end], { api, baseUrl }) => {
    const headers = { ...AUTHORIZATION, Range }
    const response = await fetch(`${baseUrl}${await contentOf(api)}`, { headers })
    expect(response.status).toBe(206)
    expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${SIZE}`)
    expect(response.headers.get('Content-Length')).toBe(String(end - start + 1))
    expect(await bytesOf(response)).toEqual(FILM.subarray(start, end + 1))
  })

  test.for([
    `bytes=${SIZE}-`,
    `bytes=${SIZE}-${SIZE + 5}`,
    'bytes=-0',
    'bytes=99999999999999999999-',
  ])('%s is 416', async (Range, { api }) => {
    const response = await api.request(await contentOf(api), { headers: { Range } })
    expect(response.headers.get('Content-Range')).toBe(`bytes */${SIZE}`)
    await expectError(response, { status: 416, code: 'range_not_satisfiable' })
  })

  test.for([
    'bytes=',
    'bytes=-',
    'bytes=5-1',
    'bytes=0-1,5',
    'items=0-1',
    'bytes=a-b',
    'bytes=0x1-2',
  ])('%s is not understood, so the whole film comes', async (Range, { api }) => {
    const response = await api.request(await contentOf(api), { headers: { Range } })
    expect(response.status).toBe(200)
    expect(await bytesOf(response)).toEqual(FILM)
  })

  test('with If-Range gives the part only if the film is still the same', async ({ api }) => {
    const content = await contentOf(api)
    const etag = (await api.request(content)).headers.get('ETag') ?? ''
    const ask = async (condition: string): Promise<number> => {
      const headers = { Range: 'bytes=0-9', 'If-Range': condition }
      return (await api.request(content, { headers })).status
    }
    expect(await ask(etag)).toBe(206)
    expect(await ask('"another"')).toBe(200)
    expect(await ask(`W/${etag}`)).toBe(200)
    expect(await ask('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(200)
  })

  test('is for GET alone: HEAD tells the whole length', async ({ api }) => {
    const init = { method: 'HEAD', headers: { Range: 'bytes=0-9' } }
    const response = await api.request(await contentOf(api), init)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Length')).toBe(String(SIZE))
  })
})

describe('If-None-Match', () => {
  test.for<[what: string, status: number, write: (etag: string) => string]>([
    ['the same tag', 304, (etag) => etag],
    ['the same tag, weak', 304, (etag) => `W/${etag}`],
    ['the same among others', 304, (etag) => `"another", ${etag}`],
    ['anything', 304, () => '*'],
    ['another tag', 200, () => '"another"'],
  ])('with %s is %d', async ([, status, write], { api }) => {
    const content = await contentOf(api)
    const etag = (await api.request(content)).headers.get('ETag') ?? ''
    const response = await api.request(content, { headers: { 'If-None-Match': write(etag) } })
    expect(response.status).toBe(status)
    expect(response.headers.get('ETag')).toBe(etag)
    expect((await bytesOf(response)).length).toBe(status === 304 ? 0 : SIZE)
  })
})

describe('variant', () => {
  test('thumbnail is a picture with a name of its own', async ({ api }) => {
    const response = await api.request(`${await contentOf(api)}?variant=thumbnail`)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(response.headers.get('Content-Disposition')).toContain('-thumbnail.jpg"')
  })

  test('spritesheet is refused where the engine made none', async ({ api }) => {
    const response = await api.request(`${await contentOf(api)}?variant=spritesheet`)
    await expectError(response, { status: 400, code: 'unsupported_value', param: 'variant' })
  })

  test('of another name is refused', async ({ api }) => {
    const response = await api.request(`${await contentOf(api)}?variant=poster`)
    const expected = { status: 400, code: 'invalid_value', param: 'variant' }
    expect(await expectError(response, expected)).toContain('video, thumbnail, spritesheet')
  })
})

test.for([
  ['fail:content_policy_violation', 'failed. told to fail as content_policy_violation'],
  ['hang', 'cancelled.'],
] as const)('a task that ended without a film (%s) is 409', async ([prompt, says], { api }) => {
  const { id } = await api.create({ prompt })
  if (prompt === 'hang') await api.post(`/v1/videos/${id}/cancel`, {})
  await api.ended(id)
  const response = await api.request(`/v1/videos/${id}/content`)
  expect(response.headers.get('x-should-retry')).toBe('false')
  const message = await expectError(response, { status: 409, code: 'video_failed' })
  expect(message).toContain(says)
})

test.for([{ 'If-Match': '"another"' }, { 'If-Unmodified-Since': 'Mon, 01 Jan 2024 00:00:00 GMT' }])(
  'a film that is not the one meant (%o) is refused',
  async (headers, { api }) => {
    const content = await contentOf(api)
    const etag = (await api.request(content)).headers.get('ETag') ?? ''
    const refused = await api.request(content, { headers })
    await expectError(refused, { status: 412, code: 'precondition_failed' })
    const meant = await api.request(content, { headers: { 'If-Match': `"x", ${etag}` } })
    expect(meant.status).toBe(200)
  },
)
