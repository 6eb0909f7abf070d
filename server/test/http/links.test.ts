import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import type { VideoJson } from '../../src/http/video-json.ts'
import { expectError } from '../harness/errors.ts'
import { FIXTURES, test as ownService, type Api, type Flags } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

const INVALID = { status: 403, code: 'invalid_signature' }

const finished = async (api: Api): Promise<VideoJson> => api.ended((await api.create({})).id)
/** Without any key: as a browser would. */
const follow = (api: Api, url: string | null): Promise<Response> =>
  api.request((url ?? '').replace('http://zoetrope.test', ''), { key: null })
const bytesOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer())
const fixture = (name: string): Promise<Buffer> => readFile(path.join(FIXTURES, name))

test('video_url gives the film to whoever has it, without a key', async ({ api }) => {
  const response = await follow(api, (await finished(api)).video_url)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('video/mp4')
  expect(await bytesOf(response)).toEqual(await fixture('tiny.mp4'))
})

test('a link may be used on any page; what needs a key may not', async ({ api }) => {
  const { id, video_url } = await finished(api)
  const linked = await follow(api, video_url)
  expect(linked.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(linked.headers.get('Access-Control-Expose-Headers')).toContain('Content-Range')
  const withKey = await api.request(`/v1/videos/${id}/content`)
  expect(withKey.status).toBe(200)
  expect(withKey.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('the link of a film is good for its pictures, but not the other way round', async ({
  api,
}) => {
  const { video_url, thumbnail_url } = await finished(api)
  const thumbnail = await follow(api, `${video_url}&variant=thumbnail`)
  expect(thumbnail.headers.get('Content-Type')).toBe('image/jpeg')
  const film = await follow(api, (thumbnail_url ?? '').replace('variant=thumbnail&', ''))
  await expectError(film, INVALID)
})

test('a page elsewhere may ask first, and then read any part', async ({ api }) => {
  const { video_url } = await finished(api)
  const url = (video_url ?? '').replace('http://zoetrope.test', '')
  const asked = await api.request(url, { method: 'OPTIONS', key: null })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Range')
})

test('thumbnail_url gives the thumbnail', async ({ api }) => {
  const response = await follow(api, (await finished(api)).thumbnail_url)
  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(await bytesOf(response)).toEqual(await fixture('tiny.jpg'))
})

test('a link is on the host that was asked', async ({ api, baseUrl }) => {
  const { id } = await finished(api)
  const headers = { Authorization: 'Bearer test-key-0123456789abcdef' }
  const response = await fetch(`${baseUrl}/v1/videos/${id}`, { headers })
  const { video_url } = (await response.json()) as VideoJson
  expect(video_url).toMatch(new RegExp(`^${baseUrl}/v1/videos/${id}/content\\?`))
  expect((await fetch(video_url ?? '')).status).toBe(200)
})

test('asked again within the minute, the link is the same: a browser has it in its cache', async ({
  api,
}) => {
  const first = await finished(api)
  const again = await api.get(first.id)
  // A minute may begin in between.
  if (again.video_url_expires_at === first.video_url_expires_at) {
    expect(again).toEqual(first)
  } else {
    expect(again.video_url_expires_at).toBe((first.video_url_expires_at ?? 0) + 60)
  }
})

const behindProxy = ownService.extend<{ flags: Flags }>({
  flags: { publicUrl: 'https://films.example/base/' },
})
behindProxy('or on the address that the operator has set', async ({ api }) => {
  const { id, video_url } = await finished(api)
  expect(video_url).toMatch(`https://films.example/base/v1/videos/${id}/content?`)
})

describe('a link that was changed is refused:', () => {
  test.for<[what: string, change: (url: string, other: VideoJson) => string]>([
    ['its signature', (url) => url.replace(/signature=./, 'signature=!')],
    ['the end of its signature', (url) => `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`],
    ['something after its signature', (url) => `${url}!`],
    ['no signature in it', (url) => url.replace(/signature=.*/, 'signature=')],
    ['its time', (url) => url.replace(/expires=(\d+)/, (_, time) => `expires=${Number(time) + 1}`)],
    ['its time written otherwise', (url) => url.replace('expires=', 'expires=0')],
    ['its time left out', (url) => url.replace(/expires=\d+&/, '')],
    ['its video', (url, { id }) => url.replace(/video_[\w-]+/, id)],
  ])('%s', async ([, change], { api }) => {
    const { video_url } = await finished(api)
    const url = change(video_url ?? '', await finished(api))
    expect(url).not.toBe(video_url)
    await expectError(await follow(api, url), INVALID)
  })
})

test('no link leads to a plan, which is told', async ({ api }) => {
  const { video_url } = await finished(api)
  const message = await expectError(await follow(api, `${video_url}&variant=plan`), INVALID)
  expect(message).toBe('No link leads to a plan: ask for it with your key.')
})

const short = ownService.extend<{ flags: Flags }>({ flags: { linkTtl: '1s' } })
short('a link expires, and GET gives a fresh one', async ({ api }) => {
  const { id, video_url } = await finished(api)
  await eventually(async () => expect((await follow(api, video_url)).status).toBe(403))
  const message = await expectError(await follow(api, video_url), INVALID)
  expect(message).toContain('GET the video for a fresh one')
  const fresh = await api.get(id)
  expect(fresh.video_url).not.toBe(video_url)
  expect((await api.request(`/v1/videos/${id}/content`)).status).toBe(200)
})

const unswept = ownService.extend<{ flags: Flags }>({ flags: { retention: '1s', sweep: '1h' } })
unswept('a film whose time is over is gone, whether it was swept or not', async ({ api }) => {
  const { id, video_url } = await finished(api)
  await eventually(async () => expect((await api.get(id)).video_url).toBeNull())
  const GONE = { status: 410, code: 'video_expired' }
  await expectError(await follow(api, video_url), GONE)
  await expectError(await api.request(`/v1/videos/${id}/content`), GONE)
})

const purging = ownService.extend<{ flags: Flags }>({ flags: { retention: '1s', sweep: '50ms' } })
purging('after its time the film is gone, and its task still tells of it', async ({ api }) => {
  const { id, bytes, video_url } = await finished(api)
  await eventually(async () => expect((await api.get(id)).video_url).toBeNull())
  await expectError(await follow(api, video_url), { status: 410, code: 'video_expired' })
  expect(await api.get(id)).toMatchObject({
    status: 'completed',
    bytes,
    thumbnail_url: null,
    video_url_expires_at: null,
  })
  const response = await api.request(`/v1/videos/${id}/content`)
  await expectError(response, { status: 410, code: 'video_expired' })
})

ownService(
  'a film whose file is lost is not said to have had its time',
  async ({ api, folder }) => {
    const { id } = await finished(api)
    await rm(path.join(folder, 'files', id), { recursive: true })
    const response = await api.request(`/v1/videos/${id}/content`)
    const message = await expectError(response, { status: 410, code: 'video_expired' })
    expect(message).toContain('is not here')
  },
)
