import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { eventually } from '../harness/eventually.ts'

const url = inject('postgresUrl')
const ANSWER_MS = 1_000
const AWAY = { code: 'store_unavailable', status: 503 }

/** A line to the server on which, when it is cut, nothing comes or goes and nobody hangs up. */
async function openLine(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl)
  const sockets: Socket[] = []
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far).pipe(near)
    sockets.push(near, far)
  })
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready))
  return {
    url: serverUrl.replace(`:${port}`, `:${(line.address() as AddressInfo).port}`),
    cut: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close: () => {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}

describe.skipIf(url === null)('PostgreSQL that falls silent', () => {
  let line: Awaited<ReturnType<typeof openLine>>
  let database: Database

  const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.read)

  beforeEach(async () => {
    line = await openLine(url ?? '')
    database = openPostgres(`${line.url}/postgres`, () => undefined, ANSWER_MS)
    await ask()
  })
  afterEach(async () => {
    line.close()
    await database.close()
  })

  test('is away, and those who ask are told so in time', async () => {
    line.cut()
    await expect(ask()).rejects.toMatchObject(AWAY)
    expect((await ask()).rows, 'on a new connection').toEqual([{ one: 1 }])
  })

  test('in the middle of a transaction costs it that, and nobody else anything', async () => {
    const broken = database.write(async (queries) => {
      await sql`select 1`.execute(queries)
      line.cut()
      await sql`select 2`.execute(queries)
    })
    await expect(broken).rejects.toMatchObject(AWAY)
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })

  test('keeps no lock for a node that is gone in the middle of a claim', async () => {
    const gone = database.write(async (queries) => {
      await database.serialiseClaims(queries)
      line.cut()
      await sql`select 2`.execute(queries)
    })
    await expect(gone).rejects.toMatchObject(AWAY)
    await eventually(() => database.write((queries) => database.serialiseClaims(queries)))
  })

  test('may take its time where the schema is changed', async () => {
    const slow = sql`select pg_sleep(${sql.lit((2 * ANSWER_MS) / 1_000)})`
    await expect(slow.execute(database.read)).rejects.toMatchObject(AWAY)
    await slow.execute(database.unhurried)
  })
})
