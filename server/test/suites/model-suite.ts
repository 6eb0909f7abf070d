import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Key } from '../../src/access/key.ts'
import { openKeys } from '../../src/access/keys.ts'
import { secondsThisMonth } from '../../src/access/usage.ts'
import type { Database } from '../../src/db/database.ts'
import { openDisk } from '../../src/storage/disk.ts'
import { isTerminal, NEXT, type Status, type Task } from '../../src/tasks/task.ts'
import { openTasks, type Tasks } from '../../src/tasks/tasks.ts'
import { openQueue, type Queue } from '../../src/worker/queue.ts'
import { openHome, type Home, type MakeHome } from '../harness/stores.ts'
import { ERROR, FILM, LIMITS, TASK } from '../harness/samples.ts'

const DEEDS = [
  'claim',
  'renew',
  'progress',
  'complete',
  'fail',
  'retry',
  'giveBack',
  'cancel',
] as const
type Deed = (typeof DEEDS)[number]

/** What each deed makes of a task that its claim holds; the others leave it as it is. */
const RESULT: Partial<Record<Deed, Status>> = {
  complete: 'completed',
  fail: 'failed',
  retry: 'queued',
  giveBack: 'queued',
}

/** Any sequence of deeds, in any order, by claims old and new, on whichever store. */
export function modelSuite(makeHome: MakeHome, { runs }: { runs: number }): void {
  let home: Home
  let database: Database
  let tasks: Tasks
  let queue: Queue
  let keys: ReturnType<typeof openKeys>

  beforeAll(async () => {
    home = await makeHome()
    database = await openHome(home)
    keys = openKeys(database, LIMITS)
    const storage = await openDisk(`${home.dataDir}/files`)
    tasks = openTasks({
      database,
      storage,
      engines: new Map(),
      maxQueue: 10_000,
      workers: 1,
      lease: 60_000,
    })
    queue = openQueue(database, { leaseMs: 60_000, tasksAtOnce: 1_000, node: 'one' })
  })
  afterAll(async () => {
    await database.close()
    await home.remove()
  })

  const act = async (deed: Deed, claim: Task, key: Key): Promise<void> => {
    if (deed === 'cancel') await tasks.cancel(claim.id, key)
    else if (deed === 'renew') await queue.renew(claim)
    else if (deed === 'progress') await queue.progress(claim, 50)
    else if (deed === 'complete') await queue.complete(claim, FILM, [])
    else if (deed === 'fail') await queue.fail(claim, ERROR)
    else if (deed === 'retry') await queue.retry(claim, 0)
    else if (deed === 'giveBack') await queue.giveBack(claim)
  }

  const waitingOf = async (key: Key): Promise<number> => {
    const lanes = database.read.selectFrom('lanes').select('waiting').where('key_id', '=', key.id)
    return (await lanes.executeTakeFirstOrThrow()).waiting
  }

  test('every life keeps to the table, ends once, and is paid for exactly if it has a film', async () => {
    const step = fc.record({ deed: fc.constantFrom(...DEEDS), stale: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { key } = await keys.create({ name: 'model' })
        const model = `model-${key.id}`
        const task = { ...TASK, model }
        const created = await tasks.create({ key, task, image: null, idempotency: null })
        const life = new Life(created.task!)
        for (const { deed, stale } of steps) {
          const claim = life.claim(stale)
          if (deed === 'claim') life.claimed(await queue.claim([model]))
          else {
            await act(deed, claim, key)
            life.did(deed, claim)
          }
          expect((await tasks.find(claim.id))?.status).toBe(life.status)
        }
        const { status: expected, ends } = life
        expect(ends).toBeLessThanOrEqual(1)
        expect(await waitingOf(key)).toBe(expected === 'queued' ? 1 : 0)
        const seconds = await secondsThisMonth(database.read, { keyId: key.id, now: Date.now() })
        const unpaid = expected === 'failed' || expected === 'cancelled'
        expect(seconds).toBe(unpaid ? 0 : TASK.duration)
      }),
      { numRuns: runs },
    )
  })
}

/** What should have become of the task. */
class Life {
  status: Status = 'queued'
  ends = 0
  readonly #claims: Task[]

  constructor(task: Task) {
    this.#claims = [task]
  }

  claim(stale: boolean): Task {
    return (stale ? this.#claims[0] : this.#claims.at(-1))!
  }

  claimed(task: Task | undefined): void {
    expect(task !== undefined).toBe(this.status === 'queued')
    if (!task) return
    this.#claims.push(task)
    this.#become('in_progress')
  }

  did(deed: Deed, claim: Task): void {
    const holds = this.status === 'in_progress' && claim.attempt === this.claim(false).attempt
    if (deed === 'cancel' && !isTerminal(this.status)) this.#become('cancelled')
    else if (holds) this.#become(RESULT[deed] ?? this.status)
  }

  #become(status: Status): void {
    if (status === this.status) return
    expect(NEXT[this.status]).toContain(status)
    this.status = status
    if (isTerminal(status)) this.ends += 1
  }
}
