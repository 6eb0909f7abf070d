import { findPicture } from '../lexicon/find-picture.ts'
import { baseVerb, singular } from '../lexicon/morphology.ts'
import { frequencyOf } from '../lexicon/wordnet.ts'
import { CRAFT } from '../plan/kinds.ts'
import { chainedDeeds, isAlive, STATES } from './chains.ts'
import { nearestAction } from './words/verbs.ts'

const WHEN =
  '(?:(?:at|in|by|the|that|one|next) (?:the |next )?(?:night|midnight|dawn|morning|evening|day|end|last|noon),? )?'
const JOINT = new RegExp(
  `(?:,? (?:and|but|so)|,|;) (?=${WHEN}(?:it|he|she|they|the|his|her|its|their|an?) [a-z])`,
  'g',
)
const BEGINS = new RegExp(
  `^${WHEN}(?:(it|he|she|they)|(the|his|her|its|their|an?) (?:[a-z]+ )??([a-z]+)) (?:[a-z]+ly )?([a-z]+)\\b`,
)
/** So many deeds after the first are a story; fewer are what goes on at the same time. */
const STORY = 3

/** A sentence that tells one deed after the other, of several, parted where another one acts; any other as it is. */
export function clausesOf(body: string, parted: boolean): readonly string[] {
  if (/\b(?:camera|while|as|shot)\b/.test(body)) return [body]
  const starts = [...body.matchAll(JOINT)].filter(({ index, 0: joint }) =>
    tellsOn(body.slice(index + joint.length), body.slice(0, index)),
  )
  const deeds = starts.length + chainedDeeds(body) + (parted ? 1 : 0)
  if (starts.length === 0 || deeds < STORY) return [body]
  const ends = [...starts.map(({ index }) => index), body.length]
  return [
    body.slice(0, starts[0]?.index),
    ...starts.map(({ index, 0: joint }, at) => body.slice(index + joint.length, ends[at + 1])),
  ]
}

/** Whether somebody does something now who was named before, or is one to come into a story. */
function tellsOn(after: string, before: string): boolean {
  const [, pronoun, article, noun = '', verb = ''] = BEGINS.exec(after) ?? []
  if (pronoun === undefined && !(isNamed(noun, article, before) || acts(noun))) return false
  const base = baseVerb(verb)
  if (base === null || STATES.test(base) || (base === verb && pronoun !== 'they')) return false
  return nearestAction(base) !== null || frequencyOf(base, 'verb') > frequencyOf(base, 'noun')
}

const isNamed = (noun: string, article: string | undefined, before: string): boolean =>
  !/^an?$/.test(article ?? '') && noun !== '' && before.includes(noun)

function acts(noun: string): boolean {
  return isAlive(singular(noun)) || CRAFT.has(findPicture(noun)?.kind ?? 'thing')
}
