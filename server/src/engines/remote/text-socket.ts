import { createHash, randomBytes } from 'node:crypto'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Duplex } from 'node:stream'
import { CLOSE, createFrameReader, PING, pong, TEXT } from './websocket-frames.ts'

export interface TextSocketOptions {
  /** With `http:` or `https:`. */
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly onText: (text: string) => void
}

export interface TextSocket {
  /** False: it was refused, or is over. */
  readonly isOpen: () => boolean
  readonly close: () => void
}

const HANDSHAKE_MS = 10_000
const MAX_HEADER_BYTES = 32_768
/** By this a server shows that it has understood: RFC 6455, 1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/**
 * Listens to the texts of a WebSocket. Node has a client of its own only from version 22 on. It never fails: what
 * comes this way is news that one can do without. It keeps no process alive.
 */
export function openTextSocket({ url, headers, onText }: TextSocketOptions): TextSocket {
  const key = randomBytes(16).toString('base64')
  const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    headers: {
      'user-agent': 'zoetrope',
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
    },
  })
  let isOver = false
  let socket: Duplex | undefined
  const close = (): void => {
    isOver = true
    clearTimeout(timer)
    outgoing.destroy()
    socket?.destroy()
  }
  const timer = setTimeout(close, HANDSHAKE_MS).unref()
  outgoing.on('socket', (connection) => connection.unref())
  outgoing.on('error', close)
  outgoing.on('response', close)
  outgoing.on('upgrade', (answer, connection: Duplex, first) => {
    clearTimeout(timer)
    socket = connection
    connection.on('error', close)
    connection.on('close', close)
    if (!isOver && isAccepted(answer, key)) listen(connection, { first, onText, close })
    else close()
  })
  outgoing.end()
  return { isOpen: () => !isOver, close }
}

const isAccepted = ({ headers }: IncomingMessage, key: string): boolean =>
  headers['sec-websocket-accept'] ===
  createHash('sha1')
    .update(key + GUID)
    .digest('base64')

function listen(
  socket: Duplex,
  { first, onText, close }: { first: Buffer; onText: (text: string) => void; close: () => void },
): void {
  const read = createFrameReader((opcode, payload) => {
    if (opcode === TEXT) onText(payload.toString())
    if (opcode === PING) socket.write(pong(payload))
    if (opcode === CLOSE) close()
  })
  const take = (chunk: Buffer): void => {
    try {
      read(chunk)
    } catch {
      close()
    }
  }
  take(first)
  socket.on('data', take)
}
