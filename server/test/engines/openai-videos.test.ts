import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../src/engines/engine.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { probeFilm } from '../../src/films/probe-film.ts'
import { filmAs } from '../films/other-films.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { engineContract } from './engine.contract.ts'
import {
  answer,
  cutShort,
  hang,
  hangUp,
  startFakeVideos,
  type FakeVideos,
  type Trick,
} from './fake-openai-videos.ts'
import { failure, isStopped, JOB, run } from './run-engine.ts'

const KEY = 'sk-upstream-0123456789'

let fake: FakeVideos
beforeEach(async () => {
  fake = await startFakeVideos({ key: KEY })
})
afterEach(() => fake.close())

async function wan(settings: Record<string, unknown> = {}, url = fake.url): Promise<Engine> {
  const section = { type: 'openai-videos', baseUrl: url, apiKeyEnv: 'WAN_KEY', poll: '50ms' }
  const engines = { wan: { ...section, flavor: 'sglang', ...settings } }
  const env = { WAN_KEY: KEY }
  const engine = (await loadEngines({ threads: 1, enginesDir: null, engines, env })).get('wan')
  if (!engine) throw new Error('There is no engine.')
  return engine
}

describe('the contract', () => {
  let server: FakeVideos
  beforeAll(async () => {
    server = await startFakeVideos({ key: KEY })
  })
  afterAll(() => server.close())
  engineContract('wan', { engine: () => wan({}, server.url), job: {} })
})

describe('a submission', () => {
  test('is a form with what such servers take', async () => {
    const engine = await wan({
      model: 'Wan-AI/Wan2.2',
      fps: 16,
      extra: { num_inference_steps: 40 },
      sizes: { '1280x720': '1248x704' },
    })
    await (
      await run(engine, { negativePrompt: 'rain' })
    ).film
    expect(fake.asked[0]).toMatchObject({
      method: 'POST',
      path: '/v1/videos',
      headers: { authorization: `Bearer ${KEY}` },
      fields: {
        prompt: 'a paper boat',
        model: 'Wan-AI/Wan2.2',
        size: '848x480',
        seconds: '5',
        fps: '16',
        num_frames: '81',
        seed: '7',
        negative_prompt: 'rain',
        num_inference_steps: '40',
      },
    })
    await (
      await run(engine, { width: 1280, height: 720 })
    ).film
    expect(fake.asked.findLast(({ method }) => method === 'POST')?.fields['size']).toBe('1248x704')
  })

  test('carries a picture as a file', async () => {
    const file = path.join(await temporaryFolder(), 'image.png')
    await writeFile(file, 'a picture')
    const job = { mode: 'image-to-video', image: { file, mimeType: 'image/png' } } as const
    await (
      await run(await wan({ modes: ['image-to-video'] }), job)
    ).film
    expect(fake.asked[0]?.fields['input_reference']).toBe('image.png image/png 9')
  })

  test('to a strict server has OpenAI’s fields alone', async () => {
    const engine = await wan({ flavor: 'generic' })
    expect(engine.capabilities).toMatchObject({ seed: false, options: [] })
    await (
      await run(engine)
    ).film
    expect(Object.keys(fake.asked[0]?.fields ?? {})).toEqual(['prompt', 'seconds', 'size'])
    expect(fake.asked[0]?.fields['size']).toBe('854x480')
  })

  test('is remembered before the first look, and never repeated', async () => {
    const engine = await wan()
    const first = await run(engine)
    await first.film
    expect(first.remembered).toEqual([{ ticket: expect.stringMatching(/^video-/) }])
    fake.always('delete', answer(404))
    const second = await run(engine)
    await second.film
    const third = await run(engine, {}, second.remembered[0])
    await third.film
    expect(fake.count('submit')).toBe(2)
  })

  test('that finds no place free is made again when the server says so', async () => {
    fake.next('submit', answer(429, { error: 'queue full' }, { 'retry-after': '0' }))
    const { film } = await run(await wan())
    await film
    expect(fake.count('submit')).toBe(2)
  })

  test('that is refused fails with the server’s own words', async () => {
    const shapes = [
      { detail: [{ loc: ['body', 'size'], msg: 'too large' }] },
      { detail: 'size: too large' },
      { error: { code: 'bad', message: 'size: too large' } },
      { error: 'size: too large' },
    ]
    for (const body of shapes) {
      fake.next('submit', answer(422, body))
      const error = await failure(await run(await wan()))
      expect(error).toMatchObject({ code: 'engine_error', retryable: false })
      expect(error.message).toContain('size: too large')
    }
  })

  test('with a wrong key is not tried again, and does not tell the key', async () => {
    const other = await startFakeVideos({ key: 'another' })
    other.always('submit', answer(401))
    const error = await failure(await run(await wan({}, other.url)))
    expect(error).toMatchObject({ code: 'engine_unavailable', retryable: false })
    expect(error.message).toContain('check `apiKeyEnv`')
    fake.next('submit', answer(400, { error: `bad key ${KEY}` }))
    expect((await failure(await run(await wan()))).message).not.toContain(KEY)
    await other.close()
  })

  test('against its rules is told as such', async () => {
    fake.next(
      'submit',
      answer(400, { error: { code: 'content_policy_violation', message: 'No.' } }),
    )
    expect(await failure(await run(await wan()))).toMatchObject({
      code: 'content_policy_violation',
    })
  })

  test('to nobody can be made again later', async () => {
    const engine = await wan({}, 'http://127.0.0.1:9/v1')
    const error = await failure(await run(engine))
    expect(error).toMatchObject({ code: 'engine_unavailable', retryable: true })
  })

  test('to something else is told to the operator', async () => {
    fake.next('submit', answer(404, '<html>'), answer(200, { hello: 'world' }), answer(302))
    expect((await failure(await run(await wan()))).message).toContain('check `baseUrl`')
    expect((await failure(await run(await wan()))).message).toContain('speaks another language')
    expect((await failure(await run(await wan()))).message).toContain('check `baseUrl`')
  })
})

describe('a submission that is under way', () => {
  const later =
    (ms: number): Trick =>
    (response) =>
      void setTimeout(
        () => answer(200, { id: 'late', status: 'queued' })(response, fake.asked[0]!),
        ms,
      )

  test('when its film is cancelled is not waited for, and cancelled when it is known', async () => {
    fake.next('submit', later(500))
    const { film, control } = await run(await wan())
    await expect.poll(() => fake.count('submit')).toBe(1)
    control.abort('ended')
    await isStopped(film)
    expect(fake.count('delete')).toBe(0)
    await expect.poll(() => fake.count('delete')).toBe(1)
    expect(fake.asked.at(-1)?.path).toBe('/v1/videos/late')
  })

  test('and cannot be remembered is cancelled: nobody would ever ask for it', async () => {
    const folder = await temporaryFolder()
    const { signal } = new AbortController()
    const remember = async (): Promise<void> => Promise.reject(new Error('taken over'))
    const rest = { report: () => undefined, warn: () => undefined, operation: undefined }
    const film = (await wan()).generate(JOB, { signal, folder, remember, ...rest })
    await expect(film).rejects.toThrow('taken over')
    expect(fake.count('delete')).toBe(1)
  })

  test('at a shutdown is waited for, and remembered', async () => {
    fake.next('submit', later(500))
    const { film, control, remembered } = await run(await wan({ paid: true }))
    await expect.poll(() => fake.count('submit')).toBe(1)
    control.abort('shutdown')
    await isStopped(film)
    expect(remembered).toEqual([{ submitting: true }, { ticket: 'late' }])
    expect(fake.count('delete')).toBe(0)
  })
})

describe('a submission that costs money', () => {
  const paid = { paid: true, submitTimeout: '1s' }

  test('is announced before it is made', async () => {
    const { film, remembered } = await run(await wan(paid))
    await film
    expect(remembered).toEqual([{ submitting: true }, { ticket: expect.any(String) }])
    expect(fake.count('delete')).toBe(0)
  })

  test.each([
    ['never answered', hang],
    ['hung up on', hangUp],
    ['lost by a proxy', answer(504)],
  ])('and is %s is in doubt, and not made again', async (_, trick) => {
    fake.next('submit', trick)
    const { remembered, ...rest } = await run(await wan(paid))
    expect(await failure(rest)).toMatchObject({ code: 'interrupted' })
    expect(remembered).toEqual([{ submitting: true }])
    const again = await failure(await run(await wan(paid), {}, remembered[0]))
    expect(again.code).toBe('interrupted')
    expect(fake.count('submit')).toBe(1)
  })

  test('to nobody leaves no doubt', async () => {
    const { remembered, ...rest } = await run(await wan(paid, 'http://127.0.0.1:9/v1'))
    expect(await failure(rest)).toMatchObject({ code: 'engine_unavailable' })
    expect(remembered).toEqual([{ submitting: true }, null])
  })

  test('and was refused leaves no doubt to who goes on after a stop', async () => {
    fake.next('submit', answer(429, { error: { message: 'One moment.' } }, { 'retry-after': '60' }))
    const { film, control, remembered } = await run(await wan(paid))
    await expect.poll(() => remembered).toEqual([{ submitting: true }, null])
    control.abort('shutdown')
    await isStopped(film)
    await (
      await run(await wan(paid), {}, remembered.at(-1))
    ).film
    expect(fake.count('submit')).toBe(2)
  })

  test('and is forgotten is not made again', async () => {
    const error = await failure(await run(await wan(paid), {}, { ticket: 'long-gone' }))
    expect(error).toMatchObject({ code: 'interrupted' })
    expect(fake.count('submit')).toBe(0)
  })
})

test('whether a server can work is asked seldom, and not for long', async () => {
  const engine = await wan({ flavor: 'auto' })
  fake.next('models', hang)
  const asked = performance.now()
  for (let times = 0; times < 3; times++) {
    await expect(engine.check?.()).rejects.toMatchObject({ code: 'engine_unavailable' })
  }
  expect(performance.now() - asked).toBeLessThan(5_000)
  expect(fake.count('models')).toBe(1)
})

test('a server without a list of models is asked for its health', async () => {
  fake.next('models', answer(404), answer(200))
  await (await wan({ flavor: 'auto' })).check?.()
  expect(fake.asked.map(({ path: route }) => route)).toEqual(['/v1/models', '/health'])
  fake.next('models', answer(404), answer(503))
  await expect((await wan({ flavor: 'auto' })).check?.()).rejects.toThrow('has no time')
})

describe('while a film is made', () => {
  test('progress is the server’s own, and never falls', async () => {
    const at = (progress: number) => answer(200, { id: 'x', status: 'in_progress', progress })
    fake.next('look', at(10), at(60), at(20), answer(200, { status: 'queued' }), at(70))
    const { film, reports } = await run(await wan())
    await film
    expect(reports.slice(0, 3)).toEqual([0.1, 0.6, 0.7])
  })

  test('looks that fail are made again', async () => {
    fake.next(
      'look',
      answer(500),
      hangUp,
      answer(429, {}, { 'retry-after': '0' }),
      answer(200, 'x'),
    )
    await (
      await run(await wan())
    ).film
    expect(fake.count('submit')).toBe(1)
  })

  test('a server that was started anew gets the job again with the next attempt', async () => {
    fake.next('look', answer(200, { status: 'in_progress' }), (response, asked) => {
      fake.restart()
      answer(404)(response, asked)
    })
    const { remembered, ...rest } = await run(await wan())
    expect(await failure(rest)).toMatchObject({ retryable: true })
    expect(remembered.at(-1)).toBe(null)
    await (
      await run(await wan(), {}, null)
    ).film
    expect(fake.count('submit')).toBe(2)
  })

  test.each([
    ['an object', { code: 'oom', message: 'CUDA out of memory' }],
    ['a text', 'CUDA out of memory'],
    ['words alone', { message: 'CUDA out of memory' }],
  ])('a failure is told in the server’s words when its error is %s', async (_, error) => {
    fake.next('look', answer(200, { status: 'failed', error }))
    const told = await failure(await run(await wan()))
    expect(told).toMatchObject({ code: 'engine_error', retryable: true })
    expect(told.message).toContain('CUDA out of memory')
  })

  test('an answer without end is not read', async () => {
    fake.always('look', (response) => {
      response.writeHead(200)
      const more = (): void =>
        void (response.write('x'.repeat(65_536))
          ? setImmediate(more)
          : response.once('drain', more))
      more()
    })
    const { film, control } = await run(await wan())
    await expect.poll(() => fake.count('look')).toBeGreaterThan(1)
    control.abort('ended')
    await isStopped(film)
  })

  test('cancelling deletes it there; a shutdown lets it go on', async () => {
    fake.looks = 1_000
    for (const [reason, deletes] of [
      ['shutdown', 0],
      ['lost', 0],
      ['ended', 1],
      ['deadline', 2],
    ] as const) {
      const { film, control, remembered } = await run(await wan())
      await expect.poll(() => remembered.length).toBe(1)
      control.abort(reason)
      await isStopped(film)
      expect(fake.count('delete')).toBe(deletes)
    }
  })
})

describe('a finished film', () => {
  test('is what it really is, with pictures, and what differs is told', async () => {
    const { film, warnings } = await run(await wan({ fps: 24 }))
    const made = await film
    expect(made).toMatchObject({ width: 64, height: 48, fps: 12, mimeType: 'video/mp4' })
    expect(made.thumbnail).toBeDefined()
    expect(made.spriteGrid?.count).toBeGreaterThan(0)
    expect(warnings).toEqual([
      'The model "wan" made 64x48 instead of 854x480.',
      expect.stringMatching(/^The model "wan" made [\d.]+ s instead of 5 s\.$/),
      'The model "wan" made 12 frames a second instead of 24.',
    ])
    expect(fake.count('delete')).toBe(0)
    await made.release?.()
    expect(fake.count('delete')).toBe(1)
  })

  test('becomes an MP4 whatever it was', async () => {
    fake.film = await filmAs({ name: 'a.webm', codec: 'libvpx', pixels: 'format=yuv420p' })
    const { video } = await (await run(await wan())).film
    expect(await probeFilm(video)).toMatchObject({ container: 'mp4', playable: true })
  })

  test('that breaks off is fetched again', async () => {
    fake.next('content', cutShort, answer(500), hangUp)
    expect(await failure(await run(await wan()))).toMatchObject({ code: 'engine_unavailable' })
    fake.next('content', cutShort, answer(500))
    await (
      await run(await wan())
    ).film
    expect(fake.count('content')).toBe(6)
  })

  test('that is out of reach can be asked for again', async () => {
    for (const [status, said] of [
      [403, 'link expired'],
      [404, 'no such video'],
      [422, 'generation failed'],
    ] as const) {
      fake.always('content', answer(status, { detail: said }))
      const error = await failure(await run(await wan()))
      expect(error).toMatchObject({ code: 'engine_error', retryable: true })
      expect(error.message).toBe(`The film that "wan" made cannot be fetched: ${said}`)
    }
  })

  test('that stands still is given up', async () => {
    fake.always('content', (response) => {
      response.writeHead(200, { 'content-length': 1_000 })
      response.write('x')
    })
    const error = await failure(await run(await wan({ stallTimeout: '100ms' })))
    expect(error).toMatchObject({ code: 'engine_unavailable', retryable: true })
  })

  test('that is none is refused', async () => {
    fake.film = Buffer.from('<html>Not here</html>')
    const error = await failure(await run(await wan()))
    expect(error).toMatchObject({ code: 'engine_error' })
    expect(error.message).toContain('It is not an MP4, WebM, AVI or GIF.')
  })

  test('that is too large is not fetched', async () => {
    const error = await failure(await run(await wan({ maxFilmSize: '100B' })))
    expect(error).toMatchObject({ code: 'engine_error', retryable: false })
    fake.always('content', (response) => {
      response.writeHead(200)
      response.end('x'.repeat(200_000))
    })
    expect((await failure(await run(await wan({ maxFilmSize: '100B' })))).message).toContain(
      'maxFilmSize',
    )
  })

  test('behind another origin is fetched without the key', async () => {
    const bucket = await startFakeVideos()
    bucket.always('models', (response) => void response.end(fake.film))
    const done = (url: string) => answer(200, { status: 'completed', url })
    fake.next('look', done(`${bucket.url}/bucket/film.mp4`))
    await (
      await run(await wan())
    ).film
    fake.next('content', answer(302, {}, { location: `${bucket.url}/elsewhere` }))
    await (
      await run(await wan())
    ).film
    expect(bucket.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
    await bucket.close()
  })

  test('behind redirects without end is given up', async () => {
    fake.always('content', answer(302, {}, { location: '/v1/videos/x/content' }))
    expect(await failure(await run(await wan()))).toMatchObject({ code: 'engine_unavailable' })
    fake.always('content', answer(302, {}, { location: 'file:///etc/passwd' }))
    expect(await failure(await run(await wan()))).toMatchObject({ code: 'engine_unavailable' })
  })
})
