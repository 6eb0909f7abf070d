import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import { listen, type Listening } from '../harness/listen.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { API_KEY, startApi, type Api } from '../harness/service.ts'

// One Zoetrope behind another: a server that is strict about its fields, and no fake.

let folder: string
let far: Api
let near: Api
let door: Listening
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-test-'))
  far = await startApi({ dataDir: path.join(folder, 'far') })
  door = await listen(far.service)
  process.env['FAR_KEY'] = API_KEY
  const section = { type: 'openai-videos', baseUrl: `${door.url}/v1`, apiKeyEnv: 'FAR_KEY' }
  const modes = ['text-to-video', 'image-to-video']
  const engines = JSON.stringify({ far: { ...section, modes, poll: '50ms' } })
  near = await startApi({ dataDir: path.join(folder, 'near'), engines })
})
afterAll(async () => {
  delete process.env['FAR_KEY']
  await near.service.stop()
  await door.close()
  await far.service.stop()
  await rm(folder, { recursive: true })
})

const filmsThere = async (): Promise<VideoJson[]> =>
  ((await (await far.request('/v1/videos')).json()) as { data: VideoJson[] }).data

test('a film is made there, with all that was asked, and lies here', async () => {
  const { id } = await near.create({ model: 'far', prompt: 'until:/nowhere', seed: 9, duration: 3 })
  await expect.poll(filmsThere).toMatchObject([{ prompt: 'until:/nowhere', seed: 9, duration: 3 }])
  await near.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
  await expect.poll(filmsThere).toEqual([])
  const made = await near.ended((await near.create({ model: 'far', prompt: 'slow:200' })).id)
  expect(made).toMatchObject({ status: 'completed', progress: 100, width: 64, height: 48 })
  await expect.poll(filmsThere).toEqual([])
})

test('a picture goes along', async () => {
  const fields = { model: 'far', prompt: 'quick', image_url: pngDataUrl(), duration: 1 }
  const response = await near.post('/v1/videos/image-to-video', fields)
  const { id } = (await response.json()) as VideoJson
  expect(await near.ended(id)).toMatchObject({ status: 'completed', type: 'image-to-video' })
})

test('its own words are told when it refuses', async () => {
  const { error } = await near.ended(
    (await near.create({ model: 'far', prompt: 'fail:timeout' })).id,
  )
  expect(error).toMatchObject({ code: 'engine_error', retryable: false })
  expect(error?.message).toContain('told to fail as timeout')
})
