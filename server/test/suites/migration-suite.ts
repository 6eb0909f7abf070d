import path from 'node:path'
import { Migrator, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SETTINGS_KEY } from '../../src/access/key.ts'
import type { Database } from '../../src/db/database.ts'
import { createMigrations } from '../../src/db/migrations.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { openSqlite } from '../../src/db/sqlite.ts'
import { createTaskId } from '../../src/tasks/task-id.ts'
import { startFakeVideos, type FakeVideos } from '../engines/fake-openai-videos.ts'
import { startApi, type Api } from '../harness/service.ts'
import type { Home, MakeHome } from '../harness/stores.ts'

const LONG_USED = 9_000_000_000

/** What a service finds that was stopped under an older program, on whichever store. */
export function migrationSuite(makeHome: MakeHome): void {
  let home: Home
  let fake: FakeVideos
  let api: Api | undefined

  const start = async (flags = {}): Promise<Api> => {
    const { dataDir, databaseUrl } = home
    const engines = JSON.stringify({ slow: { type: 'openai-videos', baseUrl: fake.url } })
    const url = databaseUrl && { databaseUrl }
    return (api = await startApi({ dataDir, engines, ...url, ...flags }))
  }
  const inOldStore = async (unit: (database: Database) => Promise<void>): Promise<void> => {
    const database = home.databaseUrl
      ? openPostgres(home.databaseUrl, (error) => expect.unreachable(error.message))
      : openSqlite(path.join(home.dataDir, 'zoetrope.db'))
    const provider = createMigrations(database.dialect)
    const { error } = await new Migrator({ db: database.read, provider }).migrateTo('003-worked')
    expect(error).toBeUndefined()
    try {
      await unit(database)
    } finally {
      await database.close()
    }
  }

  beforeEach(async () => {
    home = await makeHome()
    fake = await startFakeVideos()
  })
  afterEach(async () => {
    await api?.service.stop()
    api = undefined
    await fake.close()
    await home.remove()
  })

  test('a store from before there were lines keeps its tasks, and those that waited are made', async () => {
    const [done, running, waiting] = [createTaskId(), createTaskId(), createTaskId()]
    await inOldStore(async (database) => {
      await addLane(database, SETTINGS_KEY)
      await addTask(database, { id: done, status: 'completed', turn: LONG_USED - 20 })
      await addTask(database, { id: running, status: 'in_progress', turn: LONG_USED })
      await addTask(database, { id: waiting, status: 'queued', turn: LONG_USED + 10 })
    })
    const now = await start({ lease: '1s' })
    expect(await now.get(done)).toMatchObject({ status: 'completed', prompt: done })
    for (const id of [running, waiting, (await now.create({})).id]) {
      expect(await now.ended(id)).toMatchObject({ status: 'completed' })
    }
    const { data } = (await (await now.request('/v1/videos')).json()) as { data: { id: string }[] }
    expect(data.slice(1).map(({ id }) => id)).toEqual([waiting, running, done])
  })

  test('whoever waited for a model server then is not overtaken by all who come now', async () => {
    const old = createTaskId()
    await inOldStore(async (database) => {
      await addLane(database, SETTINGS_KEY)
      await addTask(database, { id: old, status: 'queued', turn: LONG_USED + 10, model: 'slow' })
    })
    const now = await start({ role: 'api' })
    const { queue_position } = await now.create({ model: 'slow' })
    expect(queue_position).toBe(2)
  })
}

async function addLane({ read }: Database, keyId: string): Promise<void> {
  await sql`update clock set turn = ${LONG_USED}`.execute(read)
  await sql`insert into lanes (key_id, turn) values (${keyId}, ${LONG_USED + 10})`.execute(read)
}

interface OldTask {
  readonly id: string
  readonly status: string
  readonly turn: number
  readonly model?: string
}

async function addTask({ read }: Database, task: OldTask): Promise<void> {
  const { id, status, turn, model = 'sketch' } = task
  const isClaimed = status === 'in_progress'
  const options = '{"negativePrompt":null,"audio":false,"plan":null,"callbackUrl":null}'
  await sql`
    insert into tasks (id, key_id, type, status, model, prompt, resolution, aspect_ratio, duration, seed,
      options, metadata, turn, run_at, created_at, worker, lease_until, started_at, attempt, tries)
    values (${id}, ${SETTINGS_KEY}, 'text-to-video', ${status}, ${model}, ${id}, '480p', '1:1', 1, 1,
      ${options}, '{}', ${turn}, 1, 1, ${isClaimed ? 'gone' : null}, ${isClaimed ? 2 : null},
      ${isClaimed ? 1 : null}, ${isClaimed ? 1 : 0}, ${isClaimed ? 1 : 0})`.execute(read)
}
