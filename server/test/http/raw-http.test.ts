import { connect } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type ServerProcess } from '../harness/server-process.ts'

let server: ServerProcess
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-raw-'))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

/** Sends these very bytes and reads until the other side closes. */
const send = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text))
    let answer = ''
    socket.setTimeout(10_000, () => socket.destroy(new Error('It did not answer.')))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

test('a probe that speaks HTTP/1.0 and names no host is answered', async () => {
  const answer = await send('GET /healthz HTTP/1.0\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.[01] 200/)
  expect(answer).toContain('"ok"')
})

test.for<[what: string, text: string, status: number]>([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header without an end', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(40_000)}`, 431],
  ['a host with a space', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['a host with a path', 'GET /healthz HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
  ['half an IPv6 host', 'GET /v1/videos HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n', 400],
  ['a port that is none', 'GET / HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n', 400],
  ['a path that is none', 'GET a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  [
    'an expectation',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    417,
  ],
])('%s is an error of the usual shape', async ([, text, status]) => {
  const answer = await send(text)
  expect(answer).toContain(`HTTP/1.1 ${status}`)
  const body = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  expect(JSON.parse(body)).toEqual({
    error: {
      message: expect.any(String),
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_value',
    },
    request_id: /x-request-id: (\S+)/i.exec(answer)?.[1],
  })
})

test.for([
  '/%761/videos',
  '//v1/videos',
  '/v1//videos',
  '/x/../v1/videos',
  '/%2e/v1/videos',
  '/v1/videos/%2e%2e/videos',
  '/v1/videos/',
  '/v1/%76ideos',
  'http://elsewhere.test/v1/videos',
])('no way to write a path leads past the key: %s', async (path) => {
  const answer = await send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 (401|404) /)
  expect(answer).toMatch(/"code":"(missing_api_key|route_not_found)"/)
})
