import { ancestorsOf, sensesOf, wordsOf } from '../../lexicon/wordnet.ts'
import { actionOf, type Doer } from './verb-words.ts'

// "Meander" shares a meaning with "weave"; whoever meanders does not knit.
const MOTIONS = new Set(
  'walk run jog march hop jump crawl slither swim dive fly hover glide flap land take-off roll dance drive race turn drift sail float sink launch orbit spin rotate swing fall rise bounce shake gallop trot climb slide chase accelerate stop gather migrate shake-head nod bend throw'.split(
    ' ',
  ),
)
type Kin = 'nearest' | 'any'
const cache = new Map<string, string | null>()

/**
 * The choreography for a base verb: its own, one of a synonym, or one of what it is a manner of
 * ("meander" is a manner of going). Null for verbs that cannot be seen.
 */
export function nearestAction(verb: string, doer: Doer = 'people'): string | null {
  return actionOf(verb, doer) ?? actionOfKin(verb, 'nearest')
}

/** Whether it does anything that could be seen: enough to be read as a verb, too little to be played by its distant kin. */
export function soundsLikeDeed(verb: string): boolean {
  return actionOf(verb) !== null || actionOfKin(verb, 'any') !== null
}

function actionOfKin(verb: string, kin: Kin): string | null {
  const key = `${kin}:${verb}`
  let found = cache.get(key)
  if (found === undefined) {
    found = searchMeanings(verb, kin)
    if (cache.size > 5_000) cache.clear()
    cache.set(key, found)
  }
  return found
}

const VISIBLE =
  /motion|contact|consumption|body|creation|competition|weather|change|communication|perception/

function searchMeanings(verb: string, kin: Kin): string | null {
  const senses = sensesOf(verb, 'verb').slice(0, 3)
  for (const [rank, { synset, field }] of senses.entries()) {
    if (!VISIBLE.test(field)) continue
    const motion = field === 'verb.motion'
    // Far from its first meaning a verb is something else: to lock is to fasten, and so is to nail.
    const reach = rank > 0 ? 0 : motion ? 3 : 1
    for (const meaning of [synset, ...ancestorsOf(synset).slice(0, reach)]) {
      // The roots ("move", "change", "act") would turn every verb into a walk.
      const action = wordsOf(meaning)
        .filter((word) => kin === 'any' || meansFirst(word, meaning))
        .map(specificAction)
        .find((id) => id !== null && (!motion || MOTIONS.has(id)))
      if (action !== undefined) return action
    }
    if (motion) return 'go'
  }
  return null
}

/** "Obstruct" shares a meaning with "jam", which is first of all something else: whoever obstructs makes no music. */
function meansFirst(word: string, meaning: number): boolean {
  return sensesOf(word, 'verb')[0]?.synset === meaning
}

function specificAction(word: string): string | null {
  if (
    /^(?:move|go|change|make|act|do|be|have|get|turn|touch|take|travel|create|become|give|put|come|use|work|present|face|see|find|keep|cover|meet|join|tell|say|fix|rub|hold|carry|demonstrate|croak|remove|press|cast|fasten|shoot|treat)$/.test(
      word,
    )
  )
    return null
  return actionOf(word)
}
