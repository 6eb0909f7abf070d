import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectError } from '../harness/errors.ts'
import { eventually } from '../harness/eventually.ts'
import { TEXT } from '../harness/plain-client.ts'
import { makePostgresServer, type PostgresServer } from '../harness/postgres-server.ts'
import { startApi, type Api } from '../harness/service.ts'
import { sqliteHome, type Home } from '../harness/stores.ts'

const AWAY = { status: 503, code: 'store_unavailable' }

/** With a PostgreSQL of its own, because it is stopped and started again. */
describe.skipIf(inject('postgresUrl') === null)('while PostgreSQL is away', () => {
  let postgres: PostgresServer | undefined
  let home: Home
  let api: Api

  beforeAll(async () => {
    postgres = await makePostgresServer()
    await postgres?.start()
    home = await sqliteHome()
    const databaseUrl = `${postgres?.url}/postgres`
    api = await startApi({ dataDir: home.dataDir, databaseUrl, lease: '1s' })
  })
  afterAll(async () => {
    await api.service.stop()
    await home.remove()
    await postgres?.remove()
  })

  test('everything says so, and when it is back everything goes on', async () => {
    const { id } = await api.create({ prompt: 'quick' })
    await api.ended(id)
    const waiting = await api.create({ prompt: 'slow:1500' })
    await postgres?.stop()

    for (const response of [
      await api.request(`/v1/videos/${id}`),
      await api.post(TEXT, { prompt: 'quick' }),
      await api.request('/v1/videos'),
      await api.request('/v1/usage'),
      await api.request(`/v1/videos/${id}`, { method: 'DELETE' }),
    ]) {
      expect(response.headers.get('Retry-After')).toBe('2')
      expect(response.headers.get('x-should-retry')).toBeNull()
      await expectError(response, AWAY)
    }
    const ready = await api.request('/readyz', { key: null })
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ status: 'not_ready', checks: { store: false } })
    expect((await api.request('/healthz', { key: null })).status).toBe(200)
    const metrics = await api.request('/metrics', { key: null })
    expect(await metrics.text()).toMatch(/^process_resident_memory_bytes \d/m)

    await postgres?.start()
    expect((await api.request('/readyz', { key: null })).status).toBe(200)
    expect(await api.get(id)).toMatchObject({ status: 'completed' })
    const after = await api.create({ prompt: 'quick' })
    // What was being made when the store went is made after all, by whoever takes it up.
    for (const task of [after, waiting]) {
      await eventually(async () => expect((await api.get(task.id)).status).toBe('completed'))
    }
    const { data } = (await (await api.request('/v1/videos')).json()) as { data: unknown[] }
    expect(data).toHaveLength(3)
  })

  test('who listens hears the end, though the store went away in between', async () => {
    const { id } = await api.create({ prompt: 'slow:1500' })
    await postgres?.stop()
    await postgres?.start()
    const answer = await api.request(`/v1/videos/${id}`, { headers: { Prefer: 'wait=20' } })
    expect(await answer.json()).toMatchObject({ status: 'completed' })
  })
})
