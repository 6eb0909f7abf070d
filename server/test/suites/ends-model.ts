import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import type { Api } from '../harness/service.ts'

/** What is known of a task. */
interface ModelTask {
  readonly id: string
  /** The film is finished when this file exists. */
  readonly gate: string
  /** Once seen, it never changes. */
  end: 'completed' | 'cancelled' | null
  released: boolean
}

/** In the order of their creation. */
export interface Model {
  readonly alive: ModelTask[]
  readonly deleted: ModelTask[]
}

export interface Real {
  readonly api: Api
  readonly key: string
  readonly folder: string
  readonly film: Buffer
  /** As if every film had had its time. */
  purge(): Promise<unknown>
}

export const DEEDS = ['cancel', 'delete', 'finish', 'purge', 'list', 'download', 'watch'] as const
export type Deed = (typeof DEEDS)[number]

const send = ({ api, key }: Real, route: string, method = 'GET'): Promise<Response> =>
  api.request(route, { method, key })

async function answers(response: Response, allowed: readonly number[]): Promise<Buffer> {
  expect(allowed, response.url).toContain(response.status)
  return Buffer.from(await response.arrayBuffer())
}

/** Any deed may be done to any task at any time: only the answer depends on its state, and it is never 5xx. */
export const DO: Record<Deed, (real: Real, task: ModelTask) => Promise<void>> = {
  cancel: async (real, { id }) =>
    void (await answers(await send(real, `/v1/videos/${id}/cancel`, 'POST'), [200, 404])),
  delete: async (real, { id }) =>
    void (await answers(await send(real, `/v1/videos/${id}`, 'DELETE'), [200, 404])),
  finish: (_, { gate }) => writeFile(gate, ''),
  purge: async (real) => void (await real.purge()),
  list: async (real) => {
    const ids = await listAll(real)
    expect(new Set(ids).size).toBe(ids.length)
  },
  download: async (real, { id }) => {
    const response = await send(real, `/v1/videos/${id}/content`)
    const bytes = await answers(response, [200, 404, 409, 410])
    if (response.status === 200) expect(bytes.equals(real.film), 'the whole film').toBe(true)
  },
  watch: async (real, { id }) => {
    const response = await send(real, `/v1/videos/${id}/events`)
    expect([200, 404]).toContain(response.status)
    await response.body?.cancel()
  },
}

export async function listAll(real: Real): Promise<string[]> {
  const ids: string[] = []
  for (let after = ''; ;) {
    const page = await send(real, `/v1/videos?order=asc&limit=2${after}`)
    const { data, has_more } = JSON.parse(String(await answers(page, [200]))) as {
      data: VideoJson[]
      has_more: boolean
    }
    ids.push(...data.map(({ id }) => id))
    if (!has_more) return ids
    after = `&after=${ids.at(-1)}`
  }
}

export async function createTask(real: Real, model: Model): Promise<ModelTask> {
  const gate = path.join(real.folder, randomUUID())
  const response = await real.api.request('/v1/videos/text-to-video', {
    method: 'POST',
    key: real.key,
    body: JSON.stringify({ prompt: `until:${gate}`, duration: 1 }),
    headers: { 'Content-Type': 'application/json' },
  })
  const { id } = JSON.parse(String(await answers(response, [200]))) as VideoJson
  const task: ModelTask = { id, gate, end: null, released: false }
  model.alive.push(task)
  return task
}

/** Does these things to one task at once, begun in this order, and checks what became of it. */
export async function race(
  real: Real,
  { model, task, deeds }: { model: Model; task: ModelTask; deeds: readonly Deed[] },
): Promise<void> {
  if (deeds.includes('finish')) task.released = true
  await Promise.all(deeds.map((deed) => DO[deed](real, task)))
  if (deeds.includes('delete')) {
    model.alive.splice(model.alive.indexOf(task), 1)
    model.deleted.push(task)
  }
  await check(real, { model, task, cancelled: deeds.includes('cancel') })
}

interface Checked {
  readonly model: Model
  readonly task: ModelTask
  readonly cancelled: boolean
}

async function check(real: Real, { model, task, cancelled }: Checked): Promise<void> {
  const response = await send(real, `/v1/videos/${task.id}`)
  if (model.deleted.includes(task)) {
    expect(response.status).toBe(404)
    return
  }
  const { status, video_url, progress } = (await response.json()) as VideoJson
  if (task.end !== null) expect(status, 'an end is an end').toBe(task.end)
  if (cancelled) expect(['completed', 'cancelled']).toContain(status)
  if (status === 'completed') expect({ progress, released: task.released }).toEqual(DONE)
  else expect(video_url).toBeNull()
  if (status === 'completed' || status === 'cancelled') task.end = status
}

const DONE = { progress: 100, released: true }

type Command = fc.AsyncCommand<Model, Real>

class Create implements Command {
  check = (): boolean => true
  run = async (model: Model, real: Real): Promise<void> => void (await createTask(real, model))
  toString = (): string => 'create'
}

class Race implements Command {
  readonly which: number
  readonly deeds: readonly Deed[]
  constructor(which: number, deeds: readonly Deed[]) {
    this.which = which
    this.deeds = deeds
  }
  check = ({ alive }: Model): boolean => alive.length > 0
  async run(model: Model, real: Real): Promise<void> {
    const task = model.alive[this.which % model.alive.length]
    if (task) await race(real, { model, task, deeds: this.deeds })
  }
  toString = (): string => `${this.deeds.join(' + ')} #${this.which}`
}

/** What was released is completed, whatever else goes on. */
class Settle implements Command {
  check = ({ alive }: Model): boolean => alive.some(({ released }) => released)
  async run(model: Model, real: Real): Promise<void> {
    for (const task of model.alive.filter(({ released }) => released)) {
      await vi.waitFor(async () => {
        await check(real, { model, task, cancelled: false })
        expect(task.end).not.toBeNull()
      }, 10_000)
    }
  }
  toString = (): string => 'settle'
}

class List implements Command {
  check = (): boolean => true
  async run({ alive }: Model, real: Real): Promise<void> {
    expect(await listAll(real)).toEqual(alive.map(({ id }) => id))
  }
  toString = (): string => 'list'
}

export const COMMANDS = fc.commands(
  [
    fc.constant(new Create()),
    fc
      .tuple(fc.nat(9), fc.shuffledSubarray([...DEEDS], { minLength: 1, maxLength: 4 }))
      .map(([which, deeds]) => new Race(which, deeds)),
    fc.constant(new Settle()),
    fc.constant(new List()),
  ],
  { maxCommands: 30 },
)
