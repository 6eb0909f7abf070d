import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Does something else than usual with one request. */
export type TrickOn<Asked> = (response: ServerResponse, asked: Asked) => void

interface Ways<Step, Asked> {
  readonly take: (request: IncomingMessage) => Promise<Asked>
  readonly stepOf: (asked: Asked) => Step
  readonly usual: (step: Step) => TrickOn<Asked>
  /** Whether it was answered before anything else was looked at: a wrong key, say. */
  readonly refused?: (response: ServerResponse, asked: Asked) => boolean
}

export interface TrickyServer<Step, Asked> {
  readonly server: Server
  readonly origin: string
  readonly asked: Asked[]
  /** How often this was asked. */
  count(step: Step): number
  /** The next requests of this kind are answered so, one by one; after them as usual. */
  next(step: Step, ...tricks: readonly TrickOn<Asked>[]): void
  /** All requests of this kind, from now on. */
  always(step: Step, trick: TrickOn<Asked> | null): void
  close(): Promise<void>
}

/** A server on loopback that answers as usual, or as it is told. */
export async function startTrickyServer<Step, Asked>({
  take,
  stepOf,
  usual,
  refused = () => false,
}: Ways<Step, Asked>): Promise<TrickyServer<Step, Asked>> {
  const asked: Asked[] = []
  const tricks = new Map<Step, TrickOn<Asked>[]>()
  const habits = new Map<Step, TrickOn<Asked>>()
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    request.on('error', () => undefined)
    void take(request).then((one) => {
      asked.push(one)
      const step = stepOf(one)
      const trick = tricks.get(step)?.shift() ?? habits.get(step) ?? usual(step)
      if (!refused(response, one)) trick(response, one)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    count: (step) => asked.filter((one) => stepOf(one) === step).length,
    next: (step, ...more) => void tricks.set(step, [...(tricks.get(step) ?? []), ...more]),
    always: (step, trick) => void (trick ? habits.set(step, trick) : habits.delete(step)),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
