import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import OpenAI, { toFile } from 'openai'
import type { Video, VideoSeconds, VideoSize } from 'openai/resources/videos'
import { describe, expect, vi } from 'vitest'
import { listen } from '../harness/listen.ts'
import { pngDataUrl, pngFile } from '../harness/pictures.ts'
import { API_KEY, FIXTURES, startApi, test as ownService } from '../harness/service.ts'
import { test as base } from '../harness/shared.ts'

/** The official SDK, as it comes from the registry: only the base URL and the key are ours. */
const connect = (baseUrl: string, apiKey = API_KEY): OpenAI =>
  new OpenAI({ baseURL: `${baseUrl}/v1`, apiKey })

/** The same, and what it writes into its log. */
function connectLogged(baseUrl: string) {
  const info = vi.fn<(line: string) => void>()
  const logger = { info, debug: vi.fn(), warn: vi.fn(), error: vi.fn() }
  return { info, client: connect(baseUrl).withOptions({ logger, logLevel: 'info' }) }
}

const test = base.extend<{ client: OpenAI }>({
  client: async ({ baseUrl }, use) => use(connect(baseUrl)),
})

/** As OpenAI's guide polls: ask again when the answer says so. */
async function poll(client: OpenAI, id: string): Promise<Video> {
  for (;;) {
    const { data, response } = await client.videos.retrieve(id).withResponse()
    if (data.status !== 'queued' && data.status !== 'in_progress') return data
    const afterMs = Number(response.headers.get('openai-poll-after-ms'))
    expect(afterMs).toBeGreaterThan(0)
    await new Promise((wake) => setTimeout(wake, afterMs))
  }
}

describe('videos.create', () => {
  test('with a prompt alone', async ({ client }) => {
    const video = await client.videos.create({ prompt: 'a paper boat' })
    expect(video).toMatchObject({
      id: expect.stringMatching(/^video_/),
      object: 'video',
      status: 'queued',
      progress: 0,
      prompt: 'a paper boat',
      model: 'sketch',
      seconds: '5',
      size: '1280x720',
      created_at: expect.any(Number),
      completed_at: null,
      expires_at: null,
      error: null,
      remixed_from_video_id: null,
    })
  })

  test.for<[seconds: VideoSeconds, size: VideoSize]>([
    ['4', '720x1280'],
    ['8', '1280x720'],
  ])('with model sora-2, %s seconds and size %s', async ([seconds, size], { client }) => {
    const video = await client.videos.create({ model: 'sora-2', prompt: 'x', seconds, size })
    expect(video).toMatchObject({ seconds, size, model: 'sketch' })
  })

  test('with a file, made of bytes', async ({ client }) => {
    const input_reference = await toFile(pngFile(9, 16), 'a.png', { type: 'image/png' })
    const video = await client.videos.create({ prompt: 'it moves', input_reference })
    expect(video).toMatchObject({ type: 'image-to-video', size: '720x1280' })
  })

  test('with a file, streamed from the disk', async ({ client }) => {
    const input_reference = createReadStream(path.join(FIXTURES, 'tiny.jpg'))
    const video = await client.videos.create({ prompt: 'it moves', input_reference })
    expect(video).toMatchObject({ type: 'image-to-video', aspect_ratio: '4:3' })
  })

  test('with a link to a picture', async ({ client }) => {
    const image_url = pngDataUrl(4, 3)
    const video = await client.videos.create({ prompt: 'x', input_reference: { image_url } })
    expect(video).toMatchObject({ type: 'image-to-video', image_url, aspect_ratio: '4:3' })
  })

  test('with fields of our own beside OpenAI’s', async ({ client }) => {
    const ours = { seed: 7, aspect_ratio: '1:1', metadata: { order: '17' } }
    const video = await client.videos.create({ prompt: 'x', ...ours })
    expect(video).toMatchObject({ ...ours, size: '720x720' })
  })
})

test('videos.retrieve until it is done, then videos.downloadContent', async ({ client }) => {
  const { id } = await client.videos.create({ prompt: 'slow:50' })
  const video = await poll(client, id)
  expect(video).toMatchObject({ status: 'completed', progress: 100, error: null })
  expect(video.completed_at).toBeGreaterThanOrEqual(video.created_at)

  const content = await client.videos.downloadContent(id)
  expect(content.headers.get('Content-Type')).toBe('video/mp4')
  const film = await readFile(path.join(FIXTURES, 'tiny.mp4'))
  expect(Buffer.from(await content.arrayBuffer())).toEqual(film)
})

test('a video that failed says why', async ({ client }) => {
  const { id } = await client.videos.create({ prompt: 'fail:content_policy_violation' })
  expect(await poll(client, id)).toMatchObject({
    status: 'failed',
    error: { code: 'content_policy_violation', message: expect.any(String) },
  })
})

describe('videos.list', () => {
  test('pages by itself', async ({ api, baseUrl }) => {
    const { token } = await api.service.keys.create({ name: 'lister' })
    const client = connect(baseUrl, token)
    const ids: string[] = []
    while (ids.length < 5) ids.unshift((await client.videos.create({ prompt: 'x' })).id)
    const seen: string[] = []
    for await (const { id } of client.videos.list({ limit: 2 })) seen.push(id)
    expect(seen).toEqual(ids)
    const oldest = await client.videos.list({ limit: 1, order: 'asc' })
    expect(oldest.data.map(({ id }) => id)).toEqual(ids.slice(-1))
    expect(oldest.hasNextPage()).toBe(true)
  })

  test('can be deleted from while it pages', async ({ api, baseUrl }) => {
    const { token } = await api.service.keys.create({ name: 'tidier' })
    const client = connect(baseUrl, token)
    for (let count = 0; count < 5; count++) await client.videos.create({ prompt: 'x' })
    for await (const { id } of client.videos.list({ limit: 2 })) await client.videos.delete(id)
    expect((await client.videos.list()).data).toEqual([])
  })
})

test('videos.delete', async ({ client }) => {
  const { id } = await client.videos.create({ prompt: 'x' })
  const deleted = await client.videos.delete(id)
  expect(deleted).toMatchObject({ id, object: 'video.deleted', deleted: true })
  await expect(client.videos.retrieve(id)).rejects.toThrow(OpenAI.NotFoundError)
})

test('models.list', async ({ client }) => {
  const ids: string[] = []
  for await (const { id, object } of client.models.list()) {
    expect(object).toBe('model')
    ids.push(id)
  }
  expect(ids).toContain('sketch')
})

describe('errors become the SDK’s own:', () => {
  const unknown = 'video_0198c0de-0000-7000-8000-000000000000'

  test('AuthenticationError', async ({ baseUrl }) => {
    const creating = connect(baseUrl, 'zk_wrong').videos.create({ prompt: 'x' })
    await expect(creating).rejects.toThrow(OpenAI.AuthenticationError)
    await expect(creating).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' })
  })

  test('BadRequestError, with the field and the request id', async ({ client }) => {
    const creating = client.videos.create({ prompt: 'x', seconds: '12' })
    await expect(creating).rejects.toThrow(OpenAI.BadRequestError)
    await expect(creating).rejects.toMatchObject({
      status: 400,
      code: 'invalid_value',
      param: 'seconds',
      type: 'invalid_request_error',
      requestID: expect.stringMatching(/^req_/),
      message: '400 `seconds` must be at most 10, but is 12.',
    })
  })

  test('PermissionDeniedError', async ({ api, baseUrl }) => {
    const { token } = await api.service.keys.create({ name: 'reader', scopes: ['read'] })
    const creating = connect(baseUrl, token).videos.create({ prompt: 'x' })
    await expect(creating).rejects.toThrow(OpenAI.PermissionDeniedError)
  })

  test('NotFoundError', async ({ client }) => {
    const finding = client.videos.retrieve(unknown)
    await expect(finding).rejects.toThrow(OpenAI.NotFoundError)
    await expect(finding).rejects.toMatchObject({ code: 'video_not_found' })
  })

  test('ConflictError, at once and without trying again', async ({ baseUrl }) => {
    const { client, info } = connectLogged(baseUrl)
    const { id } = await client.videos.create({ prompt: 'hang' })
    const downloading = client.videos.downloadContent(id)
    await expect(downloading).rejects.toThrow(OpenAI.ConflictError)
    await expect(downloading).rejects.toMatchObject({ code: 'video_not_ready' })
    expect(info).toHaveBeenCalledWith(expect.stringContaining('status 409'))
    expect(info).not.toHaveBeenCalledWith(expect.stringContaining('retrying'))
    await client.videos.delete(id)
  })

  test('RateLimitError, at once when the quota is used up', async ({ api, baseUrl }) => {
    const { token } = await api.service.keys.create({ name: 'poor', secondsPerMonth: 1 })
    const creating = connect(baseUrl, token).videos.create({ prompt: 'x' })
    await expect(creating).rejects.toThrow(OpenAI.RateLimitError)
    await expect(creating).rejects.toMatchObject({ status: 429, code: 'quota_exceeded' })
  })
})

ownService('429 is tried again by the SDK, and succeeds', async ({ folder }) => {
  const api = await startApi({ dataDir: folder, workers: '0', tasksQueued: '1' })
  const { url, close } = await listen(api.service)
  const { id } = await api.create({})
  const { client, info } = connectLogged(url)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const creating = client.videos.create({ prompt: 'patience' })
  await vi.waitFor(() =>
    expect(info).toHaveBeenCalledWith(expect.stringMatching('status 429 .* retrying')),
  )
  await api.post(`/v1/videos/${id}/cancel`, {})
  await vi.advanceTimersByTimeAsync(10_000) // as long as Retry-After says
  vi.useRealTimers()

  expect(await creating).toMatchObject({ status: 'queued', prompt: 'patience' })
  await close()
  await api.service.stop()
})
