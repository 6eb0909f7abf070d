import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { test as ownService, startApi } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

const open = { key: null }

test('/healthz says that the process lives, to anybody', async ({ api }) => {
  const response = await api.request('/healthz', open)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

test('/readyz says that store, storage and engine can work', async ({ api }) => {
  const response = await api.request('/readyz', open)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    status: 'ready',
    checks: { store: true, storage: true, engine: true, accepting: true },
  })
})

ownService('/readyz is 503 once the service stops, and names what is missing', async ({ api }) => {
  await api.service.stop()
  const response = await api.request('/readyz', open)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    status: 'not_ready',
    checks: { store: false, accepting: false },
  })
})

test('/metrics counts requests by route, never by id', async ({ api }) => {
  const { id } = await api.create({})
  await api.ended(id)
  const response = await api.request('/metrics', open)
  const figures = await response.text()
  expect(response.headers.get('Content-Type')).toContain('text/plain')
  expect(figures).toContain('route="/v1/videos/:id"')
  expect(figures).toContain('zoetrope_tasks_ended_total{status="completed"}')
  expect(figures).not.toContain(id)
})

ownService('/metrics can be turned off', async ({ folder }) => {
  const api = await startApi({ dataDir: folder, metrics: 'false' })
  expect((await api.request('/metrics', open)).status).toBe(404)
  await api.service.stop()
})

ownService('with too little disk no task is accepted, and /readyz says so', async ({ folder }) => {
  const api = await startApi({ dataDir: folder, minFreeDisk: '1000000GiB' })
  const refused = await api.post('/v1/videos/text-to-video', { prompt: 'x' })
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    error: { code: 'storage_full', type: 'server_error' },
  })
  const ready = await api.request('/readyz', open)
  expect(await ready.json()).toMatchObject({ checks: { storage: false } })
  await api.service.stop()
})

ownService('without the folder of films no task is accepted', async ({ folder }) => {
  const api = await startApi({ dataDir: folder })
  await rm(path.join(folder, 'files'), { recursive: true })
  const refused = await api.post('/v1/videos/text-to-video', { prompt: 'x' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(await refused.json()).toMatchObject({ error: { code: 'store_unavailable' } })
  await api.service.stop()
})

ownService(
  'without its database file no task is accepted, and /readyz says so',
  async ({ folder }) => {
    const api = await startApi({ dataDir: folder })
    const file = path.join(folder, 'zoetrope.db')
    await rename(file, `${file}.away`)
    const ready = await api.request('/readyz', open)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ checks: { store: false, storage: true } })
    const refused = await api.post('/v1/videos/text-to-video', { prompt: 'x' })
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ error: { code: 'store_unavailable' } })
    await rename(`${file}.away`, file)
    expect((await api.request('/readyz', open)).status).toBe(200)
    await api.service.stop()
  },
)
