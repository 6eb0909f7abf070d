import { describe, expect, inject, test } from 'vitest'
import { openKeys } from '../../src/access/keys.ts'
import { createLanes } from '../../src/db/lanes.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { openDisk } from '../../src/storage/disk.ts'
import { openTasks } from '../../src/tasks/tasks.ts'
import { LIMITS, TASK } from '../harness/samples.ts'
import { openHome, postgresHome } from '../harness/stores.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('a key that makes hundreds of tasks at once', () => {
  test('leaves connections to the others', async () => {
    const home = await postgresHome(url ?? '')()
    const database = await openHome(home)
    const keys = openKeys(database, LIMITS)
    const storage = await openDisk(`${home.dataDir}/files`)
    const engines = await loadEngines({ threads: 1, enginesDir: null })
    const settings = { maxQueue: 10_000, workers: 1, lease: 60_000 }
    const tasks = openTasks({ database, storage, engines, ...settings })
    const { key: heavy } = await keys.create({ name: 'heavy' })
    const { key: light } = await keys.create({ name: 'light' })
    const add = (key: typeof heavy) =>
      tasks.create({ key, task: TASK, image: null, idempotency: null })

    let made = 0
    const burst = Array.from({ length: 100 }, async () => {
      await add(heavy)
      made++
    })
    await add(light)
    expect(made).toBeLessThan(50)
    await Promise.all(burst)
    expect(made).toBe(100)
    await database.close()
    await home.remove()
  })
})

describe('a lane', () => {
  test('goes on after a unit that failed, in order, and holds up no other', async () => {
    const inLane = createLanes()
    const order: string[] = []
    let open = (): void => undefined
    const gate = new Promise<void>((resolve) => (open = resolve))
    const first = inLane('a', async () => {
      await gate
      throw new Error('broken')
    })
    const second = inLane('a', async () => void order.push('second'))
    await inLane('b', async () => void order.push('other'))
    open()
    await expect(first).rejects.toThrow('broken')
    await second
    expect(order).toEqual(['other', 'second'])
  })
})
