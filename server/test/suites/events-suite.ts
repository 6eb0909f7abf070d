import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectEvents, readEvents, type StreamedEvent } from '../harness/event-stream.ts'
import { startApi, type Api, type Flags } from '../harness/service.ts'
import type { Home, MakeHome } from '../harness/stores.ts'

/** Watching tasks, on whichever store. */
export function eventsSuite(makeHome: MakeHome): void {
  let home: Home
  let running: Api[] = []

  const start = async (flags: Flags = {}): Promise<Api> => {
    const { dataDir, databaseUrl } = home
    const api = await startApi({ dataDir, ...(databaseUrl && { databaseUrl }), ...flags })
    running.push(api)
    return api
  }
  const watch = (api: Api, id: string, headers: Record<string, string> = {}): Promise<Response> =>
    api.request(`/v1/videos/${id}/events`, { headers })
  const first = async (response: Response): Promise<StreamedEvent | undefined> => {
    for await (const event of readEvents(response)) return event
    return undefined
  }

  beforeEach(async () => {
    home = await makeHome()
  })
  afterEach(async () => {
    for (const { service } of running) await service.stop()
    running = []
    await home.remove()
  })

  describe('GET /v1/videos/{id}/events', () => {
    test('begins with the state of now, tells every change, and closes with the end', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'slow:1500' })
      const response = await watch(api, id)
      expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
      const events = await collectEvents(response)
      const statuses = events.filter(({ event }) => event === 'status')
      expect(statuses.map(({ data }) => data.status).at(-1)).toBe('completed')
      expect(events.filter(({ event }) => event === 'progress').length).toBeGreaterThan(0)
      const progress = events.map(({ data }) => data.progress)
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
      expect(events.at(-1)?.data).toMatchObject({ id, progress: 100, video_url: /signature=/ })
    })

    test('of a task that has ended tells so, once, and tells a browser not to come back', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'quick' })
      await api.ended(id)
      const events = await collectEvents(await watch(api, id))
      expect(events).toMatchObject([{ event: 'status', data: { status: 'completed' } }])
      const again = await watch(api, id, { 'Last-Event-ID': events[0]?.id ?? '' })
      expect(again.status).toBe(204)
    })

    test('goes on after a reconnect from the state of then', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'slow:1000' })
      const broken = await first(await watch(api, id))
      const events = await collectEvents(
        await watch(api, id, { 'Last-Event-ID': broken?.id ?? '' }),
      )
      expect(events[0]?.event).toBe('status')
      expect(events.at(-1)?.data.status).toBe('completed')
    })

    test('tells of a cancellation', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'hang' })
      const events = collectEvents(await watch(api, id))
      await api.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
      expect((await events).at(-1)).toMatchObject({
        event: 'status',
        data: { status: 'cancelled' },
      })
    })

    test('tells of a deletion and closes', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'hang' })
      const events = collectEvents(await watch(api, id))
      await api.request(`/v1/videos/${id}`, { method: 'DELETE' })
      expect((await events).at(-1)).toMatchObject({ event: 'deleted', data: { id, deleted: true } })
    })

    test('closes when the service stops', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'hang' })
      const events = collectEvents(await watch(api, id))
      await api.service.stop()
      await expect(events).resolves.toBeInstanceOf(Array)
    })

    test('is for the key that made the task', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'hang' })
      const { token } = await api.service.keys.create({ name: 'stranger' })
      const response = await api.request(`/v1/videos/${id}/events`, { key: token })
      expect(response.status).toBe(404)
    })
  })

  describe('Prefer: wait on GET', () => {
    const wait = (api: Api, id: string, seconds: number): Promise<Response> =>
      api.request(`/v1/videos/${id}`, { headers: { Prefer: `wait=${seconds}` } })

    test('answers when the task has ended', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'slow:300' })
      const response = await wait(api, id, 20)
      expect(response.headers.get('Preference-Applied')).toBe('wait=20')
      expect(await response.json()).toMatchObject({ status: 'completed' })
    })

    test('answers with what is when the time is up', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'hang' })
      const body = (await (await wait(api, id, 1)).json()) as { status: string }
      expect(['queued', 'in_progress']).toContain(body.status)
    })

    test('answers 404 when the task is deleted meanwhile', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'hang' })
      const waiting = wait(api, id, 20)
      await vi.waitFor(async () => expect((await api.get(id)).status).toBe('in_progress'))
      await api.request(`/v1/videos/${id}`, { method: 'DELETE' })
      expect((await waiting).status).toBe(404)
    })
  })
}
