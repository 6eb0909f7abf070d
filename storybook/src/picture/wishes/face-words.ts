import { wordSet } from '../../lexicon/word-set.ts'

/** What a face in the picture can do. */
export type Expression =
  | 'blink'
  | 'wink'
  | 'sleep'
  | 'smile'
  | 'frown'
  | 'talk'
  | 'nod'
  | 'turn'
  | 'shake'

const OWN = '(?:her|his|their|its|the|my)'

const CLOSES = new RegExp(
  `\\b(?:clos(?:e|es|ing)|shut(?:s|ting)?) ${OWN} eyes\\b|\\beyes (?:\\w+ly )?(?:clos(?:e|es|ing)|shut)\\b|\\bfall(?:s|ing)? asleep\\b`,
  'u',
)

/** Said of faces; verbs of the plan stand for words that are not English. */
export const FACE_WORDS: readonly (readonly [Expression, RegExp])[] = [
  [
    'blink',
    /(?<!\b(?:lights?|lamps?|signs?|neon|bulbs?|stars?|cursor|windows?|leds?)\b[^.;,]{0,20})\bblink(?:s|ing)?\b(?! (?:lights?|neon|signs?|lamps?|leds?|cursor))|\bbat(?:s|ting)? (?:her|his) eye/u,
  ],
  ['wink', /\bwink(?:s|ing)?\b/u],
  ['sleep', CLOSES],
  [
    'smile',
    /\b(?:smil(?:e|es|ing)|grin(?:s|ning)?|laugh(?:s|ing)?|giggl(?:e|es|ing)|chuckl(?:e|es|ing)|beams)\b/u,
  ],
  ['frown', /\b(?:frown(?:s|ing)?|pout(?:s|ing)?|scowl(?:s|ing)?|grimac(?:e|es|ing))\b/u],
  [
    'talk',
    /\b(?:talk(?:s|ing)?|speak(?:s|ing)?|sing(?:s|ing)?|whisper(?:s|ing)?|laugh(?:s|ing)?|chew(?:s|ing)?|says? (?:hello|hi|something|goodbye)|mouth moves?)\b/u,
  ],
  ['nod', /\bnod(?:s|ding)?\b/u],
  [
    'turn',
    new RegExp(
      `\\bturn-head\\b|\\b(?:turn(?:s|ing)?|tilt(?:s|ing)?|mov(?:e|es|ing)) ${OWN} (?:head|face)\\b|\\bhead (?:\\w+ly )?(?:turns?|moves?|tilts?)\\b|\\blook(?:s|ing)? (?:\\w+ly )?(?:around|left|right|aside|away|sideways|to the (?:left|right|side))\\b`,
      'u',
    ),
  ],
  ['shake', new RegExp(`\\bshake-head\\b|\\bshak(?:e|es|ing) ${OWN} head\\b`, 'u')],
]

/** Deeds that a face does by itself. */
export const FACIAL = wordSet(
  'blink wink close-eyes smile grin frown nod talk speak sing whisper laugh giggle chuckle turn-head shake-head',
)

/** Whether the face in the picture does this: who closes her eyes closes nothing else. */
export function isFacial(verb: string, prompt: string): boolean {
  return FACIAL.has(verb) || (verb === 'close' && CLOSES.test(prompt.toLowerCase()))
}
