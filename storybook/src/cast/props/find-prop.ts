import { PROPS } from './all-props.ts'
import type { ListedProp } from './prop.ts'

const byName = new Map(PROPS.map((prop) => [prop.name, prop]))
const byWord = new Map(PROPS.flatMap((prop) => prop.words.map((word) => [word, prop] as const)))

/** The prop of this name, without `prop:`. */
export function findProp(name: string): ListedProp | undefined {
  return byName.get(name)
}

/** The prop that an English noun in the singular means. */
export function propByWord(noun: string): ListedProp | undefined {
  return byWord.get(noun.toLowerCase())
}
