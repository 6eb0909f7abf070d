import { describe, expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import type { VideoJson } from '../../src/http/video-json.ts'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { IMAGE, read } from '../harness/plain-client.ts'
import { test as ownService, type Api, type Flags } from '../harness/service.ts'
import { test } from '../harness/shared.ts'
import { storedFiles } from '../harness/stored-files.ts'

const NOT_FOUND = { status: 404, code: 'video_not_found' }

const cancel = (api: Api, id: string): Promise<Response> => api.post(`/v1/videos/${id}/cancel`, {})
const remove = (api: Api, id: string): Promise<Response> =>
  api.request(`/v1/videos/${id}`, { method: 'DELETE' })

/** A task that is being made, and will be for ever. */
async function running(api: Api): Promise<VideoJson> {
  const { id } = await api.create({ prompt: 'hang' })
  return eventually(async () => {
    const task = await api.get(id)
    expect(task.status).toBe('in_progress')
    return task
  })
}

async function finished(api: Api): Promise<VideoJson> {
  return api.ended((await api.create({})).id)
}

describe('cancel', () => {
  const noWorkers = ownService.extend<{ flags: Flags }>({ flags: { workers: '0' } })

  noWorkers('ends a queued task at once', async ({ api }) => {
    const { id } = await api.create({})
    const answer = await read(await cancel(api, id))
    expect(answer).toMatchObject({
      id,
      status: 'cancelled',
      progress: 0,
      started_at: null,
      completed_at: expect.any(Number),
      queue_position: null,
      eta_seconds: null,
      error: null,
      video_url: null,
    })
    expect(await api.get(id)).toEqual(answer)
  })

  test('really stops the work: the worker is free for the next', async ({ api }) => {
    const two = [await running(api), await running(api)] // as many as there are workers
    const next = await api.create({})
    expect((await api.get(next.id)).status).toBe('queued')
    for (const { id } of two) {
      expect((await read(await cancel(api, id))).status).toBe('cancelled')
    }
    expect((await api.ended(next.id)).status).toBe('completed')
  })

  test('may be asked for twice', async ({ api }) => {
    const { id } = await running(api)
    const first = await read(await cancel(api, id))
    expect(await read(await cancel(api, id))).toEqual(first)
  })

  test('leaves a finished task as it is', async ({ api }) => {
    const { id, completed_at } = await finished(api)
    const answer = await read(await cancel(api, id))
    expect(answer).toMatchObject({ status: 'completed', completed_at })
    expect((await api.service.app.request(answer.video_url ?? '')).status).toBe(200)
  })

  test('needs no body and no content type', async ({ api }) => {
    const { id } = await running(api)
    const response = await api.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
    expect((await read(response)).status).toBe('cancelled')
  })

  test('of somebody else’s task is 404, and does nothing', async ({ api }) => {
    const { id } = await running(api)
    const { token } = await api.service.keys.create({ name: 'somebody else' })
    const init = { method: 'POST', key: token }
    await expectError(await api.request(`/v1/videos/${id}/cancel`, init), NOT_FOUND)
    expect((await api.get(id)).status).toBe('in_progress')
    await remove(api, id)
  })
})

describe('delete', () => {
  test('removes a finished video and its files', async ({ api }) => {
    const { id, video_url, thumbnail_url } = await finished(api)
    const response = await remove(api, id)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ id, object: 'video.deleted', deleted: true })
    await expectError(await api.request(`/v1/videos/${id}`), NOT_FOUND)
    for (const link of [video_url, thumbnail_url]) {
      await expectError(await api.service.app.request(link ?? ''), NOT_FOUND)
    }
  })

  test('stops a task that is being made', async ({ api }) => {
    const two = [await running(api), await running(api)]
    const next = await api.create({})
    for (const { id } of two) expect((await remove(api, id)).status).toBe(200)
    expect((await api.ended(next.id)).status).toBe('completed')
    for (const { id } of two) await expectError(await api.request(`/v1/videos/${id}`), NOT_FOUND)
  })

  test('takes it off the list', async ({ api }) => {
    const { id } = await finished(api)
    await remove(api, id)
    const list = await api.request('/v1/videos?limit=100')
    expect(await list.text()).not.toContain(id)
  })

  test('a second time is 404', async ({ api }) => {
    const { id } = await finished(api)
    await remove(api, id)
    await expectError(await remove(api, id), NOT_FOUND)
  })

  test('of somebody else’s video is 404, and does nothing', async ({ api }) => {
    const { id } = await finished(api)
    const { token } = await api.service.keys.create({ name: 'somebody else' })
    const init = { method: 'DELETE', key: token }
    await expectError(await api.request(`/v1/videos/${id}`, init), NOT_FOUND)
    expect((await api.get(id)).status).toBe('completed')
  })
})

ownService('delete leaves nothing on the disk', async ({ folder, api }) => {
  const image_url = pngDataUrl()
  const created = await read(await api.post(IMAGE, { prompt: 'x', image_url }))
  const { id } = await api.ended(created.id)
  expect(await storedFiles(folder)).toHaveLength(3) // the film, its thumbnail and the picture
  await remove(api, id)
  expect(await storedFiles(folder)).toEqual([])
})

ownService('/metrics does not count a film again when it is deleted', async ({ api }) => {
  const counted = async (): Promise<string | undefined> => {
    const figures = await (await api.request('/metrics')).text()
    return /zoetrope_tasks_ended_total\{status="completed"\} (\d+)/.exec(figures)?.[1]
  }
  const { id } = await finished(api)
  expect(await counted()).toBe('1')
  await remove(api, id)
  expect(await counted()).toBe('1')
})
