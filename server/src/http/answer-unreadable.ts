import type { Server } from 'node:http'

const STATUSES: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not come in time.'],
}
const BAD = ['400 Bad Request', 'This is not HTTP as we understand it.'] as const

/** What Node cannot read never reaches the routes; it gets an error of the usual shape all the same. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const [status, message] = STATUSES[error.code ?? ''] ?? BAD
    const body = bodyOf(message)
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
  })
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { 'Content-Type': 'application/json', Connection: 'close' })
    response.end(bodyOf('Only `Expect: 100-continue` is understood.'))
  })
}

function bodyOf(message: string): string {
  const error = { message, type: 'invalid_request_error', param: null, code: 'invalid_value' }
  return JSON.stringify({ error, request_id: null })
}
