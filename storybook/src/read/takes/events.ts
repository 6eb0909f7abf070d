import { lookUp } from '../../lexicon/look-up.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { BODY_PARTS, DETERMINERS } from '../words/closed-words.ts'

/** What happens in a moment and leaves somebody or something other than before. */
const EVENTS =
  /^(?:explode|burst|pop|smash|shatter|snap|collapse|topple|slip|trip|tumble|crash|faint|vanish|disappear|escape|flee|steal|snatch|grab|swipe|drop|spill|knock|sneeze|wake|awaken|hatch|erupt|capsize|rescue|swallow|gobble|shriek|interrupt|surprise|ambush|pounce|hand|give|rip)$/
/** With such a word behind it a way of going is one of coming or leaving: "swims away", "creeps out". */
const GOING =
  /^(?:sneak|creep|run|rush|walk|swim|fly|storm|ride|drive|crawl|hop|roll|come|swing|burst|tiptoe|scurry|jump|leap)$/
const OFF = /^(?:away|off|out|up|along|back)$/
/** By such a word behind it a change is told: "falls on his head", "turns purple"; no leaf just falls, and no wheel turns so. */
const CHANGES: Readonly<Record<string, RegExp>> = {
  fall: /^(?:on|onto|into|off|asleep|backwards|over|down|out|flat)$/,
  land: /^(?:upside-down|flat|right)$/,
  break: /^(?:off|in|into|apart|down|\.?)$/,
  tip: /^over$/,
  blow: /^(?:up|down|over|away|off|out)$/,
  turn: /^(?:into|red|orange|yellow|green|blue|purple|pink|black|white|gold|golden|silver|brown|invisible)$/,
  chase: /^(?:him|her|it|them|after|the)$/,
  put: /^(?:an?|the|out)$/,
}

/** What belongs to the air, the water or the light of a place goes on all along. */
const OF_THE_AIR =
  /^(?:wave|leaf|petal|snowflake|flake|raindrop|drop|spark|lightning|thunder|water|confetti|shadow|star|light|sun|moon|rain|snow|wind|fog|mist|cloud|smoke|steam|dust|ash|ember|bubble|camera|scene|music|sky|flame|fire|river|waterfall|lava|blossom|foam|surf|firework|butterfly|bird)$/

const LEADING =
  /^(?:(?:and|but|so|now|soon|instead|meanwhile|at last|in the end|then|when|until),? )+/
const BEGINS = /^(?:he|she|it|they|an?|the|his|her|its|their|one|two|three|four|another|some|all)$/
const NEVER_INSIDE = /^(?:that|who|which|whose|and|is|are|while|as|other|others)$/
/** A name with what somebody wears or where they are is not longer: "the striker in the red shirt runs off". */
const LONGEST = 10

/** Whether a sentence tells, in any of its clauses, of something that happens at once. */
export function tellsEvent(sentence: string): boolean {
  return sentence.split(/,? and |, |; /).some(isEvent)
}

/** "The flask explodes", "a seal swims away", "… drops a feather". */
export function isEvent(clause: string): boolean {
  const words = clause
    .trim()
    .replace(LEADING, '')
    .replace(/[.!?]+$/, '')
    .split(' ')
  const [first = ''] = words
  // "Drops of water": nobody drops them.
  if (!BEGINS.test(first))
    return first.endsWith('s') && words[1] !== 'of' && happens(first, words[1])
  const at = words.slice(0, LONGEST).findIndex((_, index) => index > 0 && isVerbAt(words, index))
  const within = words.slice(1, Math.max(at, 1))
  if (within.some((word) => NEVER_INSIDE.test(word) || isOnlyPart(singular(word)))) return false
  return happens(words[at] ?? '', words[at + 1])
}

/** "Their heads pop out of the snow": where the whole of them is. */
const isOnlyPart = (word: string): boolean => OF_THE_AIR.test(word) || BODY_PARTS.has(word)

/** "The pigs run", "the waiter drops": a verb as it stands behind many, or behind one. */
function isVerbAt(words: readonly string[], at: number): boolean {
  const [word = '', before = ''] = [words[at], words[at - 1]]
  const base = baseVerb(word)
  if (base === null || DETERMINERS.has(before)) return false
  const many = before === 'they' || singular(before) !== before
  if (many ? base !== word : base === word || !word.endsWith('s')) return false
  return frequencyOf(base, 'verb') > frequencyOf(base, 'noun') || happens(word, words[at + 1])
}

function happens(word: string, next = ''): boolean {
  const base = baseVerb(word) ?? ''
  return (
    EVENTS.test(base) ||
    (GOING.test(base) && OFF.test(next)) ||
    lookUp(CHANGES, base)?.test(next) === true
  )
}
