import { describe, expect } from 'vitest'
import { CATALOGUE, ERROR_CODES } from '../../src/errors/catalogue.ts'
import { ErrorBody } from '../../src/http/schemas.ts'
import { breakStore } from '../harness/break-store.ts'
import { expectError } from '../harness/errors.ts'
import { TEXT } from '../harness/plain-client.ts'
import { startApi, test as ownService } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

describe('an error body', () => {
  test('has message, type, param and code, and the request id; nothing else', async ({ api }) => {
    const response = await api.post(TEXT, { prompt: 'x', duration: 11 })
    expect(await response.json()).toEqual({
      error: {
        message: '`duration` must be at most 10, but is 11.',
        type: 'invalid_request_error',
        param: 'duration',
        code: 'invalid_value',
      },
      request_id: response.headers.get('x-request-id'),
    })
  })

  test('is JSON, whatever the caller says it accepts', async ({ api }) => {
    const headers = { Accept: 'text/html' }
    const response = await api.request('/v1/nowhere', { headers })
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(ErrorBody.safeParse(await response.json()).success).toBe(true)
  })

  test('is not kept by any cache', async ({ api }) => {
    const response = await api.request('/v1/videos/video_0')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('a request id', () => {
  test('is new for each request, and on good answers too', async ({ api }) => {
    const ids = [await api.request('/v1/videos'), await api.request('/v1/videos')].map((response) =>
      response.headers.get('x-request-id'),
    )
    expect(ids).toEqual([expect.stringMatching(/^req_\w{24,}$/), expect.stringMatching(/^req_/)])
    expect(new Set(ids).size).toBe(2)
  })

  test('is never taken from the caller', async ({ api }) => {
    const response = await api.request('/healthz', { headers: { 'x-request-id': 'req_mine' } })
    expect(response.headers.get('x-request-id')).not.toBe('req_mine')
  })
})

describe('401', () => {
  test.for<[header: string | null, code: string]>([
    [null, 'missing_api_key'],
    ['', 'missing_api_key'],
    ['Bearer', 'missing_api_key'],
    ['Bearer ', 'missing_api_key'],
    ['Basic dXNlcjpwYXNz', 'missing_api_key'],
    ['zk_without_a_scheme', 'missing_api_key'],
    ['Bearer two words', 'missing_api_key'],
    ['Bearer zk_unknown', 'invalid_api_key'],
    ['bearer zk_unknown', 'invalid_api_key'],
  ])('Authorization: %s is %s', async ([header, code], { api }) => {
    const headers = header === null ? {} : { Authorization: header }
    const response = await api.request('/v1/videos', { key: null, headers })
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer realm="zoetrope"')
    const { error } = (await response.clone().json()) as { error: { type: string } }
    expect(error.type).toBe('authentication_error')
    await expectError(response, { status: 401, code })
  })

  test('an invalid key is not repeated', async ({ api }) => {
    const response = await api.request('/v1/videos', { key: 'zk_secret_but_mistyped' })
    expect(await response.text()).not.toContain('zk_secret')
  })

  test.for([
    ['POST', TEXT],
    ['POST', '/v1/videos/image-to-video'],
    ['POST', '/v1/videos'],
    ['GET', '/v1/videos'],
    ['GET', '/v1/videos/video_0'],
    ['DELETE', '/v1/videos/video_0'],
    ['POST', '/v1/videos/video_0/cancel'],
    ['GET', '/v1/videos/video_0/content'],
    ['GET', '/v1/models'],
    ['GET', '/v1/videos/models'],
    ['GET', '/v1/usage'],
    ['GET', '/v1/nowhere'],
    ['GET', '/v1/videos/content?signature=x'],
    ['DELETE', '/v1/videos/video_0/content?signature=x'],
  ] as const)('%s %s asks for a key', async ([method, route], { api }) => {
    const response = await api.request(route, { method, key: null })
    await expectError(response, { status: 401, code: 'missing_api_key' })
  })
})

interface ErrorJson {
  readonly error: { readonly message: string }
}

describe('405', () => {
  test.for<[method: string, route: string, allowed: string]>([
    ['DELETE', '/v1/videos', 'GET, HEAD, POST'],
    ['GET', TEXT, 'POST'],
    ['PUT', '/v1/videos/image-to-video', 'POST'],
    ['DELETE', '/v1/videos/models', 'GET, HEAD'],
    ['POST', '/v1/videos/video_0', 'GET, HEAD, DELETE'],
    ['GET', '/v1/videos/video_0/cancel', 'POST'],
    ['PATCH', '/v1/videos/video_0/content', 'GET, HEAD, OPTIONS'],
    ['POST', '/v1/webhooks', 'GET, HEAD, PUT'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/docs/', 'GET, HEAD'],
  ])('%s %s is told what is allowed: %s', async ([method, route, allowed], { api }) => {
    const response = await api.request(route, { method })
    expect(response.headers.get('Allow')).toBe(allowed)
    const message = await expectError(response, { status: 405, code: 'method_not_allowed' })
    expect(message).toContain(`only to ${allowed}.`)
  })

  test.for([
    ['POST', '/v1/videos/text-to-vidoe', TEXT],
    ['POST', '/v1/video/text-to-video', TEXT],
    ['GET', '/v2/videos', '/v1/videos'],
    ['PUT', '/v1/webhook', '/v1/webhooks'],
  ] as const)('%s %s is told the route it meant', async ([method, route, meant], { api }) => {
    const { error } = (await (await api.request(route, { method })).json()) as ErrorJson
    expect(error.message).toContain(` Did you mean ${method} ${meant}?`)
  })

  test('of a video’s own address suggests nothing', async ({ api }) => {
    const { error } = (await (await api.post('/v1/videos/video_0', {})).json()) as ErrorJson
    expect(error.message).toMatch(/only to GET, HEAD, DELETE\.$/)
  })

  test('comes after the question for a key', async ({ api }) => {
    const response = await api.request(TEXT, { method: 'DELETE', key: null })
    await expectError(response, { status: 401, code: 'missing_api_key' })
  })

  test('of HEAD has no body', async ({ api }) => {
    const response = await api.request(TEXT, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([405, ''])
  })
})

describe('404', () => {
  test.for(['/nowhere', '/v1', '/v1/nowhere', '/v1/videos/a/b/c', '/v2/videos'])(
    'nothing is at POST %s',
    async (route, { api }) => {
      const response = await api.request(route, { method: 'POST' })
      const message = await expectError(response, { status: 404, code: 'route_not_found' })
      expect(message).toContain(`Nothing is at POST ${route}.`)
    },
  )

  test.for([
    'video_0',
    'video_0198c0de-0000-7000-8000-000000000000',
    '%00',
    '..%2f..%2fetc%2fpasswd',
    'é',
    'x'.repeat(5_000),
  ])('no video is called %s', async (id, { api }) => {
    for (const [method, tail] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/cancel'],
      ['GET', '/content'],
    ] as const) {
      const response = await api.request(`/v1/videos/${id}${tail}`, { method })
      const message = await expectError(response, { status: 404, code: 'video_not_found' })
      expect(message.length).toBeLessThan(200)
    }
  })

  test('somebody else’s video and no video at all are the same', async ({ api }) => {
    const { id } = await api.create({})
    const { token } = await api.service.keys.create({ name: 'somebody else' })
    const unknown = 'video_0198c0de-0000-7000-8000-000000000000'
    const answers = [id, unknown].map(async (video) => {
      const response = await api.request(`/v1/videos/${video}`, { key: token })
      const { error } = (await response.json()) as { error: { message: string } }
      return {
        status: response.status,
        error: { ...error, message: error.message.replace(video, '') },
      }
    })
    const [theirs, nobodys] = await Promise.all(answers)
    expect(theirs).toEqual(nobodys)
  })
})

ownService('500 tells the operator everything and the caller nothing', async ({ folder }) => {
  const api = await startApi({ dataDir: folder })
  breakStore(folder)
  const response = await api.post(TEXT, { prompt: 'x' })
  const message = await expectError(response, { status: 500, code: 'internal_error' })
  expect(message).toBe('Something broke on our side.')
  await api.service.stop()
})

ownService('a service that stops takes no more requests, and says so', async ({ folder }) => {
  const api = await startApi({ dataDir: folder })
  await api.service.stop()
  const response = await api.post(TEXT, { prompt: 'x' })
  expect(response.headers.get('Connection')).toBe('close')
  expect(response.headers.get('Retry-After')).toBe('1')
  await expectError(response, { status: 503, code: 'service_stopping' })
})

test('a name that copies would lose is refused, not lost', async ({ api }) => {
  const body = '{"prompt":"x","metadata":{"a":"b","__proto__":"c"}}'
  const headers = { 'Content-Type': 'application/json' }
  const response = await api.request(TEXT, { method: 'POST', body, headers })
  await expectError(response, { status: 400, code: 'invalid_value' })
})

test('half a character in a prompt is refused', async ({ api }) => {
  const response = await api.post(TEXT, { prompt: 'a \ud83d dog' })
  await expectError(response, {
    status: 400,
    code: 'invalid_value',
    param: 'prompt',
  })
})

const TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'invalid_request_error',
  405: 'invalid_request_error',
  409: 'invalid_request_error',
  410: 'invalid_request_error',
  412: 'invalid_request_error',
  416: 'invalid_request_error',
  413: 'invalid_request_error',
  429: 'rate_limit_error',
  500: 'server_error',
  503: 'server_error',
}

test.for(ERROR_CODES)('%s has the type of its status', (code) => {
  expect(CATALOGUE[code].type).toBe(TYPES[CATALOGUE[code].status])
})
