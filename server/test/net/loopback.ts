import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net'
import { onTestFinished } from 'vitest'
import type { Certificate } from './certificate.ts'

/** A host on 127.0.0.1 that goes away with the test. */
export interface LoopbackHost {
  readonly port: number
  /** For the allow-list: lifts the loopback rule for this one port. */
  readonly allow: string
  /** How many sockets were opened, and how many still are. */
  sockets(): { readonly opened: number; readonly open: number }
}

export function serveHttp(listener: RequestListener): Promise<LoopbackHost> {
  return listen(createServer({ keepAliveTimeout: 0 }, listener))
}

export function serveHttps(certificate: Certificate, listener: RequestListener) {
  return listen(createTlsServer(certificate, listener))
}

/** Answers every request with bytes of the test's own making. */
export function serveRaw(answer: (socket: Socket) => void): Promise<LoopbackHost> {
  return listen(createTcpServer((socket) => void socket.once('data', () => answer(socket))))
}

async function listen(server: Server): Promise<LoopbackHost> {
  const sockets = new Set<Socket>()
  let opened = 0
  server.on('connection', (socket: Socket) => {
    opened++
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    allow: `127.0.0.1:${port}`,
    sockets: () => ({ opened, open: sockets.size }),
  }
}
