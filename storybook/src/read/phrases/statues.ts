import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import { ANIMALS } from '../../plan/kinds.ts'
import { STUFFS } from '../words/describing-words.ts'
import type { NounHead } from './noun-head.ts'
import type { NounStart } from './noun-start.ts'
import type { NounPhrase, Reading } from './sentence-parts.ts'
import { toNoun } from './to-noun.ts'

/** What shows something else, in stone or in light. */
export const IMAGES = /^(?:statue|bust|sculpture|figurine|carving|hologram|projection)$/
const HOLOGRAMS = /^(?:hologram|projection)$/
/** Colours that are told of what somebody is cast in. */
const METALS = /^(?:gold|silver)$/

interface Read {
  readonly noun: NounPhrase
  readonly length: number
}

interface Carved {
  readonly start: NounStart
  readonly head: NounHead
  readonly inner: Read
}

/** "A statue of a lion" is a lion of stone, a hologram one of light; of people there is one statue. */
export function asStatue(
  { tokens, at, context }: Reading,
  { start, head, inner }: Carved,
): Read | null {
  if (hasPicture(`${head.phrase} of ${inner.noun.head}`) || inner.noun.found === null) return null
  const length = start.at + head.length + 1 + inner.length - at
  const words = tokens.slice(at, at + length).map(({ text }) => text)
  const statue = toNoun(start, head.phrase, { words, context })
  const light = HOLOGRAMS.test(head.phrase)
  if (inner.noun.found.kind === 'person' && !light) return { noun: statue, length }
  const material = light ? 'hologram' : (stuffNamed(head.phrase) ?? stuffOf(start.traits))
  const traits = { ...inner.noun.traits, material, size: start.traits.size }
  return { noun: { ...inner.noun, words: statue.words, count: statue.count, traits }, length }
}

/** "A bronze lion statue": a lion of bronze as well. */
export function carved(noun: NounPhrase): NounPhrase {
  const small = figurine(noun)
  if (small) return small
  const [, body] = /^(.+) (?:statue|sculpture)$/.exec(noun.head) ?? []
  const found = noun.found?.picture === 'prop:statue' && body ? findPicture(body) : null
  if (body === undefined || found === null || !ANIMALS.has(found.kind)) return noun
  const material = stuffOf(noun.traits)
  const colour = material === noun.traits.colour ? null : noun.traits.colour
  return { ...noun, head: body, found, traits: { ...noun.traits, material, colour } }
}

/** "A house figurine" is a house that stands on a shelf. */
function figurine(noun: NounPhrase): NounPhrase | null {
  const [, body = ''] = /^(.+) (?:figurine|statuette)$/.exec(noun.head) ?? []
  const found = body === '' ? null : findPicture(body)
  if (found === null || found.kind === 'person') return null
  const { material, size, ...traits } = noun.traits
  const own = {
    ...traits,
    material: material ?? 'porcelain',
    size: size === 'normal' ? 'tiny' : size,
  }
  return {
    ...noun,
    head: body,
    found: { ...found, kind: 'thing' },
    traits: own,
  }
}

/** "An ice sculpture", "a sand sculpture": ice is a noun, and no trait. */
function stuffNamed(phrase: string): string | undefined {
  const stuff = phrase.includes(' ') ? phrase.slice(0, phrase.indexOf(' ')) : ''
  return STUFFS.get(stuff)
}

function stuffOf({ material, colour }: NounPhrase['traits']): string {
  return material ?? (METALS.test(colour ?? '') ? (colour ?? '') : 'stone')
}
