import type { PreparedRead } from './database.ts'
import type { NativeDatabase } from './sqlite-driver.ts'

/** Longer rows (somebody's own plan) are read anew each time, so that what is remembered stays below 16 MB. */
const LONGEST_REMEMBERED = 8_000
const MOST_REMEMBERED = 1_000

/**
 * Rows as one text each: the 37 values of a task, handed over one by one, cost 13 µs; as a text, 5 µs. A row that has not changed since it was
 * last read is the same object again, so that what was made of it can be kept beside it.
 *
 * As long as nobody has committed anything, no row can have changed, and SQLite tells that in 2 µs. It tells a connection only of what others
 * commit, be it in this process or in another: `native` must never write.
 */
export function prepareRead<Row>(native: NativeDatabase, sql: string): PreparedRead<Row> {
  const version = native.prepare('pragma data_version')
  const texts = prepareText(native, sql)
  const remembered = new Map<string, Row>()
  const found = new Map<string, Row>()
  let foundAt: number | undefined

  return (key) => {
    // Asked before the row is read: what is committed between the two is then seen as news the next time.
    const { data_version: now } = version.get() as { data_version: number }
    if (now !== foundAt || found.size >= MOST_REMEMBERED) found.clear()
    foundAt = now
    const known = found.get(key)
    if (known) return known
    const text = texts.read(key)
    if (text === undefined) return undefined
    const row = remembered.get(text) ?? (texts.parse(text) as Row)
    if (text.length > LONGEST_REMEMBERED) return row
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(text, row)
    found.set(key, row)
    return row
  }
}

function prepareText(native: NativeDatabase, sql: string) {
  const names = native
    .prepare(sql)
    .columns()
    .map(({ name }) => name)
  const values = names.map((name) => `"${name}"`).join(', ')
  const statement = native.prepare(`select json_array(${values}) as text from (${sql})`)
  return {
    read: (key: string) => (statement.get(key) as { text: string } | undefined)?.text,
    parse(text: string): unknown {
      const parsed = JSON.parse(text) as unknown[]
      return Object.fromEntries(names.map((name, index) => [name, parsed[index]]))
    },
  }
}
