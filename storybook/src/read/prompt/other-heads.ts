import { findPicture, namesBeast } from '../../lexicon/find-picture.ts'
import { ANIMALS, HOUSEHOLD } from '../../plan/kinds.ts'
import { colourAt } from '../words/colours.ts'
import type { Grafted } from './grafted.ts'

const ONE = '(?:an? |the )'
const OTHER = '((?:(?!(?:of|on|in|and|head|face)\\b)[a-z]+ )?(?!of\\b)[a-z]+)'
/** The same at the end, where a verb may come next. */
const LAST = '([a-z]+(?: (?:bear|cup|pot|bulb|owl|fish|lamp|horse|can|jar|box|clock)\\b)?)'
const HAS = '(?:with|who has|that has|which has|having|has)'
const ITS = '(?:a|his|her|its|their)'

/** How a head is told that is somebody else's, and in which group stands who has it and whose it was. */
const HEADS: readonly (readonly [told: RegExp, owner: 1 | 2])[] = [
  [
    new RegExp(
      `\\b([a-z]+) ${HAS} ${ONE}${OTHER} (?:for|instead of|in place of|as) ${ITS} head\\b`,
      'g',
    ),
    1,
  ],
  [
    new RegExp(
      `\\b([a-z]+) ${HAS} ${ONE}${OTHER}(?:['’]s)?[- ]head\\b(?! (?:on|in|of|under|full)\\b)`,
      'g',
    ),
    1,
  ],
  [new RegExp(`\\b([a-z]+) ${HAS} the head of ${ONE}${LAST}\\b`, 'g'), 1],
  [new RegExp(`\\b([a-z]+) whose head is ${ONE}${LAST}\\b`, 'g'), 1],
  [new RegExp(`(?<=\\b(?:an?|the) )([a-z]+)[- ]headed ([a-z]+)\\b`, 'g'), 2],
]

/** "A flower with a cat's face in the middle": the face of a beast, on what has none. */
const FACES: readonly RegExp[] = [
  new RegExp(
    `\\b([a-z]+) ${HAS} ${ONE}${OTHER}['’]s (?:smiling |happy )?face(?: (?:in|at|on) (?:(?:the|its) )?(?:middle|center|centre|it|front|petals))?\\b`,
    'g',
  ),
  new RegExp(
    `\\b([a-z]+) ${HAS} the face of ${ONE}${LAST}(?: (?:in|at|on) (?:(?:the|its) )?(?:middle|center|centre|it|front))?(?= *(?:[.,;]|$)| (?:in|on|at|and|is)\\b)`,
    'g',
  ),
]

/** Takes out of a text who has the head of whom; what beasts have of each other is read elsewhere. */
export function takeOtherHeads(text: string, grafted: Grafted[]): string {
  if (!/\b(?:head|headed|face)\b/.test(text)) return text
  const take = (told: string, owner: string, of: string): string => {
    grafted.push({ owner, grafts: [{ part: 'head', of }] })
    return told
  }
  let told = text
  for (const [pattern, at] of HEADS)
    told = told.replace(pattern, (match: string, first: string, second: string) => {
      const [owner, of] = at === 1 ? [first, second] : [second, first]
      return stands(owner) && isHead(of) ? take(owner, owner, of) : match
    })
  for (const pattern of FACES)
    told = told.replace(pattern, (match: string, owner: string, of: string) =>
      !stands(owner) && hasNoFace(owner) && namesBeast(of) ? take(owner, owner, of) : match,
    )
  return told
}

/** Who stands upright, so that anything may sit on the neck. */
const stands = (owner: string): boolean =>
  /^robots?$/.test(owner) || findPicture(owner)?.kind === 'person'

/** A bald head and a red one are nobody else's, nor is one of hair. */
function isHead(of: string): boolean {
  if (colourAt(of.split(' ')) !== null || OWN.test(of)) return false
  const found = findPicture(of)
  if (found === null || found.via === 'kin') return false
  return ANIMALS.has(found.kind) || HOUSEHOLD.has(found.kind) || found.kind === 'vehicle'
}

/** How heads are, what is on them, and of what they are full. */
const OWN =
  /\b(?:bald|shaved|big|large|huge|giant|small|tiny|round|square|bare|hat|cap|hair|curly|bandaged|bowed|covered|clear|level|hot|cool|heavy|light|two|three|many|human|severed|wooden|metal|paper|sore|bloody|beautiful|long|short|hard|soft|empty)\b/

function hasNoFace(owner: string): boolean {
  const found = findPicture(owner)
  return (
    found !== null &&
    !ANIMALS.has(found.kind) &&
    !/^(?:cliff|mountain|coin|clock|rock|stone|statue|mask|poster|shirt|mug|cup|flag|banner|sign|cookie|cake)s?$/.test(
      owner,
    )
  )
}
