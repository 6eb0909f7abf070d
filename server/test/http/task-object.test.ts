import { describe, expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import { Video } from '../../src/http/schemas.ts'
import { pngDataUrl, pngFile } from '../harness/pictures.ts'
import { IMAGE, read, TEXT } from '../harness/plain-client.ts'
import { test } from '../harness/shared.ts'

/** The table of `contract.md`, key by key. */
const KEYS = [
  ['task_id', 'id', 'object', 'type', 'status', 'progress', 'model'],
  ['prompt', 'image_url', 'resolution', 'aspect_ratio', 'duration', 'seed', 'size', 'seconds'],
  ['width', 'height', 'fps', 'bytes', 'mime_type'],
  ['video_url', 'thumbnail_url', 'video_url_expires_at'],
  ['created_at', 'started_at', 'completed_at', 'expires_at', 'queue_position', 'eta_seconds'],
  ['error', 'warnings', 'metadata', 'remixed_from_video_id'],
].flat()

const nowSeconds = (): number => Math.floor(Date.now() / 1_000)
const about = (seconds: number, within = 5) => ({
  asymmetricMatch: (value: unknown) => Math.abs(Number(value) - seconds) <= within,
})

test('a queued task has every key; what is not known yet is null', async ({ api }) => {
  const response = await api.post(TEXT, {
    prompt: 'hang',
    resolution: '480p',
    aspect_ratio: '4:3',
    duration: 7,
    seed: 42,
    metadata: { order: '17' },
  })
  const task = await read(response)
  await api.request(`/v1/videos/${task.id}`, { method: 'DELETE' })
  expect(Object.keys(task).toSorted()).toEqual(KEYS.toSorted())
  expect(task).toEqual({
    task_id: task.id,
    id: expect.stringMatching(
      /^video_[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    ),
    object: 'video',
    type: 'text-to-video',
    status: 'queued',
    progress: 0,
    model: 'sketch',
    prompt: 'hang',
    image_url: null,
    resolution: '480p',
    aspect_ratio: '4:3',
    duration: 7,
    seed: 42,
    size: '640x480',
    seconds: '7',
    width: null,
    height: null,
    fps: null,
    bytes: null,
    mime_type: null,
    video_url: null,
    thumbnail_url: null,
    video_url_expires_at: null,
    created_at: about(nowSeconds()),
    started_at: null,
    completed_at: null,
    expires_at: null,
    queue_position: expect.any(Number),
    eta_seconds: expect.any(Number),
    error: null,
    warnings: [],
    metadata: { order: '17' },
    remixed_from_video_id: null,
  })
})

test('a completed task tells the truth about its file', async ({ api }) => {
  const { id } = await api.create({ prompt: 'warn' })
  const task = await api.ended(id)
  const content = `http://zoetrope.test/v1/videos/${id}/content`
  expect(task).toMatchObject({
    status: 'completed',
    progress: 100,
    size: '64x48', // what the engine delivered, not what was asked for
    width: 64,
    height: 48,
    fps: 12,
    bytes: 3120,
    mime_type: 'video/mp4',
    video_url: expect.stringMatching(`^${content}\\?expires=\\d+&signature=`),
    thumbnail_url: expect.stringMatching(`^${content}\\?variant=thumbnail&expires=\\d+&signature=`),
    video_url_expires_at: about(nowSeconds() + 24 * 3_600 + 30, 35), // rounded up to the minute
    started_at: about(nowSeconds()),
    completed_at: about(nowSeconds()),
    expires_at: about(nowSeconds() + 7 * 86_400),
    queue_position: null,
    eta_seconds: null,
    error: null,
    warnings: ['Something could not be honoured.'],
  })
  expect(task.completed_at).toBeGreaterThanOrEqual(task.started_at ?? Infinity)
})

test('a failed task says why, and has no film', async ({ api }) => {
  const { id } = await api.create({ prompt: 'fail:content_policy_violation' })
  expect(await api.ended(id)).toMatchObject({
    status: 'failed',
    video_url: null,
    thumbnail_url: null,
    video_url_expires_at: null,
    expires_at: null,
    width: null,
    bytes: null,
    completed_at: about(nowSeconds()),
    queue_position: null,
    eta_seconds: null,
    error: {
      code: 'content_policy_violation',
      message: 'told to fail as content_policy_violation',
      param: null,
      type: 'invalid_request_error',
      retryable: false,
    },
  })
})

test('a task in progress stands at place 0 with an estimate', async ({ api }) => {
  const { id } = await api.create({ prompt: 'hang' })
  const task = await eventually(async () => {
    const now = await api.get(id)
    expect(now.status).toBe('in_progress')
    return now
  })
  expect(task).toMatchObject({ queue_position: 0, completed_at: null, video_url: null })
  expect(task.eta_seconds).toBeGreaterThanOrEqual(1)
  expect(task.started_at).toEqual(about(nowSeconds()))
  await api.request(`/v1/videos/${id}`, { method: 'DELETE' })
})

test('progress never falls, and is 100 only when the film is stored', async ({ api }) => {
  const { id } = await api.create({ prompt: 'slow:1200' })
  const seen: number[] = []
  const off = api.service.tasks.watch.on(id, ({ progress }) => void seen.push(progress))
  await api.ended(id)
  off()
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(seen.filter((progress) => progress > 0 && progress < 100).length).toBeGreaterThan(0)
  expect(seen.indexOf(100)).toBe(seen.length - 1)
})

describe('create and GET answer the same object', () => {
  test.for(['completed', 'failed', 'cancelled'])(
    'and so does the list: %s',
    async (status, { api }) => {
      const prompt = { completed: 'x', failed: 'fail:invalid_image', cancelled: 'hang' }[status]
      const created = await api.create({ prompt })
      if (status === 'cancelled') await api.post(`/v1/videos/${created.id}/cancel`, {})
      const got = await api.ended(created.id)
      expect(got.status).toBe(status)
      expect(Object.keys(created)).toEqual(KEYS)
      expect(Object.keys(got)).toEqual(KEYS)
      expect(Video.strict().safeParse(got).error).toBeUndefined()
      const list = await api.request(`/v1/videos?status=${status}&limit=1`)
      expect(await list.json()).toMatchObject({
        data: [{ ...got, ...(status === 'completed' && LINKS) }],
      })
    },
  )
})

/** Fresh each time. */
const LINKS = Object.fromEntries(
  ['video_url', 'thumbnail_url', 'video_url_expires_at'].map((key) => [key, expect.anything()]),
)

describe('image_url', () => {
  test('of a small data URL is echoed', async ({ api }) => {
    const image_url = pngDataUrl()
    const { id } = await read(await api.post(IMAGE, { prompt: 'x', image_url }))
    expect((await api.get(id)).image_url).toBe(image_url)
  })

  test('of a large data URL is shortened: no poll carries megabytes', async ({ api }) => {
    const picture = Buffer.concat([pngFile(16, 9), Buffer.alloc(100_000)])
    const large = `data:image/png;base64,${picture.toString('base64')}`
    const { id } = await read(await api.post(IMAGE, { prompt: 'x', image_url: large }))
    expect((await api.get(id)).image_url).toBe('data:image/png;base64,…')
  })
})
