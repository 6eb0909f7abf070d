import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../src/engines/engine.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { engineContract } from './engine.contract.ts'
import { startFakeComfy, type FakeComfy, type Generation } from './fake-comfyui.ts'
import { failure, isStopped, made, run } from './run-engine.ts'
import { answer, cutShort, hang, hangUp } from './tricks.ts'

const WORKFLOWS = path.join(import.meta.dirname, '../../../docs/comfyui')
const INPUTS = {
  prompt: ['5', 'text'],
  negative_prompt: ['6', 'text'],
  width: ['7', 'width'],
  height: ['7', 'height'],
  frames: ['7', 'length'],
  seed: ['8', 'seed'],
  fps: ['10', 'fps'],
  image: ['12', 'image'],
}

const KEY = 'sk-upstream-0123456789'

let fake: FakeComfy
beforeEach(async () => {
  fake = await startFakeComfy()
})
afterEach(() => fake.close())

async function wan(settings: Record<string, unknown> = {}, url = fake.url): Promise<Engine> {
  const section = {
    type: 'comfyui',
    baseUrl: url,
    workflow: path.join(WORKFLOWS, 'wan-t2v.json'),
    imageWorkflow: path.join(WORKFLOWS, 'wan-i2v.json'),
    inputs: INPUTS,
    poll: '50ms',
  }
  const engines = { wan: { ...section, ...settings } }
  const env = { COMFY_KEY: KEY }
  const engine = (await loadEngines({ threads: 1, enginesDir: null, engines, env })).get('wan')
  if (!engine) throw new Error('There is no engine.')
  return engine
}

type Sent = Record<string, { inputs: Record<string, unknown> }>
const sent = (): Sent => fake.submitted.at(-1)?.prompt as Sent

async function picture() {
  const file = path.join(await temporaryFolder(), 'image.png')
  await writeFile(file, 'a picture')
  return { mode: 'image-to-video', image: { file, mimeType: 'image/png' } } as const
}

describe.each<Generation>(['jobs', 'queue', 'oldest'])('the contract, with %s', (generation) => {
  let server: FakeComfy
  beforeAll(async () => {
    server = await startFakeComfy(generation)
  })
  afterAll(() => server.close())
  engineContract('wan', { engine: () => wan({}, server.url), job: {} })
})

describe('a submission', () => {
  test('is the workflow with the request in it, under an id of our own', async () => {
    await made(await wan({ fps: 24 }), { negativePrompt: 'rain' })
    expect(fake.submitted[0]?.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(sent()).toMatchObject({
      5: { inputs: { text: 'a paper boat', clip: ['2', 0] } },
      6: { inputs: { text: 'rain' } },
      7: { inputs: { width: 848, height: 480, length: 121 } },
      8: { inputs: { seed: 7, steps: 30 } },
      10: { inputs: { fps: 24 } },
    })
  })

  test('leaves alone what was not asked for', async () => {
    await made(await wan({ sizes: { '854x480': '832x480' } }))
    expect(sent()).toMatchObject({
      6: { inputs: { text: expect.stringContaining('blurry') } },
      7: { inputs: { width: 832, length: 81 } },
      10: { inputs: { fps: 16 } },
    })
  })

  test('writes into several nodes what has several places', async () => {
    const seed = [INPUTS.seed, [9, 'samples']]
    await expect(wan({ inputs: { ...INPUTS, seed } })).rejects.toThrow(
      'comes from node 8 (KSampler)',
    )
    const twice = [INPUTS.seed, ['8', 'steps']]
    await made(await wan({ inputs: { ...INPUTS, seed: twice } }))
    expect(sent()['8']?.inputs).toMatchObject({ seed: 7, steps: 7 })
  })

  test('uploads a picture first, and names it in the workflow', async () => {
    await made(await wan(), await picture())
    const name = `zoetrope-${fake.submitted[0]?.id}.png`
    expect(fake.asked[0]?.body).toEqual({
      image: `${name} image/png 9`,
      type: 'input',
      overwrite: 'true',
    })
    expect(sent()['12']?.inputs['image']).toBe(name)
    fake.next('upload', answer(200, { name: 'a.png', subfolder: 'deep', type: 'input' }))
    await made(await wan(), await picture())
    expect(sent()['12']?.inputs['image']).toBe('deep/a.png')
  })

  test('whose picture is not taken was not made', async () => {
    fake.next('upload', answer(400), answer(200, {}), hangUp)
    const codes: string[] = []
    for (let times = 0; times < 3; times++) {
      codes.push((await failure(await run(await wan(), await picture()))).code)
    }
    expect(codes).toEqual(['engine_error', 'engine_error', 'engine_unavailable'])
    expect(fake.count('submit')).toBe(0)
  })

  test('that is refused names the nodes to blame', async () => {
    const node_errors = {
      1: {
        class_type: 'UNETLoader',
        errors: [{ message: 'Value not in list', details: "unet_name: 'wan' not in ['ltx']" }],
      },
    }
    const error = { type: 'prompt_outputs_failed_validation', message: 'Failed', details: '' }
    fake.next('submit', answer(400, { error, node_errors }))
    const { remembered, ...rest } = await run(await wan())
    const told = await failure(rest)
    expect(told).toMatchObject({ code: 'engine_error', retryable: false })
    expect(told.message).toBe(
      `The model server of "wan" refused this film: node 1 (UNETLoader): Value not in list: unet_name: 'wan' not in its list`,
    )
    expect(remembered.at(-1)).toBe(null)
    fake.next(
      'submit',
      answer(400, { error: { ...error, details: 'no outputs' }, node_errors: {} }),
    )
    expect((await failure(await run(await wan()))).message).toContain('film: Failed: no outputs')
  })

  test('to something else is told to the operator', async () => {
    fake.next('submit', answer(404, '<html>'), answer(200, { hello: 'world' }))
    expect((await failure(await run(await wan()))).message).toContain('check `baseUrl`')
    expect((await failure(await run(await wan()))).message).toContain('speaks another language')
  })
})

describe('a submission whose answer was lost', () => {
  const lost = { submitTimeout: '1s' }

  test.each<Generation>(['jobs', 'queue'])(
    'is looked for before it is made again (%s)',
    async (generation) => {
      const server = await startFakeComfy(generation)
      server.next('submit', (_, asked) => server.accept(asked))
      const first = await run(await wan(lost, server.url))
      expect(await failure(first)).toMatchObject({ code: 'engine_unavailable', retryable: true })
      expect(first.remembered).toEqual([{ submitting: true, ticket: expect.anything() }])
      const again = await run(await wan(lost, server.url), {}, first.remembered[0])
      await again.film
      expect(server.count('submit')).toBe(1)
      await server.close()
    },
  )

  test('and that never came is made again', async () => {
    fake.next('submit', hang)
    const first = await run(await wan(lost))
    expect(await failure(first)).toMatchObject({ code: 'engine_unavailable', retryable: true })
    await (
      await run(await wan(lost), {}, first.remembered.at(-1))
    ).film
    expect(fake.count('submit')).toBe(2)
    expect(fake.submitted).toHaveLength(1)
  })
})

describe('a submission that costs money', () => {
  const paid = { paid: true, submitTimeout: '1s' }

  test('and whose answer was lost is found again', async () => {
    fake.next('submit', (_, asked) => fake.accept(asked))
    const first = await run(await wan(paid))
    expect(await failure(first)).toMatchObject({ code: 'engine_unavailable', retryable: true })
    await (
      await run(await wan(paid), {}, first.remembered[0])
    ).film
    expect(fake.count('submit')).toBe(1)
    expect(fake.count('forget')).toBe(0)
  })

  test('is in doubt when the server knows nothing of it any more', async () => {
    fake.next('submit', (_, asked) => fake.accept(asked))
    const first = await run(await wan(paid))
    await failure(first)
    fake.restart()
    const again = await failure(await run(await wan(paid), {}, first.remembered[0]))
    expect(again).toMatchObject({ code: 'interrupted' })
    expect(fake.count('submit')).toBe(1)
  })
})

describe.each<Generation>(['jobs', 'queue'])('while a film is made, with %s', (generation) => {
  beforeEach(async () => {
    await fake.close()
    fake = await startFakeComfy(generation)
  })

  test('a server that was started anew gets it again with the next attempt', async () => {
    fake.looks = Infinity
    const first = await run(await wan())
    await expect.poll(() => fake.submitted.length).toBe(1)
    fake.restart()
    expect(await failure(first)).toMatchObject({ code: 'engine_error', retryable: true })
    expect(first.remembered.at(-1)).toBe(null)
    fake.looks = 1
    await (
      await run(await wan(), {}, null)
    ).film
    expect(new Set(fake.submitted.map(({ id }) => id)).size).toBe(2)
  })

  test('looks that fail are made again', async () => {
    fake.next('job', answer(500), hangUp, answer(429, {}, { 'retry-after': '0' }), answer(200, 'x'))
    if (generation === 'queue') fake.next('queue', answer(500), answer(200, '<html>'), hangUp)
    await made(await wan())
    expect(fake.count('submit')).toBe(1)
  })

  test('a node that fails is told with its type; only memory is worth another try', async () => {
    const error = { node_id: '8', node_type: 'KSampler', traceback: ['secret'] }
    const oom = 'torch.OutOfMemoryError'
    for (const [exception_type, retryable, advice] of [
      [oom, true, ' A lower resolution or fewer seconds need less memory.'],
      ['ValueError', false, ''],
    ] as const) {
      fake.error = { ...error, exception_type, exception_message: 'Allocation on device' }
      const told = await failure(await run(await wan()))
      expect(told).toMatchObject({ code: 'engine_error', retryable })
      expect(told.message).toBe(
        `The model server could not make this film: node 8 (KSampler) failed: ${exception_type}: Allocation on device${advice}`,
      )
    }
  })

  test('one that somebody stopped there is not begun again', async () => {
    fake.looks = Infinity
    const first = await run(await wan())
    await expect.poll(() => fake.submitted.length).toBe(1)
    await fetch(`${fake.url}/interrupt`, { method: 'POST' })
    const told = await failure(first)
    expect(told).toMatchObject({ code: 'engine_error', retryable: false })
    expect(told.message).toContain('stopped at the model server itself')
  })

  test('cancelling stops this job alone; a shutdown lets it go on', async () => {
    fake.looks = Infinity
    const stops = () => fake.count('cancel') + fake.count('interrupt') + fake.count('unqueue')
    for (const reason of ['shutdown', 'lost'] as const) {
      const { film, control, remembered } = await run(await wan())
      await expect.poll(() => remembered.length).toBe(2)
      control.abort(reason)
      await isStopped(film)
    }
    expect(stops()).toBe(0)
    const { film, control, remembered } = await run(await wan())
    await expect.poll(() => remembered.length).toBe(2)
    control.abort('ended')
    await isStopped(film)
    expect(fake.count('interrupt')).toBe(generation === 'queue' ? 1 : 0)
    const interrupt = fake.asked.find(({ path: route }) => route === '/interrupt')
    if (interrupt) expect(interrupt.body).toEqual({ prompt_id: fake.submitted.at(-1)?.id })
    expect(fake.count('cancel')).toBe(1)
  })

  test('cancelling one that waits interrupts nobody', async () => {
    fake.isBusy = true
    const { film, control, remembered } = await run(await wan())
    await expect.poll(() => remembered.length).toBe(2)
    control.abort('ended')
    await isStopped(film)
    expect(fake.count('interrupt')).toBe(0)
    expect(fake.count('unqueue')).toBe(generation === 'queue' ? 1 : 0)
  })
})

describe('a finished film', () => {
  const file = { subfolder: '', type: 'output' }

  test.each([
    ['images', { 9: { images: [{ ...file, filename: 'a.mp4' }], animated: [true] } }],
    ['video', { 9: { video: [{ ...file, filename: 'a.mp4' }] } }],
    ['gifs', { 9: { gifs: [{ ...file, filename: 'a.mp4', format: 'video/h264-mp4' }] } }],
    [
      'one that was saved',
      {
        1: { images: [{ ...file, filename: 'a.png' }], text: ['hello'] },
        8: { images: [{ ...file, filename: 'b.mp4', type: 'temp' }] },
        9: { images: [{ ...file, filename: 'a.mp4' }] },
      },
    ],
  ])('is found among %s', async (_, outputs) => {
    fake.outputs = outputs
    const film = await made(await wan())
    const view = fake.asked.find(({ path: route }) => route.startsWith('/view'))
    expect(view?.path).toBe('/view?filename=a.mp4&subfolder=&type=output')
    expect(fake.count('forget')).toBe(0)
    await film.release?.()
    expect(fake.count('forget')).toBe(1)
  })

  test('that is none is told with what there is', async () => {
    fake.outputs = { 9: { images: [{ ...file, filename: 'a.png' }] } }
    const told = await failure(await run(await wan()))
    expect(told).toMatchObject({ code: 'engine_error', retryable: false })
    expect(told.message).toContain('saved 1 files such as a.png, and no film')
    fake.outputs = null
    expect((await failure(await run(await wan()))).message).toContain('saved nothing, and no film')
  })

  test('that breaks off is fetched again', async () => {
    fake.next('view', cutShort, answer(500))
    await made(await wan())
    expect(fake.count('view')).toBe(3)
  })

  test('that is not as asked is told', async () => {
    const { width: _, height: __, frames: ___, ...inputs } = INPUTS
    const { film, warnings } = await run(await wan({ inputs, fps: 24 }))
    await film
    expect(warnings).toEqual([
      'The model "wan" made 64x48 instead of 854x480.',
      expect.stringMatching(/^The model "wan" made [\d.]+ s instead of 5 s\.$/),
      'The model "wan" made 12 frames a second instead of 24.',
    ])
  })
})

test('the key goes along with every question, and nowhere else', async () => {
  fake.next('submit', answer(400, { error: { message: `not ${KEY}` } }))
  fake.looks = 4
  const engine = await wan({ apiKeyEnv: 'COMFY_KEY' })
  expect((await failure(await run(engine, await picture()))).message).not.toContain(KEY)
  await (await made(engine, await picture())).release?.()
  const routes = new Set(fake.asked.map(({ path: route }) => route.split(/[/?]/)[1]))
  expect(routes).toEqual(new Set(['upload', 'prompt', 'api', 'ws', 'view', 'history']))
  for (const { headers } of fake.asked) expect(headers.authorization).toBe(`Bearer ${KEY}`)
})

test('whether it can work is asked of /system_stats', async () => {
  await (await wan()).check?.()
  expect(fake.count('stats')).toBe(1)
  fake.next('stats', answer(200, {}), answer(503))
  await expect((await wan()).check?.()).rejects.toThrow('speaks another language')
  await expect((await wan()).check?.()).rejects.toThrow('has no time')
})
