import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startApi, type Api, type Flags } from '../harness/service.ts'
import { storedFiles } from '../harness/stored-files.ts'
import type { Home, MakeHome } from '../harness/stores.ts'

/** A task's life in the whole service, on whichever store. */
export function lifeSuite(makeHome: MakeHome): void {
  let home: Home
  let running: Api[] = []

  const start = async (flags: Flags = {}): Promise<Api> => {
    const { dataDir, databaseUrl } = home
    const api = await startApi({ dataDir, ...(databaseUrl && { databaseUrl }), ...flags })
    running.push(api)
    return api
  }
  const files = (): Promise<string[]> => storedFiles(home.dataDir)
  const started = (api: Api, id: string): Promise<void> =>
    vi.waitFor(async () => expect((await api.get(id)).status).toBe('in_progress'), { interval: 5 })

  beforeEach(async () => {
    home = await makeHome()
  })
  afterEach(async () => {
    for (const { service } of running) await service.stop()
    running = []
    await home.remove()
  })

  describe('a task', () => {
    test('waits, runs, reports progress that never falls, and ends with its film', async () => {
      const api = await start()
      const { id, status } = await api.create({ prompt: 'slow:1500' })
      expect(status).toBe('queued')
      const seen: number[] = []
      const off = api.service.tasks.watch.on(id, ({ progress }) => void seen.push(progress))
      const done = await api.ended(id)
      off()
      expect(done).toMatchObject({ status: 'completed', progress: 100, width: 64, fps: 12 })
      expect(seen).toEqual(seen.toSorted((a, b) => a - b))
      expect(seen.filter((progress) => progress > 0 && progress < 100).length).toBeGreaterThan(0)
      const names = (await files()).map((file) => path.basename(file))
      expect(names.toSorted()).toEqual(['film.mp4', 'thumbnail.jpg'])
    })

    test('starts within moments of being created', async () => {
      const api = await start({ poll: '10s' })
      const { id } = await api.create({ prompt: 'quick' })
      await api.ended(id)
      const { created_at, completed_at } = await api.get(id)
      expect((completed_at ?? 0) - created_at).toBeLessThan(5)
    })

    test('is tried again after an error that may pass, and keeps what the engine remembered', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'flaky:2' })
      expect(await api.ended(id)).toMatchObject({ status: 'completed' })
      expect((await api.service.tasks.find(id))?.tries).toBe(2)
    })

    test('fails after its last try, with the code of the error', async () => {
      const api = await start({ maxAttempts: '1' })
      const { id } = await api.create({ prompt: 'fail:engine_error' })
      expect(await api.ended(id)).toMatchObject({
        status: 'failed',
        error: { code: 'engine_error', retryable: true, type: 'server_error' },
        video_url: null,
      })
    })

    test('fails at once for what will never pass', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'fail:content_policy_violation' })
      expect(await api.ended(id)).toMatchObject({ error: { code: 'content_policy_violation' } })
      expect((await api.service.tasks.find(id))?.tries).toBe(1)
    })

    test('never shows the inside of a broken engine', async () => {
      const api = await start({ maxAttempts: '1' })
      const { id } = await api.create({ prompt: 'crash' })
      const { error } = await api.ended(id)
      expect(error?.code).toBe('internal_error')
      expect(JSON.stringify(error)).not.toContain('secret')
    })

    test('that finds the disk full says so, and may be tried again', async () => {
      const api = await start({ maxAttempts: '1' })
      const { id } = await api.create({ prompt: 'fail:ENOSPC' })
      const error = { code: 'storage_full', retryable: true }
      expect(await api.ended(id)).toMatchObject({ status: 'failed', error })
    })

    test('that takes too long fails as timeout and frees its worker', async () => {
      const api = await start({ taskTimeout: '1s', workers: '1' })
      const { id } = await api.create({ prompt: 'hang' })
      expect(await api.ended(id)).toMatchObject({ status: 'failed', error: { code: 'timeout' } })
      const next = await api.create({ prompt: 'quick' })
      expect(await api.ended(next.id)).toMatchObject({ status: 'completed' })
    })

    test('carries the engine’s warnings', async () => {
      const api = await start()
      const { id } = await api.create({ prompt: 'warn' })
      expect((await api.ended(id)).warnings).toEqual(['Something could not be honoured.'])
    })
  })

  describe('cancel', () => {
    test('stops running work within a second and frees the worker', async () => {
      const api = await start({ workers: '1' })
      const { id } = await api.create({ prompt: 'hang' })
      await started(api, id)
      const response = await api.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
      expect(await response.json()).toMatchObject({ status: 'cancelled', error: null })
      const next = await api.create({ prompt: 'quick' })
      expect(await api.ended(next.id)).toMatchObject({ status: 'completed' })
    })

    test('and finish race, and whoever wins, delete leaves no file behind', async () => {
      const api = await start({ workers: '4' })
      for (let round = 0; round < 12; round++) {
        const { id } = await api.create({ prompt: `slow:${round * 2}` })
        await started(api, id).catch(() => undefined)
        await api.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
        await api.request(`/v1/videos/${id}`, { method: 'DELETE' })
        expect((await api.request(`/v1/videos/${id}`)).status).toBe(404)
      }
      await vi.waitFor(async () => expect(await files()).toEqual([]))
    })
  })

  describe('a restart', () => {
    test('runs what was queued', async () => {
      const before = await start({ workers: '0' })
      const { id } = await before.create({ prompt: 'quick' })
      await before.service.stop()
      const after = await start()
      expect(await after.ended(id)).toMatchObject({ status: 'completed' })
    })

    test('hands back what was running, without counting it against the task', async () => {
      const before = await start({ maxAttempts: '1' })
      const { id } = await before.create({ prompt: 'slow:3000' })
      await started(before, id)
      await before.service.stop()
      const after = await start({ maxAttempts: '1', workers: '0' })
      expect(await after.get(id)).toMatchObject({ status: 'queued' })
      expect((await after.service.tasks.find(id))?.tries).toBe(0)
    })

    test('resumes what the engine submitted instead of submitting it again', async () => {
      const before = await start()
      const { id } = await before.create({ prompt: 'submit slow:3000' })
      await vi.waitFor(async () =>
        expect((await before.service.tasks.find(id))?.operation).toBeDefined(),
      )
      const first = (await before.service.tasks.find(id))?.operation
      await before.service.stop()
      const after = await start()
      await after.ended(id)
      expect((await after.service.tasks.find(id))?.operation).toEqual(first)
    })
  })

  describe('retention', () => {
    test('purges the file after its time; the task stays completed without a link', async () => {
      const api = await start({ retention: '2s', sweep: '50ms' })
      const { id } = await api.create({ prompt: 'quick' })
      expect((await api.ended(id)).video_url).not.toBeNull()
      await vi.waitFor(async () => expect((await api.get(id)).video_url).toBeNull(), 5_000)
      expect(await api.get(id)).toMatchObject({ status: 'completed', thumbnail_url: null })
      await vi.waitFor(async () => expect(await files()).toEqual([]))
      const content = await api.request(`/v1/videos/${id}/content`)
      expect(content.status).toBe(410)
    })

    test('removes files that belong to no task', async () => {
      const api = await start({ sweep: '50ms' })
      const { writeFile, mkdir } = await import('node:fs/promises')
      const orphan = path.join(home.dataDir, 'files', 'video_lost', '1')
      await mkdir(orphan, { recursive: true })
      await writeFile(path.join(orphan, 'film.mp4'), 'x')
      await vi.waitFor(async () => expect(await files()).toEqual([]), 5_000)
      const { id } = await api.create({ prompt: 'quick' })
      await api.ended(id)
      expect(await files()).toHaveLength(2)
    })

    test('too little disk refuses new tasks with a clear code', async () => {
      const api = await start({ minFreeDisk: '1000TiB' })
      const response = await api.post('/v1/videos/text-to-video', { prompt: 'x' })
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ error: { code: 'storage_full' } })
      expect((await api.request('/readyz')).status).toBe(503)
    })
  })
}
