import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Kind, Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { STUFFS } from '../words/describing-words.ts'
import type { Binding, Preposition } from './binding.ts'

/** "Pigs build a house of bricks", "a man turns into a man made of gold": the last; "a horse made of glass": the horse. */
export function whatIsMade(binding: Binding): string | null {
  const { verb, recent, last, subjects } = binding
  const became = subjects.some(({ actions }) =>
    actions.some((deed) => deed.verb === 'transform' && deed.target === last),
  )
  const past = /^(?:make|build)$/.test(verb?.base ?? '') && verb?.form === 'past'
  if (!past || became) return last
  const meant = recent ?? last
  return verb?.base === 'make' ? namedBefore(binding, meant) : meant
}

/** "A girl rides a horse made of flowers": the horse is, and not the girl; nobody is who wears a dress of leaves. */
function namedBefore({ lastNoun, subjects }: Binding, meant: string | null): string | null {
  const subject = subjects.find(({ id }) => id === meant)
  if (lastNoun === null || subject?.noun === lastNoun.head) return meant
  const named = subjects.findLast(({ noun }) => noun === lastNoun.head)
  if (named) return named.id
  // "A snail races along a road made of gold": neither the snail nor its car is.
  if (lastNoun.place) return null
  const thing = lastNoun.found !== null && !LIVING.has(lastNoun.found.kind)
  return thing && LIVING.has(subject?.kind ?? 'thing') ? null : meant
}

/** "A horse made of glass", "built out of bricks": what it is of. */
export function isMadeOf(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const words = noun.words.split(' ')
  const made = /^(?:make|build)$/.test(binding.verb?.base ?? '')
  const stuff =
    STUFFS.get(words.slice(-2).join('-')) ?? STUFFS.get(words.at(-1) ?? '') ?? pieceNamed(noun)
  if (!/^(?:of|from|out)$/.test(word) || stuff === undefined || !made) return false
  binding.told.add(noun.words)
  // "Children build a rocket out of cardboard": they are of flesh and blood.
  if (isOfProp(binding)) return true
  const meant = whatIsMade(binding)
  if (meant === null) binding.leftOut.push(noun.words)
  const whose = binding.subjects.filter(({ id }) => id === meant)
  for (const subject of whose) subject.material = stuff
  return true
}

/** "A boat made of paper" is a paper boat, where that has a picture of its own. */
export function takeOwnPicture(subject: Subject): void {
  const own = subject.material === null ? null : findPicture(`${subject.material} ${subject.noun}`)
  if (own === null || own.via !== 'name' || own.kind !== subject.kind) return
  if (own.picture.startsWith('prop:')) subject.picture = own.picture
}

/** "A castle made of pancakes": put together from many of one small thing. */
function pieceNamed({ found, head, plural }: NounPhrase): string | undefined {
  if (found === null || found.via === 'kin' || !PIECES.has(found.kind)) return undefined
  const many = plural || found.kind === 'food'
  return many ? singular(head).slice(0, 40) : undefined
}

const PIECES = new Set<Kind>([
  'food',
  'plant',
  'thing',
  'tool',
  'toy',
  'clothing',
  'instrument',
  'insect',
  'animal',
  'bird',
  'fish',
])

function isOfProp({ verb, actions }: Binding): boolean {
  return verb?.form !== 'past' && actions.some(({ prop }) => prop !== null)
}
