import path from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { loadSqlite, sqliteDialect, type NativeDatabase } from '../../src/db/sqlite-driver.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

async function openTwo(): Promise<{ native: NativeDatabase; queries: Kysely<unknown> }> {
  const file = path.join(await temporaryFolder(), 'test.db')
  const native = new (loadSqlite())(file)
  native.exec('create table things (x)')
  const other = new (loadSqlite())(file)
  other.exec('pragma busy_timeout = 0')
  other.exec('pragma max_page_count = 3')
  const queries = new Kysely<unknown>({ dialect: sqliteDialect(other) })
  onTestFinished(async () => {
    await queries.destroy()
    native.close()
  })
  return { native, queries }
}

test('a full disk is told as such', async () => {
  const { queries } = await openTwo()
  const insert = sql`insert into things values (zeroblob(100000))`.execute(queries)
  await expect(insert).rejects.toMatchObject({ code: 'storage_full', status: 503 })
})

test('so is a store that another program holds', async () => {
  const { native, queries } = await openTwo()
  native.exec('begin exclusive')
  const insert = sql`insert into things values (1)`.execute(queries)
  await expect(insert).rejects.toMatchObject({ code: 'store_unavailable', status: 503 })
  native.exec('rollback')
  await sql`insert into things values (1)`.execute(queries)
})

test('what is wrong with a statement is told as it is', async () => {
  const { queries } = await openTwo()
  await expect(sql`insert into elsewhere values (1)`.execute(queries)).rejects.toThrow(
    'no such table',
  )
})
