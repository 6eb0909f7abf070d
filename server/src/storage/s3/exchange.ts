import { Agent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import { fromNetwork } from './s3-error.ts'

export interface Exchange {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | undefined
  /** Nothing may stand still for longer than this until the answer begins. */
  readonly stillMs: number
}

/** Connections to one server, kept for the next request. */
export interface Line {
  /** Sends it and waits for the head of the answer. Redirects are answers like any other: the key is for one host. */
  send(request: Exchange): Promise<IncomingMessage>
  close(): void
}

/** Even one that always moves a little ends: 8 MiB in this time are 280 kbit/s. */
const LONGEST_MS = 240_000
const MOST_IDLE = 32
const MAX_HEADER_BYTES = 16_384

export function openLine(url: URL): Line {
  const secure = url.protocol === 'https:'
  // No limit on those in use: a viewer that stands still holds one, and must not keep others from their films.
  const options = { keepAlive: true, maxFreeSockets: MOST_IDLE, scheduling: 'lifo' } as const
  const agent = secure ? new SecureAgent(options) : new Agent(options)
  const request = secure ? requestHttps : requestHttp

  return {
    send: ({ url: target, method, headers, body, stillMs }) =>
      new Promise((resolve, reject) => {
        const outgoing = request(target, {
          agent,
          method,
          headers: { ...headers, 'content-length': String(body?.length ?? 0) },
          maxHeaderSize: MAX_HEADER_BYTES,
        })
        const giveUp = (): void => void outgoing.destroy(tooSlow())
        const longest = setTimeout(giveUp, LONGEST_MS)
        outgoing.setTimeout(stillMs, giveUp)
        outgoing.on('response', (incoming) => {
          clearTimeout(longest)
          // From here on the reader sets the pace, and watches it.
          outgoing.setTimeout(0)
          resolve(incoming)
        })
        // Stays on after the answer: a server that breaks off later must not bring the process down.
        outgoing.on('error', (cause) => {
          clearTimeout(longest)
          reject(fromNetwork(cause))
        })
        outgoing.end(body)
      }),
    close: () => agent.destroy(),
  }
}

/** The whole body of a short answer. */
export async function readText(
  incoming: IncomingMessage,
  { maxBytes, ms }: { maxBytes: number; ms: number },
): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  const late = setTimeout(() => incoming.destroy(tooSlow()), ms)
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes.`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch (cause) {
    throw fromNetwork(cause)
  } finally {
    clearTimeout(late)
  }
}

export function tooSlow(): Error {
  return Object.assign(new Error('Nothing came in time.'), { code: 'ETIMEDOUT' })
}
