import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** A secret of the service's own, made once and the same for every process on this database. */
export async function loadSecret(database: Database, name: string): Promise<string> {
  return database.write(async (queries) => {
    await queries
      .insertInto('secrets')
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { value } = await queries
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return value
  })
}
