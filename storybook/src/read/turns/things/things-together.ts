import { findPicture, namesLiving } from '../../../lexicon/find-picture.ts'
import type { Kind } from '../../../plan/plan.ts'
import { PLAIN_RELATION_TURNS } from './plain-relations.ts'
import { saidFor, type Rows, type Turn } from '../turn.ts'

/** What one does with another, and how it is said of both. */
const BOTH: Rows = [
  ['shak(?:es|ing) hands with', 'shake hands with each other'],
  ['hug(?:s|ging)|embrac(?:es|ing)|cuddl(?:es|ing)', 'hug each other'],
  ['high-fiv(?:es|ing)', 'high-five each other'],
  ['danc(?:es|ing) with', 'dance together'],
  ['argu(?:es|ing) with|quarrel(?:s|ling) with', 'argue with each other'],
  ['arm[- ]wrestl(?:es|ing)(?: with)?', 'arm-wrestle'],
  ['box(?:es|ing) (?:with|against)|fist[- ]fight(?:s|ing)', 'box'],
  ['fenc(?:es|ing) with|duel(?:s|ling) with', 'fence'],
  ['waltz(?:es|ing) with', 'waltz'],
  ['chat(?:s|ting) with|talk(?:s|ing) (?:to|with)', 'talk to each other'],
]
const DOES = BOTH.map(([words]) => words).join('|')
const NAME = '(an?|the) ((?:[a-z-]+ ){0,2}?[a-z]+)'

const THINGS: ReadonlySet<Kind> = new Set([
  'food',
  'tool',
  'furniture',
  'instrument',
  'clothing',
  'thing',
])

/** Nobody hugs a pillow who is a pillow: both have to be things of the house. */
function isThing(words: string): boolean {
  const last = words.split(' ').at(-1) ?? words
  const found = findPicture(words) ?? findPicture(last)
  return found !== null && !namesLiving(last) && THINGS.has(found.kind)
}

/** Where things are beside one another, and what they do together. "A toaster shakes hands with a microwave": the two come alive, and no stranger takes the hand. */
export const THINGS_TOGETHER_TURNS: readonly Turn[] = [
  ...PLAIN_RELATION_TURNS,
  [
    'shak hug embrac cuddl high danc argu quarrel wrestl box fight fenc duel waltz chat talk',
    new RegExp(
      `\\b${NAME} (?:is |are )?(${DOES}) ${NAME}(?= *(?:[.,;]|$)| (?:in|on|at|under|by|near|next|while) )`,
      'g',
    ),
    (all: string, ...[one = '', first = '', does = '', other = '', second = '']: string[]) =>
      isThing(first) && isThing(second)
        ? `${one} ${first} and ${other} ${second} ${saidFor(BOTH, does)}`
        : all,
  ],
]
