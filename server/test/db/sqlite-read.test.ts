import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-read-'))
  native = new (loadSqlite())(path.join(folder, 'test.db'))
  native.exec('create table things (id text, words text, number integer)')
})
afterEach(async () => {
  native.close()
  await rm(folder, { recursive: true })
})

const put = (id: string, words: string | null, number: number): void =>
  void native.prepare('insert into things values (?, ?, ?)').run(id, words, number)
const readThing = () => prepareRead<Row>(native, 'select * from things where id = ?')

test.for<[string, string | null, number]>([
  ['quotes and backslashes', `she said "it's \\ fine"`, 1],
  ['every script', '六只兔子 🐇 été \u2028 \n\t', 2],
  ['nothing', null, 0],
  ['the largest numbers', '', Number.MAX_SAFE_INTEGER],
  ['more than is remembered', 'x'.repeat(50_000), -1],
])('a row comes back as it was written: %s', async ([id, words, number]) => {
  put(id, words, number)
  expect(await readThing()([id])).toEqual([{ id, words, number }])
})

test('a row that has not changed is the same object; after a change it is another', async () => {
  put('a', 'before', 1)
  const read = readThing()
  const [first] = await read(['a'])
  expect((await read(['a']))[0]).toBe(first)
  native.exec(`update things set words = 'after'`)
  expect(await read(['a'])).toEqual([{ id: 'a', words: 'after', number: 1 }])
  native.exec('delete from things')
  expect(await read(['a'])).toEqual([])
})

test('many rows are read without remembering them all', async () => {
  const read = readThing()
  native.exec('begin')
  for (let index = 0; index < 2_500; index++) put(`thing ${index}`, 'w', index)
  native.exec('commit')
  for (let index = 0; index < 2_500; index++) {
    expect((await read([`thing ${index}`]))[0]?.number).toBe(index)
  }
})
