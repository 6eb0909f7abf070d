import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { forgetOldDeliveries, listDeliveries } from '../../src/webhooks/delivery-log.ts'
import { openDeliveryQueue } from '../../src/webhooks/delivery-queue.ts'
import { failingEndpoints } from '../../src/webhooks/endpoints.ts'
import { writeEvent } from '../../src/webhooks/outbox.ts'
import { openHome, type Home, type MakeHome } from '../harness/stores.ts'

const DAY_MS = 86_400_000
const OPTIONS = { scheduleMs: [0, 0, 0], leaseMs: 60_000, pauseAfterMs: 0 }
const FAILED = { at: 0, ms: 1, status: 500, error: 'no' }
const ENDED = { id: 'video_1', keyId: 'key_1', status: 'completed' }

/** What the outbox promises by itself, without a service around it, on whichever store. */
export function deliveryLogSuite(makeHome: MakeHome): void {
  let home: Home
  let database: Database

  const write = (callbackUrl = 'https://a.example/hook'): Promise<void> =>
    database.write((queries) => writeEvent(queries, database, { ...ENDED, callbackUrl }))
  const statuses = async (): Promise<string[]> =>
    (await listDeliveries(database, { limit: 10 })).deliveries.map(({ status }) => status)

  beforeEach(async () => {
    home = await makeHome()
    database = await openHome(home)
  })
  afterEach(async () => {
    await database.close()
    await home.remove()
  })

  test('a delivery is claimed by one at a time, and not while its key is busy', async () => {
    await write()
    const queue = openDeliveryQueue(database, OPTIONS)
    expect(await queue.claim(['key_1'])).toBeUndefined()
    const claims = await Promise.all(Array.from({ length: 8 }, () => queue.claim([])))
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1)
  })

  test('one that comes back from the dead changes nothing', async () => {
    await write()
    const queue = openDeliveryQueue(database, { ...OPTIONS, leaseMs: 0, pauseAfterMs: DAY_MS })
    const [dead, alive] = [await queue.claim([]), await queue.claim([])]
    if (!dead || !alive) throw new Error('Nothing was claimed.')
    await queue.delivered(alive, { ...FAILED, status: 200, error: null })
    await queue.failed(dead, FAILED)
    const { deliveries } = await listDeliveries(database, { limit: 1 })
    expect(deliveries).toMatchObject([{ status: 'delivered', attempts: [{ status: 200 }] }])
  })

  test('an end that is taken back takes its event back', async () => {
    const broken = database.write(async (queries) => {
      await writeEvent(queries, database, { ...ENDED, callbackUrl: 'https://a.example/' })
      throw new Error('the end failed')
    })
    await expect(broken).rejects.toThrow('the end failed')
    expect(await statuses()).toEqual([])
  })

  test('the log goes on behind a delivery, but not behind one that is gone or another’s', async () => {
    await write()
    await write()
    const list = (after?: string, keyId = 'key_1') =>
      listDeliveries(database, { after, keyId, limit: 1 })
    const [latest] = (await list()).deliveries
    const [earlier] = (await list(latest?.id)).deliveries
    expect(earlier?.id).not.toBe(latest?.id)
    const refused = { code: 'invalid_value', param: 'after' }
    for (const gone of ['evt_gone', '\0']) await expect(list(gone)).rejects.toMatchObject(refused)
    await expect(list(latest?.id, 'key_2')).rejects.toMatchObject(refused)
  })

  test('what is held back for a month is given up; what has ended is forgotten', async () => {
    await write()
    const queue = openDeliveryQueue(database, OPTIONS)
    const claimed = await queue.claim([])
    if (claimed) await queue.failed(claimed, FAILED)
    expect(await statuses()).toEqual(['paused'])
    await forgetOldDeliveries(database, Date.now() + 29 * DAY_MS)
    expect(await statuses()).toEqual(['paused'])
    await forgetOldDeliveries(database, Date.now() + 31 * DAY_MS)
    expect(await statuses()).toEqual(['failed'])
    expect(await failingEndpoints(database, 'key_1')).toEqual([])
    await forgetOldDeliveries(database, Date.now() + 62 * DAY_MS)
    expect(await statuses()).toEqual([])
  })
}
