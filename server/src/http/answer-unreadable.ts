import type { Server } from 'node:http'
import { RequestError } from '@hono/node-server'
import { CATALOGUE, type ErrorCode } from '../errors/catalogue.ts'
import { createRequestIds } from './request-ids.ts'

const STATUSES: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not come in time.'],
}
const BAD = ['400 Bad Request', 'This is not HTTP as we understand it.'] as const

/** What cannot be read never reaches the routes; it gets an error of the usual shape all the same. */
export function createUnreadable() {
  const nextId = createRequestIds()
  const describe = (code: ErrorCode, message: string) => describeAs(nextId(), code, message)
  return {
    /** What Node can read and the adapter cannot: a host that is none, an address that is none. */
    answer: (thrown: unknown): Response => {
      const code = thrown instanceof RequestError ? 'invalid_value' : 'internal_error'
      const { headers, body } = describe(code, MESSAGES[code])
      return new Response(body, { status: CATALOGUE[code].status, headers })
    },
    /** What Node cannot read. */
    watch: (server: Server): void => watch(server, describe),
  }
}

const MESSAGES = {
  invalid_value: 'The request line or the header `Host` is not valid.',
  internal_error: 'Something broke on our side.',
}

type Describe = (code: ErrorCode, message: string) => ReturnType<typeof describeAs>

function watch(server: Server, describe: Describe): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const [status, message] = STATUSES[error.code ?? ''] ?? BAD
    const { headers, body } = describe('invalid_value', message)
    const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body) })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n${body}`)
  })
  server.on('checkExpectation', (_request, response) => {
    const { headers, body } = describe(
      'invalid_value',
      'Only `Expect: 100-continue` is understood.',
    )
    response.writeHead(417, headers)
    response.end(body)
  })
}

function describeAs(request_id: string, code: ErrorCode, message: string) {
  const error = { message, type: CATALOGUE[code].type, param: null, code }
  const headers = {
    'Content-Type': 'application/json',
    'x-request-id': request_id,
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  }
  return { headers, body: JSON.stringify({ error, request_id }) }
}
