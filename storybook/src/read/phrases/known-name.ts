import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Kind } from '../../plan/plan.ts'
import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular } from '../../lexicon/morphology.ts'
import { GARMENT_NAMES } from '../../lexicon/garments.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { BODY_PARTS, DETERMINERS } from '../words/closed-words.ts'
import { numberOf } from '../words/counts.ts'
import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'
import type { Token } from '../words/tokens.ts'
import { knowsDeed } from '../words/verb-form.ts'
import { canFollowVerb, isClosed, textAt } from '../words/word-classes.ts'

/** How many words from here make one known name (0: none). */
export function knownLength(
  tokens: readonly Token[],
  at: number,
  context: readonly string[],
): number {
  for (let length = 4; length >= 1; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue
    const plain = words.map(({ text }) => text)
    if (length === 2 && (isDoing(tokens, at) || isManOfMany(plain))) continue
    if (isName(plain, context) && !(length > 1 && isClosed(plain[0] ?? ''))) return length
  }
  return 0
}

/** "A man cooks soup": several would be men. */
export function isManOfMany([who = '', does = '']: readonly string[]): boolean {
  return /^(?:wo)?man$/.test(who) && isPlural(does)
}

/** "The bus stops for a dog": whoever can stop does, unless several stops are named. */
export function isDoing(tokens: readonly Token[], at: number): boolean {
  const [who, does] = [textAt(tokens, at), textAt(tokens, at + 1)]
  const base = baseVerb(does)
  if ((numberOf(textAt(tokens, at - 1)) ?? 1) > 1) return false
  if (goesThere(does, base, textAt(tokens, at + 2))) return true
  if (!does.endsWith('s') || base === null || base === does || !canFollowVerb(tokens, at + 2))
    return false
  if (isSeldomVerb(does, base) && !DETERMINERS.has(textAt(tokens, at + 2))) return false
  return canDo(who, base) && actsHere(tokens, at) && !namesPlace(tokens, at)
}

/** "A girl in a yellow coat stands", "who holds a pizza stands": who has it acts, and one coat is no row of coat stands. */
function actsHere(tokens: readonly Token[], at: number): boolean {
  const who = textAt(tokens, at)
  const one = tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^an?$/.test(text))
  const stays = /^(?:stands|sits|waits|looks|watches|lies|walks|runs)$/.test(textAt(tokens, at + 1))
  return isDoer(who) || (one && (stays || garmentOf(who) !== null))
}

/** Whatever lightning does to the sky, nobody sees splits of it. */
const canDo = (who: string, base: string): boolean => who === 'lightning' || knowsDeed(base)

/** "The ferry docks"; but where "a ferry docks at the pier", one ferry is no row of docks. */
function namesPlace(tokens: readonly Token[], at: number): boolean {
  const one = /^an?$/.test(textAt(tokens, at - 1)) && textAt(tokens, at + 2) === 'at'
  return !one && placeWord(textAt(tokens, at + 1)) !== null
}

/** "A giant peach rolls down": whatever it is, it goes there. */
function goesThere(does: string, base: string | null, next: string): boolean {
  const moves =
    /^(?:roll|slide|fall|tumble|bounce|drift|float|sail|drive|fly|spin|crash|tip|topple)$/
  const ways = /^(?:down|into|across|along|off|onto|towards?|past|through)$/
  return does.endsWith('s') && moves.test(base ?? '') && ways.test(next)
}

function isDoer(who: string): boolean {
  // "Paw prints": a limb does nothing by itself.
  if (BODY_PARTS.has(who)) return false
  return /^(?:lightning|meteor|thunder|sun|moon)$/.test(who) || acts(findPicture(who)?.kind)
}

/** "Stray cats": mostly a noun, whatever the dictionary knows of cats as a verb. */
export function isSeldomVerb(word: string, base: string): boolean {
  return frequencyOf(singular(word), 'noun') > 1.2 * frequencyOf(base, 'verb')
}

function isName(words: readonly string[], context: readonly string[]): boolean {
  const one = [...words.slice(0, -1), singular(words.at(-1) ?? '')]
  return [words.join(' '), one.join(' ')].some(
    (phrase) =>
      placeWord(phrase) !== null ||
      hasPicture(phrase, context) ||
      (words.length > 1 && GARMENT_NAMES.has(phrase)),
  )
}

/** Whether what is shown like this does things by itself. */
export function acts(kind: Kind | undefined): boolean {
  return kind !== undefined && (LIVING.has(kind) || CRAFT.has(kind))
}
