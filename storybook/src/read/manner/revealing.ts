import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { LIVING } from '../../plan/kinds.ts'
import { placeWord } from '../words/place-words.ts'

const MOVES =
  '(?:zoom|pull|pan|tilt|mov|doll|track|crane|ris|glid|drift|push|sweep)[a-z]*(?: (?:slowly|gently|smoothly|back|out|up|down|away|over|left|right|in|shot))*'
const REVEALED = new RegExp(
  `\\b(${MOVES}) from ((?:(?:an?|the|his|her|its|two|three|some) )?(?:[a-z'-]+ ){0,8}?[a-z]+)(?:,? (?:and|then))?,? to (?:reveal|show|find|discover|uncover)(?:ing)? ([^.;!?]+)`,
  'g',
)

/** "The camera starts on her hands, then tilts up to reveal …", "open on a close-up of an ant, pull back to …". */
const OPENING = new RegExp(
  `(?:\\b(?:the )?(?:camera|shot|video|film|clip|scene|we) )?\\b(?:start|begin|open)(?:s|ing)? (?:(?:close|tight|up close) )?(?:on|with|at|in|as|from) (?:(?:an? )?(?:(?:extreme|tight|macro|detailed|big|intimate) )*(?:close[- ]?up|macro|shot|detail|view)(?: shot)? (?:of|on) )?([^.;!?]{3,80}?),? (?:(?:and|then|before|as|the camera|it|we|slowly|gently|smoothly) )*(${MOVES}),? (?:to (?:reveal|show|find|discover|uncover)|(?:and )?reveal(?:s|ing)) `,
  'g',
)

/** What is seen first of somebody: "her wrinkled hands kneading dough". */
const PART =
  /^(?:an?|the|his|her|its|their|someone's|two)?(?: ?pair of)?(?: ?[a-z'-]+){0,2}? ?(?:hands?|fingers|feet|foot|eyes?|face|paws?|claws?|hooves|back|smile|lips|head)(?: ([a-z]+ing\b.*))?$/u
const ALONG = /^(?:pan|tilt|track|sweep)/u
const WORN = /(?:boots?|shoes?|sneakers|sandals|heels)$/u
const OUTWARD = /\b(?:out|back|away)$/u
/** Where a camera begins that goes back from there; `way.ts` takes it. */
const from = (first: string): string => ` ¦ beginning near ${first} ¦ `

const OVER_LAND = new RegExp(
  `\\b(${MOVES}) (?:above|over|across|past|along) ((?:an?|the) (?:[a-z'-]+ ){0,3}?([a-z]+)),? (?:to (?:reveal|show|find|discover|uncover)|revealing) ((?:an?|the|two|three) (?:[a-z-]+ ){0,3}?([a-z]+)(?=[.,;]| (?:with|whose|that|who|[a-z]+ing)\\b|$)[^.;!?]*)`,
  'g',
)

/** "… to reveal she is on a roof": of whom the film is from the start. */
const KNOWN = /^(?:that )?(?:she|he|it|they)(?:'s|'re)?(?= )/u
const FACE = /(?:'s|s') (?:[a-z]+ )?(?:face|eyes?|head|hands?|smile)$/u
/** "… to show the mountains behind it": it is still there, and they are what is behind it. */
const AROUND_IT = /\b(?:behind|beyond|around|above|below|beneath) (?:it|them|him|her)\b/u

const STRANGER = /^(?:an?|two|three) /u

/** "A smiling grandmother in a kitchen", whose hands were seen kneading: kneads in the kitchen. */
const whoDoes = (who: string, doing: string): string =>
  doing === ''
    ? who
    : who.replace(/(?= (?:in|at|on|by|near|under|behind|inside|with|who)\b|[,;]|$)/u, ` ${doing}`)

/** From a part of somebody to all of them. */
function ofOne(move: string, who: string): string {
  if (/^tilt|^pan.* up/u.test(move)) return `${move} from the shoes to the face of ${who}`
  return `${move} to reveal ${who}${OUTWARD.test(move) ? from('the face') : ''}`
}

/** "Zooms out from a chess board to reveal two robots playing": what it is about is revealed, and the first thing is among it. */
export function putRevealedFirst(body: string): string {
  const told = body.replace(
    OPENING,
    (_, first: string, move: string) => `the camera ${move} from ${first} to reveal `,
  )
  return putInLand(told).replace(REVEALED, (...found: string[]) => {
    const [, move = '', first = '', shown = ''] = found
    if (STRANGER.test(shown)) return ofStranger(move, first, shown)
    const owner = first.replace(FACE, '')
    if (KNOWN.test(shown)) return `${move} , ${owner} ${shown.replace(KNOWN, '').trim()}`
    return AROUND_IT.test(shown) ? `${move} , ${owner} with ${shown}` : amongIt(move, first, shown)
  })
}

/** Of whom a part was seen first, or who is beside what was. */
function ofStranger(move: string, first: string, shown: string): string {
  const [part, doing = ''] = PART.exec(first) ?? []
  if (part !== undefined) return ofOne(move, whoDoes(shown, doing))
  const aside = ALONG.test(move) && !WORN.test(first)
  return aside ? `${move} from ${first} to ${shown}` : amongIt(move, first, shown)
}

const amongIt = (move: string, first: string, shown: string): string =>
  `${move} to reveal ${shown}, ${first}${OUTWARD.test(move) ? from(first) : ''}`

/** "Rises above a forest to reveal a cabin": the cabin is in the forest, and one is not in the cabin. */
function putInLand(body: string): string {
  return body.replace(OVER_LAND, (...found: string[]) => {
    const [all = '', move = '', land = '', place = '', shown = '', noun = ''] = found
    const kind = findPicture(singular(noun))?.kind ?? 'thing'
    const stands = kind === 'building' || LIVING.has(kind)
    return stands && placeWord(place) !== null ? `${move} to reveal ${shown} in ${land}` : all
  })
}
