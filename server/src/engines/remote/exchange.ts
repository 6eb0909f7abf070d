import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { withDeadline } from '../../net/deadline.ts'
import { NoAnswer } from './no-answer.ts'

export interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array | undefined
  readonly lookup?: LookupFunction | undefined
}

export interface Patience {
  readonly ms: number
  readonly signal: AbortSignal
}

const MAX_HEADER_BYTES = 32_768

/**
 * Sends one question and reads the answer, all within the time. On a connection of its own: one that was kept may be
 * closed by the server while the question is under way, and nobody could tell whether it was heard.
 */
export async function exchange<Value>(
  question: Question,
  { ms, signal }: Patience,
  read: (incoming: IncomingMessage) => Promise<Value>,
): Promise<Value> {
  const call = { heard: false }
  try {
    return await withDeadline({ ms, signal }, async (inTime) =>
      read(await send(question, call, inTime)),
    )
  } catch (cause) {
    signal.throwIfAborted()
    throw new NoAnswer(call.heard, { cause })
  }
}

/** One question on its way; resolves with the head of the answer. `call.heard` tells whether it can have arrived. */
export function send(
  { method, url, headers, body, lookup }: Question,
  call: { heard: boolean },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const options = {
    method,
    signal,
    agent: false,
    ...(lookup && { lookup }),
    maxHeaderSize: MAX_HEADER_BYTES,
    headers: {
      'accept-encoding': 'identity',
      'user-agent': 'zoetrope',
      ...headers,
      ...(body && { 'content-length': body.length }),
    },
  } as const
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? requestHttps : requestHttp)(url, options)
    outgoing.on('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => (call.heard = true)),
    )
    outgoing.on('response', resolve)
    // Stays on after the answer: a host that talks on after its end must not bring the process down.
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** The beginning of a body as text; the rest is not waited for. */
export async function readStart(incoming: IncomingMessage, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let left = bytes
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    chunks.push(chunk.subarray(0, left))
    left -= chunk.length
    if (left <= 0) break
  }
  return Buffer.concat(chunks).toString()
}

/** The whole body as text, up to the limit. */
export async function readText(incoming: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
