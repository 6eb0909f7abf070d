import { baseVerb } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import { actionOf } from '../words/verb-words.ts'
import type { Take } from './take.ts'

/** "… then jumps": whoever acted last goes on. */
export function resume(body: string, known: readonly Subject[], continues: boolean): string {
  const actor = feelerAmong(known, body) ?? oneAmong(known, body) ?? known[0]
  if (actor === undefined || !(continues || startsWithDeed(body.trim(), actor.count > 1)))
    return body
  return `${calledAgain(actor)} ${body.trim()}`
}

const OF_FEELING =
  /\b(?:cries|weeps|sobs|smiles|laughs|sighs|waves|bows|claps|nods|blushes|frowns)\b/

/** "Waves at a departing train, then stops and cries": no train does. */
function feelerAmong(subjects: readonly Subject[], body: string): Subject | undefined {
  const alive = subjects.filter(({ kind, actions }) => LIVING.has(kind) && actions.length > 0)
  return OF_FEELING.test(body) ? doerAmong(alive) : undefined
}

/** "Waits as petals fall, then draws a sword": many petals would draw it, and one does. */
function oneAmong(subjects: readonly Subject[], body: string): Subject | undefined {
  const singly = /^\s*(?:[a-z]+ly )?[a-z]+s\b/.test(body)
  const able = ({ kind, count, words }: Subject): boolean =>
    count === 1 || (LIVING.has(kind) && !words.endsWith('s'))
  return (singly ? doerAmong(subjects.filter(able)) : undefined) ?? doerAmong(subjects)
}

/** What befalls a house or a lamp, and is no deed of theirs. */
const BEFALLS = /^(?:burn|glow|shine|flicker|smoke|steam|light-up|go-out)$/

/** Who acted last: "a mouse opens a door, then runs" is not of the door, that is only opened; no burning house rescues anybody. */
function doerAmong(subjects: readonly Subject[]): Subject | undefined {
  const isMade = ({ id, actions: [deed] }: Subject): boolean =>
    subjects.some(({ actions }) =>
      actions.some(({ verb, target }) => target === id && verb.split('-')[0] === deed?.verb),
    )
  const did = subjects.filter((each) => each.actions.length > 0 && !isMade(each))
  const doers = did.filter((each) => !isInPassing(each))
  return (
    (doers.length > 0 ? doers : did).findLast(
      ({ actions: [deed] }) => !BEFALLS.test(deed?.verb ?? ''),
    ) ?? did.at(-1)
  )
}

/** "Steals a basket from a sleeping camper and runs": how the camper is was said in passing, and who steals runs. */
function isInPassing({ words, actions }: Subject): boolean {
  return actions.length === 1 && /\b[a-z_-]+ing [a-z]/.test(words)
}

/** Who goes on: "drives past a sleeping dog, and stops" is not of the dog. */
export function lastIn(
  { onTheWay = false }: Take,
  subjects: readonly Subject[],
): Subject | undefined {
  return onTheWay ? subjects.find(({ actions }) => actions.length > 0) : doerAmong(subjects)
}

/** "Then places the vase into a kiln", "then lights a lamp": whoever had it; no noun stands before an article. */
const HANDLES =
  /^(?!(?:is|was|has|does|as|across|towards|besides|always|sometimes|perhaps|plus|this|its|his|outdoors|indoors|upstairs|downstairs|upwards|downwards|forwards|backwards|afterwards|less)\b)[a-z]+s (?:the|it|them|him|an?|his|her|its|their|some)\b/

/** "The raccoons freeze, then run away": several do it in the bare form. */
function startsWithDeed(body: string, many: boolean): boolean {
  // "Suddenly starts to dance".
  if (/^(?:starts?|begins?) (?:to [a-z]+|[a-z]+ing)\b/.test(body) || HANDLES.test(body)) return true
  const [first = ''] = /^[a-z]+/.exec(body) ?? []
  const base = baseVerb(first)
  if (base === null || actionOf(base) === null) return false
  return base !== first || (many && frequencyOf(base, 'verb') > frequencyOf(base, 'noun'))
}

/** How a prompt would speak of somebody whom it has named. */
function calledAgain({ kind, count, noun, person }: Subject): string {
  if (count > 1 && LIVING.has(kind)) return 'they'
  // Of whom nobody said whether it is a man or a woman, that may come later.
  if (kind === 'person' && person?.gender) return person.gender === 'woman' ? 'she' : 'he'
  return count === 1 ? `the ${noun}` : 'it'
}
