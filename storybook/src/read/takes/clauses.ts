import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { CRAFT } from '../../plan/kinds.ts'
import type { Kind } from '../../plan/plan.ts'
import { chainedDeeds } from './joints.ts'
import { deedsOf, STATES } from './deeds-told.ts'
import { isEvent } from './events.ts'
import { beginsWithMember } from '../words/collectives.ts'
import { nearestAction } from '../words/verbs.ts'

const WHEN =
  '(?:(?:at|in|by|the|that|one|next) (?:the |next )?(?:night|midnight|dawn|morning|evening|day|end|last|noon),? )?'
const WHO = '(?:it|he|she|they|everyone|(?:all )?(?:the|his|her|its|their|an?|two|three|some|many))'
const JOINT = new RegExp(`(?:,? (?:and|but|so)|,|;) (?=${WHEN}${WHO} [a-z])`, 'g')
const BEGINS = new RegExp(`^${WHEN}(${WHO}) ((?:[a-z]+ ?){1,4})`)
const WHERE = /^\s*(?:in|on|at|inside|under|near|deep|high|by|over|above|during|one|once)\b[^,;]*$/
/** So many deeds after the first are a story; fewer are what goes on at the same time. */
const STORY = 3

/** A sentence that tells one deed after the other, of several, parted where another one acts; any other as it is. */
export function clausesOf(body: string, parted: boolean): readonly string[] {
  if (/\b(?:camera|while|as|shot)\b/.test(body)) return [body]
  const starts = [...body.matchAll(JOINT)].filter(({ index, 0: joint }) => {
    const before = body.slice(0, index)
    // "In a dusty saloon, a cowboy …": where it is, and nothing happens yet.
    // "A bear and her cub walking across the ice": both do, and nothing was done before.
    if (WHERE.test(before) || (/^,? and /.test(joint) && deedsOf(before).length === 0)) return false
    return tellsOn(body.slice(index + joint.length), before)
  })
  const deeds = starts.length + chainedDeeds(body) + (parted ? 1 : 0)
  const happens =
    parted &&
    starts.some(({ index, 0: joint }) =>
      isEvent(body.slice(index + joint.length).split(/,| and /)[0] ?? ''),
    )
  if (starts.length === 0 || (deeds < STORY && !happens)) return [body]
  const ends = [...starts.map(({ index }) => index), body.length]
  return [
    body.slice(0, starts[0]?.index),
    ...starts.map(({ index, 0: joint }, at) => body.slice(index + joint.length, ends[at + 1])),
  ]
}

/** Whether somebody does something now who was named before, or is one to come into a story. */
export function tellsOn(after: string, before: string): boolean {
  if (beginsWithMember(after, before)) return false
  const [, who = '', rest = ''] = BEGINS.exec(after) ?? []
  const words = rest.trim().split(' ')
  if (/^(?:it|he|she|they|everyone)$/.test(who)) return isDeedOf(words, who === 'they')
  return words.some((noun, at) => {
    const comes =
      isNamed(noun, who, before) || acts(noun) || words[at + 1] === 'grows' || isEvent(after)
    return comes && isDeedOf(words.slice(at + 1), singular(noun) !== noun)
  })
}

function isDeedOf(words: readonly string[], many: boolean): boolean {
  const [verb = ''] = words.filter((word) => !word.endsWith('ly'))
  const base = baseVerb(verb)
  if (base === null || STATES.test(base) || (base === verb) !== many) return false
  return nearestAction(base) !== null || frequencyOf(base, 'verb') > frequencyOf(base, 'noun')
}

const isNamed = (noun: string, article: string, before: string): boolean =>
  /(?:the|his|her|its|their)$/.test(article) && before.includes(noun)

function acts(noun: string): boolean {
  return PUBLIC.test(noun) || namesLiving(singular(noun)) || CRAFT.has(kindOf(noun))
}

const PUBLIC = /^(?:audience|crowd|public|family|team|class|villagers|neighbou?rs)$/
const kindOf = (noun: string): Kind => findPicture(noun)?.kind ?? 'thing'
