import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSqlite, type NativeDatabase } from '../../src/db/sqlite-driver.ts'
import { prepareRead } from '../../src/db/sqlite-read.ts'

interface Row {
  id: string
  words: string | null
  number: number
}

let folder = ''
let native: NativeDatabase
let watcher: NativeDatabase

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-read-'))
  native = new (loadSqlite())(path.join(folder, 'test.db'))
  native.exec('pragma journal_mode = wal')
  watcher = new (loadSqlite())(path.join(folder, 'test.db'))
  native.exec('create table things (id text, words text, number integer)')
})
afterEach(async () => {
  watcher.close()
  native.close()
  await rm(folder, { recursive: true })
})

const put = (id: string, words: string | null, number: number): void =>
  void native.prepare('insert into things values (?, ?, ?)').run(id, words, number)
const readThing = () => prepareRead<Row>(watcher, 'select * from things where id = ?')

test.for<[string, string | null, number]>([
  ['quotes and backslashes', `she said "it's \\ fine"`, 1],
  ['every script', '六只兔子 🐇 été \u2028 \n\t', 2],
  ['nothing', null, 0],
  ['the largest numbers', '', Number.MAX_SAFE_INTEGER],
  ['more than is remembered', 'x'.repeat(50_000), -1],
])('a row comes back as it was written: %s', async ([id, words, number]) => {
  put(id, words, number)
  expect(await readThing()(id)).toEqual({ id, words, number })
})

test('a row that has not changed is the same object; after a change it is another', async () => {
  put('a', 'before', 1)
  const read = readThing()
  const first = await read('a')
  expect(await read('a')).toBe(first)
  put('b', 'somebody else', 2)
  expect(await read('a')).toBe(first)
  native.exec(`update things set words = 'after' where id = 'a'`)
  expect(await read('a')).toEqual({ id: 'a', words: 'after', number: 1 })
  native.exec('delete from things')
  expect(await read('a')).toBeUndefined()
  put('a', 'again', 3)
  expect(await read('a')).toEqual({ id: 'a', words: 'again', number: 3 })
})

test('sees what is committed, when it is committed and no sooner', async () => {
  put('a', 'before', 1)
  const read = readThing()
  await read('a')
  native.exec('begin')
  native.exec(`update things set words = 'after'`)
  expect((await read('a'))?.words).toBe('before')
  native.exec('commit')
  expect((await read('a'))?.words).toBe('after')
  native.exec('begin')
  native.exec(`update things set words = 'never'`)
  native.exec('rollback')
  expect((await read('a'))?.words).toBe('after')
})

test('sees what another process commits', async () => {
  put('a', 'before', 1)
  const read = readThing()
  for (const words of ['first', 'second']) {
    expect((await read('a'))?.words).not.toBe(words)
    const driver = pathToFileURL(
      path.resolve(import.meta.dirname, '../../dist/db/sqlite-driver.js'),
    )
    const program = `
      import { loadSqlite } from ${JSON.stringify(driver.href)}
      const native = new (loadSqlite())(${JSON.stringify(path.join(folder, 'test.db'))})
      native.exec("update things set words = '${words}'")
      native.close()`
    execFileSync(process.execPath, ['--input-type=module', '-e', program])
    expect((await read('a'))?.words).toBe(words)
  }
})

test('sees what is committed after a checkpoint, and after the log began anew', async () => {
  put('a', '0', 0)
  const read = readThing()
  for (let round = 1; round < 20; round++) {
    native.exec(`update things set number = ${round}`)
    expect((await read('a'))?.number).toBe(round)
    native.exec(`pragma wal_checkpoint(${round % 2 ? 'restart' : 'truncate'})`)
    expect((await read('a'))?.number).toBe(round)
  }
})

test('many rows are read without remembering them all', async () => {
  const read = readThing()
  native.exec('begin')
  for (let index = 0; index < 2_500; index++) put(`thing ${index}`, 'w', index)
  native.exec('commit')
  for (let index = 0; index < 2_500; index++) {
    expect((await read(`thing ${index}`))?.number).toBe(index)
  }
})
