import { singular } from '../../lexicon/morphology.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Chunk, NounPhrase } from '../phrases/sentence-parts.ts'
import { isAlive, type Binding } from './binding.ts'
import { indexIn, type Named } from './named.ts'

const RANKED =
  /^(?:the )?(?:very )?(?:first|second|third|fourth|fifth|sixth|seventh|last|oldest|eldest|youngest|tallest|biggest|largest|smallest|tiniest|shortest|littlest|bravest|fattest) /

/** "Two cubs walk. One cub slides", "five ducklings …, the last duckling stumbles": one of those named before, and nobody new. */
export function isSomeOfNamed(binding: Binding, named: Named): boolean {
  const { noun } = named
  const group = groupNamed(binding, noun)
  if (group === undefined || !isAlive(group) || !isAsTheyAre(noun, group)) return false
  // A baby elephant is none of the elephants of the herd, and not as large.
  if (noun.head.startsWith('baby ') && !group.noun.startsWith('baby ')) return false
  if (noun.definite) return !noun.plural && RANKED.test(noun.words)
  const next = binding.stepped?.from === group.id && noun.words.startsWith('another ')
  return next || (isSomeOf(noun, group.count) && isToldBefore(binding, named, group))
}

function isSomeOf(noun: NounPhrase, all: number): boolean {
  if (noun.words.includes(' more ')) return false
  return noun.count === null ? isPlainOne(noun) && all > 2 : noun.count < all
}

/** Those of whom a noun may name some: several of its kind. */
export function groupNamed(
  { known, subjects }: Pick<Binding, 'known' | 'subjects'>,
  { head }: NounPhrase,
): Subject | undefined {
  const last = lastOf(head)
  const several = [...known, ...subjects].filter(({ count }) => count > 1)
  return several.findLast(({ noun, words }) => lastOf(noun) === last || calledBy(words) === last)
}

/** "Five kids play. A kid falls"; of an old man more is said than of the men before. */
const isPlainOne = ({ plural, bare, head, words }: NounPhrase): boolean =>
  !plural && !bare && words.replace(/^an? /, '') === head

const lastOf = (name: string): string => name.split(' ').at(-1) ?? name

/** Her two cubs are baby bears by now. */
const calledBy = (words: string): string => singular(lastOf(words))

/** Nothing is said of them that was not said of all: "white swans … one black swan" is another. */
function isAsTheyAre({ traits }: NounPhrase, { colour, material }: Subject): boolean {
  return (
    (traits.colour === null || traits.colour === colour || colour === null) &&
    (traits.material === null || traits.material === material)
  )
}

/** In a sentence before, or earlier among those who stepped out; "two dogs and one dog" are three. */
function isToldBefore(
  { known, stepped }: Binding,
  { noun, chunks }: Named,
  { id, noun: name, words }: Subject,
): boolean {
  if (stepped?.from === id || known.some((each) => each.id === id)) return true
  const before = chunks.slice(0, Math.max(0, indexIn({ noun, chunks })))
  const stop = before.findLastIndex(({ type }) => type === 'stop')
  return before
    .slice(0, Math.max(0, stop))
    .some((chunk) => names(chunk, [lastOf(name), calledBy(words)]))
}

const names = (chunk: Chunk, called: readonly string[]): boolean =>
  chunk.type === 'noun' && called.includes(lastOf(chunk.noun.head))
