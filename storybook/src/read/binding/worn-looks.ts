import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import type { Look, Subject } from '../../plan/plan.ts'
import type { Chunk, NounPhrase, VerbPhrase } from '../phrases/sentence-parts.ts'
import { colourOfCover, lookOf, lookOfCover, lookOfSmear, sticksTo } from '../words/looks.ts'
import { nearestAction } from '../words/verbs.ts'
import type { Binding, Preposition } from './binding.ts'

const COVERED =
  /^(?:cover|stain|splatter|spatter|smear|coat|sprinkle|drench|soak|cake|dot|dust|powder)/
/** Rain that drips and tigers' stripes are their own; what stands in the sky or on a stage has none. */
const BARE = /^(?:sky|building|nature)$/
const BORN_SO = /tiger|zebra|leopard|cheetah|giraffe|lady ?bug|bee$|hyena|sky|field|road|street/

/** "A mug with red stripes", "a book covered in dust", "a web with dew drops": how it looks, and no thing beside it. */
export function isSeenOnIt(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const covered = COVERED.test(binding.verb?.base ?? '') && /^(?:in|with|by)$/.test(word)
  // Rainbow stripes dye the whole.
  if ((word !== 'with' && !covered) || noun.words.includes('rainbow')) return false
  const last = binding.subjects.find(({ id }) => id === binding.last)
  if (last === undefined || !(covered ? COVERINGS : MARKS).some((has) => has(last, noun)))
    return false
  // What it is splattered with lies on it: nobody splashes about.
  if (covered)
    last.actions = last.actions.filter(
      (action) => ANIMALS.has(last.kind) && !binding.actions.includes(action),
    )
  binding.told.add(noun.words)
  return true
}

/** A man with stripes has them on his clothes; mud sticks to him. */
const isMarked = (subject: Subject, noun: NounPhrase): boolean =>
  subject.kind !== 'person' && shows(subject, noun)

const shows = (subject: Subject, noun: NounPhrase): boolean =>
  looksSo(subject, noun, lookOfCover(noun.words) ?? lookOfCover(noun.head))

/** "Covered in mud", "in spaghetti". */
const isSmeared = (subject: Subject, noun: NounPhrase): boolean =>
  looksSo(subject, noun, lookOfCover(noun.words) ?? lookOfSmear(noun.head))

const COVERINGS = [isOvergrown, isSmeared, isSandIn] as const
const MARKS = [isMarked, isSandIn] as const

function looksSo(subject: Subject, noun: NounPhrase, look: Look | null): boolean {
  if (look === null || BARE.test(subject.kind) || !sticksTo(look, subject.kind)) return false
  if (BORN_SO.test(subject.noun) && /^(?:striped|spotted)$/.test(look)) return false
  subject.looks = [...new Set([...(subject.looks ?? []), look])].slice(0, 3)
  dye(subject, noun)
  return true
}

/** What grows over things that are left, and how they look then. */
const GROWTHS: readonly (readonly [words: RegExp, stuff: string])[] = [
  [/(?:^| )(?:moss|lichens?|algae)$/, 'moss'],
  [/(?:^| )(?:ivy|vines?|creepers?)$/, 'leaves'],
  [/(?:^| )(?:(?:wild)?flowers?|blossoms?)$/, 'flowers'],
]

/** "A gravestone covered in ivy": it is green with it, and does not stand in a pot of it. */
function isOvergrown(subject: Subject, { head, words }: NounPhrase): boolean {
  const stuff = GROWTHS.find(([named]) => named.test(words) || named.test(head))?.[1]
  if (stuff === undefined || LIVING.has(subject.kind) || BARE.test(subject.kind)) return false
  subject.material = stuff
  return true
}

/** "An hourglass with blue sand": no beach. */
function isSandIn(subject: Subject, noun: NounPhrase): boolean {
  if (!/(?:^| )sand$/.test(noun.head) || !/hourglass|timer$/.test(subject.noun)) return false
  dye(subject, noun)
  return true
}

function dye(subject: Subject, { head, traits }: NounPhrase): void {
  const stain = colourOfCover(head)
  const colour = traits.colour ?? stain
  if (colour === null) return
  const part = { part: stain === null ? head.slice(0, 40) : 'stain', colour }
  subject.parts = [...(subject.parts ?? []), part].slice(0, 4)
}

/** "The mirror is broken", "one of them is cracked": at the end of a take, a state and no deed, unless somebody does it. */
export function seeStates({ subjects }: Binding, chunks: readonly Chunk[]): void {
  for (const [at, chunk] of chunks.entries()) {
    const look = chunk.type === 'verb' && chunk.verb.form === 'past' ? lookTold(chunk.verb) : null
    const next = chunks[at + 1]
    const done = next?.type === 'preposition' && next.word === 'by'
    if (chunk.type !== 'verb' || look === null || done) continue
    const deed = nearestAction(chunk.verb.base)
    for (const subject of subjects) if (!LIVING.has(subject.kind)) settle(subject, deed, look)
  }
}

const lookTold = ({ words }: VerbPhrase): Look | null => lookOf(words.split(' ').at(-1) ?? '')

const SPOILS = /^(?:break|smash|shatter|crack|tear|rip|burn|explode|drip)$/

function settle(subject: Subject, deed: string | null, look: Look): void {
  const rest = subject.actions.filter(
    ({ verb, target }) => !(verb === deed || SPOILS.test(verb)) || target !== null,
  )
  if (rest.length === subject.actions.length) return
  subject.actions = rest
  subject.looks = [...new Set([...(subject.looks ?? []), look])].slice(0, 3)
}
