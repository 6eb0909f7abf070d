import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { pngDataUrl, pngFile } from '../../server/test/harness/pictures.ts'
import { API_KEY, FIXTURES } from '../../server/test/harness/service.ts'
import { test as base } from '../../server/test/harness/shared.ts'
import { Zoetrope, ZoetropeError, type Video } from '../src/index.ts'

const test = base.extend<{ zoetrope: Zoetrope; newcomer: Zoetrope }>({
  zoetrope: async ({ baseUrl }, use) => use(new Zoetrope({ apiKey: API_KEY, baseUrl })),
  /** With a key, and thus a list and an account, of its own. */
  newcomer: async ({ api, baseUrl }, use) => {
    const { token } = await api.service.keys.create({ name: 'newcomer' })
    await use(new Zoetrope({ apiKey: token, baseUrl: `${baseUrl}/` }))
  },
})

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

test('a prompt becomes a film', async ({ zoetrope }) => {
  const { id } = await zoetrope.videos.create({ prompt: 'a paper boat', duration: 2, seed: 7 })
  const video = await zoetrope.videos.wait(id)
  expect(video).toMatchObject({ status: 'completed', duration: 2, seed: 7 })
  const film = await zoetrope.videos.download(id)
  const bytes = await readFile(path.join(FIXTURES, 'tiny.mp4'))
  expect(Buffer.from(await film.arrayBuffer())).toEqual(bytes)
})

test('the whole client works on any fetch', async ({ api }) => {
  const asked: string[] = []
  const zoetrope = new Zoetrope({
    apiKey: API_KEY,
    baseUrl: 'http://zoetrope.test',
    fetch: (url, init) => {
      asked.push(`${init.method} ${url}`)
      return api.service.app.request(url, init)
    },
  })
  expect((await zoetrope.videos.create({ prompt: 'x' })).status).toBe('queued')
  expect(asked).toEqual(['POST http://zoetrope.test/v1/videos/text-to-video'])
})

describe('videos.createFromImage', () => {
  test('takes a link', async ({ zoetrope }) => {
    const image = pngDataUrl()
    const video = await zoetrope.videos.createFromImage({ prompt: 'it moves', image })
    expect(video).toMatchObject({ type: 'image-to-video', image_url: image })
  })

  test('takes a file, with all fields beside it', async ({ zoetrope }) => {
    const fields = { prompt: '1984', duration: 3, metadata: { order: '17' }, generate_audio: false }
    const image = new Blob([pngFile(9, 16)])
    const video = await zoetrope.videos.createFromImage({ ...fields, image })
    const { generate_audio: _, ...told } = fields
    expect(video).toMatchObject({ type: 'image-to-video', aspect_ratio: '9:16', ...told })
  })
})

test('the address may have the version that OpenAI’s SDK wants there', async ({ baseUrl }) => {
  for (const end of ['/v1', '/v1/']) {
    const zoetrope = new Zoetrope({ apiKey: API_KEY, baseUrl: `${baseUrl}${end}` })
    expect(await zoetrope.models.list()).not.toEqual([])
  }
})

test('without a key there is no client', () => {
  const { NO_SUCH_KEY } = process.env
  expect(() => new Zoetrope({ apiKey: NO_SUCH_KEY })).toThrow('Zoetrope needs an apiKey')
})

test('videos.get gives the task as it is', async ({ zoetrope }) => {
  const { id } = await zoetrope.videos.create({ prompt: 'x' })
  await zoetrope.videos.wait(id)
  expect(await zoetrope.videos.get(id)).toMatchObject({ id, task_id: id, status: 'completed' })
})

describe('videos.list', () => {
  test('goes on from page to page by itself', async ({ newcomer }) => {
    const ids: string[] = []
    while (ids.length < 5) ids.push((await newcomer.videos.create({ prompt: 'x' })).id)
    const seen = await collect(newcomer.videos.list({ limit: 2 }))
    expect(seen.map(({ id }) => id)).toEqual(ids.toReversed())
    const oldest = await collect(
      newcomer.videos.list({ limit: 2, order: 'asc', after: ids[2] ?? '' }),
    )
    expect(oldest.map(({ id }) => id)).toEqual(ids.slice(3))
  })

  test('filters, and asks for no more pages than are looked at', async ({ newcomer }) => {
    const { id } = await newcomer.videos.create({ prompt: 'fail:invalid_image' })
    await expect(newcomer.videos.wait(id)).rejects.toThrow()
    await newcomer.videos.create({ prompt: 'x' })
    for await (const video of newcomer.videos.list({ status: 'failed' })) {
      expect(video.id).toBe(id)
      return
    }
    expect.unreachable('the list was empty')
  })
})

test('videos.cancel stops the work', async ({ zoetrope }) => {
  const { id } = await zoetrope.videos.create({ prompt: 'hang' })
  expect((await zoetrope.videos.cancel(id)).status).toBe('cancelled')
})

test('videos.delete removes the video', async ({ zoetrope }) => {
  const { id } = await zoetrope.videos.create({ prompt: 'x' })
  const deleted = { id, object: 'video.deleted', deleted: true }
  expect(await zoetrope.videos.delete(id)).toEqual(deleted)
  await expect(zoetrope.videos.get(id)).rejects.toMatchObject({ status: 404 })
})

test('videos.download can fetch the thumbnail', async ({ zoetrope }) => {
  const { id } = await zoetrope.videos.create({ prompt: 'x' })
  await zoetrope.videos.wait(id)
  const picture = await zoetrope.videos.download(id, { variant: 'thumbnail' })
  expect((await picture.blob()).type).toBe('image/jpeg')
})

describe('videos.wait', () => {
  test('tells of progress on the way', async ({ zoetrope }) => {
    const { id } = await zoetrope.videos.create({ prompt: 'slow:50' })
    const seen: Video['status'][] = []
    await zoetrope.videos.wait(id, { onProgress: ({ status }) => void seen.push(status) })
    expect(seen.at(-1)).toBe('completed')
    expect(seen.length).toBeGreaterThan(1)
  })

  test('rejects when the task failed, with its code and the task', async ({ zoetrope }) => {
    const { id } = await zoetrope.videos.create({ prompt: 'fail:content_policy_violation' })
    const error = await zoetrope.videos.wait(id).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ZoetropeError)
    expect(error).toMatchObject({
      code: 'content_policy_violation',
      message: 'told to fail as content_policy_violation',
      status: null,
      retryable: false,
      video: { id, status: 'failed' },
    })
  })

  test('rejects when the task was cancelled', async ({ zoetrope }) => {
    const { id } = await zoetrope.videos.create({ prompt: 'hang' })
    await zoetrope.videos.cancel(id)
    await expect(zoetrope.videos.wait(id)).rejects.toMatchObject({
      code: 'cancelled',
      message: `${id} was cancelled.`,
      video: { status: 'cancelled' },
    })
  })

  test('gives up when told to, and the task goes on', async ({ zoetrope }) => {
    const { id } = await zoetrope.videos.create({ prompt: 'hang' })
    const giveUp = new AbortController()
    const reason = new Error('enough')
    const onProgress = (): void => giveUp.abort(reason)
    const waiting = zoetrope.videos.wait(id, { signal: giveUp.signal, onProgress })
    await expect(waiting).rejects.toBe(reason)
    expect((await zoetrope.videos.get(id)).status).not.toBe('cancelled')
    await zoetrope.videos.delete(id)
  })
})

test('models.list says what can be asked for', async ({ zoetrope }) => {
  const sketch = (await zoetrope.models.list()).find(({ id }) => id === 'sketch')
  expect(sketch).toMatchObject({ default: true, max_duration: 10 })
})

test('usage.get says what was used', async ({ newcomer }) => {
  await newcomer.videos.create({ prompt: 'x', duration: 4 })
  expect((await newcomer.usage.get()).total).toMatchObject({ tasks: 1, seconds: 4 })
  const past = { from: '2020-01-01', to: '2020-01-31' }
  expect(await newcomer.usage.get(past)).toMatchObject({ ...past, data: [] })
})

describe('an error', () => {
  test('has all that the service said', async ({ zoetrope }) => {
    await expect(zoetrope.videos.create({ prompt: 'x', duration: 11 })).rejects.toMatchObject({
      name: 'ZoetropeError',
      message: '`duration` must be at most 10, but is 11.',
      status: 400,
      code: 'invalid_value',
      type: 'invalid_request_error',
      param: 'duration',
      requestId: expect.stringMatching(/^req_/),
      retryable: false,
      video: null,
    })
  })

  test('for a wrong key is 401, and not tried again', async ({ baseUrl }) => {
    const zoetrope = new Zoetrope({ apiKey: 'zk_wrong', baseUrl })
    const expected = { status: 401, code: 'invalid_api_key', retryable: false }
    await expect(zoetrope.models.list()).rejects.toMatchObject(expected)
  })

  test('for a key that was not copied whole is the same, and no lost connection', async ({
    baseUrl,
  }) => {
    const cut = new Zoetrope({ apiKey: 'zk_c9j-aRK…', baseUrl })
    const wrong = { status: 401, code: 'invalid_api_key', retryable: false }
    await expect(cut.models.list()).rejects.toMatchObject(wrong)
  })

  test('for a film that is not ready is 409', async ({ zoetrope }) => {
    const { id } = await zoetrope.videos.create({ prompt: 'hang' })
    const expected = { status: 409, code: 'video_not_ready', retryable: false }
    await expect(zoetrope.videos.download(id)).rejects.toMatchObject(expected)
    await zoetrope.videos.delete(id)
  })
})
