import { describe, expect, it } from 'vitest'
import { TABLES } from '../../src/read/languages/tables.ts'

const rows = TABLES.flatMap(({ kind, rows: text }) =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ kind, line, gloss: line.slice(0, line.indexOf(' = ')) })),
)

describe('the words of other languages', () => {
  it('have one row a meaning, so that nobody adds a word twice', () => {
    const names = rows.map(({ kind, gloss }) => `${kind}: ${gloss}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('stand behind their language', () => {
    const odd = rows.filter(
      ({ line }) => !/^[^=]+ = [a-z]{2} [^;]+(?:; [a-z]{2} [^;]+)*$/.test(line),
    )
    expect(odd.map(({ line }) => line.slice(0, 60))).toEqual([])
  })
})
