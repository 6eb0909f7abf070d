import { describe, expect } from 'vitest'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl, pngFile } from '../harness/pictures.ts'
import { IMAGE, TEXT } from '../harness/plain-client.ts'
import type { Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

let last = 0
const newKey = (): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': `order-${++last}` })
const REUSED = { status: 409, code: 'idempotency_key_reuse', param: 'Idempotency-Key' }

const idOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { id: string }).id

const countOf = async (api: Api, prompt: string): Promise<number> => {
  const list = await api.request('/v1/videos?limit=100')
  const { data } = (await list.json()) as { data: { prompt: string }[] }
  return data.filter((task) => task.prompt === prompt).length
}

test('the same key and body give the first answer again, byte for byte', async ({ api }) => {
  const key = newKey()
  const first = await api.post(TEXT, { prompt: 'once' }, key)
  const words = await first.text()
  await api.ended((JSON.parse(words) as { id: string }).id)
  const again = await api.post(TEXT, { prompt: 'once' }, key)

  expect(first.status).toBe(200)
  expect(first.headers.get('Idempotent-Replayed')).toBeNull()
  expect(again.status).toBe(200)
  expect(again.headers.get('Idempotent-Replayed')).toBe('true')
  expect(again.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'))
  expect(await again.text()).toBe(words)
  expect(await countOf(api, 'once')).toBe(1)
})

test('without a key each request makes a task of its own', async ({ api }) => {
  await api.create({ prompt: 'each' })
  await api.create({ prompt: 'each' })
  expect(await countOf(api, 'each')).toBe(2)
})

test('the order of the fields does not matter', async ({ api }) => {
  const key = newKey()
  const one = await api.post(TEXT, { prompt: 'x', metadata: { a: '1', b: '2' }, seed: 1 }, key)
  const two = await api.post(TEXT, { seed: 1, metadata: { b: '2', a: '1' }, prompt: 'x' }, key)
  expect(await idOf(two)).toBe(await idOf(one))
})

describe('409, and no use to try again:', () => {
  test('another body', async ({ api }) => {
    const key = newKey()
    await api.post(TEXT, { prompt: 'one' }, key)
    const response = await api.post(TEXT, { prompt: 'another' }, key)
    expect(response.headers.get('x-should-retry')).toBe('false')
    await expectError(response, REUSED)
    expect(await countOf(api, 'another')).toBe(0)
  })

  test('the same body on another route', async ({ api }) => {
    const key = newKey()
    await api.post(TEXT, { prompt: 'route' }, key)
    await expectError(await api.post('/v1/videos', { prompt: 'route' }, key), REUSED)
  })

  test('the same form with another picture', async ({ api }) => {
    const key = newKey()
    const send = (width: number): Promise<Response> => {
      const body = new FormData()
      body.set('prompt', 'picture')
      body.set('image', new Blob([pngFile(width, 9)]), 'picture.png')
      return api.request(IMAGE, { method: 'POST', body, headers: key })
    }
    expect((await send(16)).status).toBe(200)
    await expectError(await send(17), REUSED)
    expect((await send(16)).headers.get('Idempotent-Replayed')).toBe('true')
  })
})

test('ten requests at once with one key make one task', async ({ api }) => {
  const key = newKey()
  const send = (): Promise<Response> =>
    api.post(IMAGE, { prompt: 'at once', image_url: pngDataUrl() }, key)
  const responses = await Promise.all(Array.from({ length: 10 }, send))
  const ids = await Promise.all(responses.map(idOf))
  expect(new Set(ids).size).toBe(1)
  expect(responses.filter(({ headers }) => !headers.get('Idempotent-Replayed'))).toHaveLength(1)
  expect(await countOf(api, 'at once')).toBe(1)
})

test('two callers may use the same key for different things', async ({ api }) => {
  const { token } = await api.service.keys.create({ name: 'another caller' })
  const key = newKey()
  const mine = await api.post(TEXT, { prompt: 'mine' }, key)
  const theirs = await api.post(
    TEXT,
    { prompt: 'theirs' },
    {
      ...key,
      Authorization: `Bearer ${token}`,
    },
  )
  expect(theirs.status).toBe(200)
  expect(theirs.headers.get('Idempotent-Replayed')).toBeNull()
  expect(await idOf(theirs)).not.toBe(await idOf(mine))
})

test('a request that failed does not use up its key', async ({ api }) => {
  const key = newKey()
  const broken = await api.post(IMAGE, { prompt: 'x', image_url: 'data:image/png;base64,AA' }, key)
  await expectError(broken, { status: 400, code: 'invalid_image', param: 'image_url' })
  const mended = await api.post(IMAGE, { prompt: 'x', image_url: pngDataUrl() }, key)
  expect(mended.status).toBe(200)
  expect(mended.headers.get('Idempotent-Replayed')).toBeNull()
})

test('with Prefer: wait a repeated request waits too, and gets the film', async ({ api }) => {
  const key = { ...newKey(), Prefer: 'wait=10' }
  const first = await api.post(TEXT, { prompt: 'slow:50' }, key)
  expect(await first.json()).toMatchObject({ status: 'completed' })
  const again = await api.post(TEXT, { prompt: 'slow:50' }, key)
  expect(again.headers.get('Idempotent-Replayed')).toBe('true')
  expect(await again.json()).toMatchObject({ status: 'completed' })
})

describe('a key', () => {
  test('has up to 255 characters', async ({ api }) => {
    const send = (length: number): Promise<Response> =>
      api.post(TEXT, { prompt: 'x' }, { 'Idempotency-Key': 'k'.repeat(length) })
    expect((await send(255)).status).toBe(200)
    const expected = { status: 400, code: 'invalid_value', param: 'Idempotency-Key' }
    await expectError(await send(256), expected)
    await expectError(await send(0), expected)
  })
})

test('a remix is answered again though its source is gone', async ({ api }) => {
  const key = newKey()
  const { id } = await api.create({ prompt: 'to be remixed' })
  const first = await api.post(`/v1/videos/${id}/remix`, { prompt: 'the remix' }, key)
  const words = await first.text()
  await api.request(`/v1/videos/${id}`, { method: 'DELETE' })
  const again = await api.post(`/v1/videos/${id}/remix`, { prompt: 'the remix' }, key)
  expect(again.status).toBe(200)
  expect(await again.text()).toBe(words)
})

test('an answer that is kept says when to ask again, as any other', async ({ api }) => {
  const response = await api.post(TEXT, { prompt: 'hang, paced' }, newKey())
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  await api.request(`/v1/videos/${await idOf(response)}/cancel`, { method: 'POST' })
})
