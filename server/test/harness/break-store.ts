import path from 'node:path'
import { loadSqlite } from '../../src/db/sqlite-driver.ts'

/** Takes the accounts away below a running service: from now on no task can be created, and nobody foresaw that. */
export function breakStore(dataDir: string): void {
  const store = new (loadSqlite())(path.join(dataDir, 'zoetrope.db'))
  store.exec('drop table usage')
  store.close()
}
