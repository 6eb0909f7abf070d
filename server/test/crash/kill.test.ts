import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import { eventually } from '../harness/eventually.ts'
import { startServer, type ServerProcess } from '../harness/server-process.ts'
import { FIXTURES } from '../harness/service.ts'
import { storedFiles } from '../harness/stored-files.ts'
import { pressServer, type Promises } from './load.ts'

/** Long form: CRASH_KILLS=50 npx vitest run server/test/crash */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 5)
const FLAGS = { workers: '4', sweep: '200ms', maxAttempts: '100', tasksQueued: '100000' }

test(
  `${KILLS} times kill -9 under load lose, double and orphan nothing`,
  { timeout: 200_000 + KILLS * 10_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-crash-'))
    const promises: Promises = { created: new Set(), deleted: new Set(), unsure: new Set() }

    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer({ ...FLAGS, dataDir })
      const before = promises.created.size
      const pressing = pressServer(server, promises, { callers: 6, seconds: 5, creates: 80 })
      // Not before it has promised something, however slow the machine.
      await eventually(() => expect(promises.created.size).toBeGreaterThan(before + 1))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 900))
      await server.kill()
      await pressing
    }

    const server = await startServer({ ...FLAGS, dataDir })
    const videos = await untilAllEnded(server)
    checkPromises(promises, videos)
    await checkAccounts(server, promises, videos)
    await checkFiles(dataDir, videos)
    expect(await server.stop()).toBe(0)
    await rm(dataDir, { recursive: true })
  },
)

async function untilAllEnded(server: ServerProcess): Promise<Map<string, VideoJson>> {
  await vi.waitFor(
    async () => {
      for (const status of ['queued', 'in_progress']) {
        const page = await server.request(`/v1/videos?status=${status}&limit=1`)
        expect(await page.json(), `${status} tasks`).toMatchObject({ data: [] })
      }
    },
    { timeout: 150_000, interval: 100 },
  )
  const videos = new Map<string, VideoJson>()
  for (let after = ''; ;) {
    const page = await server.request(`/v1/videos?limit=100${after}`)
    const { data, has_more } = (await page.json()) as { data: VideoJson[]; has_more: boolean }
    for (const video of data) videos.set(video.id, video)
    if (!has_more) return videos
    after = `&after=${data.at(-1)?.id ?? ''}`
  }
}

function checkPromises(
  { created, deleted, unsure }: Promises,
  videos: Map<string, VideoJson>,
): void {
  expect(created.size).toBeGreaterThan(KILLS)
  const lost = [...created].filter((id) => !videos.has(id) && !deleted.has(id) && !unsure.has(id))
  expect(lost, 'acknowledged tasks that are gone').toEqual([])
  const risen = [...deleted].filter((id) => videos.has(id))
  expect(risen, 'deleted tasks that came back').toEqual([])
  const odd = [...videos.values()].filter(
    ({ status }) => !['completed', 'cancelled'].includes(status),
  )
  expect(odd, 'tasks that ended neither completed nor cancelled').toEqual([])
}

/** Bytes are booked when a task is settled: were one settled twice, the sum would be too large. */
async function checkAccounts(
  server: ServerProcess,
  { deleted, unsure }: Promises,
  videos: Map<string, VideoJson>,
): Promise<void> {
  const { size } = await stat(path.join(FIXTURES, 'tiny.mp4'))
  const completed = [...videos.values()].filter(({ status }) => status === 'completed').length
  const usage = (await (await server.request('/v1/usage')).json()) as { total: { bytes: number } }
  const settled = usage.total.bytes / size
  expect(settled).toBeGreaterThanOrEqual(completed)
  // Those that were deleted may have been completed before, once each.
  expect(settled).toBeLessThanOrEqual(completed + deleted.size + unsure.size)
}

async function checkFiles(dataDir: string, videos: Map<string, VideoJson>): Promise<void> {
  const completed = [...videos.values()].filter(({ status }) => status === 'completed')
  const expected = completed.flatMap(({ id }) => [`${id}/film.mp4`, `${id}/thumbnail.jpg`])
  await vi.waitFor(async () => {
    const stored = (await storedFiles(dataDir)).map((file) => file.split(path.sep))
    const files = stored.map((parts) => `${parts[0]}/${parts.at(-1)}`)
    expect(files.toSorted()).toEqual(expected.toSorted())
  }, 10_000)
  expect(await readdir(path.join(dataDir, 'work'))).toEqual([])
}
