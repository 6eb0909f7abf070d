import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../src/engines/engine.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { probeFilm } from '../../src/films/probe-film.ts'
import { filmAs } from '../films/other-films.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { engineContract } from './engine.contract.ts'
import { startFakeSdcpp, type FakeSdcpp } from './fake-sdcpp.ts'
import { failure, isStopped, made, run } from './run-engine.ts'
import { answer, cutShort, hangUp } from './tricks.ts'

let fake: FakeSdcpp
let told: unknown[]
beforeEach(async () => {
  told = []
  fake = await startFakeSdcpp()
})
afterEach(() => fake.close())

async function wan(settings: Record<string, unknown> = {}, url = fake.url): Promise<Engine> {
  const engines = { wan: { type: 'sdcpp', baseUrl: url, poll: '50ms', ...settings } }
  const onUncancelled = (model: string, reason: string): void => void told.push([model, reason])
  const options = { threads: 1, enginesDir: null, engines, onUncancelled }
  const engine = (await loadEngines(options)).get('wan')
  if (!engine) throw new Error('There is no engine.')
  return engine
}

const lastBody = () => fake.asked.findLast(({ path: route }) => route.endsWith('vid_gen'))?.body

describe('the contract', () => {
  let server: FakeSdcpp
  beforeAll(async () => {
    server = await startFakeSdcpp()
  })
  afterAll(() => server.close())
  engineContract('wan', { engine: () => wan({}, server.url), job: {} })
})

describe('a submission', () => {
  test('says what was written down, and leaves the rest to the server', async () => {
    await made(await wan(), { width: 854, height: 480, seed: 7 })
    expect(lastBody()).toEqual({
      prompt: 'a paper boat',
      width: 848,
      height: 480,
      seed: 7,
      fps: 16,
      video_frames: 81,
      output_format: 'webm',
    })
    const settings = { fps: 24, steps: 20, sampleMethod: 'euler', flowShift: 3, cfg: 6 }
    const extra = { moe_boundary: 0.875, sample_params: { scheduler: 'simple' } }
    await made(await wan({ ...settings, extra }), { negativePrompt: 'rain' })
    expect(lastBody()).toMatchObject({
      negative_prompt: 'rain',
      video_frames: 121,
      moe_boundary: 0.875,
      sample_params: {
        sample_method: 'euler',
        sample_steps: 20,
        flow_shift: 3,
        guidance: { txt_cfg: 6 },
        scheduler: 'simple',
      },
    })
  })

  test('carries a picture in itself', async () => {
    const file = path.join(await temporaryFolder(), 'image.png')
    await writeFile(file, 'a picture')
    const job = { mode: 'image-to-video', image: { file, mimeType: 'image/png' } } as const
    await made(await wan({ modes: ['image-to-video'] }), job)
    expect(lastBody()?.['init_image']).toBe('data:image/png;base64,YSBwaWN0dXJl')
  })

  test('asks a build without WebM for AVI, and from then on only for that', async () => {
    fake.formats = ['avi']
    fake.films['avi'] = await filmAs({ name: 'a.avi', codec: 'mjpeg', pixels: 'format=yuvj420p' })
    const engine = await wan()
    const film = await made(engine)
    expect(await probeFilm(film.video)).toMatchObject({ container: 'mp4', playable: true })
    await made(engine)
    expect(fake.count('submit')).toBe(3)
  })

  test('that is refused in every format fails with the server’s own words', async () => {
    fake.always('submit', answer(400, { error: 'invalid generation parameters' }))
    const error = await failure(await run(await wan()))
    expect(error).toMatchObject({ code: 'engine_error', retryable: false })
    expect(error.message).toContain('invalid generation parameters')
    expect(fake.count('submit')).toBe(2)
  })

  test('that finds the queue full waits for a place', async () => {
    const full = answer(429, { error: 'job queue is full' }, { 'retry-after': '0' })
    fake.next('submit', full, full)
    await made(await wan())
    expect(fake.count('submit')).toBe(3)
  })

  test('of a size that the server does not make is not made', async () => {
    const engine = await wan({ sizes: { '854x480': '8192x480' } })
    const error = await failure(await run(engine))
    expect(error).toMatchObject({ code: 'engine_error', retryable: false })
    expect(error.message).toContain('no films of 8192x480')
    expect(fake.count('submit')).toBe(0)
  })

  test('with an id that would lead elsewhere is none', async () => {
    for (const id of ['..', '.', '', 'a b', 'x'.repeat(300), 7]) {
      fake.next('submit', answer(202, { id, status: 'queued' }))
      const { remembered, ...rest } = await run(await wan())
      expect((await failure(rest)).message).toContain('speaks another language')
      expect(remembered).toEqual([])
    }
  })
})

describe('whether it can work', () => {
  test('is told by what its model can do', async () => {
    await (await wan()).check?.()
    fake.modes = ['img_gen']
    const checked = (await wan()).check?.()
    await expect(checked).rejects.toThrow('makes pictures and no films')
    expect((await failure(await run(await wan()))).code).toBe('engine_unavailable')
  })

  test('is not asked of something else', async () => {
    fake.always('capabilities', answer(404))
    await expect((await wan()).check?.()).rejects.toThrow('check `baseUrl`')
    fake.always('capabilities', answer(200, { hello: 'world' }))
    await expect((await wan()).check?.()).rejects.toThrow('speaks another language')
  })
})

describe('while a film is made', () => {
  test('nothing is said of its progress, because the server says nothing', async () => {
    fake.looks = 5
    const { film, reports } = await run(await wan())
    await film
    expect(reports).toEqual([])
  })

  test('steps are its progress where a build tells them', async () => {
    const at = (progress_step: number, progress_steps: number) =>
      answer(200, { status: 'generating', progress_step, progress_steps })
    fake.next('look', at(0, 0), at(5, 20), at(3, 20), at(30, 20), at(10, 20))
    const { film, reports } = await run(await wan())
    await film
    expect(reports).toEqual([0.25, 0.5])
  })

  test.each([
    ['let go of it', () => fake.expire()],
    ['was started anew', () => fake.restart()],
  ])('a server that %s gets the job again with the next attempt', async (_, happens) => {
    fake.looks = 1_000
    const { film, remembered } = await run(await wan())
    await expect.poll(() => fake.count('look')).toBeGreaterThan(0)
    happens()
    expect(await failure({ film })).toMatchObject({ code: 'engine_error', retryable: true })
    expect(remembered.at(-1)).toBe(null)
    fake.looks = 2
    await (
      await run(await wan(), {}, null)
    ).film
    expect(fake.count('submit')).toBe(2)
  })

  test('a failure is told in the server’s words', async () => {
    fake.becomes = 'failed'
    const error = await failure(await run(await wan()))
    expect(error).toMatchObject({ code: 'engine_error', retryable: true })
    expect(error.message).toContain('generate_video returned no results')
  })

  test('a job that is done without a film is not waited for without end', async () => {
    fake.always('look', answer(200, { status: 'completed', result: null }))
    const { film, control } = await run(await wan())
    await expect.poll(() => fake.count('look')).toBeGreaterThan(1)
    control.abort('ended')
    await isStopped(film)
  })
})

describe('a finished film', () => {
  /** Larger than what one look reads, and not to be squeezed. */
  const large = async (): Promise<Buffer> => {
    const noise = Buffer.alloc(3_000_001).map(() => Math.floor(Math.random() * 256))
    return Buffer.concat([fake.films['webm'] ?? noise, noise])
  }

  test('comes out of the answer as it went in, however large', async () => {
    fake.films['webm'] = await large()
    const { video } = await made(await wan())
    expect((await readFile(video)).equals(fake.films['webm'])).toBe(true)
  })

  test('becomes an MP4', async () => {
    fake.films['webm'] = await filmAs({ name: 'a.webm', codec: 'libvpx', pixels: 'format=yuv420p' })
    const { video } = await made(await wan())
    expect(await probeFilm(video)).toMatchObject({ container: 'mp4', playable: true })
  })

  test('that breaks off is fetched again', async () => {
    fake.looks = 1
    fake.films['webm'] = await large()
    const done = answer(200, { result: { b64_json: 'AAAA' }, status: 'completed' })
    const half = answer(200, { result: { b64_json: 'A*A' }, status: 'completed' })
    fake.next('look', done, cutShort, half)
    await made(await wan())
    fake.next('look', done, hangUp, answer(200, { status: 'queued' }), cutShort)
    expect(await failure(await run(await wan()))).toMatchObject({ code: 'engine_unavailable' })
    expect(fake.count('submit')).toBe(2)
  })

  test('that is larger than may be is not read to its end', async () => {
    fake.films['webm'] = await large()
    const error = await failure(await run(await wan({ maxFilmSize: '1MiB' })))
    expect(error).toMatchObject({ code: 'engine_error', retryable: false })
    expect(error.message).toContain('maxFilmSize')
  })

  test('that was let go in the last moment is made again', async () => {
    fake.looks = 1
    fake.next('look', answer(200, { result: { b64_json: 'AAAA' }, status: 'completed' }))
    fake.always('look', answer(410, { error: 'job expired' }))
    const { film, remembered } = await run(await wan())
    expect(await failure({ film })).toMatchObject({ code: 'engine_error', retryable: true })
    const next = await run(await wan(), {}, remembered[0])
    expect(await failure(next)).toMatchObject({ retryable: true })
    expect(next.remembered).toEqual([null])
  })
})

describe('a film that nobody wants any more', () => {
  test('is taken out of the queue; a shutdown leaves it there', async () => {
    fake.becomes = 'queued'
    for (const [reason, cancels] of [
      ['shutdown', 0],
      ['ended', 1],
    ] as const) {
      const { film, control, remembered } = await run(await wan())
      await expect.poll(() => remembered.length).toBe(1)
      control.abort(reason)
      await isStopped(film)
      expect(fake.count('cancel')).toBe(cancels)
    }
    expect(told).toEqual([])
  })

  test('but is being made goes on, and that is told', async () => {
    fake.becomes = 'generating'
    const { film, control } = await run(await wan())
    await expect.poll(() => fake.count('look')).toBeGreaterThan(0)
    control.abort('ended')
    await isStopped(film)
    const reason = 'job is currently generating and cannot be interrupted yet'
    expect(told).toEqual([['wan', reason]])
  })

  test('but whose server does not answer is told too', async () => {
    fake.becomes = 'queued'
    fake.always('cancel', hangUp)
    const { film, control, remembered } = await run(await wan())
    await expect.poll(() => remembered.length).toBe(1)
    control.abort('deadline')
    await isStopped(film)
    expect(told).toEqual([['wan', 'It does not answer.']])
  })
})
