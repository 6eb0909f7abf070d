import { readdirSync } from 'node:fs'
import type { Place } from './place.ts'

const folder = new URL('places/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => /^[a-z-]+\.[jt]s$/u.test(name))
  .toSorted()
const modules = await Promise.all(
  files.map(async (name) => (await import(new URL(name, folder).href)) as { default?: Place }),
)
const PLACES = modules.flatMap((module) => (module.default?.build ? [module.default] : []))

/** A place by its id, by one of its words, or by the longest of them that the name contains. */
export function placeByName(name: string): Place | null {
  const plain = name.toLowerCase().replaceAll('-', ' ')
  const exact = PLACES.find(({ id }) => id.replaceAll('-', ' ') === plain)
  return exact ?? PLACES.find(({ words }) => words.includes(plain)) ?? within(plain)
}

function within(name: string): Place | null {
  const padded = ` ${name} `
  const found = PLACES.flatMap((place) =>
    [place.id.replaceAll('-', ' '), ...place.words]
      .filter((word) => padded.includes(` ${word} `))
      .map((word) => ({ place, length: word.length })),
  )
  return found.toSorted((a, b) => b.length - a.length)[0]?.place ?? null
}
