import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { LIVING } from '../../plan/kinds.ts'
import { bind } from '../binding/bind.ts'
import { readCamera } from '../manner/camera.ts'
import { takeLight } from '../manner/light.ts'
import { readSetting } from '../manner/setting.ts'
import { takeManner } from '../prompt/boilerplate.ts'
import { takeFilmTalk } from '../prompt/film-talk.ts'
import type { Text } from '../prompt/text.ts'
import { chunk } from '../phrases/chunks.ts'
import { tokenise } from '../words/tokens.ts'
import { nearestAction } from '../words/verbs.ts'

/** A prompt's story, and what it says in the end of how all of it looks. */
export interface Closed {
  readonly told: string
  readonly closing: string
}

/** What is so only in the end: night has fallen, it has begun to rain, the camera shows what was hidden. */
const AT_LAST =
  /\b(?:then|finally|suddenly|later|until|reveal[a-z]*|turn(?:s|ing)?|becom(?:es|ing)|starts?|begins?|stops?|fades?|ends?|ending|sets|rises|(?:night|darkness|dusk|evening) (?:falls|comes)|the end)\b/
/** Shots that a prompt numbers, and hours that it goes through, have each their own. */
const PARTED =
  /\b(?:cuts? to|(?:shot|scene) \d|next (?:shot|scene)|\d+ ?s(?:ec)?\b.*:)|\[(?:shot|scene|cut)/

/** "… He plates the food. Busy kitchen, steam everywhere": the kitchen is that of the whole story, and not only of its end. */
export function partClosing(body: string): Closed {
  if (PARTED.test(body)) return { told: body, closing: '' }
  const sentences = body.trim().split(/(?<=[.!?;])\s+/)
  // To look for manner and for deeds in a sentence takes as long as to read it: not where there is nothing that could close it.
  if (sentences.length === 1 && !body.includes(',')) return { told: body, closing: '' }
  const last = sentences.findLastIndex((sentence) => !isOfTheWhole(sentence))
  const [told, manner] = partManner(sentences[last] ?? '')
  const closing = [...manner, ...sentences.slice(last + 1)]
  if (last < 0 || closing.length === 0) return { told: body, closing: '' }
  return { told: [...sentences.slice(0, last), told].join(' '), closing: closing.join(' ') }
}

/** "… and lands, low angle, golden hour": what follows the last deed and is nothing but manner. */
function partManner(sentence: string): readonly [told: string, manner: readonly string[]] {
  const parts = sentence.split(/,\s+/)
  const last = parts.findLastIndex((part) => !isManner(part))
  const manner = parts.slice(last + 1)
  if (last < 0 || manner.length === 0) return [sentence, []]
  return [`${parts.slice(0, last + 1).join(', ')}.`, [manner.join(', ')]]
}

/** "At night", after a comma, is when the last deed was done. */
const OF_LAST_DEED = /^(?:and|at|in|on|under|during|by|as|with|while|into|through|across)\b/

/** "…, garage, neon light": where all of it plays, as a tag. */
const ROOM =
  /^(?:(?!and\b|with\b|the\b|an?\b|his\b|her\b|to\b|of\b)[a-z-]+ ){0,2}?(?:kitchen|garage|workshop|forge|smithy|clinic|hospital|classroom|office|bakery|restaurant|caf[eé]|bedroom|bathroom|living room|barn|laboratory|lab|library|attic|basement|cellar|hallway|factory|warehouse|greenhouse)$/

function isManner(part: string): boolean {
  const plain = part.trim().replace(/[.!;]$/, '')
  if (ROOM.test(plain)) return true
  if (OF_LAST_DEED.test(plain) || AT_LAST.test(plain)) return false
  const rest = withoutManner(plain)
  return rest !== plain && !/[a-z]{2}/.test(rest)
}

/** "Torches flicker on the walls of the dark hall": lights and what hangs there tell where all of it plays, and are no new deed. */
const OF_THE_ROOM =
  /^(?:[a-z]+ ){0,2}(?:torches|candles|lanterns|fireflies|lamps|banners|tapestries|chandeliers|cobwebs|paintings|portraits|bookshelves|shelves|stars|posters) (?:flicker|glow|hang|burn|shine|twinkle|line|cover|fill|light)\b/

function isOfTheWhole(sentence: string): boolean {
  if (AT_LAST.test(sentence)) return false
  if (OF_THE_ROOM.test(sentence)) return true
  const plain = withoutManner(sentence)
  const words = plain.match(/[a-z'-]+/g) ?? []
  return !words.some((word, at) => tellsDeed(word, words[at - 1] ?? '')) && !namesSomebody(plain)
}

const UP_IN_THE_SKY =
  /(?:many |some |a flock of )?[a-z]+s(?: (?:flying|circling|gliding))? (?:in|across) the (?:[a-z]+ )?sky\b/g

/** "A dog in the background" comes in where it is told; "bats in the sky" are there all the time. */
function namesSomebody(words: string): boolean {
  const { subjects } = bind(chunk(tokenise(words.replace(UP_IN_THE_SKY, ''))), [], () => 's1')
  return subjects.some(({ kind }) => LIVING.has(kind))
}

function withoutManner(words: string): string {
  const text: Text = { body: words, taken: [] }
  takeLight(text)
  readCamera(text)
  readSetting(text)
  takeFilmTalk(text)
  takeManner(text)
  return text.body.trim()
}

const ALWAYS_FINITE = /^(?:he|she|it|they|is|are|was|were|has|have|does)$/

/** Whether a word is a verb that tells what somebody does: "smiles", or "leap" after "flames". */
function tellsDeed(word: string, before: string): boolean {
  if (ALWAYS_FINITE.test(word)) return true
  const base = baseVerb(word)
  if (base === null || word === 'leaves' || nearestAction(base) === null) return false
  const verbal = frequencyOf(base, 'verb') > frequencyOf(base, 'noun')
  return verbal && (base === word ? singular(before) !== before : word.endsWith('s'))
}
