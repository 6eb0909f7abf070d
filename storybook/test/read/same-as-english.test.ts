import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { loadTranslations, shownBy } from './shown.ts'

const PROMPTS = new URL('prompts/', import.meta.url)
const FILES = readdirSync(PROMPTS).filter((file) => file.startsWith('same-as-english'))

/** What an English sentence shows, read once for all who translate it. */
const shownInEnglish = new Map<string, readonly string[]>()

describe('a sentence of another language makes the film of the English one', () => {
  it.each(FILES.flatMap(loadTranslations))('$language: $prompt', (row) => {
    const plan = read(row.prompt)
    expect(plan.language).toBe(row.language)
    const english = shownInEnglish.get(row.english) ?? shownBy(read(row.english))
    shownInEnglish.set(row.english, english)
    expect(shownBy(plan)).toEqual(english)
  })
})
