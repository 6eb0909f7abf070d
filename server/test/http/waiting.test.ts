import { describe, expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import type { VideoJson } from '../../src/http/video-json.ts'
import { expectError } from '../harness/errors.ts'
import { TEXT } from '../harness/plain-client.ts'
import { test as ownService } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

const remove = { method: 'DELETE' }

describe('Prefer: wait=N on create', () => {
  test('answers when the film is there', async ({ api }) => {
    const response = await api.post(TEXT, { prompt: 'slow:50' }, { Prefer: 'wait=20' })
    expect(response.headers.get('Preference-Applied')).toBe('wait=20')
    expect(await response.json()).toMatchObject({ status: 'completed', progress: 100 })
  })

  test('answers when the task has failed', async ({ api }) => {
    const fields = { prompt: 'fail:content_policy_violation' }
    const response = await api.post(TEXT, fields, { Prefer: 'wait=20' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'failed' })
  })

  test('answers after N seconds with the task as it is then', async ({ api }) => {
    const start = performance.now()
    const response = await api.post(TEXT, { prompt: 'hang' }, { Prefer: 'wait=1' })
    const task = (await response.json()) as { id: string; status: string }
    expect(task.status).toBe('in_progress')
    expect(performance.now() - start).toBeGreaterThan(990)
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    await api.request(`/v1/videos/${task.id}`, remove)
  })

  test('answers as soon as somebody cancels', async ({ api }) => {
    const fields = { prompt: 'hang', metadata: { mark: 'cancel me' } }
    const waiting = api.post(TEXT, fields, { Prefer: 'wait=60' })
    const id = await eventually(async () => {
      const list = await api.request('/v1/videos?status=in_progress&limit=1')
      const { data } = (await list.json()) as { data: VideoJson[] }
      expect(data[0]?.metadata).toEqual(fields.metadata)
      return data[0]?.id
    })
    await api.post(`/v1/videos/${id}/cancel`, {})
    expect(await (await waiting).json()).toMatchObject({ id, status: 'cancelled' })
  })

  test.for([
    ['wait=0', 'wait=0'],
    ['respond-async, wait=0', 'wait=0'],
    ['WAIT=0', 'wait=0'],
    ['return=minimal', null],
    ['wait', null],
    ['wait=soon', null],
  ])('%s is applied as %s', async ([prefer, applied], { api }) => {
    const response = await api.post(TEXT, { prompt: 'x' }, { Prefer: prefer ?? '' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Preference-Applied')).toBe(applied)
  })

  test('waits 60 seconds at most, however many are asked for', async ({ api }) => {
    const response = await api.post(TEXT, { prompt: 'x' }, { Prefer: 'wait=86400' })
    expect(response.headers.get('Preference-Applied')).toBe('wait=60')
  })
})

describe('when to ask again', () => {
  test('is told in seconds and milliseconds while the task is under way', async ({ api }) => {
    const created = await api.post(TEXT, { prompt: 'hang', duration: 10, resolution: '1080p' })
    const { id } = (await created.json()) as { id: string }
    const got = await api.request(`/v1/videos/${id}`)
    for (const { headers } of [created, got]) {
      const ms = Number(headers.get('openai-poll-after-ms'))
      expect(ms).toBeGreaterThanOrEqual(500)
      expect(ms).toBeLessThanOrEqual(10_000)
      expect(headers.get('Retry-After')).toBe(String(Math.ceil(ms / 1_000)))
    }
    await api.request(`/v1/videos/${id}`, remove)
  })

  ownService('grows with what is left to do', async ({ api }) => {
    const pollAfter = async (fields: object): Promise<number> => {
      const response = await api.post(TEXT, { prompt: 'hang', ...fields })
      const { id } = (await response.json()) as { id: string }
      await api.request(`/v1/videos/${id}`, remove)
      return Number(response.headers.get('openai-poll-after-ms'))
    }
    const short = await pollAfter({ duration: 1, resolution: '480p' })
    expect(await pollAfter({ duration: 10, resolution: '1080p' })).toBeGreaterThan(short)
  })

  test('is not told once it has ended', async ({ api }) => {
    const { id } = await api.create({})
    await api.ended(id)
    const { headers } = await api.request(`/v1/videos/${id}`)
    expect(headers.get('Retry-After')).toBeNull()
    expect(headers.get('openai-poll-after-ms')).toBeNull()
  })

  test('is told to who asks for the film too early', async ({ api }) => {
    const { id } = await api.create({ prompt: 'hang' })
    const response = await api.request(`/v1/videos/${id}/content`)
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(response.headers.get('x-should-retry')).toBe('false')
    await expectError(response, { status: 409, code: 'video_not_ready' })
    await api.request(`/v1/videos/${id}`, remove)
  })
})
