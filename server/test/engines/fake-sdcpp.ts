import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { FIXTURES } from '../harness/service.ts'
import { startTrickyServer, type TrickOn, type TrickyServer } from './tricky-server.ts'

/** What somebody asked of the server. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Readonly<Record<string, unknown>>
}

type Step = 'capabilities' | 'submit' | 'look' | 'cancel'
export type Trick = TrickOn<Asked>

interface Job {
  status: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled'
  looks: number
  readonly format: string
}

export interface FakeSdcpp extends TrickyServer<Step, Asked> {
  readonly url: string
  /** What finished films are, by the format that was asked for. */
  readonly films: Record<string, Buffer>
  /** What it can write: a build without WebM writes only AVI. */
  formats: readonly string[]
  modes: readonly string[]
  /** Looks until a film is done; until the last one before it, it waits. */
  looks: number
  /** What every further look at a job says. */
  becomes: Job['status'] | null
  /** How many jobs may wait or be made. */
  mostJobs: number
  /** Ten minutes go by: finished jobs are let go. */
  expire(): void
  /** Forgets all jobs. */
  restart(): void
}

/** A server that speaks as stable-diffusion.cpp's own does, its fields in the order of its letters, and fails as told. */
export async function startFakeSdcpp(): Promise<FakeSdcpp> {
  const jobs = new Map<string, Job>()
  const expired = new Set<string>()
  const tricky = await startTrickyServer<Step, Asked>({
    take,
    stepOf,
    usual: (step) => USUAL[step],
  })

  const find = (response: ServerResponse, one: Asked): Job | undefined => {
    const job = jobs.get(idOf(one))
    if (!job && expired.has(idOf(one))) json(response, 410, { error: 'job expired' })
    else if (!job) json(response, 404, { error: 'job not found' })
    return job
  }
  const USUAL: Record<Step, Trick> = {
    capabilities: (response) =>
      json(response, 200, {
        limits: { max_height: 4096, max_width: 4096, min_height: 64, min_width: 64 },
        model: { name: 'wan2.1_t2v_1.3B.gguf' },
        output_formats_by_mode: { vid_gen: fake.formats },
        supported_modes: fake.modes,
      }),
    submit(response, { body }) {
      const format = typeof body['output_format'] === 'string' ? body['output_format'] : 'webm'
      const pending = [...jobs.values()].filter(({ status }) => /^(queued|gener)/.test(status))
      if (!fake.formats.includes(format)) {
        const known = fake.formats.join(', ')
        const error = `invalid output_format, must be one of [${known}]`
        return json(response, 400, { error })
      }
      if (pending.length >= fake.mostJobs) {
        return json(response, 429, { error: 'job queue is full' })
      }
      const id = `job_${Math.random().toString(16).slice(2)}_0000000${jobs.size}`
      jobs.set(id, { status: 'queued', looks: 0, format })
      const poll_url = `/sdcpp/v1/jobs/${id}`
      return json(response, 202, { created: 1, id, kind: 'vid_gen', poll_url, status: 'queued' })
    },
    look(response, one) {
      const job = find(response, one)
      if (!job) return
      job.looks++
      if (job.looks > 1) job.status = 'generating'
      if (job.looks >= fake.looks) job.status = 'completed'
      job.status = fake.becomes ?? job.status
      json(response, 200, toJson(idOf(one), job, fake.films[job.format]))
    },
    cancel(response, one) {
      const job = find(response, one)
      if (!job) return
      if (job.status === 'generating') {
        const error = 'job is currently generating and cannot be interrupted yet'
        return json(response, 409, { error })
      }
      if (job.status === 'queued') job.status = 'cancelled'
      return json(response, 200, toJson(idOf(one), job, undefined))
    },
  }
  const tiny = await readFile(path.join(FIXTURES, 'tiny.mp4'))
  const fake: FakeSdcpp = {
    ...tricky,
    url: tricky.origin,
    films: { webm: tiny, avi: tiny },
    formats: ['webm', 'webp', 'avi'],
    modes: ['vid_gen'],
    looks: 2,
    becomes: null,
    mostJobs: 64,
    expire() {
      for (const id of jobs.keys()) expired.add(id)
      jobs.clear()
    },
    restart: () => jobs.clear(),
  }
  return fake
}

/** As nlohmann's JSON writes it: by the letters, so that the film comes before the state. */
function toJson(id: string, { status, format }: Job, film: Buffer | undefined) {
  const isBad = status === 'failed' || status === 'cancelled'
  const message = status === 'failed' ? 'generate_video returned no results' : 'job cancelled'
  const result = {
    b64_json: film?.toString('base64'),
    fps: 16,
    frame_count: 81,
    mime_type: format === 'webm' ? 'video/webm' : 'video/x-msvideo',
    output_format: format,
  }
  return {
    completed: status === 'completed' ? 3 : null,
    created: 1,
    error: isBad ? { code: 'generation_failed', message } : null,
    id,
    kind: 'vid_gen',
    queue_position: status === 'queued' ? 1 : 0,
    result: status === 'completed' ? result : null,
    started: status === 'queued' ? null : 2,
    status,
  }
}

const idOf = (one: Asked): string => decodeURIComponent(one.path.split('/')[4] ?? '')

function stepOf({ path: route }: Asked): Step {
  if (route.endsWith('/vid_gen')) return 'submit'
  if (route.endsWith('/cancel')) return 'cancel'
  return route.startsWith('/sdcpp/v1/jobs/') ? 'look' : 'capabilities'
}

async function take(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const { method = '', url = '', headers } = request
  const text = Buffer.concat(chunks).toString()
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  return { method, path: url, headers, body }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
