import { describe, expect } from 'vitest'
import { dayOf } from '../../src/access/usage.ts'
import { ModelList, Usage } from '../../src/http/schemas.ts'
import { expectError } from '../harness/errors.ts'
import { TEXT } from '../harness/plain-client.ts'
import type { Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

describe('GET /v1/models', () => {
  test('says what each engine can do', async ({ api }) => {
    const response = await api.request('/v1/models')
    const { data } = ModelList.parse(await response.json())
    expect(data.find(({ id }) => id === 'sketch')).toEqual({
      id: 'sketch',
      object: 'model',
      created: expect.any(Number),
      owned_by: 'zoetrope',
      label: 'Sketch: for tests',
      default: true,
      modes: ['text-to-video', 'image-to-video'],
      resolutions: ['480p', '720p', '1080p'],
      aspect_ratios: ['16:9', '9:16', '4:3', '3:4', '21:9', '1:1'],
      min_duration: 1,
      max_duration: 10,
      seed: true,
      audio: false,
    })
    expect(data.filter((model) => model.default)).toHaveLength(1)
    expect(data.map(({ id }) => id)).toContain('storybook')
  })

  test('is the same at /v1/videos/models', async ({ api }) => {
    const [one, other] = [await api.request('/v1/models'), await api.request('/v1/videos/models')]
    expect(await other.json()).toEqual(await one.json())
  })
})

async function newCaller(api: Api) {
  const { token } = await api.service.keys.create({ name: 'a user' })
  const headers = { Authorization: `Bearer ${token}` }
  return {
    create: (fields: object) =>
      api.post(TEXT, { prompt: 'x', ...fields }, { ...headers, Prefer: 'wait=20' }),
    usage: async (query = '') =>
      Usage.parse(await (await api.request(`/v1/usage${query}`, { headers })).json()),
  }
}

describe('GET /v1/usage', () => {
  const today = dayOf(Date.now())

  test('counts tasks, seconds and bytes by day', async ({ api }) => {
    const caller = await newCaller(api)
    await caller.create({ duration: 3 })
    await caller.create({ duration: 7 })
    const used = { tasks: 2, seconds: 10, bytes: 2 * 3_120 }
    expect(await caller.usage()).toEqual({
      object: 'usage',
      from: dayOf(Date.now() - 30 * 86_400_000),
      to: today,
      data: [{ day: today, ...used }],
      total: used,
    })
  })

  test('does not charge for a film that was never made', async ({ api }) => {
    const caller = await newCaller(api)
    await caller.create({ prompt: 'fail:content_policy_violation', duration: 9 })
    expect((await caller.usage()).total).toEqual({ tasks: 1, seconds: 0, bytes: 0 })
  })

  test('is each key’s own', async ({ api }) => {
    await (await newCaller(api)).create({})
    const other = await newCaller(api)
    expect(await other.usage()).toMatchObject({ data: [], total: { tasks: 0 } })
  })

  test('of other days does not show', async ({ api }) => {
    const caller = await newCaller(api)
    await caller.create({})
    const past = await caller.usage('?from=2020-01-01&to=2020-12-31')
    expect(past).toMatchObject({ from: '2020-01-01', to: '2020-12-31', data: [] })
    expect((await caller.usage(`?from=${today}`)).data).toHaveLength(1)
  })

  test.for([
    ['from=yesterday', 'from'],
    ['to=2026-1-1', 'to'],
    ['to=2026-13-01', 'to'],
    ['from=2026-02-30', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'from'],
  ] as const)('%s is refused', async ([query, param], { api }) => {
    const response = await api.request(`/v1/usage?${query}`)
    await expectError(response, { status: 400, code: 'invalid_value', param })
  })
})

test('one model can be asked for, and one that is not here is 404', async ({ api }) => {
  const response = await api.request('/v1/models/storybook')
  expect(await response.json()).toMatchObject({ id: 'storybook', object: 'model' })
  const unknown = await api.request('/v1/models/sora-9')
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ error: { code: 'model_not_found' } })
})
