import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { nearestWord } from '../../src/errors/nearest-word.ts'
import { TextToVideo } from '../../src/http/schemas.ts'
import { expectError } from '../harness/errors.ts'
import { AUTHORIZATION, IMAGE, TEXT } from '../harness/plain-client.ts'
import { test } from '../harness/shared.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const KEY_AND_TYPE = `Authorization: ${AUTHORIZATION.Authorization}\r\nContent-Type: application/json\r\n`
const ROUTES = [TEXT, IMAGE, '/v1/videos']

describe('a body that is not JSON', () => {
  test.for(['', '{', '{"prompt": "x",}', "{'prompt': 'x'}", 'prompt=x', '{"prompt":"x"} {}'])(
    'is invalid_json: %s',
    async (body, { api }) => {
      for (const route of ROUTES) {
        const response = await api.request(route, { method: 'POST', body, headers: JSON_TYPE })
        const message = await expectError(response, { status: 400, code: 'invalid_json' })
        expect(message).toMatch(/^The body is not valid JSON/)
      }
    },
  )

  test('is told so also when there is none at all', async ({ api }) => {
    const response = await api.request(TEXT, { method: 'POST', headers: JSON_TYPE })
    await expectError(response, { status: 400, code: 'invalid_json' })
  })

  test('is told so when its letters are not UTF-8', async ({ api }) => {
    const body = Buffer.from('{"prompt":"caf\u00e9"}', 'latin1')
    const response = await api.request(TEXT, { method: 'POST', body, headers: JSON_TYPE })
    const message = await expectError(response, { status: 400, code: 'invalid_json' })
    expect(message).toBe('The body is not valid UTF-8.')
  })

  test('is refused when it is nested without end', async ({ api }) => {
    const depth = 100_000
    const plan = `${'['.repeat(depth)}${']'.repeat(depth)}`
    const body = `{"prompt":"x","storybook_plan":{"a":${plan}}}`
    const response = await api.request(TEXT, { method: 'POST', body, headers: JSON_TYPE })
    const message = await expectError(response, { status: 400, code: 'invalid_json' })
    expect(message).toContain('nested')
  })

  // Each was parsed, at the cost of seconds in which nobody else was answered.
  test.for([
    ['zeros', `{"prompt":"x","storybook_plan":{"a":[${'0,'.repeat(300_000)}0]}}`],
    ['texts', `{"prompt":"x","metadata":[${'"",'.repeat(300_000)}""]}`],
    ['brackets, and no end', `{"prompt":"x","a":${'[],'.repeat(300_000)}`],
  ])('is refused unparsed when it has %s without end', async ([, body = ''], { api }) => {
    const response = await api.request(TEXT, { method: 'POST', body, headers: JSON_TYPE })
    const message = await expectError(response, { status: 400, code: 'invalid_json' })
    expect(message).toBe('The body holds more values than any request needs.')
  })

  test('is not what a text full of brackets and quotes makes it', async ({ api }) => {
    const prompt = `a "wall" of \\"${'["{\\'.repeat(900)}`
    expect(await api.create({ prompt })).toMatchObject({ prompt })
  })
})

test.for(['null', '[]', '"x"', '5', 'true'])(
  'JSON that is no object is refused: %s',
  async (body, { api }) => {
    const response = await api.request(TEXT, { method: 'POST', body, headers: JSON_TYPE })
    const message = await expectError(response, { status: 400, code: 'invalid_value' })
    expect(message).toBe(`The body must be an object, but is ${body}.`)
  },
)

test('a packed body is refused as such', async ({ api }) => {
  const headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip' }
  const response = await api.request(TEXT, { method: 'POST', body: 'x', headers })
  const expected = { code: 'unsupported_content_type', param: 'Content-Encoding' }
  expect(await expectError(response, { status: 400, ...expected })).toContain('gzip')
})

describe('a content type', () => {
  const send = (type: string): RequestInit => ({
    method: 'POST',
    body: '{"prompt":"x"}',
    headers: { 'Content-Type': type },
  })

  test.for([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset="UTF-8"',
  ])('of %s is JSON', async (type, { api }) => {
    expect((await api.request(TEXT, send(type))).status).toBe(200)
  })

  test.for([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/jsonp',
  ])('of %s is refused by name', async (type, { api }) => {
    const expected = { status: 400, code: 'unsupported_content_type', param: 'Content-Type' }
    const message = await expectError(await api.request(TEXT, send(type)), expected)
    expect(message).toBe(`Send Content-Type: application/json, not ${type}.`)
  })

  test('that is absent is asked for', async ({ api }) => {
    const body = new Blob(['{"prompt":"x"}']).stream()
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const expected = { status: 400, code: 'unsupported_content_type', param: 'Content-Type' }
    const message = await expectError(await api.request('/v1/videos', init), expected)
    expect(message).toBe('Send Content-Type: application/json or multipart/form-data.')
  })

  test('of a form is not for the text route', async ({ api }) => {
    const body = new FormData()
    body.set('prompt', 'x')
    const expected = { status: 400, code: 'unsupported_content_type', param: 'Content-Type' }
    await expectError(await api.request(TEXT, { method: 'POST', body }), expected)
  })
})

describe('a name of thirty megabytes', () => {
  const name = 'D'.repeat(30_000_000)

  test('is compared with ours by its first letters alone', () => {
    const start = performance.now()
    expect(nearestWord(name, Object.keys(TextToVideo.shape))).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  test.for([`{"prompt":"x","${name}":1}`, `{"prompt":"x","metadata":{"${name}":"x"}}`])(
    'is not sent back: %.40s…',
    async (body, { api }) => {
      const response = await api.request(TEXT, { method: 'POST', body, headers: JSON_TYPE })
      expect(response.status).toBe(400)
      expect((await response.text()).length).toBeLessThan(1_000)
    },
  )
})

describe('a body over 32 MiB is 413', () => {
  const huge = JSON.stringify({
    prompt: 'x',
    image_url: `data:image/png;base64,${'A'.repeat(2 ** 25)}`,
  })
  const tooLarge = { status: 413, code: 'request_too_large' }

  test('when its length is declared', async ({ baseUrl }) => {
    const headers = { ...AUTHORIZATION, ...JSON_TYPE }
    const response = await fetch(`${baseUrl}${IMAGE}`, { method: 'POST', headers, body: huge })
    expect(await expectError(response, tooLarge)).toContain('32 MiB')
  })

  test.for([
    ['declared', 'Content-Length: 50331648', '', ''],
    ['not declared', 'Transfer-Encoding: chunked', '3000000\r\n', '\r\n0\r\n\r\n'],
  ])(
    'and its sender hears so who sends all before reading: %s',
    async ([, header, before, after], { baseUrl }) => {
      const line = await openLine(baseUrl)
      line.write(`POST ${TEXT} HTTP/1.1\r\nHost: x\r\n${KEY_AND_TYPE}${header}\r\n\r\n${before}`)
      await line.send(Buffer.alloc(48 * 2 ** 20, ' '))
      line.write(`${after}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      const answers = await line.read()
      expect(answers).toMatch(/^HTTP\/1\.1 413 .*request_too_large.*HTTP\/1\.1 200/s)
    },
  )

  test('at once when it is larger than anybody would read', async ({ baseUrl }) => {
    const line = await openLine(baseUrl)
    const length = `Content-Length: ${2 ** 40}`
    line.write(`POST ${TEXT} HTTP/1.1\r\nHost: x\r\n${KEY_AND_TYPE}${length}\r\n\r\n{`)
    expect(await line.read()).toMatch(/^HTTP\/1\.1 413 .*Connection: close/s)
  })

  test('when it just keeps coming', async ({ baseUrl }) => {
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { ...AUTHORIZATION, ...JSON_TYPE },
      body: new Blob([huge]).stream(),
      duplex: 'half',
    }
    await expectError(await fetch(`${baseUrl}${IMAGE}`, init), tooLarge)
  })

  test('and one just under it is read', async ({ api }) => {
    const image_url = `data:image/png;base64,${'A'.repeat(2 ** 25 - 1_000)}`
    const expected = { status: 400, code: 'image_too_large', param: 'image_url' }
    await expectError(await api.post(IMAGE, { prompt: 'x', image_url }), expected)
  })
})

test('the order of the checks: key, then body, then picture', async ({ api }) => {
  const body = { prompt: 'x', image_url: 'data:image/png;base64,AAAA', zebra: 1 }
  const init = { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE }
  const keyless = await api.request(IMAGE, { ...init, key: null })
  await expectError(keyless, { status: 401, code: 'missing_api_key' })
  const wrong = await api.request(IMAGE, init)
  await expectError(wrong, { status: 400, code: 'unknown_parameter', param: 'zebra' })
  const picture = await api.post(IMAGE, { prompt: 'x', image_url: body.image_url })
  await expectError(picture, { status: 400, code: 'invalid_image', param: 'image_url' })
})

/** A program that writes all that it has to say before it looks for an answer. */
async function openLine(baseUrl: string) {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  return {
    write: (said: string) => socket.write(said),
    send: (bytes: Buffer) =>
      new Promise<void>((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(error) : resolve()))
      }),
    read: () => text(socket),
  }
}
