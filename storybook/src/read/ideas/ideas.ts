import { findPicture } from '../../lexicon/find-picture.ts'
import { HOUSEHOLD } from '../../plan/kinds.ts'
import { PREPOSITIONS } from '../words/closed-words.ts'
import { singular } from '../../lexicon/morphology.ts'
import { ancestorsOf, sensesOf, wordsOf, type Field } from '../../lexicon/wordnet.ts'
import { IDEA_SCENES } from './idea-scenes.ts'
import { TALE_SCENES } from './tale-scenes.ts'

export interface Idea {
  readonly word: string
  readonly scene: string
  /** It is told by its best known moment, and nothing of it is unseen. */
  readonly tale?: true
}

const OF_TALE =
  /^(?:the |an? )?(?:(?:fairy ?tale|story|tale|legend|myth|fable)(?: of)? )|(?:,? (?:the |an? )?(?:fairy ?tale|story|tale|myth|legend|fable))$/g

/** The tale that this is the whole name of, or null. */
function taleCalled(whole: string): Idea | null {
  const word = whole.replace(OF_TALE, '').replace(/^the /, '')
  const scene = TALE_SCENES.get(whole) ?? TALE_SCENES.get(word)
  return scene === undefined ? null : { word, scene, tale: true }
}

/** The idea or the tale that this is the whole name of, or null. */
export function ideaCalled(text: string): Idea | null {
  const whole = text
    .replace(/[\s¦,.!?]+/g, ' ')
    .trim()
    .replaceAll('’', "'")
  const tale = taleCalled(whole)
  if (tale !== null) return tale
  const word = IDEA_SCENES.has(whole) ? whole : whole.replace(/^(?:the|an?|it's|it is) /, '')
  if (/^an? /.test(whole) && isHouseholdThing(word)) return null
  const scene = IDEA_SCENES.get(word)
  return scene === undefined ? null : { word, scene }
}

/** "Basketball" is a game, "a basketball" a ball; rock is music, "a rock" a stone. */
function isHouseholdThing(word: string): boolean {
  const found = findPicture(word)
  return found?.via === 'name' && (HOUSEHOLD.has(found.kind) || found.kind === 'nature')
}

/** The first idea that a text names, the longest name first at each place. */
export function ideaIn(body: string): Idea | null {
  const words = body.match(/[a-z']+/g) ?? []
  for (let at = 0; at < words.length; at++) {
    for (let length = 4; length >= 1; length--) {
      const word = words.slice(at, at + length).join(' ')
      const scene = IDEA_SCENES.get(word)
      if (scene !== undefined) return { word, scene }
    }
  }
  return null
}

/** For an idea without a scene of its own: one that has, of the same field of thought. */
const OF_FIELD: Partial<Record<Field, string>> = {
  'noun.act': 'effort',
  'noun.attribute': 'beauty',
  'noun.cognition': 'wisdom',
  'noun.communication': 'storytelling',
  'noun.event': 'history',
  'noun.feeling': 'friendship',
  'noun.group': 'community',
  'noun.motive': 'motivation',
  'noun.phenomenon': 'electricity',
  'noun.possession': 'money',
  'noun.process': 'research',
  'noun.quantity': 'mathematics',
  'noun.relation': 'family',
  'noun.state': 'change',
  'noun.time': 'time',
}

/** "Heartache" is a grief, "prudence" a trait: the nearest idea above a word that a dictionary knows but no scene shows. */
export function ideaAkin(body: string): Idea | null {
  for (const word of body.match(/[a-z-]{3,}/g) ?? []) {
    // "Over Zermatt" speaks of no over of cricket.
    if (PREPOSITIONS.has(word)) continue
    const [sense] = [singular(word), word].flatMap((each) => sensesOf(each, 'noun'))
    if (sense === undefined || OF_FIELD[sense.field] === undefined) continue
    const line = [sense.synset, ...(FELT.has(sense.field) ? ancestorsOf(sense.synset) : [])]
    const akin = line.flatMap(wordsOf).find((each) => IDEA_SCENES.has(each))
    const scene = IDEA_SCENES.get(akin ?? OF_FIELD[sense.field] ?? '')
    if (scene !== undefined) return { word, scene }
  }
  return null
}

/** Above a feeling stand feelings; above an act stand "act" and "event", which are words for other things, too. */
const FELT: ReadonlySet<Field> = new Set(['noun.feeling', 'noun.state'])
