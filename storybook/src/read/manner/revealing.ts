import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { LIVING } from '../../plan/kinds.ts'
import { placeWord } from '../words/place-words.ts'

const MOVES =
  '(?:zoom|pull|pan|tilt|mov|doll|track|crane|ris|glid|drift|push|sweep)[a-z]*(?: (?:slowly|gently|smoothly|back|out|up|down|away|over|left|right|in|shot))*'
const REVEALED = new RegExp(
  `\\b(${MOVES}) from ((?:(?:an?|the|his|her|its|two|three|some) )?(?:[a-z'-]+ ){0,3}?[a-z]+)(?:,? (?:and|then))? to (?:reveal|show|find|discover|uncover)(?:ing)? ([^.;!?]+)`,
  'g',
)

const OVER_LAND = new RegExp(
  `\\b(${MOVES}) (?:above|over|across|past|along) ((?:an?|the) (?:[a-z'-]+ ){0,3}?([a-z]+)),? (?:to (?:reveal|show|find|discover|uncover)|revealing) ((?:an?|the|two|three) (?:[a-z-]+ ){0,3}?([a-z]+)(?=[.,;]| (?:with|whose|that|who|[a-z]+ing)\\b|$)[^.;!?]*)`,
  'g',
)

/** "… to reveal she is on a roof": of whom the film is from the start. */
const KNOWN = /^(?:that )?(?:she|he|it|they)(?:'s|'re)?(?= )/u
const FACE = /(?:'s|s') (?:[a-z]+ )?(?:face|eyes?|head|hands?|smile)$/u
/** "… to show the mountains behind it": it is still there, and they are what is behind it. */
const AROUND_IT = /\b(?:behind|beyond|around|above|below|beneath) (?:it|them|him|her)\b/u

/** "Zooms out from a chess board to reveal two robots playing": what it is about is revealed, and the first thing is among it. */
export function putRevealedFirst(body: string): string {
  return putInLand(body).replace(REVEALED, (...found: string[]) => {
    const [, move = '', first = '', shown = ''] = found
    const owner = first.replace(FACE, '')
    if (KNOWN.test(shown)) return `${move} , ${owner} ${shown.replace(KNOWN, '').trim()}`
    if (AROUND_IT.test(shown)) return `${move} , ${owner} with ${shown}`
    return `${move} to reveal ${shown}, ${first}`
  })
}

/** "Rises above a forest to reveal a cabin": the cabin is in the forest, and one is not in the cabin. */
function putInLand(body: string): string {
  return body.replace(OVER_LAND, (...found: string[]) => {
    const [all = '', move = '', land = '', place = '', shown = '', noun = ''] = found
    const kind = findPicture(singular(noun))?.kind ?? 'thing'
    const stands = kind === 'building' || LIVING.has(kind)
    return stands && placeWord(place) !== null ? `${move} to reveal ${shown} in ${land}` : all
  })
}
