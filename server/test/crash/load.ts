import { randomUUID } from 'node:crypto'
import type { VideoJson } from '../../src/http/video-json.ts'
import type { ServerProcess } from '../harness/server-process.ts'

/** What the service has promised us so far. Only answers that arrived count. */
export interface Promises {
  readonly created: Set<string>
  readonly deleted: Set<string>
  /** Requests whose answer was cut off by the kill: they may have happened or not. */
  readonly unsure: Set<string>
}

/** Callers that create, cancel and delete until the server is gone, or until they have created this many. */
export async function pressServer(
  server: ServerProcess,
  promises: Promises,
  { callers, seconds, creates }: { callers: number; seconds: number; creates: number },
): Promise<void> {
  const until = Date.now() + seconds * 1_000
  let left = creates
  const call = async (): Promise<void> => {
    while (Date.now() < until && left > 0) {
      left -= 1
      const id = await create(server)
      promises.created.add(id)
      const chance = Math.random()
      if (chance < 0.15) await post(server, `/v1/videos/${id}/cancel`)
      else if (chance < 0.3) await remove(server, promises, id)
    }
  }
  // A caller ends with the first answer that does not come.
  await Promise.all(Array.from({ length: callers }, () => call().catch(() => undefined)))
}

async function create(server: ServerProcess): Promise<string> {
  const response = await server.request('/v1/videos/text-to-video', {
    method: 'POST',
    body: JSON.stringify({ prompt: `slow:${Math.floor(Math.random() * 100)}`, duration: 1 }),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
  })
  const { id } = (await response.json()) as VideoJson
  if (typeof id !== 'string') throw new Error(`No task: ${response.status}`)
  return id
}

async function post(server: ServerProcess, route: string): Promise<void> {
  await (await server.request(route, { method: 'POST' })).text()
}

async function remove(server: ServerProcess, promises: Promises, id: string): Promise<void> {
  promises.unsure.add(id)
  await (await server.request(`/v1/videos/${id}`, { method: 'DELETE' })).text()
  promises.deleted.add(id)
  promises.unsure.delete(id)
}
