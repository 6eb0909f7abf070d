import { findPicture } from '../../lexicon/find-picture.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Take } from './take.ts'

/** "A boy kicks a soccer ball. The ball flies …": the same one, and no beach ball. */
export function nameInFull(takes: readonly Take[]): readonly Take[] {
  return takes.map((take, index) => {
    const told = takes.slice(0, index).map(({ body }) => body)
    return { ...take, body: inFull(take.body, told.join(' ')) }
  })
}

const inFull = (body: string, told: string): string =>
  body.replace(/\bthe ([a-z]+)(?=[^a-z'-]|$)/g, (words, noun: string) => {
    const named = told.matchAll(new RegExp(`\\b([a-z]+) ${noun}\\b`, 'g'))
    const [sort = '', ...others] = new Set([...named].map(([, before = '']) => before))
    return others.length === 0 && isSort(sort, noun) ? `the ${sort} ${noun}` : words
  })

/** Whether the two words name a sort of what the last alone does; a hot dog is no dog. */
function isSort(sort: string, noun: string): boolean {
  const plain = sort === '' ? null : findPicture(noun)
  const own = plain && findPicture(`${sort} ${noun}`)
  if (plain === null || own === null || own.picture === plain.picture) return false
  return LIVING.has(own.kind) === LIVING.has(plain.kind)
}
