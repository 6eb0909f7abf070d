const WHAT = '(?:an?|the|two|three|several|some) [^.;]*?'
const SIDE = '(left|right)'
/** A thing that was named, by its last word. */
const NAMED =
  /\b(?:an?|the) ((?:[a-z-]+,? ){0,4}?)(?!scene\b)([a-z]+)(?= (?:stands?|sits?|lies|rests?|perch|is|stretch|walk|graz|rises|with|in|on|hangs|holds|towers|mounted|placed|set)[a-z]*\b|,)/

/** "To its left, a bird perches on a branch": a bird perches there, to the left of whom the sentence before began with. */
export function placeBySides(caption: string): string {
  const sentences = caption.split(/(?<=[.;])\s+/)
  const told = sentences.map((sentence, at) => besideFirst(sentence, sentences.slice(0, at)))
  return leftAndRight(told.join(' '))
}

const TO_ITS_SIDE = new RegExp(
  `^(?:(?:and )?to (?:its|his|her|their|the) (?:immediate )?${SIDE}(?: (?:side )?of [^,.;]*)?|(?:right )?(?:beside|next to|alongside|near) (?:it|him|her)),? (${WHAT})(?=,|[.;]|$)(.*)$`,
)

function besideFirst(sentence: string, before: readonly string[]): string {
  const [, side, what, rest] = TO_ITS_SIDE.exec(sentence) ?? []
  const of = /^(?:and )?to the (?:left|right)(?: side)? of (?:the )?([^,.;]*)/.exec(sentence)?.[1]
  const other = of ?? firstIn(before)
  if (what === undefined || other === null) return sentence
  const where = side === undefined ? 'beside' : `to the ${side} of`
  const [, who, deed] =
    /^((?:an?|the|two|three|several|some) (?:[a-z-]+,? ){0,5}?[a-z]+) ((?:stands|sits|lies|rests|perches|grazes|is|rises|stretches|hangs|floats|walks|waits|towers)\b.*)$/.exec(
      what,
    ) ?? []
  return who === undefined
    ? `${what} ${where} the ${other}${rest ?? ''}`
    : `${who} ${where} the ${other} ${deed ?? ''}${rest ?? ''}`
}

function firstIn(before: readonly string[]): string | null {
  const [, , noun] =
    before
      .map((each) => NAMED.exec(each.replace(/^(?:in|on|at) [^,]*, /, '')))
      .findLast((each) => each !== null) ?? []
  return noun ?? null
}

/** What is told on both sides of a table that was named first is on it. */
const TABLE = /^(?:an?|the) (?:[a-z-]+,? )*?(table|desk|shelf|counter)\b/

const ON_SIDE = new RegExp(`(^|[.;] )(?:on|to) the ${SIDE},? (${WHAT})(?=,|[.;])`)
const OF_OTHER = /\bto the (?:left|right) of the\b/

/** "A table is laid. On the left, a bowl holds fruit. To the right, a bottle stands": the bowl is on the table, and the bottle to the right of it. */
function leftAndRight(told: string): string {
  const table = TABLE.exec(told)?.[1]
  const on = table === undefined ? '' : ` on the ${table}`
  return OF_OTHER.test(told) ? told.replace(ON_SIDE, `$1$3${on}`) : told
}
