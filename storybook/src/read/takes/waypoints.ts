import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { BODY_PARTS, DETERMINERS } from '../words/closed-words.ts'
import { placeWord } from '../words/place-words.ts'

/** What one has about one, or what is everywhere: nobody comes past it. */
const NO_WAYPOINT =
  /^(?:umbrella|parasol|sky|stars?|moon|moonlight|sun|sunlight|rain|snow|fog|mist|wind|air|night|darkness|light|lights|sunset|sunrise|distance|horizon|clothes|coat|hat|blanket|dust|time|day|crowd|camera|frame|viewer|screen|background|foreground)$/

const RELATIVE =
  /^(?:where|that|which|who|with|in|on|at|by|of|full|to|from|near|beside|as|while|towards?|into|past|through|along|over|under|across|around|behind|up|down|out)$/
const PHRASE = 6

/** "Up the leg of a table": at the table. */
const PART_OF =
  /^(?:the |an? )?(?:legs?|side|sides|edge|top|trunk|foot|end|middle|back|windows?|branches|roofs?|walls?|streets?|surface) of (?=(?:the|an?|his|her|its|their)\b)/

/** The nouns of a way's phrase, the longest first; none if it is where somebody else does something. */
function waypointOf(words: string): readonly string[] {
  const [phrase = ''] = words.replace(PART_OF, '').split(/[,.;!?¦]| (?:and|then|but) /)
  const [first = '', ...rest] = phrase.trim().split(' ').slice(0, PHRASE)
  const all = DETERMINERS.has(first) ? rest : [first, ...rest]
  const end = all.findIndex((word) => RELATIVE.test(word) || DETERMINERS.has(word))
  // ", across the street a man waves": he is there, nobody goes there.
  if (end >= 0 && DETERMINERS.has(all[end] ?? '')) return []
  const nouns = end < 0 ? all : all.slice(0, end)
  return nouns.flatMap((_, at) =>
    nouns.slice(at).map((__, less) => nouns.slice(at, nouns.length - less).join(' ')),
  )
}

const isSeen = (noun: string): boolean =>
  !BODY_PARTS.has(noun) && (placeWord(noun) !== null || findPicture(singular(noun)) !== null)

/** Whether what these words begin with is to be seen by whoever comes there. */
export function leadsOn(words: string): boolean {
  const nouns = waypointOf(words)
  return nouns.some(isSeen) && !NO_WAYPOINT.test(nouns.at(-1) ?? '')
}

export const placeOf = (words: string): string | undefined =>
  waypointOf(words).find((noun) => placeWord(noun) !== null)

/** A road past a farm: what is a place, and cannot stand beside the road as a thing. */
export const leadsToPlace = (words: string): boolean =>
  placeWord(placeOf(words) ?? '')?.thing === false

/** A place that is named anywhere in these words, as such and not as a thing. */
export function placeNamed(words: string): string | undefined {
  const all = words.match(/[a-z]+/g) ?? []
  return all
    .flatMap((word, at) => [`${word} ${all[at + 1] ?? ''}`, word])
    .find((each) => placeWord(each)?.thing === false)
}
