import { baseVerb } from '../lexicon/morphology.ts'
import { STATES } from './chains.ts'
import { nearestAction } from './words/verbs.ts'

const JOINT = /(?:,? (?:and|but|so)|,|;) (?=(?:it|he|she|they|the|his|her|its|their) [a-z])/g
const BEGINS =
  /^(?:(it|he|she|they)|(?:the|his|her|its|their) (?:[a-z]+ )?([a-z]+)) (?:[a-z]+ly )?([a-z]+)\b/
/** So many clauses, with whoever is known already, are a story; fewer are what goes on at the same time. */
const STORY = 3

/** A sentence that tells one deed after the other, each of somebody known, parted; any other as it is. */
export function clausesOf(body: string): readonly string[] {
  if (/\b(?:camera|while|as|shot)\b/.test(body)) return [body]
  const starts = [...body.matchAll(JOINT)].filter(({ index, 0: joint }) =>
    tellsOn(body.slice(index + joint.length), body.slice(0, index)),
  )
  if (starts.length < STORY) return [body]
  const ends = [...starts.map(({ index }) => index), body.length]
  return [
    body.slice(0, starts[0]?.index),
    ...starts.map(({ index, 0: joint }, at) => body.slice(index + joint.length, ends[at + 1])),
  ]
}

/** Whether somebody who was named before does something now. */
function tellsOn(after: string, before: string): boolean {
  const [, pronoun, noun = '', verb = ''] = BEGINS.exec(after) ?? []
  if (pronoun === undefined && !(before.includes(noun) || KIN.test(noun))) return false
  const base = baseVerb(verb)
  if (base === null || STATES.test(base) || (base === verb && pronoun !== 'they')) return false
  return nearestAction(base) !== null
}

const KIN =
  /^(?:father|mother|brother|sister|friend|dad|mom|mum|son|daughter|grandmother|grandfather|grandma|grandpa|uncle|aunt|wife|husband|teacher|neighbou?r|dog|cat)$/
