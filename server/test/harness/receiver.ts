import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { vi, expect } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'

export interface Received {
  readonly at: number
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface EventBody {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created_at: number
  readonly data: VideoJson
}

/** What a receiver does with a request: a status, or anything else that sockets can do. */
export type Behaviour = number | ((response: ServerResponse, received: Received) => void)

export interface Receiver {
  readonly url: string
  /** For the setting `allowedHosts`: lifts the loopback rule for this one port. */
  readonly allow: string
  readonly received: readonly Received[]
  events(): EventBody[]
  /** Waits for this many requests. */
  count(requests: number): Promise<readonly Received[]>
  close(): Promise<void>
}

/** A real receiver on loopback that does as it is told, request by request; after that, 204. */
export async function startReceiver(...behaviours: readonly Behaviour[]): Promise<Receiver> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('error', () => undefined)
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      const one = { at: Date.now(), path, headers, body: Buffer.concat(chunks).toString() }
      const behaviour = behaviours[received.length] ?? 204
      received.push(one)
      if (typeof behaviour === 'number') response.writeHead(behaviour).end()
      else behaviour(response, one)
    })
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    allow: `127.0.0.1:${port}`,
    received,
    events: () => received.map(({ body }) => JSON.parse(body) as EventBody),
    async count(requests) {
      await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(requests), 10_000)
      return received
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
