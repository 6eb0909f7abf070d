import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino, type Logger } from 'pino'
import { expect, test as base } from 'vitest'
import { readConfig } from '../../src/config/read-config.ts'
import { startService, type Service } from '../../src/main.ts'
import type { VideoJson } from '../../src/http/video-json.ts'

export const API_KEY = 'test-key-0123456789abcdef'
export const FIXTURES = path.resolve(import.meta.dirname, '../fixtures')

export type Flags = Readonly<Record<string, string>>

/** Settings for tests: everything fast, the obedient engine first. */
export const FLAGS: Flags = {
  apiKey: API_KEY,
  enginesDir: path.join(FIXTURES, 'engines'),
  defaultModel: 'sketch',
  workers: '2',
  poll: '50ms',
  requestsPerMinute: '100000',
  minFreeDisk: '1MiB',
}

export interface Api {
  readonly service: Service
  request(path: string, init?: RequestInit & { key?: string | null }): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  create(fields: Record<string, unknown>): Promise<VideoJson>
  get(id: string): Promise<VideoJson>
  /** Waits until the task has ended. */
  ended(id: string): Promise<VideoJson>
}

interface Fixtures {
  /** Override with `test.override`-like use: `flags` of a test file's own. */
  flags: Flags
  folder: string
  log: Logger
  api: Api
}

/** A real service on a real database in a folder of its own. Nothing is mocked. */
export const test = base.extend<Fixtures>({
  flags: {},
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-test-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  // A test that logs an unexpected error is a failing test.
  log: async ({}, use) => {
    const errors: string[] = []
    await use(pino({ level: 'error' }, { write: (line: string) => void errors.push(line) }))
    expect(errors).toEqual([])
  },
  api: async ({ flags, folder, log }, use) => {
    const api = await startApi({ ...flags, dataDir: folder }, log)
    await use(api)
    await api.service.stop()
  },
})

/** Starts a service and gives the few calls that every test makes. */
export async function startApi(
  flags: Flags,
  log: Logger = pino({ level: 'silent' }),
): Promise<Api> {
  const service = await startService(readConfig({ flags: { ...FLAGS, ...flags } }), log)
  const request: Api['request'] = async (route, { key = API_KEY, headers, ...init } = {}) => {
    const authorization = key === null ? {} : { Authorization: `Bearer ${key}` }
    const all = { ...authorization, ...(headers as Record<string, string>) }
    return service.app.request(`http://zoetrope.test${route}`, { ...init, headers: all })
  }
  const post: Api['post'] = (route, body, headers) =>
    request(route, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const get: Api['get'] = async (id) =>
    (await request(`/v1/videos/${id}`)).json() as Promise<VideoJson>
  return {
    service,
    request,
    post,
    get,
    async create(fields) {
      const response = await post('/v1/videos/text-to-video', { prompt: 'a paper boat', ...fields })
      expect(response.status, await response.clone().text()).toBe(200)
      return response.json() as Promise<VideoJson>
    },
    async ended(id) {
      const signal = new AbortController().signal
      const ended = service.tasks.watch.ended(id, { ms: 60_000, signal })
      const now = await get(id)
      if (now.status === 'queued' || now.status === 'in_progress') await ended
      return get(id)
    },
  }
}
