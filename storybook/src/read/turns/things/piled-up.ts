import { findPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { CRAFT, LIVING } from '../../../plan/kinds.ts'
import { numberOf } from '../../words/counts.ts'
import type { Turn } from '../turn.ts'

const MANY = '(two|three|four|five|six|seven|eight|nine|ten|several|[2-9]|10)'
const NAMES = '((?:(?!of\\b|and\\b)[a-z-]+ ){0,3}?)([a-z]+)'
const LIE =
  '(?:that are |which are |are |all )?(?:(?:stand(?:ing)?|sit(?:ting)?|stack(?:ed)?|pile(?:d)?|placed|lie|lying|balance(?:d)?|balancing|perch(?:ed|ing)?|heaped|put|parked)(?: up)?(?: high)?,? )?(?:carefully |precariously |neatly |directly |right )*'
const EACH = "(?:each other|one another|the other|another|the next)(?:(?:'s|s') backs?)?"
const UPON = `(?:(?:one )?(?:on top of|atop|upon|on|over) ${EACH})`
/** More of them are a tower that nobody counts. */
const TALLEST = 5

/** Each stands on the next; nobody of those is poured into a heap. */
function tower(count: string, look: string, names: string): string | null {
  const one = singular(names)
  const found = findPicture(`${look}${one}`) ?? findPicture(one)
  if (found === null || found.kind === 'person' || found.via === 'hypernym') return null
  const high = numberOf(count) ?? 1
  if (!LIVING.has(found.kind) && !CRAFT.has(found.kind))
    return `a stack of ${count} ${look}${names}`
  const each = `a ${look}${one}`
  return Array.from({ length: Math.min(TALLEST, high) }, () => each).join(' on ')
}

const asTower = (...[all = '', count = '', look = '', names = '']: string[]): string =>
  tower(count, look, names) ?? all

/** "Three elephants standing on top of each other", "a stack of three trucks": a tower of them. */
export const PILED_TURNS: readonly Turn[] = [
  [
    'each other another the next the other',
    new RegExp(`\\b${MANY} ${NAMES},? ${LIE}${UPON}`, 'g'),
    asTower,
  ],
  [
    'stacked piled',
    new RegExp(
      `\\b${MANY} ${NAMES} (?:are |that are )?(?:stacked|piled)(?: up)?(?: high)?(?= *(?:[.,;]|$)| (?:in|on|at|by|near|next|under|beside) )`,
      'g',
    ),
    asTower,
  ],
  [
    'stack tower pile',
    new RegExp(
      `\\ban? (?:(?:tall|high|big|wobbly|living) )*(?:stack|tower|pile|totem pole) of ${MANY} ${NAMES}(?= *(?:[.,;]|$)| (?:in|on|at|with|by|near|next) )`,
      'g',
    ),
    (...[all = '', count = '', look = '', names = '']: string[]): string => {
      const told = tower(count, look, names)
      return told === null || told.startsWith('a stack') ? all : told
    },
  ],
]
