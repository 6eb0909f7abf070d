import { findPicture } from '../../lexicon/find-picture.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { isOneYoung } from './kin.ts'

/** What a noun may mean again: those of this shot and of the shots before. */
interface Said {
  readonly subjects: readonly Subject[]
  readonly known: readonly Subject[]
  /** Who stepped out of which group. */
  readonly stepped: { readonly from: string } | null
}

type Described = Pick<NounPhrase, 'traits'>

/** "The tall one", "the black dog" where two dogs are: the one of whom most of that was said; null if of nobody. */
export function whichOne(said: readonly Subject[], noun: Described): Subject | null {
  const [best] = said
    .map((one) => ({ one, fit: fitOf(one, noun) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((first, second) => second.fit - first.fit)
  return best?.one ?? null
}

function fitOf({ words, colour, size, person, noun }: Subject, { traits }: Described): number {
  const said = words.split(' ')
  const worn = person?.wears.some((each) => each.colour === traits.colour) === true
  const young = person?.age === 'child' || person?.age === 'baby' || isOneYoung(noun)
  return [
    traits.colour !== null && (colour === traits.colour || worn),
    traits.size !== 'normal' && size === traits.size,
    traits.size === 'small' && young,
    traits.age !== null && person?.age === traits.age,
    traits.others.some((word) => said.includes(word)),
  ].filter(Boolean).length
}

/** "The big one": the noun that "one" stands for here; as it was if nobody of that kind was named. */
export function nameTheOne({ subjects, known, stepped }: Said, noun: NounPhrase): NounPhrase {
  if (noun.head !== 'one') return noun
  const all = [...subjects, ...known.toReversed()]
  const living = all.filter(({ kind }) => LIVING.has(kind))
  const one = whichOne(living, noun) ?? whichOne(all, noun)
  const group = living.find(({ count }) => count > 1)
  const meant = one ?? group ?? living.find(({ id }) => id === stepped?.from)
  if (meant === undefined) return noun
  return {
    ...noun,
    head: meant.noun,
    words: `${noun.words.replace(/ one$/, '')} ${meant.noun}`,
    found: findPicture(meant.noun),
    oneOf: one === null && meant === group,
  }
}
