import { describe, expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import type { VideoJson } from '../../src/http/video-json.ts'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { IMAGE, TEXT } from '../harness/plain-client.ts'
import type { Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

interface Page {
  readonly object: string
  readonly data: VideoJson[]
  readonly first_id: string | null
  readonly last_id: string | null
  readonly has_more: boolean
}

/** A caller with a list of its own. */
async function newCaller(api: Api) {
  const { token } = await api.service.keys.create({ name: 'a caller' })
  const headers = { Authorization: `Bearer ${token}` }
  return {
    async create(fields: object, route = TEXT): Promise<string> {
      const response = await api.post(route, { prompt: 'x', ...fields }, headers)
      return ((await response.json()) as VideoJson).id
    },
    async createMany(count: number): Promise<string[]> {
      const ids: string[] = []
      while (ids.length < count) ids.push(await this.create({}))
      return ids
    },
    request: (route: string, method = 'GET') => api.request(route, { method, headers }),
    async list(query = ''): Promise<Page> {
      return (await this.request(`/v1/videos${query}`)).json() as Promise<Page>
    },
    /** Follows the pages, and does something between each two. */
    async *pages(query: string, meanwhile: (page: Page) => Promise<unknown>) {
      let page = await this.list(`?${query}`)
      for (;;) {
        yield* page.data.map(({ id }) => id)
        if (!page.has_more) return
        await meanwhile(page)
        page = await this.list(`?${query}&after=${page.last_id}`)
      }
    },
  }
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

test('no videos make an empty list', async ({ api }) => {
  const empty = { object: 'list', data: [], first_id: null, last_id: null, has_more: false }
  expect(await (await newCaller(api)).list()).toEqual(empty)
})

test('the newest come first, 20 at a time', async ({ api }) => {
  const caller = await newCaller(api)
  const ids = (await caller.createMany(21)).toReversed()
  const page = await caller.list()
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 20))
  expect(page).toMatchObject({ first_id: ids[0], last_id: ids[19], has_more: true })
  const rest = await caller.list(`?after=${page.last_id}`)
  expect(rest).toMatchObject({ first_id: ids[20], last_id: ids[20], has_more: false })
})

test('order=asc gives the oldest first', async ({ api }) => {
  const caller = await newCaller(api)
  const ids = await caller.createMany(3)
  expect((await caller.list('?order=asc')).data.map(({ id }) => id)).toEqual(ids)
})

test('each sees only what is theirs', async ({ api }) => {
  const [mine, theirs] = [await newCaller(api), await newCaller(api)]
  const id = await mine.create({})
  await theirs.create({})
  expect((await mine.list()).data.map((task) => task.id)).toEqual([id])
})

describe('paging neither skips nor repeats', () => {
  test('while newer ones arrive', async ({ api }) => {
    const caller = await newCaller(api)
    const ids = (await caller.createMany(7)).toReversed()
    const seen = await collect(caller.pages('limit=2', () => caller.create({})))
    expect(seen).toEqual(ids)
  })

  test('and oldest first it comes to the newer ones too', async ({ api }) => {
    const caller = await newCaller(api)
    const ids = await caller.createMany(5)
    const meanwhile = async (): Promise<void> => {
      if (ids.length < 8) ids.push(await caller.create({}))
    }
    const seen = await collect(caller.pages('limit=2&order=asc', meanwhile))
    expect(seen).toEqual(ids)
  })

  test.for(['asc', 'desc'])('while those already seen are deleted (%s)', async (order, { api }) => {
    const caller = await newCaller(api)
    const ids = await caller.createMany(7)
    const seen = await collect(
      caller.pages(`limit=2&order=${order}`, async ({ data }) => {
        for (const { id } of data) await caller.request(`/v1/videos/${id}`, 'DELETE')
      }),
    )
    expect(seen).toEqual(order === 'asc' ? ids : ids.toReversed())
  })
})

describe('filters', () => {
  test('by status', async ({ api }) => {
    const caller = await newCaller(api)
    const done = await caller.create({})
    const failed = await caller.create({ prompt: 'fail:invalid_image' })
    const idsOf = async (status: string): Promise<string[]> =>
      (await caller.list(`?status=${status}`)).data.map(({ id }) => id)
    await eventually(async () => expect(await idsOf('completed')).toEqual([done]))
    await eventually(async () => expect(await idsOf('failed')).toEqual([failed]))
    expect((await caller.list('?status=cancelled')).data).toEqual([])
  })

  test('by type, across pages', async ({ api }) => {
    const caller = await newCaller(api)
    const image = { image_url: pngDataUrl() }
    const first = await caller.create(image, IMAGE)
    await caller.createMany(2)
    const second = await caller.create(image, IMAGE)
    const query = 'type=image-to-video&limit=1'
    const seen = await collect(caller.pages(query, () => caller.create({})))
    expect(seen).toEqual([second, first])
    expect((await caller.list('?type=text-to-video')).data).toHaveLength(3)
  })
})

test.for(['1', '100'])('limit=%s is allowed', async (limit, { api }) => {
  expect((await api.request(`/v1/videos?limit=${limit}`)).status).toBe(200)
})

describe('a wrong query is 400 and named:', () => {
  test.for([
    ['limit=0', 'limit'],
    ['status=queued&status=failed', 'status'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['order=up', 'order'],
    ['status=done', 'status'],
    ['type=video', 'type'],
    ['after=', 'after'],
    ['after=nonsense', 'after'],
    ['after=video_%00', 'after'],
    ["after='%3B%20drop%20table%20tasks", 'after'],
  ] as const)('%s', async ([query, param], { api }) => {
    const response = await api.request(`/v1/videos?${query}`)
    const message = await expectError(response, { status: 400, code: 'invalid_value', param })
    expect(message).toContain(`\`${param}\``)
  })
})
