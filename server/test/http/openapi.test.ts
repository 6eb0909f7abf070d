import { describe, expect } from 'vitest'
import { z } from 'zod'
import { VARIANTS } from '../../src/http/links.ts'
import { OPERATIONS } from '../../src/http/operations.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { IMAGE, TEXT } from '../harness/plain-client.ts'
import type { Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1, as far as we use it: nothing else may be in the document. */
const Schema = z.record(z.string(), z.unknown())
const Content = z.record(
  z.string().regex(/^\w+\/[\w.+-]+$/),
  z.strictObject({ schema: Schema.optional() }),
)
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(5),
  description: z.string().optional(),
  security: z.array(z.never()).optional(),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: Schema,
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: Content.optional() }),
  ),
})
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation),
  ),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })),
    schemas: z.record(z.string().regex(/^[A-Z]\w+$/), Schema),
  }),
})

const read = async (api: Api): Promise<z.output<typeof Document>> =>
  Document.parse(await (await api.request('/openapi.json', { key: null })).json())

const operationsOf = (document: z.output<typeof Document>) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

describe('/openapi.json', () => {
  test('is a valid OpenAPI 3.1 document that anybody may read', async ({ api }) => {
    const response = await api.request('/openapi.json', { key: null })
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(Document.safeParse(await response.json()).error?.issues).toBeUndefined()
  })

  test('has no reference that leads nowhere', async ({ api }) => {
    const { components } = await read(api)
    const text = await (await api.request('/openapi.json')).text()
    const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
    expect(names.length).toBeGreaterThan(10)
    const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([])
  })

  test('names every operation once, and every part of a path', async ({ api }) => {
    const document = await read(api)
    const operations = operationsOf(document)
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids).toEqual([...new Set(ids)])
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      const expected = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(inPath.map(({ name }) => name)).toEqual(expected)
      expect(inPath.every(({ required }) => required)).toBe(true)
      expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0])
    }
  })

  test('says of each operation what can go wrong', async ({ api }) => {
    for (const { path, operation } of operationsOf(await read(api))) {
      if (path.startsWith('/v1')) {
        expect(Object.keys(operation.responses), path).toEqual(
          expect.arrayContaining(['200', '401', '429', '500']),
        )
      } else expect(operation.security, path).toEqual([])
    }
  })
})

test('what is served as a film’s content is named with its type', async ({ api }) => {
  const { id } = await api.ended((await api.create({ model: 'storybook', duration: 1 })).id)
  const responses = (await read(api)).paths['/v1/videos/{task_id}/content']?.get?.responses ?? {}
  const told = Object.keys(responses['200']?.content ?? {})
  const types = await Promise.all(
    VARIANTS.map(async (variant) => {
      const response = await api.request(`/v1/videos/${id}/content?variant=${variant}`)
      expect(response.status, variant).toBe(200)
      return response.headers.get('Content-Type')?.split(';')[0]
    }),
  )
  expect(new Set(types)).toEqual(new Set(told))
}, 60_000)

test('what a key that may only write, and a service that is not ready, are told is named', async ({
  api,
}) => {
  const { token } = await api.service.keys.create({ name: 'writer', scopes: ['write'] })
  const { paths } = await read(api)
  for (const path of ['/v1/videos', '/v1/usage', '/v1/models', '/v1/webhooks']) {
    expect((await api.request(path, { key: token })).status).toBe(403)
    expect(Object.keys(paths[path]?.get?.responses ?? {}), path).toContain('403')
  }
  expect(Object.keys(paths['/readyz']?.get?.responses ?? {})).toContain('503')
})

test('every body that creates has an example, and the example is accepted', () => {
  const creating = OPERATIONS.filter(({ group }) => group === 'Create')
  expect(creating.length).toBeGreaterThan(3)
  for (const { id, json } of creating) {
    const examples = json?.meta()?.['examples'] as unknown[] | undefined
    expect(examples, id).toHaveLength(1)
    expect(json?.safeParse(examples?.[0]).error, id).toBeUndefined()
  }
})

/** Pages and what they load are for people; they come with a policy for browsers. */
async function isPage(api: Api, path: string): Promise<boolean> {
  return (await api.request(path, { key: null })).headers.has('Content-Security-Policy')
}

test('every route has an entry in OPERATIONS, and every entry a route', async ({ api }) => {
  const routes = new Set<string>()
  for (const { method, path } of api.service.app.routes) {
    // What a browser asks before it asks is no operation.
    const isRoute = method !== 'ALL' && method !== 'OPTIONS' && !path.includes('*')
    if (!isRoute || (method === 'GET' && (await isPage(api, path)))) continue
    routes.add(`${method.toLowerCase()} ${path.replace(/:\w+/g, '{}')}`)
  }
  const entries = OPERATIONS.map(
    ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
  )
  expect([...routes].toSorted()).toEqual(entries.toSorted())
})

/** A schema of the document as a check, its references filled in. */
async function checkOf(api: Api, find: (document: z.output<typeof Document>) => unknown) {
  const document = await read(api)
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline)
    if (value === null || typeof value !== 'object') return value
    const { $ref } = value as { $ref?: string }
    const name = $ref?.split('/').at(-1)
    if (name !== undefined) return inline(document.components.schemas[name])
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inline(inner)]))
  }
  const found = inline(find(document)) as { schema: Json }
  return z.fromJSONSchema(found.schema)
}

test.for<[method: string, path: string, call: (api: Api) => Promise<Response>]>([
  ['post', TEXT, (api) => api.post(TEXT, { prompt: 'x' })],
  ['post', IMAGE, (api) => api.post(IMAGE, { prompt: 'x', image_url: pngDataUrl() })],
  ['get', '/v1/videos', (api) => api.request('/v1/videos')],
  ['get', '/v1/models', (api) => api.request('/v1/models')],
  ['get', '/v1/usage', (api) => api.request('/v1/usage')],
  ['get', '/healthz', (api) => api.request('/healthz')],
  ['get', '/readyz', (api) => api.request('/readyz')],
  ['post', TEXT, (api) => api.post(TEXT, { prompt: '' })],
  ['get', '/v1/videos/{task_id}', (api) => api.request('/v1/videos/video_0')],
])('what %s %s answers is what the document says', async ([method, path, call], { api }) => {
  const response = await call(api)
  const status = String(response.status)
  const check = await checkOf(api, ({ paths }) => {
    const operation = paths[path]?.[method as 'get']
    return operation?.responses[status]?.content?.['application/json']
  })
  expect(check.safeParse(await response.json()).error?.issues).toBeUndefined()
  expect(check.safeParse({}).success).toBe(false)
})

test.for<[valid: boolean, body: Json]>([
  [true, { prompt: 'x' }],
  [true, { prompt: 'x', resolution: '480p', aspect_ratio: '1:1', duration: 10, seed: -1 }],
  [true, { prompt: 'x', duration: null, metadata: { a: 'b' }, storybook_plan: { deep: [1, {}] } }],
  [false, {}],
  [false, { prompt: 'x', duration: 11 }],
  [false, { prompt: 'x', duration: 2.5 }],
  [false, { prompt: 'x', seed: 4_294_967_296 }],
  [false, { prompt: 'x', resolution: '4k' }],
  [false, { prompt: 'x', zebra: 1 }],
  [false, { prompt: 'x', image_url: 'https://example.com/a.png' }],
  [false, { prompt: 'x', storybook_plan: [] }],
])('document and service agree (%s) on %j', async ([valid, body], { api }) => {
  const check = await checkOf(
    api,
    ({ paths }) => paths[TEXT]?.post?.requestBody?.content['application/json'],
  )
  expect(check.safeParse(body).success).toBe(valid)
  expect((await api.post(TEXT, body)).status).toBe(valid ? 200 : 400)
})
