import { baseVerb, singular } from '../../lexicon/morphology.ts'
import type { Plan, Shot } from '../../plan/plan.ts'
import { BODY_PARTS } from '../../read/words/closed-words.ts'
import { nearestAction } from '../../read/words/verbs.ts'
import { isAdverb, isClosed } from '../../read/words/word-classes.ts'
import { FACE_WORDS } from './face-words.ts'
import { playedWhole } from './manners.ts'
import { NATURAL } from './natural.ts'
import {
  ADDED_WORDS,
  AIR_WORDS,
  HELD_WORDS,
  HOT_AIR,
  HOUR_WORDS,
  MOOD_WORDS,
  MOVE_WORDS,
  WINDY,
  DARKENS,
} from './wish-words.ts'

const CLAIMS: readonly RegExp[] = [
  // Before the water takes its waves.
  HOT_AIR,
  ...Object.values(HELD_WORDS),
  ...Object.values(ADDED_WORDS),
  WINDY,
  DARKENS,
  ...[...FACE_WORDS, ...AIR_WORDS, ...HOUR_WORDS, ...MOOD_WORDS, ...MOVE_WORDS].map(
    ([, words]) => words,
  ),
].map(({ source }) => new RegExp(source, 'gu'))

/** Words about the film as a whole, its camera, its style and its praise: read elsewhere, or asking for nothing. */
const MANNER = new Set(
  'camera zoom pan tilt dolly track orbit crane drone aerial handheld shake shaky dutch whip static steadicam shot close-up closeup wide angle lens focus shallow depth field push pull reveal rotate spin turn move motion movement slow fast quick speed time-lapse timelapse slow-motion slowmo loop seamless endless infinite cinemagraph animate animation alive life bring make let have add give put show create generate become start begin effect style look version like photo photograph picture image video film movie clip scene background foreground subject everything realistic real natural subtle gentle soft smooth dramatic cinematic epic beautiful detailed high quality resolution hd uhd degree black white colour color warm cool bright dark light lighting grain old vintage retro anime cartoon comic pixel art paint painting watercolour watercolor oil sketch pencil drawing render glitch vhs noir lot little bit more many few heavy strong thick blow come go person first third view pov forward backward left right up down day night morning evening dawn dusk appear fade pop together overhead away please something nice really then thing whole point ambient parallax ken rack time lapse stay blurred blurry blur other switch vertigo everywhere cosy cozy mood golden slide glide tracking goodbye hello super hot cold sky forth'.split(
    ' ',
  ),
)

/** Where something is, and whatever "the" says is there already: neither asks for anything new. */
const THERE =
  /\b(?:in|on|over|across|through|from|at|of|into|onto|along|around|round|behind|above|under|below|near|between|against|to|towards?|beside|by|outside|inside) (?:an? )?(?:(?:the|his|her|my|their|its|our|this|that) (?:\p{L}+ )?)?\p{L}+|\b(?:the|his|her|my|their|its|our|this|that) \p{L}+/gu
/** How somebody feels: told with the deed, which is shown or cannot be. */
const FEELING =
  /\b(?:with|in|out of|for) (?:\p{L}+ )?(?:joy|hope|love|delight|surprise|wonder|awe|pride|anger|rage|fear|sadness|sorrow|grief|excitement|amazement|astonishment|horror|terror|disbelief|relief|happiness|confidence|determination|passion|grace|ease|pleasure|curiosity|tenderness|affection|despair|shock|confusion|gratitude|pain|longing|warmth)\b/gu
const LETTERS =
  /\b(?:write|writes|text|title|caption|letters?|words?|sign|says?|saying|reads?|reading)\b/gu

/** English words of a prompt that nobody has read: neither as a wish, nor as somebody, nor as a deed. */
export function unclaimedWords(
  { prompt, language, style }: Plan,
  shots: readonly Shot[],
  understood: readonly string[],
): string[] {
  if (language !== 'en') return []
  const named = style === 'paper' ? prompt : prompt.replace(/\b\p{Lu}\p{L}+/gu, ' ')
  let text = ` ${named.toLowerCase().replace(/[“"”][^“"”]*[“"”]/gu, ' ')} `
  if (shots.some(({ lettering }) => lettering.length > 0)) text = text.replace(LETTERS, ' ')
  for (const claim of [...CLAIMS, FEELING, THERE]) text = text.replace(claim, ' , ')
  const known = new Set([...knownWords(shots), ...wordsIn(understood)])
  const isDirected = shots.some(({ camera }) => camera.move !== null || camera.effects.length > 0)
  const left = (text.match(/\p{L}[\p{L}'’-]+/gu) ?? []).filter((word) => {
    const base = baseVerb(word) ?? word
    if (isClosed(word) || isAdverb(word) || BODY_PARTS.has(word)) return false
    if ([word, base, singular(word)].some((each) => MANNER.has(each) || known.has(each))) {
      return false
    }
    if (NATURAL.has(base) || (isDirected && TRAVELS.test(base))) return false
    return !known.has(nearestAction(base) ?? word)
  })
  return [...new Set(left)].slice(0, 8)
}

/** What was told to be understood is. */
function wordsIn(sentences: readonly string[]): string[] {
  return (
    sentences
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

/** What cameras are told to do as if they were somebody. */
const TRAVELS = /^(?:walk|fly|run|drive|glide|travel|follow|circle|sweep)$/u

/** All words that subjects and their deeds answer to. */
function knownWords(shots: readonly Shot[]): ReadonlySet<string> {
  const subjects = shots.flatMap((shot) => shot.subjects)
  const words = subjects.flatMap(({ kind, noun, words: said, actions, colour, material }) => [
    ...`${noun} ${said} ${colour ?? ''} ${material ?? ''}`.toLowerCase().split(/\s+/u),
    ...playedWhole({ kind, noun, actions }),
    ...actions.flatMap(({ verb, prop }) => [verb, ...verb.split('-'), ...(prop ?? '').split(' ')]),
  ])
  return new Set([...words, ...words.map((word) => singular(word))])
}
