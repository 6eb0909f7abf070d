import type { PreparedRead } from './database.ts'
import type { NativeDatabase } from './sqlite-driver.ts'

/** Longer rows (somebody's own plan) are read anew each time, so that what is remembered stays below 16 MB. */
const LONGEST_REMEMBERED = 8_000
const MOST_REMEMBERED = 1_000

/**
 * Rows as one text each: the 37 values of a task, handed over one by one, cost 13 µs; as a text, 5 µs. A row that has not changed since it was
 * last read is the same object again, so that what was made of it can be kept beside it.
 *
 * As long as nobody has committed anything, no row can have changed, and SQLite knows that. It tells a connection only of what others commit,
 * be it in this process or in another: `native` must never write.
 */
export function prepareRead<Row>(native: NativeDatabase, sql: string): PreparedRead<Row> {
  const askVersion = shareVersion(native)
  const texts = prepareText(native, sql)
  const remembered = new Map<string, Row>()
  const found = new Map<string, Row>()
  let foundAt: number | undefined

  return async (key) => {
    // Asked before the row is read: what is committed between the two is then seen as news the next time.
    const version = await askVersion()
    if (version !== foundAt || found.size >= MOST_REMEMBERED) found.clear()
    foundAt = version
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

/**
 * Changes with every commit. All who ask in one turn of the event loop share one answer, which is found at its end, so that nobody gets one
 * from before the question: SQLite's answer took 10 µs of the 75 of a request, and under load a turn has many requests.
 */
function shareVersion(native: NativeDatabase): () => Promise<number> {
  const statement = native.prepare('pragma data_version')
  const look = (): number => (statement.get() as { data_version: number }).data_version
  let asked: Promise<number> | undefined
  return () =>
    (asked ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        asked = undefined
        try {
          resolve(look())
        } catch (error) {
          reject(error)
        }
      })
    }))
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
