import { mkdir, readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context, Engine, Film, Job } from '../../src/engines/engine.ts'
import { MODES } from '../../src/engines/engine.ts'
import { isErrorCode } from '../../src/errors/catalogue.ts'
import { fromEngine } from '../../src/errors/app-error.ts'
import { ASPECT_RATIOS, RESOLUTIONS } from '../../src/engines/engine.ts'
import type { JsonValue } from '../../src/engines/json-value.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

export interface Subject {
  readonly engine: () => Promise<Engine>
  /** A job that it can make quickly. */
  readonly job: Partial<Job>
}

/** Every engine runs this; a new engine is done when it passes. */
export function engineContract(name: string, { engine: open, job: fields }: Subject): void {
  const job: Job = { ...JOB, ...fields }
  let engine: Engine
  beforeAll(async () => {
    engine = await open()
  })
  afterAll(() => engine.close?.())

  describe(`the engine ${name}`, () => {
    test('says truthfully what can be asked of it', () => {
      const { capabilities } = engine
      expect(engine.id).toBe(name)
      expect(engine.label).not.toBe('')
      for (const mode of capabilities.modes) expect(MODES).toContain(mode)
      for (const size of capabilities.resolutions) expect(RESOLUTIONS).toContain(size)
      for (const ratio of capabilities.aspectRatios) expect(ASPECT_RATIOS).toContain(ratio)
      expect(capabilities.minSeconds).toBeGreaterThanOrEqual(1)
      expect(capabilities.maxSeconds).toBeGreaterThanOrEqual(capabilities.minSeconds)
      expect(capabilities.pace).toBeGreaterThan(0)
    })

    test('makes a film inside its folder, with the size that it claims', async () => {
      const { film, context, reports } = await generate(engine, job)
      const files = [film.video, film.thumbnail, film.spritesheet].filter(
        (file) => file !== undefined,
      )
      for (const file of files) {
        expect(path.dirname(file)).toBe(context.folder)
        expect((await stat(file)).size).toBeGreaterThan(0)
      }
      expect((await readFile(film.video)).subarray(4, 8).toString()).toBe('ftyp')
      expect(film).toMatchObject({ mimeType: 'video/mp4' })
      expect(reports.every((ratio) => ratio >= 0 && ratio <= 1)).toBe(true)
      expect(reports).toEqual(reports.toSorted((a, b) => a - b))
    })

    test('gives the same bytes for the same seed', async () => {
      if (!engine.capabilities.seed) return
      const [first, second] = [await generate(engine, job), await generate(engine, job)]
      const same = (await readFile(first.film.video)).equals(await readFile(second.film.video))
      expect(same).toBe(true)
    })

    test('does not start when it is stopped already', async () => {
      const signal = AbortSignal.abort()
      await expect(generate(engine, job, { signal })).rejects.toThrow()
    })

    test('stops soon when told to in the middle, and can go on with the next film', async () => {
      const control = new AbortController()
      const report = (): void => control.abort()
      const stopped = generate(engine, job, { signal: control.signal, report })
      const outcome = await stopped.then(
        () => 'finished',
        () => 'stopped',
      )
      // An engine that never reports may finish; one that was told in time may not.
      if (control.signal.aborted) expect(outcome).toBe('stopped')
      await generate(engine, job)
    })

    test('throws errors with our codes, or ones that become internal_error', async () => {
      const thrown = await generate(engine, job, { signal: AbortSignal.abort() }).catch(fromEngine)
      expect(isErrorCode((thrown as { code: unknown }).code)).toBe(true)
    })
  })
}

const JOB: Job = {
  taskId: 'video_contract',
  mode: 'text-to-video',
  prompt: 'a paper boat',
  negativePrompt: null,
  width: 854,
  height: 480,
  seconds: 1,
  seed: 7,
  audio: false,
  image: null,
  plan: null,
}

interface Made {
  readonly film: Film
  readonly context: Context
  readonly reports: number[]
}

async function generate(engine: Engine, job: Job, overrides: Partial<Context> = {}): Promise<Made> {
  const folder = path.join(await temporaryFolder(), 'work')
  await mkdir(folder)
  const reports: number[] = []
  let operation: JsonValue | undefined
  const context: Context = {
    signal: new AbortController().signal,
    operation,
    folder,
    remember: async (value) => void (operation = value),
    report: (ratio) => void reports.push(ratio),
    warn: () => undefined,
    ...overrides,
  }
  const film = await engine.generate(job, context)
  expect(await readdir(folder)).not.toEqual([])
  return { film, context, reports }
}
