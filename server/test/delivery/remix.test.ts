import { readFile } from 'node:fs/promises'
import path from 'node:path'
import OpenAI from 'openai'
import { expect } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { API_KEY, startApi, test as ownService, type Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

const remix = (api: Api, id: string, body: unknown = { prompt: 'at night' }): Promise<Response> =>
  api.post(`/v1/videos/${id}/remix`, body)

test('is the same request with a new prompt', async ({ api }) => {
  const fields = {
    prompt: 'a harbour by day',
    resolution: '480p',
    aspect_ratio: '1:1',
    duration: 3,
    seed: 42,
    metadata: { order: '7' },
  }
  const source = await api.create(fields)
  const made = (await (await remix(api, source.id)).json()) as VideoJson
  expect(made).toMatchObject({
    ...fields,
    prompt: 'at night',
    remixed_from_video_id: source.id,
    type: 'text-to-video',
  })
  expect(made.id).not.toBe(source.id)
  expect(await api.ended(made.id)).toMatchObject({ status: 'completed' })
})

test('takes the picture along, and has a copy of its own', async ({ api }) => {
  const body = { prompt: 'it moves', image_url: pngDataUrl(32, 24) }
  const created = await api.post('/v1/videos/image-to-video', body)
  const source = (await created.json()) as VideoJson
  await api.ended(source.id)
  const made = (await (await remix(api, source.id)).json()) as VideoJson
  expect(made).toMatchObject({ type: 'image-to-video', image_url: source.image_url })
  await api.request(`/v1/videos/${source.id}`, { method: 'DELETE' })
  expect(await api.ended(made.id)).toMatchObject({ status: 'completed' })
  const task = await api.service.tasks.find(made.id)
  expect(task?.imageFile).toContain(made.id)
})

test('says when a plan is left out', async ({ api }) => {
  const source = await api.create({ prompt: 'x', storybook_plan: { shots: [] } })
  const made = (await (await remix(api, source.id)).json()) as VideoJson
  expect(made.warnings).toEqual([expect.stringContaining('plan of the video was left out')])
})

test('works with OpenAI’s SDK', async ({ api, baseUrl }) => {
  const source = await api.create({ prompt: 'x' })
  const client = new OpenAI({ apiKey: API_KEY, baseURL: `${baseUrl}/v1` })
  const made = await client.videos.remix(source.id, { prompt: 'y' })
  expect(made).toMatchObject({ prompt: 'y', remixed_from_video_id: source.id })
})

test('is refused for a stranger’s video, and without a prompt', async ({ api }) => {
  const { id } = await api.create({ prompt: 'x' })
  const { token } = await api.service.keys.create({ name: 'stranger' })
  const init = { method: 'POST', key: token, body: '{"prompt":"y"}' }
  const headers = { 'Content-Type': 'application/json' }
  const stolen = await api.request(`/v1/videos/${id}/remix`, { ...init, headers })
  await expectError(stolen, { status: 404, code: 'video_not_found' })
  const missing = { status: 400, code: 'missing_required_parameter', param: 'prompt' }
  await expectError(await remix(api, id, {}), missing)
})

ownService('is refused when the picture is gone', async ({ folder }) => {
  const api = await startApi({ dataDir: folder, retention: '1s', sweep: '50ms' })
  const body = { prompt: 'it moves', image_url: pngDataUrl() }
  const created = await api.post('/v1/videos/image-to-video', body)
  const { id } = (await created.json()) as VideoJson
  await expect.poll(async () => (await api.get(id)).video_url, { timeout: 5_000 }).not.toBeNull()
  const image = (await api.service.tasks.find(id))?.imageFile ?? ''
  await expect
    .poll(() => readFile(path.join(folder, 'files', image)).catch(() => 'gone'), { timeout: 5_000 })
    .toBe('gone')
  await expectError(await remix(api, id), { status: 410, code: 'video_expired' })
  await api.service.stop()
})
