import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { FIXTURES } from '../harness/service.ts'
import { startTrickyServer, type TrickOn, type TrickyServer } from './tricky-server.ts'

export { answer, cutShort, hang, hangUp } from './tricks.ts'

/** What somebody asked of the server. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** Of a form; files by their name and type. */
  readonly fields: Readonly<Record<string, string>>
}

type Step = 'submit' | 'look' | 'content' | 'delete' | 'models'
export type Trick = TrickOn<Asked>

export interface FakeVideos extends TrickyServer<Step, Asked> {
  /** Ends in /v1. */
  readonly url: string
  /** What finished films are. */
  film: Buffer
  /** Looks until a film is done. */
  looks: number
  /** Forgets all films, as a server of this kind does when it is started anew. */
  restart(): void
}

/** A server that speaks OpenAI's Videos API as SGLang does, and fails as it is told. */
export async function startFakeVideos({ key = '' } = {}): Promise<FakeVideos> {
  const films = new Map<string, number>()
  const tricky = await startTrickyServer<Step, Asked>({
    take,
    stepOf,
    usual: (step) => USUAL[step],
    refused(response, { headers }) {
      const isWrong = key !== '' && headers.authorization !== `Bearer ${key}`
      if (isWrong) json(response, 401, { error: { message: `Wrong key, not ${key}.` } })
      return isWrong
    },
  })

  const USUAL: Record<Step, Trick> = {
    models: (response) =>
      json(response, 200, { object: 'list', data: [{ id: 'wan', owned_by: 'sglang' }] }),
    submit(response) {
      const id = `video-${films.size}-${Math.random().toString(36).slice(2)}`
      films.set(id, 0)
      json(response, 200, { id, object: 'video', status: 'queued', progress: 0 })
    },
    look(response, one) {
      const id = idOf(one)
      const looks = films.get(id)
      if (looks === undefined) return json(response, 404, { detail: 'Video not found' })
      films.set(id, looks + 1)
      const status = looks + 1 >= fake.looks ? 'completed' : 'in_progress'
      const progress = Math.min(100, Math.floor(((looks + 1) / fake.looks) * 100))
      return json(response, 200, { id, object: 'video', status, progress })
    },
    content(response, one) {
      if (!films.has(idOf(one))) return json(response, 404, { detail: 'Video not found' })
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': fake.film.length })
      response.end(fake.film)
    },
    delete(response, one) {
      films.delete(idOf(one))
      json(response, 200, { id: idOf(one), object: 'video', status: 'deleted' })
    },
  }
  const fake: FakeVideos = {
    ...tricky,
    url: `${tricky.origin}/v1`,
    film: await readFile(path.join(FIXTURES, 'tiny.mp4')),
    looks: 2,
    restart: () => films.clear(),
  }
  return fake
}

const idOf = (one: Asked): string => decodeURIComponent(one.path.split('/')[3] ?? '')

function stepOf({ method, path: route }: Asked): Step {
  if (method === 'POST') return 'submit'
  if (method === 'DELETE') return 'delete'
  if (route.endsWith('/content')) return 'content'
  return route.startsWith('/v1/videos/') ? 'look' : 'models'
}

async function take(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const { method = '', url = '', headers } = request
  const fields: Record<string, string> = {}
  const type = headers['content-type'] ?? ''
  if (type.startsWith('multipart/')) {
    const form = await new Response(Buffer.concat(chunks), {
      headers: { 'content-type': type },
    }).formData()
    for (const [name, value] of form) {
      fields[name] = typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`
    }
  }
  return { method, path: url, headers, fields }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
