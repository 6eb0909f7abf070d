import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { loadTranslations, shownBy } from './shown.ts'

describe('a sentence of another language makes the film of the English one', () => {
  it.each(loadTranslations('same-as-english.txt'))('$language: $prompt', (row) => {
    const plan = read(row.prompt)
    expect(plan.language).toBe(row.language)
    expect(shownBy(plan)).toEqual(shownBy(read(row.english)))
  })
})
