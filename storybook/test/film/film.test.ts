import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeFilm, openStudio, type FilmOptions } from '@zoetrope/storybook'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boxesOf, probe } from './probe.ts'

const folder = mkdtempSync(join(tmpdir(), 'storybook-film-'))
const studio = openStudio({ threads: 2 })
afterAll(async () => {
  await studio.close()
  rmSync(folder, { recursive: true })
})

const request = (name: string, more: Partial<FilmOptions> = {}): FilmOptions => ({
  prompt: 'a red bus drives through a city',
  width: 320,
  height: 180,
  seconds: 2,
  seed: 7,
  out: join(folder, `${name}.mp4`),
  ...more,
})

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex')

describe('a film of two seconds', () => {
  let film: Awaited<ReturnType<typeof makeFilm>>
  const counted: number[] = []
  beforeAll(async () => {
    film = await studio.makeFilm(
      request('plain', { onProgress: ({ frame }) => counted.push(frame) }),
    )
  })

  test('is H.264 High in yuv420p with BT.709 tags, at 24 frames a second', () => {
    const facts = probe(film.path)
    expect(facts).toMatchObject({
      isH264: true,
      isHighProfile: true,
      isYuv420: true,
      isBt709: true,
      fps: 24,
      width: 320,
      height: 180,
      sound: null,
    })
  })

  test('lasts exactly as long as asked and shows every frame once', () => {
    const facts = probe(film.path)
    expect(facts.seconds).toBeCloseTo(2, 6)
    expect(facts.shown).toEqual(Array.from({ length: 48 }, (_, frame) => frame))
    expect(facts.keyFrames).toEqual([0, 24])
    expect(film).toMatchObject({ frames: 48, seconds: 2, fps: 24 })
  })

  test('has its index before its pictures', () => {
    const boxes = boxesOf(film.path)
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
    expect(film.bytes).toBe(readFileSync(film.path).length)
  })

  test('reports progress for every frame', () => {
    expect(counted).toEqual(Array.from({ length: 48 }, (_, index) => index + 1))
  })

  test('comes with a poster and a spritesheet in JPEG', () => {
    expect([...film.poster.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    expect([...film.spritesheet.jpeg.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    const { columns, rows, count, interval, tileWidth, tileHeight } = film.spritesheet
    expect(columns * rows).toBeGreaterThanOrEqual(count)
    expect(count * interval).toBeCloseTo(2)
    expect([tileWidth, tileHeight]).toEqual([160, 90])
  })
})

test('the same request gives the same bytes with 1, 2 and 4 threads', async () => {
  const hashes = new Set<string>()
  for (const threads of [1, 2, 4]) {
    const options = request(`threads-${threads}`, { width: 426, height: 240, seconds: 3 })
    const film = await makeFilm({ ...options, threads })
    hashes.add(hashOf(film.path))
  }
  expect(hashes.size).toBe(1)
})

test('the same request gives the same bytes again on warm threads', async () => {
  const hashes = new Set<string>()
  for (const turn of ['first', 'second', 'third']) {
    const film = await studio.makeFilm(request(turn, { width: 358, height: 202 }))
    hashes.add(hashOf(film.path))
  }
  expect(hashes.size).toBe(1)
})

test('a film in full size, painted while x264 is at the frame before, is whole and the same again', async () => {
  const hashes = new Set<string>()
  for (const turn of ['first', 'second', 'third']) {
    const size = { width: 1666, height: 920, seconds: 10 / 24 }
    const film = await studio.makeFilm(request(`large-${turn}`, size))
    hashes.add(hashOf(film.path))
    expect(probe(film.path).shown).toEqual(Array.from({ length: 10 }, (_, frame) => frame))
  }
  expect(hashes.size).toBe(1)
})

test('another seed gives another film', async () => {
  const one = await studio.makeFilm(request('seed-1', { seconds: 0.5, seed: 1 }))
  const two = await studio.makeFilm(request('seed-2', { seconds: 0.5, seed: 2 }))
  expect(hashOf(one.path)).not.toBe(hashOf(two.path))
})

test.each([1, 2, 25, 26, 30])('a film of %i frames has exactly that many', async (frames) => {
  const film = await studio.makeFilm(request(`count-${frames}`, { seconds: frames / 24 }))
  const facts = probe(film.path)
  expect(facts.shown).toEqual(Array.from({ length: frames }, (_, frame) => frame))
  expect(facts.seconds).toBeCloseTo(frames / 24, 6)
})

test.each([
  [320, 180],
  [180, 320],
  [240, 240],
  [240, 180],
  [180, 240],
  [420, 180],
])('a film of %i × %i pixels has that size', async (width, height) => {
  const film = await studio.makeFilm(
    request(`${width}x${height}`, { width, height, seconds: 0.25 }),
  )
  expect(probe(film.path)).toMatchObject({ width, height, frames: 6 })
})

test('a plan is filmed as it is', async () => {
  const plan = {
    style: 'pixel' as const,
    shots: [{ place: 'beach', subjects: [{ id: 's1', noun: 'dog', kind: 'animal' as const }] }],
  }
  const { prompt: _, ...rest } = request('plan', { seconds: 0.5 })
  const film = await studio.makeFilm({ ...rest, plan })
  expect(film.plan.style).toBe('pixel')
  expect(film.plan.shots[0]?.place).toBe('beach')
  expect(film.frames).toBe(12)
})

test('a plan that is none is told to be none, and the threads live on', async () => {
  const plan = { style: 'nonsense', shots: [] } as unknown as NonNullable<FilmOptions['plan']>
  await expect(studio.makeFilm(request('no-plan', { plan }))).rejects.toThrow('style')
  expect((await studio.makeFilm(request('after', { seconds: 0.25 }))).frames).toBe(6)
})

test('sound is there when it is asked for, as long as the picture', async () => {
  const film = await studio.makeFilm(request('sound', { audio: true }))
  const { sound, seconds } = probe(film.path)
  expect(sound).toMatchObject({ isAac: true, rate: 48_000 })
  expect(Math.abs((sound?.seconds ?? 0) - seconds)).toBeLessThan(0.05)
})

test('a cancelled film stops at once, and its threads make the next one', async () => {
  const cancel = new AbortController()
  let frames = 0
  const film = studio.makeFilm(
    request('cancelled', {
      seconds: 30,
      signal: cancel.signal,
      onProgress: () => {
        frames++
        if (frames === 3) cancel.abort()
      },
    }),
  )
  await expect(film).rejects.toMatchObject({ name: 'AbortError' })
  // Two threads may each finish the frame they were at.
  expect(frames).toBeLessThanOrEqual(3 + 2 * 2)
  const next = await studio.makeFilm(request('after', { seconds: 0.25 }))
  expect(next.frames).toBe(6)
})

test('a film that is cancelled before it begins is never begun', async () => {
  const signal = AbortSignal.abort()
  await expect(studio.makeFilm(request('never', { signal }))).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('a studio that is closed fails the film it was making, and the process lives on', async () => {
  const short = openStudio({ threads: 2 })
  const film = short.makeFilm(request('closed', { seconds: 30, onProgress: () => void close() }))
  let closed: Promise<void> | undefined
  const close = () => (closed ??= short.close())
  await expect(film).rejects.toThrow('stopped')
  await closed
  await expect(short.makeFilm(request('late'))).rejects.toThrow('closed')
})

// In a process of its own: here other tests' garbage is counted, too, and freed while we measure.
test('memory does not grow with the length of a film', async () => {
  const films = [request('short', { seconds: 2 }), request('long', { seconds: 10 })]
  const script = [join(import.meta.dirname, 'growth.js'), JSON.stringify(films)]
  const { stdout } = await promisify(execFile)(process.execPath, script, { timeout: 100_000 })
  expect(Number(stdout)).toBeLessThan(80e6)
})
