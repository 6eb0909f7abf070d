import path from 'node:path'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { startApi, test, type Api } from '../harness/service.ts'
import { startFakeComfy, type FakeComfy } from './fake-comfyui.ts'

// The whole way, from a request to a film that a ComfyUI made.

const WORKFLOWS = path.join(import.meta.dirname, '../../../docs/comfyui')

let fake: FakeComfy
let api: Api
beforeEach<{ folder: string }>(async ({ folder }) => {
  fake = await startFakeComfy()
  const section = { type: 'comfyui', baseUrl: fake.url, resolutions: ['480p'], poll: '50ms' }
  const workflow = path.join(WORKFLOWS, 'wan-t2v.json')
  const imageWorkflow = path.join(WORKFLOWS, 'wan-i2v.json')
  const inputs = { prompt: ['5', 'text'], image: ['12', 'image'] }
  const wan = { ...section, workflow, imageWorkflow, inputs }
  api = await startApi({ dataDir: folder, engines: JSON.stringify({ wan }) })
})
afterEach(async () => {
  await api.service.stop()
  await fake.close()
})

describe('a workflow as a model', () => {
  test('makes films from words and from pictures', async () => {
    const made = await api.ended((await api.create({ model: 'wan' })).id)
    expect(made).toMatchObject({ status: 'completed', model: 'wan', width: 64, height: 48 })
    const fields = { model: 'wan', prompt: 'it moves', image_url: pngDataUrl() }
    const response = await api.post('/v1/videos/image-to-video', fields)
    const { id } = (await response.json()) as VideoJson
    expect(await api.ended(id)).toMatchObject({ status: 'completed', type: 'image-to-video' })
    expect(fake.count('upload')).toBe(1)
  })

  test('says what it has no place for', async () => {
    const asked = { model: 'wan', seed: 7, negative_prompt: 'rain' }
    const { warnings } = await api.ended((await api.create(asked)).id)
    expect(warnings).toEqual([
      'The model "wan" does not honour `seed`.',
      'The model "wan" does not honour `negative_prompt`.',
      'The model "wan" made 64x48 instead of 854x480.',
      expect.stringContaining('s instead of'),
    ])
  })

  test('is made again by a ComfyUI that was started anew', async () => {
    fake.looks = Infinity
    const { id } = await api.create({ model: 'wan' })
    await expect.poll(() => fake.submitted.length).toBe(1)
    fake.restart()
    await expect.poll(() => fake.submitted.length, { timeout: 10_000 }).toBe(2)
    fake.looks = 0
    expect((await api.ended(id)).status).toBe('completed')
  })

  test('is stopped when its film is cancelled', async () => {
    fake.looks = Infinity
    const { id } = await api.create({ model: 'wan' })
    await expect.poll(() => fake.listeners()).toHaveLength(1)
    await api.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
    await expect.poll(() => fake.count('cancel')).toBe(1)
    expect(fake.count('interrupt')).toBe(0)
  })
})
