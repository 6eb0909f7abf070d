import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Key } from '../../src/access/key.ts'
import { openKeys } from '../../src/access/keys.ts'
import type { Database } from '../../src/db/database.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { openDisk } from '../../src/storage/disk.ts'
import { cancelTask } from '../../src/tasks/end-task.ts'
import type { NewTask } from '../../src/tasks/new-task.ts'
import type { Task } from '../../src/tasks/task.ts'
import { openTasks, type Tasks } from '../../src/tasks/tasks.ts'
import { runAttempt } from '../../src/worker/attempt.ts'
import { openQueue, type Queue } from '../../src/worker/queue.ts'
import { createPatience, reap } from '../../src/worker/reap.ts'
import { runTask } from '../../src/worker/run-task.ts'
import { ERROR, FILM, LIMITS, TASK } from '../harness/samples.ts'
import { openHome, type Home, type MakeHome } from '../harness/stores.ts'

const MODELS = ['sketch']
const LEASE_MS = 60_000

/** What the queue promises, on whichever store. */
export function queueSuite(makeHome: MakeHome): void {
  let home: Home
  let database: Database
  let tasks: Tasks
  let queue: Queue
  let keys: ReturnType<typeof openKeys>

  const newQueue = (node: string, leaseMs = LEASE_MS): Queue =>
    openQueue(database, { leaseMs, tasksAtOnce: LIMITS.tasksAtOnce, node })
  const newKey = async (limits = {}): Promise<Key> =>
    (await keys.create({ name: 'test', ...limits })).key
  const add = async (key: Key, fields: Partial<NewTask> = {}): Promise<Task> => {
    const task = { ...TASK, ...fields }
    const created = await tasks.create({ key, task, image: null, idempotency: null })
    if (!created.task) throw new Error('A create without a key cannot be a replay.')
    return created.task
  }

  beforeEach(async () => {
    home = await makeHome()
    database = await openHome(home)
    keys = openKeys(database, LIMITS)
    const storage = await openDisk(`${home.dataDir}/files`)
    const engines = await loadEngines({ threads: 1, enginesDir: null })
    tasks = openTasks({ database, storage, engines, maxQueue: 10_000, workers: 1, lease: LEASE_MS })
    queue = newQueue('one')
  })
  afterEach(async () => {
    await database.close()
    await home.remove()
  })

  test('whoever waits is told how long the film before takes, too', async () => {
    const key = await newKey()
    await add(key, { duration: 10 })
    await queue.claim(MODELS)
    const short = await add(key, { duration: 1 })
    expect((await tasks.forecast(short)).etaSeconds).toBeGreaterThan(5)
  })

  test('whoever waits longer is told so, however short the own film is', async () => {
    const key = await newKey()
    const eta = async (duration: number): Promise<number> =>
      (await tasks.forecast(await add(key, { duration }))).etaSeconds ?? 0
    const told = [await eta(10), await eta(1), await eta(10), await eta(1)]
    expect(told).toEqual(told.toSorted((one, other) => one - other))
  })

  test('a film that is begun again after a crash is not told to be nearly there', async () => {
    const key = await newKey()
    await add(key, { duration: 10 })
    const lost = await queue.claim(MODELS)
    await queue.progress(lost!, 90)
    await reap({ database, queue, maxAttempts: 3 }, { ofThisNode: true })
    const again = await queue.claim(MODELS)
    expect(again).toMatchObject({ attempt: 2, progress: 90 })
    expect((await tasks.forecast(again!)).etaSeconds).toBeGreaterThan(5)
    const next = await add(key, { duration: 1 })
    expect((await tasks.forecast(next)).etaSeconds).toBeGreaterThan(5)
    const late = { ...again!, startedAt: Date.now() - 600_000 }
    expect((await tasks.forecast(late)).etaSeconds).toBeGreaterThan(300)
  })

  test('a film that was slow to begin is not told to take for ever', async () => {
    await add(await newKey(), { duration: 10 })
    const begun = { ...(await queue.claim(MODELS))!, startedAt: Date.now() - 10_000, progress: 5 }
    expect((await tasks.forecast(begun)).etaSeconds).toBeLessThan(60)
  })

  test('a node that has gone is no place where films are made, and its film waits for its lease', async () => {
    const key = await newKey()
    await add(key, { duration: 10 })
    const silent = newQueue('gone', LEASE_MS / 4)
    const lost = await silent.claim(MODELS)
    const next = await add(key, { duration: 1 })
    expect((await tasks.forecast(next)).etaSeconds).toBeLessThan(5)
    expect((await tasks.forecast(lost!)).etaSeconds).toBeGreaterThan(LEASE_MS / 5_000)
  })

  test('places of all nodes are counted', async () => {
    const key = await newKey()
    const waiting = async (): Promise<number> => {
      const task = await add(key, { duration: 10 })
      return (await tasks.forecast(task)).etaSeconds ?? 0
    }
    for (let count = 0; count < 5; count++) await add(key, { duration: 10 })
    await queue.claim(MODELS)
    const alone = await waiting()
    await newQueue('two').claim(MODELS)
    expect(await waiting()).toBeLessThan(alone * 0.8)
  })

  describe('claiming', () => {
    test('a task is claimed once, however many ask at the same time', async () => {
      const key = await newKey()
      await add(key)
      const claims = await Promise.all(Array.from({ length: 20 }, () => queue.claim(MODELS)))
      expect(claims.filter(Boolean)).toHaveLength(1)
    })

    test('only tasks for the models asked for are claimed', async () => {
      await add(await newKey(), { model: 'other' })
      expect(await queue.claim(MODELS)).toBeUndefined()
      expect(await queue.claim(['other'])).toMatchObject({ status: 'in_progress', attempt: 1 })
    })

    test('a key never has more tasks running than it may, under any number of claimers', async () => {
      const key = await newKey({ tasksAtOnce: 2 })
      await Promise.all(Array.from({ length: 12 }, () => add(key)))
      const claims = await Promise.all(Array.from({ length: 12 }, () => queue.claim(MODELS)))
      expect(claims.filter(Boolean)).toHaveLength(2)
    })

    test('a key with a thousand tasks does not make a key with one wait', async () => {
      const [heavy, light] = [await newKey(), await newKey()]
      for (let count = 0; count < 20; count++) {
        await Promise.all(Array.from({ length: 50 }, () => add(heavy)))
      }
      for (let served = 0; served < 10; served++) await queue.claim(MODELS)
      const { id } = await add(light)
      const next = [await queue.claim(MODELS), await queue.claim(MODELS)]
      expect(next.map((task) => task?.id)).toContain(id)
    })

    test('a key that was away gets no credit for it, and one that worked alone owes nothing', async () => {
      const [early, late] = [await newKey(), await newKey()]
      for (let count = 0; count < 20; count++) await add(early)
      while (await queue.claim(MODELS));
      for (let count = 0; count < 10; count++) {
        await add(late)
        await add(early)
      }
      const order: string[] = []
      for (let task = await queue.claim(MODELS); task; task = await queue.claim(MODELS)) {
        order.push(task.keyId)
      }
      const firstHalf = order.slice(0, 10).filter((id) => id === early.id).length
      expect(firstHalf).toBeGreaterThanOrEqual(4)
      expect(firstHalf).toBeLessThanOrEqual(6)
    })

    test('a key of weight three gets three turns for each of a key of weight one', async () => {
      const [strong, weak] = [await newKey({ weight: 3 }), await newKey()]
      for (let count = 0; count < 30; count++) {
        await add(strong)
        await add(weak)
      }
      const firsts: string[] = []
      for (let count = 0; count < 20; count++) firsts.push((await queue.claim(MODELS))?.keyId ?? '')
      expect(firsts.filter((id) => id === strong.id)).toHaveLength(15)
    })

    test('a key of a higher class is served first, whoever came first', async () => {
      const [common, express] = [await newKey(), await newKey({ priority: 1 })]
      await add(common)
      const { id } = await add(express)
      expect((await queue.claim(MODELS))?.id).toBe(id)
    })

    test('long films cost more turns than short ones', async () => {
      const [long, short] = [await newKey(), await newKey()]
      for (let count = 0; count < 20; count++) {
        await add(long, { duration: 10 })
        await add(short, { duration: 1 })
      }
      const firsts: string[] = []
      for (let count = 0; count < 11; count++) firsts.push((await queue.claim(MODELS))?.keyId ?? '')
      expect(firsts.filter((id) => id === short.id).length).toBeGreaterThanOrEqual(9)
    })
  })

  describe('the fence', () => {
    test('a worker that comes back from the dead changes nothing', async () => {
      await add(await newKey())
      const dead = newQueue('dead', 1)
      const first = (await dead.claim(MODELS))!
      await new Promise((resolve) => setTimeout(resolve, 5))
      await reap(reaping(), { ofThisNode: false })
      const second = (await queue.claim(MODELS))!
      expect(second).toMatchObject({ id: first.id, attempt: 2 })

      expect(await dead.renew(first)).toBe(false)
      expect(await dead.remember(first, 'x')).toBe(false)
      expect(await dead.complete(first, FILM, [])).toBe(false)
      expect(await dead.fail(first, ERROR)).toBe(false)
      expect(await dead.giveBack(first)).toBe(false)
      expect(await queue.complete(second, FILM, [])).toBe(true)
      expect(await queue.complete(second, FILM, []), 'only once').toBe(false)
    })

    test('what an engine remembered is there for the next attempt', async () => {
      await add(await newKey())
      const first = (await queue.claim(MODELS))!
      await queue.remember(first, { remote: 'job-7' })
      await queue.giveBack(first)
      expect(await queue.claim(MODELS)).toMatchObject({ operation: { remote: 'job-7' }, tries: 1 })
    })

    test('progress never falls, not even on a second attempt', async () => {
      const { id } = await add(await newKey())
      const first = (await queue.claim(MODELS))!
      await queue.progress(first, 60)
      await queue.retry(first, 0)
      const second = (await queue.claim(MODELS))!
      await queue.progress(second, 10)
      expect((await tasks.find(id))?.progress).toBe(60)
    })

    test('a retry waits for its time', async () => {
      await add(await newKey())
      await queue.retry((await queue.claim(MODELS))!, 60_000)
      expect(await queue.claim(MODELS)).toBeUndefined()
    })
  })

  describe('clocks that differ, or are set', () => {
    const HOUR_MS = 3_600_000
    afterEach(() => vi.useRealTimers())

    test('a task that a node took whose clock is ahead is begun at once', async () => {
      const key = await newKey()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
      const { id } = await add(key)
      vi.useRealTimers()
      expect((await tasks.forecast((await tasks.find(id))!)).etaSeconds).toBeLessThan(60)
      expect(await queue.claim(MODELS)).toMatchObject({ id })
    })

    test('a task that rests is not forgotten when the clock is set back', async () => {
      const { id } = await add(await newKey())
      await queue.retry((await queue.claim(MODELS))!, 1_000)
      const ahead = { run_at: Date.now() + HOUR_MS }
      await database.write((queries) => queries.updateTable('tasks').set(ahead).execute())
      expect((await tasks.forecast((await tasks.find(id))!)).etaSeconds).toBeLessThan(60)
      expect(await queue.claim(MODELS)).toMatchObject({ id, tries: 2 })
    })

    test('a film is not told to end in an hour because the clock was set back by one', async () => {
      await add(await newKey())
      const begun = (await queue.claim(MODELS))!
      const ahead = { ...begun, startedAt: Date.now() + HOUR_MS }
      expect((await tasks.forecast(ahead)).etaSeconds).toBeLessThan(60)
    })
  })

  describe('after a crash', () => {
    test('a worker whose lease ran out while the store was away keeps its film, and loses it when it is gone', async () => {
      const { id } = await add(await newKey())
      const other = newQueue('other', 1)
      const film = (await other.claim(MODELS))!
      const patience = createPatience(200)
      const lookAt = async (ms: number): Promise<number> => {
        await new Promise((resolve) => setTimeout(resolve, 5)) // a lease takes a millisecond
        const certain = (abandoned: readonly Task[]): readonly Task[] => patience(abandoned, ms)
        return reap({ ...reaping(), certain }, { ofThisNode: false })
      }
      expect(await lookAt(0)).toBe(0)
      expect(await other.renew(film)).toBe(true)
      for (const ms of [300, 400]) expect(await lookAt(ms)).toBe(0)
      expect((await tasks.find(id))?.status).toBe('in_progress')
      expect(await lookAt(500)).toBe(1)
      expect(await queue.claim(MODELS)).toMatchObject({ id, attempt: 2 })
    })

    test('a node takes back at once what it left behind, and leaves alone what others run', async () => {
      const key = await newKey()
      await add(key)
      await add(key)
      const mine = (await queue.claim(MODELS))!
      const theirs = (await newQueue('two').claim(MODELS))!
      expect(await reap(reaping(), { ofThisNode: true })).toBe(1)
      expect((await tasks.find(mine.id))?.status).toBe('queued')
      expect((await tasks.find(theirs.id))?.status).toBe('in_progress')
    })

    test('what this process is making is left to it, however late its lease is after a nap', async () => {
      const task = await add(await newKey())
      const napping = newQueue('one', 1)
      await napping.claim(MODELS)
      await new Promise((resolve) => setTimeout(resolve, 5))
      const isMaking = (id: string): boolean => id === task.id
      expect(await reap({ ...reaping(), isMaking }, { ofThisNode: false })).toBe(0)
      expect(await reap(reaping(), { ofThisNode: false })).toBe(1)
    })

    test('a task that took its worker down each time ends as interrupted', async () => {
      const { id } = await add(await newKey())
      for (let crash = 0; crash < 3; crash++) {
        await queue.claim(MODELS)
        await reap(reaping(), { ofThisNode: true })
      }
      expect(await tasks.find(id)).toMatchObject({
        status: 'failed',
        error: { code: 'interrupted', retryable: true },
      })
    })

    test('the time that nobody worked on it does not count against a task', async () => {
      const { id } = await add(await newKey())
      const first = (await newQueue('one', 40).claim(MODELS))!
      await new Promise((resolve) => setTimeout(resolve, 400))
      await reap(reaping(), { ofThisNode: false })
      const second = (await queue.claim(MODELS))!
      expect(second).toMatchObject({ id, attempt: first.attempt + 1 })
      expect(second.workedMs).toBeGreaterThanOrEqual(39)
      expect(second.workedMs).toBeLessThan(200)
      await queue.giveBack(second)
      const third = (await queue.claim(MODELS))!
      expect(third.workedMs).toBeGreaterThanOrEqual(second.workedMs)
    })
  })

  test('a film that was cancelled while it was written down is let go at whoever made it, one that another worker has is not', async () => {
    const storage = await openDisk(`${home.dataDir}/files`)
    const [builtIn] = [...(await loadEngines({ threads: 1, enginesDir: null })).values()]
    const release = async (meanwhile: (task: Task) => Promise<unknown>): Promise<boolean> => {
      await add(await newKey())
      const task = (await queue.claim(MODELS))!
      let released = false
      const engine = {
        ...builtIn!,
        generate: async (_: unknown, { folder }: { folder: string }) => {
          const video = path.join(folder, 'film.mp4')
          await writeFile(video, 'a film')
          await meanwhile(task)
          const release = async (): Promise<void> => void (released = true)
          return { video, mimeType: 'video/mp4', width: 64, height: 48, fps: 12, release }
        },
      }
      const retentionOf = () => Promise.resolve(1)
      const deps = { queue, storage, workFolder: `${home.dataDir}/work`, retentionOf }
      await runAttempt(deps, task, { engine, signal: new AbortController().signal })
      return released
    }
    expect(await release(() => Promise.resolve())).toBe(true)
    expect(await release(({ id }) => cancelTask(database, id))).toBe(true)
    expect(await release((task) => queue.giveBack(task))).toBe(false)
  })

  test('an engine is not even started on a task that has used up its time', async () => {
    const { id } = await add(await newKey())
    const task = { ...(await queue.claim(MODELS))!, workedMs: 60_000 }
    const storage = await openDisk(`${home.dataDir}/files`)
    const engines = await loadEngines({ threads: 1, enginesDir: null })
    const [builtIn] = [...engines.values()]
    if (!builtIn) throw new Error('There is no engine.')
    let started = false
    const engine = {
      ...builtIn,
      generate: () => {
        started = true
        return Promise.reject(new Error('It was started.'))
      },
    }
    await runTask(task, engine, {
      queue,
      storage,
      workFolder: `${home.dataDir}/work`,
      retentionOf: () => Promise.resolve(1),
      watch: tasks.watch,
      leaseMs: 60_000,
      maxAttempts: 3,
      taskTimeoutMs: 60_000,
      stopping: new AbortController().signal,
      onError: () => undefined,
    })
    expect(started).toBe(false)
    expect(await tasks.find(id)).toMatchObject({ status: 'failed', error: { code: 'timeout' } })
  })

  const reaping = () => ({ database, queue, maxAttempts: 3 })
}
