import { request as requestHttp, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { NetworkError } from './network-error.ts'

export interface Exchange {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | undefined
}

const MAX_HEADER_BYTES = 16_384

/** Sends one request over an open socket and waits for the head of the answer. */
export function exchange(request: Exchange, socket: Socket): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = requestHttp({
      createConnection: () => socket,
      method: request.method,
      path: `${request.url.pathname}${request.url.search}`,
      setHost: false,
      headers: {
        ...request.headers,
        host: request.url.host,
        connection: 'close',
        'accept-encoding': 'identity',
      },
      maxHeaderSize: MAX_HEADER_BYTES,
    })
    outgoing.on('response', resolve)
    outgoing.on('upgrade', () => reject(toNetworkError(new Error('A switch of protocols'))))
    // Stays on after the answer: a host that talks on after its end must not bring the process down.
    outgoing.on('error', (cause) => reject(toNetworkError(cause)))
    outgoing.end(request.body)
  })
}

/** The body as it arrives, up to the limit; past it the rest is never read. */
export async function* readBody(
  incoming: IncomingMessage,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void> {
  checkEncoding(incoming)
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  let bytes = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      yield chunk
    }
  } catch (thrown) {
    // The message only knows that it was cut off; the socket knows why.
    throw toNetworkError(
      thrown instanceof NetworkError ? thrown : (incoming.socket.errored ?? thrown),
    )
  }
}

// Unpacked, the body could be far more than was counted.
function checkEncoding({ headers }: IncomingMessage): void {
  const content = headers['content-encoding'] ?? 'identity'
  const transfer = headers['transfer-encoding'] ?? 'chunked'
  if (/^identity$/i.test(content) && /^chunked$/i.test(transfer)) return
  throw new NetworkError(
    'bad_response',
    'The host of the link sends compressed data that was not asked for: use another link.',
  )
}

function tooLarge(maxBytes: number): NetworkError {
  return new NetworkError('too_large', `The file behind the link is larger than ${maxBytes} bytes.`)
}

function toNetworkError(cause: unknown): NetworkError {
  if (cause instanceof NetworkError) return cause
  return new NetworkError(
    'unreachable',
    'The connection to the host of the link broke: check the link or try again later.',
    { cause },
  )
}
