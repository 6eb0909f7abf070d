import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runProgram, startServer, type ServerProcess } from '../harness/server-process.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../bin/zoetrope.js')

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-webhooks-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

interface Listening {
  readonly url: string
  readonly output: () => string
  readonly stop: () => Promise<number | null>
}

/** `zoetrope webhooks listen`, in a process of its own. */
async function listen(...args: string[]): Promise<Listening> {
  const child = spawn(process.execPath, [PROGRAM, 'webhooks', 'listen', '--port', '0', ...args])
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const url = await vi.waitFor(() => {
    const found = /Listening for events at (\S+)/.exec(text)?.[1]
    expect(found).toBeDefined()
    return found ?? ''
  }, 10_000)
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM')
    return exited
  }
  return { url, output: () => text, stop }
}

async function create(server: ServerProcess, callback_url: string): Promise<string> {
  const response = await server.request('/v1/videos/text-to-video', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt: 'quick', callback_url }),
  })
  return ((await response.json()) as { id: string }).id
}

const webhooks = (...args: string[]) => runProgram(['webhooks', ...args], { dataDir })

test('events can be tried on a laptop: rotate, listen, list, redeliver', async () => {
  // The secret first: it belongs to the key, whichever server delivers.
  const setup = await startServer({ dataDir, workers: '0' })
  const rotated = await webhooks('rotate', 'key_settings')
  await setup.stop()
  const secret = /whsec_\S+/.exec(rotated.output)?.[0] ?? ''
  const other = `whsec_${'A'.repeat(43)}=`
  const [right, wrong] = [await listen('--secret', secret), await listen('--secret', other)]
  const allowedHosts = [right, wrong].map(({ url }) => new URL(url).host).join(',')
  const server = await startServer({ dataDir, allowedHosts, poll: '50ms', webhookSchedule: '0s' })

  const id = await create(server, right.url)
  await vi.waitFor(() => expect(right.output()).toMatch(`verified  video.completed`), 10_000)
  expect(right.output()).toContain(id)
  await create(server, wrong.url)
  await vi.waitFor(() => expect(wrong.output()).toContain('WRONG SIGNATURE'), 10_000)

  const listed = await vi.waitFor(async () => {
    const { output } = await webhooks('list')
    expect(output).toMatch(/failed {2}1 try/)
    return output
  }, 10_000)
  expect(listed).toContain('The receiver answered 400')
  expect(listed.trim().split('\n')).toHaveLength(2)
  expect((await webhooks('list', '--task', id)).output.trim().split('\n')).toHaveLength(1)

  const delivery = /evt_\w+/.exec((await webhooks('list', '--task', id)).output)?.[0] ?? ''
  expect((await webhooks('redeliver', delivery)).code).toBe(0)
  await vi.waitFor(() => expect(right.output().match(/verified/g)).toHaveLength(2), 10_000)

  expect(await server.stop()).toBe(0)
  expect(await right.stop()).toBe(0)
  expect(await wrong.stop()).toBe(0)
})

test('a delivery that does not exist is one sentence and exit code 1', async () => {
  const { code, output } = await webhooks('redeliver', 'evt_none')
  expect({ code, output }).toMatchObject({ code: 1, output: /There is no delivery "evt_none"/ })
  expect(output).not.toContain('    at ')
})

test('half a secret is refused, instead of events that seem forged', async () => {
  const listen = ['webhooks', 'listen', '--port', '0', '--secret', 'whsec_abc']
  const { code, output } = await runProgram(listen)
  expect(output).toMatch(/^zoetrope: This is no secret/)
  expect(code).toBe(1)
})
