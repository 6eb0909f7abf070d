import { namesLiving } from '../../lexicon/find-picture.ts'
import { deedsOf } from './deeds-told.ts'

const HOURS =
  'dawn|sunrise|morning|noon|midday|lunchtime|afternoon|sunset|dusk|evening|night|midnight|spring|summer|autumn|fall|winter'

/** "In the morning he …, at noon she …, evening: …": where a part of the day begins. */
const PARTS_OF_DAY = new RegExp(
  `(?:^|[.;:!?,¦]\\s*)(?:(?:and|then|but) )*(?:(?:at|by|in(?: the)?|during the|come|every|the next|that) )?(${HOURS})(?:\\s*[:,–—-]\\s*|\\s+(?=(?:he|she|it|they|we|i|the|an?|his|her)\\b|[a-z]+(?:ing|es)\\b|(?<=\\bin (?:spring|summer|autumn|winter) )[a-z]+ [a-z]))`,
  'g',
)

/** "The sun rises …. Night falls …": where the hour changes by itself. */
const HOUR_COMES =
  /(?:^|[.;:!?,¦]\s*)(?:(?:and|then|but|when|as|until|soon) )*(?=(?:the )?(sun (?:rises|comes up|sets|goes down)|(?:night|darkness|dusk|evening) (?:falls|comes|arrives)|(?:dawn|day) (?:breaks|comes)|morning (?:comes|breaks|arrives)|moon rises|(?:spring|summer|autumn|fall|winter) (?:comes|arrives|returns|begins))\b)/g

/** "A cat's day": the cat. "Four seasons of a tree": the tree. */
const WHOSE_DAY =
  /'s? (?:[a-z]+ )?(?:day|year|life|week|routine|weekend)\b|\b(?:(?:the|four|all) )*seasons (?:of|in the life of) /

/** Where one take ends. */
export const MARK = '\u0001'

/** A day that is told by its hours has a shot for each; who it is about may be said before the first. */
export function markHours(body: string): string {
  const hours = [...body.matchAll(PARTS_OF_DAY)]
  if (new Set(hours.map(([, hour]) => hour)).size < 2) return markPassing(body)
  const title = body.slice(0, hours[0]?.index).replace(WHOSE_DAY, '')
  const alone = deedsOf(title).length === 0
  const parts = body
    .slice(hours[0]?.index)
    .replace(PARTS_OF_DAY, (_, hour: string, at: number) =>
      at === 0 && alone ? ` , ${hour}, ` : `${MARK}d${hour}, `,
    )
  return title + (alone ? ofTitled(parts, title) : parts)
}

/** "A tree: in spring it blossoms, … in winter it is covered with snow": the tree, whatever else was seen meanwhile. */
function ofTitled(parts: string, title: string): string {
  const [, noun] = /\b(?:an?|the) (?:[a-z]+ ){0,3}?([a-z]+)[:,.]? *$/.exec(title) ?? []
  if (noun === undefined || namesLiving(noun)) return parts
  return parts.replace(/\bit\b/g, `the ${noun}`).replace(/\bits\b/g, `the ${noun} , its`)
}

/** Two hours that come one after the other are two shots, one alone is that of all that is told; a season that comes was not there before. */
function markPassing(body: string): string {
  const hours = new Set([...body.matchAll(HOUR_COMES)].map(([, hour = '']) => hourAt(hour)))
  if (hours.size < 2 && !hours.has('season')) return body
  return body.replace(HOUR_COMES, (_, __, at: number) => (at === 0 ? '' : `${MARK}d`))
}

function hourAt(words: string): string {
  if (/^(?:spring|summer|autumn|fall|winter)/.test(words)) return 'season'
  return /rises|comes up|dawn|day|morning/.test(words) ? 'day' : 'night'
}
