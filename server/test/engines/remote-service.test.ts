import { afterEach, beforeEach, describe, expect } from 'vitest'
import { expectError } from '../harness/errors.ts'
import { startApi, test, type Api } from '../harness/service.ts'
import { answer, startFakeVideos, type FakeVideos } from './fake-openai-videos.ts'

// The whole way, from a request to a film that a model server made.

let fake: FakeVideos
let api: Api
beforeEach<{ folder: string }>(async ({ folder }) => {
  fake = await startFakeVideos()
  api = await startApi({ dataDir: folder, engines: JSON.stringify({ wan: section() }) })
})
afterEach(async () => {
  await api.service.stop()
  await fake.close()
})

const section = () => ({
  type: 'openai-videos',
  baseUrl: fake.url,
  label: 'Wan 2.2',
  resolutions: ['480p'],
  maxSeconds: 3,
  poll: '50ms',
})

describe('a model of the settings', () => {
  test('is shown, but not where it lives', async () => {
    const models = await (await api.request('/v1/models')).text()
    expect(JSON.parse(models)).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id: 'wan', label: 'Wan 2.2', max_duration: 3 }),
      ]),
    })
    expect(models).not.toContain('127.0.0.1')
  })

  test('makes films that are stored with all their pictures', async () => {
    const made = await api.ended((await api.create({ model: 'wan' })).id)
    expect(made).toMatchObject({
      status: 'completed',
      model: 'wan',
      duration: 3,
      width: 64,
      height: 48,
      fps: 12,
      warnings: expect.arrayContaining(['The model "wan" made 64x48 instead of 854x480.']),
    })
    for (const [variant, type] of [
      ['video', 'video/mp4'],
      ['thumbnail', 'image/jpeg'],
      ['spritesheet', 'image/jpeg'],
    ]) {
      const file = await api.request(`/v1/videos/${made.id}/content?variant=${variant}`)
      expect(file.headers.get('Content-Type')).toBe(type)
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0)
    }
  })

  test('refuses before there is a task what it cannot do', async () => {
    const fields = { model: 'wan', prompt: 'x', duration: 4 }
    const response = await api.post('/v1/videos/text-to-video', fields)
    await expectError(response, { status: 400, code: 'unsupported_value', param: 'duration' })
    expect(fake.count('submit')).toBe(0)
  })

  test('is tried again after its server was started anew', async () => {
    fake.next('look', (response, asked) => {
      fake.restart()
      answer(404)(response, asked)
    })
    const made = await api.ended((await api.create({ model: 'wan' })).id)
    expect(made.status).toBe('completed')
    expect(fake.count('submit')).toBe(2)
  })

  test('is told to stop when its film is cancelled', async () => {
    fake.looks = Infinity
    const { id } = await api.create({ model: 'wan' })
    await expect.poll(() => fake.count('look')).toBeGreaterThan(0)
    await api.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
    await expect.poll(() => fake.count('delete')).toBe(1)
  })

  test('keeps its film until that is safe here', async () => {
    const told: string[] = []
    fake.always('delete', (response, asked) => {
      void api.get(id).then(({ status }) => {
        told.push(status)
        answer(200)(response, asked)
      })
    })
    const { id } = await api.create({ model: 'wan' })
    await expect.poll(() => told).toEqual(['completed'])
  })

  test('does not make the service unready when it is away', async () => {
    await fake.close()
    expect((await api.request('/readyz', { key: null })).status).toBe(200)
  })
})
