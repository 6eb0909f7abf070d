import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { placeWord } from '../words/place-words.ts'
import { knowsDeed } from '../words/verb-form.ts'

const KINDS =
  '(?:tv |video |short |social media |instagram |\\d+[- ]?s(?:ec(?:ond)?s?)? )*(?:advertisement|advert|ad|commercial|spot|advertising film|promo|teaser|campaign(?: film)?|brand film|launch video)'
/** "Commercial for a running shoe: …", "a 15 second spot for an organic honey brand, …". */
const BRIEF = new RegExp(
  `^\\s*(?:please )?(?:create |make |generate |write )?(?:me )?(?:an? |the )?(?:[a-z0-9-]+ ){0,3}?${KINDS} (?:for|about) (?:an? |the |our |my |new )*([a-z' -]{3,40}?)(?: (?:brand|company|label|line|shop|store|launch|startup|maker))?(?:\\s*[:.]|,(?= ?(?:an?|the|two|three|in|on|at|[a-z]+s) ))\\s*(?=[a-z]{1,12} [a-z]+ [a-z])`,
)
/** "Teaser for a chocolate brand", "promo for a yoga studio": no story at all. */
const BARE = new RegExp(
  `^\\s*(?:please )?(?:create |make |generate )?(?:me )?(?:an? |the )?(?:[a-z0-9-]+ ){0,3}?${KINDS} (?:for|about) (?:an? |the |our |my |new )*([a-z' -]{3,40}?)( (?:brand|company|label|line|launch|startup|maker))?\\s*[.!]?\\s*$`,
)
/** "Luxury watch commercial, a man in a tuxedo …". */
const NAMED =
  /^\s*(?:an? |the )?((?:[a-z-]+ ){1,3}?)(?:commercial|advert|advertisement|ad|tv spot)\s*[,:.] ?(?=(?:an?|the|two|macro|close)\b)/
/** A brief for a band and its song names nobody. */
const MUSIC =
  /^\s*(?:an? |the )?(?:[a-z0-9-]+ ){0,3}?music video(?: (?:idea|concept|treatment|brief|pitch))?(?: for (?:an? )?[a-z' -]{3,40}?)?\s*[:-]\s*/
/** What can be set on a table, or driven onto a stage. */
const SHOWN = /^(?:thing|tool|toy|food|clothing|instrument|furniture|vehicle)$/

/** An advertisement tells its story in cuts and ends with what it is for, unless the story shows that already. */
export function readBrief(body: string): string {
  const story = body.replace(MUSIC, '')
  const [, sold] = BARE.exec(story) ?? []
  if (sold !== undefined) return isSetUp(sold) ? `a ${sold} in a photo studio` : `a ${sold}`
  const [head, product] = BRIEF.exec(story) ?? NAMED.exec(story) ?? []
  // A glass of lemonade alone is told by what is sold.
  if (head === undefined || product === undefined || !isPlayed(story)) return story
  const tale = story.slice(head.length).replace(/[\s.]+$/, '')
  const told = inCuts(ridden(bottled(tale, product.trim()), product.trim()))
  return told + packshot(product.trim(), told)
}

/** The bottle of a perfume's advertisement is one of perfume. */
function bottled(told: string, product: string): string {
  const sold = /(?:perfume|shampoo|wine|lotion|serum|champagne)$/.exec(product)?.[0]
  return sold === undefined
    ? told
    : told.replace(/(?<!-)\b(?:(?:glass|crystal|elegant) )*bottle\b(?! of)/, `bottle of ${sold}`)
}

/** "She rides through the city": on what is sold. */
function ridden(told: string, product: string): string {
  if (findPicture(product)?.kind !== 'vehicle') return told
  const way = '(?=(?:through|down|along|past|across|over|up|to|into)\\b)'
  return told
    .replace(new RegExp(`\\b(rid(?:es|ing)|driv(?:es|ing)) ${way}`), `$1 a ${product} `)
    .replace(
      /\b(an?|the) (?:rider|driver) (?:races|speeds|rushes|flies) /,
      `$1 person rides a ${product} `,
    )
}

/** What is sold, by itself, at the end. */
function packshot(product: string, told: string): string {
  const last = singular(product.split(/[ -]/).at(-1) ?? '')
  const shown = last === '' || new RegExp(`\\b${last}`).test(told)
  return !shown && isSetUp(last) ? ` . cut to a ${product} in a photo studio` : ''
}

const isSetUp = (product: string): boolean =>
  placeWord(product) === null && SHOWN.test(findPicture(product)?.kind ?? '')

/** Somebody or something alive acts in it. */
function isPlayed(story: string): boolean {
  return story.split(/[^a-z]+/).some((word) => namesLiving(singular(word)))
}

/** "Bees fly over a field, honey drips into a jar, a grandmother smiles": each clause with a doer of its own is seen by itself. */
function inCuts(told: string): string {
  const [first = '', ...parts] = told.split(/[,.;] (?:and )?(?:then )?/)
  return parts.reduce((all, part) => all + (isClause(part) ? ' . cut to ' : ', ') + part, first)
}

/** Whoever is named first in it does something; "petals fall around it" belongs to what was named before. */
function isClause(part: string): boolean {
  const words = part.split(' ')
  const does = words.slice(1, 5).some((word) => {
    const base = baseVerb(word)
    return base !== null && base !== word && !word.endsWith('ing') && knowsDeed(base)
  })
  return does && !/\b(?:it|its|him|his|her|them|their|camera|light|mood)\b/.test(part)
}
