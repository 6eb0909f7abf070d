import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { startFakeSdcpp, type FakeSdcpp } from '../engines/fake-sdcpp.ts'
import { startApi, type Api } from '../harness/service.ts'
import { postgresHome, sqliteHome, type Home } from '../harness/stores.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('two nodes with one model server', () => {
  let fake: FakeSdcpp
  let homes: Home[]
  let nodes: Api[]

  const start = async (index: number): Promise<Api> => {
    const dataDir = homes[index]?.dataDir ?? ''
    const wan = { type: 'sdcpp', baseUrl: fake.url, poll: '50ms' }
    const shared = { databaseUrl: homes[0]?.databaseUrl ?? '', engines: JSON.stringify({ wan }) }
    const filesDir = `${homes[0]?.dataDir}/shared`
    const node = await startApi({ ...shared, dataDir, filesDir, lease: '1s' })
    nodes.push(node)
    return node
  }
  const execute = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: homes[0]?.databaseUrl ?? '' })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  beforeEach(async () => {
    fake = await startFakeSdcpp()
    fake.becomes = 'generating'
    homes = [await postgresHome(url ?? '')(), await sqliteHome()]
    nodes = []
  })
  afterEach(async () => {
    for (const { service } of nodes) await service.stop()
    for (const home of homes.toReversed()) await home.remove()
    await fake.close()
  })

  test('one that is stopped leaves its film to the other', async () => {
    const one = await start(0)
    const { id } = await one.create({ model: 'wan' })
    await expect.poll(() => fake.count('look')).toBeGreaterThan(0)
    const other = await start(1)
    await one.service.stop()
    fake.becomes = 'completed'
    expect(await other.ended(id)).toMatchObject({ status: 'completed', width: 64 })
    expect(fake.count('submit')).toBe(1)
    expect(fake.count('cancel')).toBe(0)
  })

  test('a lease that is lost takes nothing away from who has it now', async () => {
    const one = await start(0)
    const { id } = await one.create({ model: 'wan' })
    await expect.poll(() => fake.count('look')).toBeGreaterThan(0)
    // As if the database had not heard of the worker for longer than its lease.
    await execute(`update tasks set status = 'queued', lease_until = null, run_at = 0`)
    const other = await start(1)
    await expect
      .poll(async () => (await other.get(id)).status, { timeout: 5_000 })
      .toBe('in_progress')
    fake.becomes = 'completed'
    expect(await other.ended(id)).toMatchObject({ status: 'completed', error: null })
    expect(fake.count('submit')).toBe(1)
    expect(fake.count('cancel')).toBe(0)
  })
})
