import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openDisk } from '../../src/storage/disk.ts'
import { createSweep } from '../../src/tasks/sweep.ts'
import { FIXTURES, startApi, type Api, type Flags } from '../harness/service.ts'
import { storedFiles } from '../harness/stored-files.ts'
import { openHome, type Home, type MakeHome } from '../harness/stores.ts'
import {
  COMMANDS,
  createTask,
  DEEDS,
  listAll,
  race,
  type Deed,
  type Model,
  type Real,
} from './ends-model.ts'

/** Longer: ENDS_RUNS=200 npx vitest run server/test/delivery/ends.test.ts */
const RUNS = Number(process.env['ENDS_RUNS'] ?? 12)
const FAR_FUTURE_MS = 1_000 * 86_400_000

/** Ends that are really ends, on whichever store. */
export function endsSuite(makeHome: MakeHome): void {
  let home: Home
  let api: Api
  let database: Database | undefined

  const start = async (flags: Flags = {}): Promise<Api> => {
    const { dataDir, databaseUrl } = home
    const store = { dataDir, ...(databaseUrl && { databaseUrl }) }
    api = await startApi({ ...store, workers: '16', sweep: '1h', ...flags })
    return api
  }
  const files = (): Promise<string[]> => storedFiles(home.dataDir)
  /** The service as a new key sees it, and another process's sweeper beside it. */
  const openReal = async (): Promise<Real> => {
    const { token } = await api.service.keys.create({ name: 'model' })
    database ??= await openHome(home)
    const storage = await openDisk(path.join(home.dataDir, 'files'))
    const sweep = createSweep({ database, storage })
    return {
      api,
      key: token,
      folder: home.dataDir,
      film: await readFile(path.join(FIXTURES, 'tiny.mp4')),
      purge: () => sweep(Date.now() + FAR_FUTURE_MS),
    }
  }
  const deleteAll = async (real: Real): Promise<void> => {
    for (const id of await listAll(real)) {
      await real.api.request(`/v1/videos/${id}`, { method: 'DELETE', key: real.key })
    }
    await vi.waitFor(async () => expect(await files()).toEqual([]), 10_000)
  }

  beforeEach(async () => {
    home = await makeHome()
  })
  afterEach(async () => {
    await api.service.stop()
    await database?.close()
    database = undefined
    await home.remove()
  })

  describe('cancel, delete, finish, purge, list, download and watch', () => {
    test(
      'leave every task in a state that makes sense, in any order',
      { timeout: 120_000 },
      async () => {
        await start()
        const property = fc.asyncProperty(COMMANDS, async (commands) => {
          const real = await openReal()
          const model: Model = { alive: [], deleted: [] }
          await fc.asyncModelRun(() => ({ model, real }), commands)
          expect(await listAll(real)).toEqual(model.alive.map(({ id }) => id))
          await deleteAll(real)
        })
        await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
      },
    )

    test('race by twos, each begun before the other', { timeout: 60_000 }, async () => {
      await start()
      const real = await openReal()
      const model: Model = { alive: [], deleted: [] }
      const pairs = DEEDS.flatMap((one) =>
        DEEDS.filter((other) => other !== one).map((other): Deed[] => [one, other]),
      )
      for (const deeds of pairs) {
        const task = await createTask(real, model)
        await race(real, { model, task, deeds })
        await race(real, { model, task, deeds: ['delete'] })
      }
      await deleteAll(real)
    })
  })

  describe('a list', () => {
    test('neither skips nor repeats while tasks arrive and go', async () => {
      await start({ workers: '0' })
      const real = await openReal()
      const model: Model = { alive: [], deleted: [] }
      for (let count = 0; count < 6; count++) await createTask(real, model)
      const before = model.alive.map(({ id }) => id)
      const seen: string[] = []
      for (let after = ''; ;) {
        const init = { key: real.key }
        const page = await api.request(`/v1/videos?order=asc&limit=1${after}`, init)
        const { data } = (await page.json()) as { data: { id: string }[] }
        const id = data[0]?.id
        if (id === undefined || seen.length >= 8) break
        seen.push(id)
        after = `&after=${id}`
        // What was just seen goes, and another comes.
        await api.request(`/v1/videos/${id}`, { method: 'DELETE', key: real.key })
        if (seen.length <= 2) await createTask(real, model)
      }
      expect(seen.slice(0, 6)).toEqual(before)
      expect(seen.slice(6)).toEqual(model.alive.slice(6).map(({ id }) => id))
    })
  })

  describe('retention', () => {
    test('is the key’s own where it has one', async () => {
      await start({ retention: '7d' })
      const keys = [{ name: 'short', retentionMs: 60_000 }, { name: 'as set' }]
      const kept: number[] = []
      for (const key of keys) {
        const { token } = await api.service.keys.create(key)
        const headers = { 'Content-Type': 'application/json', Prefer: 'wait=20' }
        const init = { method: 'POST', key: token, body: '{"prompt":"quick"}', headers }
        const response = await api.request('/v1/videos/text-to-video', init)
        const video = (await response.json()) as { completed_at: number; expires_at: number }
        kept.push(Math.round((video.expires_at - video.completed_at) / 60))
      }
      expect(kept).toEqual([1, 7 * 24 * 60])
    })

    test('is shorter for a film that asks for it, and never longer', async () => {
      await start({ retention: '1h' })
      const { id } = await api.create({ prompt: 'quick', expires_after: 600 })
      const { completed_at, expires_at } = await api.ended(id)
      expect((expires_at ?? 0) - (completed_at ?? 0)).toBeCloseTo(600, -1)

      const tooLong = await api.post('/v1/videos/text-to-video', {
        prompt: 'quick',
        expires_after: 3_601,
      })
      expect(tooLong.status).toBe(400)
      expect(await tooLong.json()).toMatchObject({
        error: {
          code: 'invalid_value',
          param: 'expires_after',
          message: expect.stringContaining('3600'),
        },
      })
    })

    test('is told in the metrics, and so are orphans', async () => {
      await start({ retention: '1s', sweep: '50ms' })
      const { id } = await api.create({ prompt: 'quick' })
      await api.ended(id)
      const disk = await openDisk(path.join(home.dataDir, 'files'))
      await disk.put('video_lost/1/film.mp4', Buffer.from('x'))
      const swept = async (reason: string): Promise<number> => {
        const text = await (await api.request('/metrics')).text()
        return Number(new RegExp(`swept_total\\{reason="${reason}"\\} (\\d+)`).exec(text)?.[1])
      }
      await expect.poll(() => swept('orphan'), { timeout: 5_000 }).toBe(1)
      await expect.poll(() => swept('expired'), { timeout: 5_000 }).toBe(1)
      expect(await files()).toEqual([])
    })
  })
}
