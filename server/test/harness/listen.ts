import type { AddressInfo } from 'node:net'
import { createHttpServer } from '../../src/http/create-server.ts'
import type { Service } from '../../src/main.ts'

export interface Listening {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Puts a service behind a free port of this machine. */
export async function listen({ app, listensAt }: Service): Promise<Listening> {
  const server = createHttpServer(app, '127.0.0.1')
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  listensAt(url)
  return {
    url,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
