import { describe, expect, it } from 'vitest'
import { rowsOf, TABLES } from '../../src/read/languages/tables.ts'

const rows = TABLES.flatMap(({ kind, file }) =>
  rowsOf(file)
    .split('\n')
    .map((line) => ({ kind, line, gloss: line.slice(0, line.indexOf(' = ')) })),
)

describe('the words of other languages', () => {
  it('have one row a meaning for each language, so that nobody adds a word twice', () => {
    const names = rows.flatMap(({ kind, gloss, line }) =>
      [...new Set(line.match(/(?<=[=;] )[a-z]{2}(?= )/g))].map(
        (language) => `${kind}: ${gloss} in ${language}`,
      ),
    )
    const seen = new Set<string>()
    expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([])
  })

  it('stand behind their language', () => {
    const odd = rows.filter(
      ({ line }) => !/^[^=]+ = [a-z]{2} [^;]+(?:; [a-z]{2} [^;]+)*$/.test(line),
    )
    expect(odd.map(({ line }) => line.slice(0, 60))).toEqual([])
  })
})
