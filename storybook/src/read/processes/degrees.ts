const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const WORDS = `(?:${TENS.join('|')})(?:[ -](?:${UNITS.slice(1, 10).join('|')}))?|${UNITS.toReversed().join('|')}|(?:a|one) hundred`

/** A temperature in digits or in words: `-5`, `minus twenty-five`. */
export const DEGREES_TOLD = `(?:-|−|minus |negative )?(?:\\d{1,4}(?:\\.\\d+)?|(?:${WORDS})(?= degrees?))`

/** What such words count; not a number where nothing is told. */
export function degreesIn(said: string): number {
  const amount = said.replace(/^(?:-|−|minus |negative )/u, '')
  const sign = amount === said ? 1 : -1
  return sign * (/^\d/u.test(amount) ? Number(amount) : inWords(amount))
}

function inWords(amount: string): number {
  if (amount.endsWith('hundred')) return 100
  const [first = '', second] = amount.split(/[ -]/u)
  const tens = TENS.indexOf(first)
  if (tens < 0) return UNITS.includes(first) ? UNITS.indexOf(first) : Number.NaN
  return (tens + 2) * 10 + (second === undefined ? 0 : UNITS.indexOf(second))
}
