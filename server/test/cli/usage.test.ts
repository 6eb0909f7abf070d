import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram, startServer, type ServerProcess } from '../harness/server-process.ts'

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-usage-'))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

const usage = (...args: string[]) => runProgram(['usage', ...args], { dataDir })

test('an operator sees what every key has used, by day, while the server runs', async () => {
  expect((await usage()).output).toContain('Nothing was used')
  const { output } = await runProgram(['keys', 'create', '--name', 'the shop'], { dataDir })
  const token = /zk_[\w-]{43}/.exec(output)?.[0] ?? ''
  for (const duration of [2, 3]) {
    const response = await server.request('/v1/videos/text-to-video', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Prefer: 'wait=20',
      },
      body: JSON.stringify({ prompt: 'quick', duration }),
    })
    expect(await response.json()).toMatchObject({ status: 'completed' })
  }
  const [header, line] = (await usage()).output.split('\n')
  expect(header).toMatch(/^day +key +name +tasks +seconds +bytes$/)
  expect(line).toMatch(/^\d{4}-\d{2}-\d{2} +key_\w+ +the shop +2 +5 +\d+$/)

  const rows = JSON.parse((await usage('--json')).output) as unknown
  expect(rows).toEqual([expect.objectContaining({ name: 'the shop', tasks: 2, seconds: 5 })])
  expect((await usage('--to', '2026-01-01')).output).toContain('Nothing was used')
})

test('a day that is none is refused in one sentence', async () => {
  const { code, output } = await usage('--from', 'yesterday')
  expect(code).toBe(1)
  expect(output).toContain('2026-11-15')
})

test('a first day after the last one is refused in one sentence', async () => {
  const { code, output } = await usage('--from', '2026-10-02', '--to', '2026-10-01')
  expect(code).toBe(1)
  expect(output).toContain('--from 2026-10-02 is later than --to 2026-10-01')
})
