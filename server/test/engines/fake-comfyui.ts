import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import path from 'node:path'
import { FIXTURES } from '../harness/service.ts'
import { startTrickyServer, type TrickOn, type TrickyServer } from './tricky-server.ts'

/** What somebody asked of the server. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** JSON, or the fields of a form, files by their name, type and size. */
  readonly body: Readonly<Record<string, unknown>>
}

type Step =
  | 'upload'
  | 'submit'
  | 'job'
  | 'queue'
  | 'history'
  | 'view'
  | 'cancel'
  | 'unqueue'
  | 'interrupt'
  | 'forget'
  | 'stats'
  | 'other'

export type Trick = TrickOn<Asked>

interface Job {
  readonly id: string
  readonly client: string
  readonly prompt: unknown
  looks: number
  outcome?: 'success' | 'error' | 'interrupted'
}

export interface FakeComfy extends TrickyServer<Step, Asked> {
  readonly url: string
  /** What finished films are. */
  film: Buffer
  /** What `outputs` of a finished job are. */
  outputs: unknown
  /** What `execution_error` of a job says; with it, jobs fail. */
  error: Record<string, unknown> | null
  /** Looks until a film is done; with Infinity only `finish` ends it. */
  looks: number
  /** What is answered to those who want to listen, instead of letting them. */
  refusal: string | null
  /** Another's job runs, and ours wait behind it. */
  isBusy: boolean
  /** Takes a job without answering. */
  accept(asked: Asked): void
  /** Forgets everything, as a server of this kind does when it is started anew. */
  restart(): void
  /** Who listens: their client ids. */
  listeners(): string[]
  /** Bytes of frames for one who listens. */
  say(client: string, frames: Buffer): void
  readonly submitted: readonly { id: string; client: string; prompt: unknown }[]
}

/** `jobs`: with `/api/jobs`. `queue`: before there was that. `oldest`: also before ids could be chosen. */
export type Generation = 'jobs' | 'queue' | 'oldest'

const SAVED = {
  9: { images: [{ filename: 'film_00001_.mp4', subfolder: 'video', type: 'output' }] },
}

/** A server that speaks as ComfyUI does, of any age, and fails as it is told. */
export async function startFakeComfy(generation: Generation = 'jobs'): Promise<FakeComfy> {
  const jobs = new Map<string, Job>()
  const submitted: Job[] = []
  const ears = new Map<string, Socket>()
  const tricky = await startTrickyServer<Step, Asked>({
    take,
    stepOf,
    usual: (step) => USUAL[step],
  })
  tricky.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    const { url = '', headers } = request
    tricky.asked.push({ method: 'GET', path: url, headers, body: {} })
    const client = new URL(url, 'http://x').searchParams.get('clientId') ?? ''
    const accept = createHash('sha1')
      .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64')
    socket.on('error', () => undefined)
    if (fake.refusal !== null) return void socket.end(fake.refusal)
    socket.on('end', () => socket.end())
    socket.on('close', () => ears.delete(client))
    socket.resume()
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    ears.set(client, socket)
  })

  const isNew = generation === 'jobs'
  const stateOf = (job: Job): 'pending' | 'running' | 'done' => {
    if (job.outcome) return 'done'
    return fake.isBusy ? 'pending' : 'running'
  }
  const accept = ({ body }: Asked): Job => {
    const { prompt, client_id: client, prompt_id: chosen } = body
    const id = generation === 'oldest' ? `own-${jobs.size}` : String(chosen)
    const job: Job = { id, client: String(client), prompt, looks: 0 }
    jobs.set(id, job)
    submitted.push(job)
    return job
  }
  /** Films are made while one looks, so that no test has to wait. */
  const work = (): void => {
    for (const job of jobs.values()) {
      if (stateOf(job) !== 'running') continue
      job.looks += 1
      if (job.looks >= fake.looks) job.outcome = fake.error ? 'error' : 'success'
    }
  }
  const end = (job: Job | undefined): void => {
    if (!job || job.outcome) return
    if (stateOf(job) === 'pending') jobs.delete(job.id)
    else job.outcome = 'interrupted'
  }
  const queueItem = ({ id, client, prompt }: Job) => [0, id, prompt, { client_id: client }, ['9']]

  const USUAL: Record<Step, Trick> = {
    upload: (response, { body }) => {
      const [name] = String(body['image']).split(' ')
      json(response, 200, { name, subfolder: '', type: 'input' })
    },
    submit: (response, one) =>
      json(response, 200, { prompt_id: accept(one).id, number: jobs.size, node_errors: {} }),
    job(response, one) {
      if (!isNew) return notFound(response)
      work()
      const job = jobs.get(idOf(one))
      return job
        ? json(response, 200, jobJson(job))
        : json(response, 404, { error: 'Job not found' })
    },
    queue(response) {
      work()
      const items = (state: string) =>
        [...jobs.values()].filter((job) => stateOf(job) === state).map(queueItem)
      json(response, 200, { queue_running: items('running'), queue_pending: items('pending') })
    },
    history(response, one) {
      const job = jobs.get(idOf(one))
      json(response, 200, job?.outcome ? { [job.id]: historyJson(job) } : {})
    },
    view(response) {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': fake.film.length })
      response.end(fake.film)
    },
    cancel(response, one) {
      if (!isNew) return notFound(response)
      end(jobs.get(idOf(one)))
      return json(response, 200, { cancelled: true })
    },
    unqueue(response, { body }) {
      for (const id of body['delete'] as string[]) {
        const job = jobs.get(id)
        if (job && stateOf(job) === 'pending') jobs.delete(id)
      }
      response.end()
    },
    interrupt(response) {
      for (const job of jobs.values()) if (stateOf(job) === 'running') end(job)
      response.end()
    },
    forget(response, { body }) {
      for (const id of body['delete'] as string[]) jobs.delete(id)
      response.end()
    },
    stats: (response) => json(response, 200, { system: { comfyui_version: '0.9.2' }, devices: [] }),
    other: (response) => notFound(response),
  }

  const jobJson = (job: Job) => {
    const { id, outcome } = job
    const running = stateOf(job) === 'running' ? 'in_progress' : 'pending'
    if (!outcome) return { id, status: running, outputs_count: 0 }
    const status = { success: 'completed', error: 'failed', interrupted: 'cancelled' }[outcome]
    const outputs = outcome === 'success' ? fake.outputs : {}
    return { id, status, outputs, ...(outcome === 'error' && { execution_error: fake.error }) }
  }
  const historyJson = (job: Job) => {
    const messages: unknown[] = [['execution_start', { prompt_id: job.id }]]
    if (job.outcome === 'error') messages.push(['execution_error', fake.error])
    if (job.outcome === 'interrupted') messages.push(['execution_interrupted', {}])
    const isDone = job.outcome === 'success'
    return {
      prompt: queueItem(job),
      outputs: isDone ? fake.outputs : {},
      status: { status_str: isDone ? 'success' : 'error', completed: isDone, messages },
    }
  }

  const fake: FakeComfy = {
    ...tricky,
    url: tricky.origin,
    submitted,
    film: await readFile(path.join(FIXTURES, 'tiny.mp4')),
    outputs: SAVED,
    error: null,
    looks: 2,
    refusal: null,
    isBusy: false,
    accept: (one) => void accept(one),
    restart: () => jobs.clear(),
    listeners: () => [...ears.keys()],
    say: (client, frames) => void ears.get(client)?.write(frames),
  }
  return fake
}

const idOf = (one: Asked): string =>
  one.path
    .replace(/\/cancel$/, '')
    .split('/')
    .at(-1) ?? ''

const ROUTES: readonly (readonly [RegExp, Step])[] = [
  [/^POST \/upload\/image$/, 'upload'],
  [/^POST \/prompt$/, 'submit'],
  [/^GET \/api\/jobs\/[^/]+$/, 'job'],
  [/^GET \/queue$/, 'queue'],
  [/^GET \/history\/[^/]+$/, 'history'],
  [/^GET \/view\?/, 'view'],
  [/^POST \/api\/jobs\/[^/]+\/cancel$/, 'cancel'],
  [/^POST \/queue$/, 'unqueue'],
  [/^POST \/interrupt$/, 'interrupt'],
  [/^POST \/history$/, 'forget'],
  [/^GET \/system_stats$/, 'stats'],
]

function stepOf({ method, path: route }: Asked): Step {
  return ROUTES.find(([pattern]) => pattern.test(`${method} ${route}`))?.[1] ?? 'other'
}

async function take(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const { method = '', url = '', headers } = request
  const body = await toFields(Buffer.concat(chunks), headers['content-type'] ?? '')
  return { method, path: url, headers, body }
}

async function toFields(bytes: Buffer, type: string): Promise<Record<string, unknown>> {
  if (!type.startsWith('multipart/')) {
    return bytes.length === 0 ? {} : (JSON.parse(bytes.toString()) as Record<string, unknown>)
  }
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData()
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    fields[name] = typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`
  }
  return fields
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

/** As aiohttp says it. */
function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' })
  response.end('404: Not Found')
}

/** One frame of a WebSocket, as servers send it. */
export function frame(payload: unknown, opcode = 1): Buffer {
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload))
  if (bytes.length < 126) return Buffer.concat([Buffer.from([128 | opcode, bytes.length]), bytes])
  const head = Buffer.alloc(bytes.length < 65_536 ? 4 : 10)
  head[0] = 128 | opcode
  head[1] = head.length === 4 ? 126 : 127
  if (head.length === 4) head.writeUInt16BE(bytes.length, 2)
  else head.writeBigUInt64BE(BigInt(bytes.length), 2)
  return Buffer.concat([head, bytes])
}
