import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { frame, startFakeComfy, type FakeComfy } from './fake-comfyui.ts'
import { isStopped, run, type Run } from './run-engine.ts'

let fake: FakeComfy
beforeEach(async () => {
  fake = await startFakeComfy()
  fake.looks = Infinity
})
afterEach(() => fake.close())

async function begin(operation?: Run['remembered'][number]): Promise<Run> {
  const wan = {
    type: 'comfyui',
    baseUrl: fake.url,
    workflow: path.join(import.meta.dirname, '../../../docs/comfyui/wan-t2v.json'),
    inputs: { prompt: ['5', 'text'] },
    poll: '50ms',
  }
  const engines = await loadEngines({ threads: 1, enginesDir: null, engines: { wan } })
  return run(engines.get('wan')!, {}, operation)
}

const id = (): string => fake.submitted[0]?.id ?? ''
const step = (value: number, of = id()) => ({
  type: 'progress',
  data: { value, max: 30, prompt_id: of, node: '8' },
})

test('progress is that of the nodes in which the time goes by, and never falls', async () => {
  const { film, reports, control } = await begin()
  await isHeard()
  const said: readonly (readonly [Buffer, number])[] = [
    [frame(step(10)), 0.3],
    [
      Buffer.concat([frame(Buffer.alloc(200_000), 2), frame(step(5)), frame(step(30, 'another'))]),
      0.3,
    ],
    [frame({ type: 'progress_state', data: { prompt_id: id(), nodes: states(20) } }), 0.6],
    [frame({ type: 'execution_cached', data: { prompt_id: id(), nodes: ['1', '8'] } }), 0.9],
  ]
  for (const [frames, progress] of said) {
    fake.say(id(), frames)
    await expect.poll(() => reports.at(-1)).toBeCloseTo(progress)
  }
  control.abort('ended')
  await isStopped(film)
  await expect.poll(() => fake.listeners()).toEqual([])
})

/** The film's own id is that of its client. */
async function isHeard(): Promise<void> {
  await expect.poll(() => fake.listeners()).toHaveLength(1)
  expect(fake.listeners()).toEqual([id()])
}

const states = (value: number) => ({
  4: { value: 1, max: 1, state: 'finished' },
  8: { value, max: 30, state: 'running' },
})

test('after a restart the next attempt hears of the same film', async () => {
  const first = await begin()
  await isHeard()
  first.control.abort('shutdown')
  await isStopped(first.film)
  const second = await begin(first.remembered.at(-1))
  await isHeard()
  await expect
    .poll(() => {
      fake.say(id(), frame(step(15)))
      return second.reports.at(-1)
    })
    .toBeCloseTo(0.45)
  fake.looks = 1
  await second.film
})

test.each([
  ['that is no JSON', () => frame(Buffer.from('{'))],
  ['of another kind', () => frame([1, 2, 3])],
  ['with numbers that are none', () => frame(step(Number.NaN))],
  ['that servers must not send', () => Buffer.from([129, 255, 0, 0, 0, 0])],
  ['that says goodbye', () => frame(Buffer.alloc(0), 8)],
])('news %s does no harm', async (_, frames) => {
  const { film } = await begin()
  await isHeard()
  fake.say(id(), frames())
  fake.looks = 1
  await film
})

test.each([
  ['a page', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nno'],
  ['a refusal', 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n'],
  [
    'somebody who has not understood',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n',
  ],
  ['nothing', ''],
])('behind a proxy that answers with %s there is no progress, but a film', async (_, refusal) => {
  fake.refusal = refusal
  fake.looks = 4
  const { film, reports } = await begin()
  await film
  expect(reports).toEqual([])
  expect(fake.asked.filter(({ path: route }) => route.startsWith('/ws'))).toHaveLength(1)
})
