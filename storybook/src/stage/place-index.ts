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

/** A place by its id or one of its words. */
export function placeByName(name: string): Place | null {
  const plain = name.toLowerCase()
  return (
    PLACES.find(({ id }) => id === plain || id === plain.replaceAll(' ', '-')) ??
    PLACES.find(({ words }) => words.includes(plain)) ??
    null
  )
}
