import { describe, expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import { expectError } from '../harness/errors.ts'
import { TEXT } from '../harness/plain-client.ts'
import type { Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

const INVALID = { status: 401, code: 'invalid_api_key' }
const FORBIDDEN = { status: 403, code: 'insufficient_scope' }

const listWith = (api: Api, key: string): Promise<Response> => api.request('/v1/videos', { key })
const createWith = (api: Api, key: string): Promise<Response> =>
  api.post(TEXT, { prompt: 'x' }, { Authorization: `Bearer ${key}` })

test('a key looks like zk_… and has 32 random bytes', async ({ api }) => {
  const { token } = await api.service.keys.create({ name: 'new' })
  expect(token).toMatch(/^zk_[\w-]{43}$/)
  expect((await listWith(api, token)).status).toBe(200)
})

describe('a key with the scope read', () => {
  test('may look', async ({ api }) => {
    const { token } = await api.service.keys.create({ name: 'reader', scopes: ['read'] })
    for (const route of ['/v1/videos', '/v1/models', '/v1/usage']) {
      expect((await api.request(route, { key: token })).status).toBe(200)
    }
  })

  test('may not create, cancel or delete', async ({ api }) => {
    const { token: key } = await api.service.keys.create({ name: 'reader', scopes: ['read'] })
    const route = '/v1/videos/video_0198c0de-0000-7000-8000-000000000000'
    expect(await expectError(await createWith(api, key), FORBIDDEN)).toContain('"write"')
    await expectError(await api.request(`${route}/cancel`, { method: 'POST', key }), FORBIDDEN)
    await expectError(await api.request(route, { method: 'DELETE', key }), FORBIDDEN)
  })
})

test('a key with the scope write alone may create but not look', async ({ api }) => {
  const { token } = await api.service.keys.create({ name: 'writer', scopes: ['write'] })
  expect((await createWith(api, token)).status).toBe(200)
  await expectError(await listWith(api, token), FORBIDDEN)
})

test('403 has its own type, and asks nobody to log in', async ({ api }) => {
  const { token } = await api.service.keys.create({ name: 'reader', scopes: ['read'] })
  const response = await createWith(api, token)
  expect(response.headers.get('WWW-Authenticate')).toBeNull()
  expect(await response.json()).toMatchObject({ error: { type: 'permission_error' } })
})

test('a key that has expired is invalid', async ({ api }) => {
  const expiresAt = Date.now() - 1
  const { token } = await api.service.keys.create({ name: 'old', expiresAt })
  await expectError(await listWith(api, token), INVALID)
})

test('a key that was revoked is invalid within moments', async ({ api }) => {
  const { key, token } = await api.service.keys.create({ name: 'lost' })
  expect((await listWith(api, token)).status).toBe(200)
  await api.service.keys.revoke(key.id)
  await eventually(async () => expect((await listWith(api, token)).status).toBe(401))
  await expectError(await listWith(api, token), INVALID)
})

describe('a rotated key', () => {
  test('has the same videos, and the old token goes on for a while', async ({ api }) => {
    const { key, token: old } = await api.service.keys.create({ name: 'rotating' })
    const { id } = (await (await createWith(api, old)).json()) as { id: string }
    const { token } = await api.service.keys.rotate(key.id, 60_000)
    for (const either of [old, token]) {
      expect((await api.request(`/v1/videos/${id}`, { key: either })).status).toBe(200)
    }
  })

  test('without overlap leaves those tokens invalid, too, that were rotated before with one', async ({
    api,
  }) => {
    const { key, token: leaked } = await api.service.keys.create({ name: 'leaked' })
    await api.service.keys.rotate(key.id, 60_000)
    const { token } = await api.service.keys.rotate(key.id, 0)
    await expectError(await listWith(api, leaked), INVALID)
    expect((await listWith(api, token)).status).toBe(200)
  })

  test('without overlap leaves the old token invalid', async ({ api }) => {
    const { key, token: old } = await api.service.keys.create({ name: 'leaked' })
    const { token } = await api.service.keys.rotate(key.id, 0)
    await expectError(await listWith(api, old), INVALID)
    expect((await listWith(api, token)).status).toBe(200)
  })
})
