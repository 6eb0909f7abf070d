/** Whether one slip of the finger makes a word of another: two letters swapped, one left out, doubled or wrong within. */
export function oneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false
  const start = sameStart(typed, meant)
  const longer = typed.length - meant.length
  if (start === 0 || Math.abs(longer) > 1) return false
  if (longer === 1) return typed.slice(start + 1) === meant.slice(start)
  if (longer === -1) return typed.slice(start) === meant.slice(start + 1)
  // Short words have too many neighbours: "pardo" is not "parad".
  if (typed.length < 6) return false
  if (typed[start] === meant[start + 1] && typed[start + 1] === meant[start])
    return typed.slice(start + 2) === meant.slice(start + 2)
  // The last letter of a word is its ending: "gatta" is no slip for "gatto".
  return start < typed.length - 1 && typed.slice(start + 1) === meant.slice(start + 1)
}

function sameStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

function letters(word: string): string {
  return word.split('').toSorted().join('')
}

const VOWEL = /[aeiouаеиоуыюя]/u

/** Two letters swapped, or one doubled or left single: what the finger does and another word hardly is. */
export function isFingerSlip(typed: string, meant: string): boolean {
  if (typed.length === meant.length) return letters(typed) === letters(meant)
  const [longer, shorter] = typed.length > meant.length ? [typed, meant] : [meant, typed]
  const at = sameStart(longer, shorter)
  if (longer[at] === longer[at - 1] || longer[at] === longer[at + 1]) return true
  // "Bambno" is no word, "panni" may be one.
  const vowel = VOWEL.test(longer[at] ?? '')
  const between = !VOWEL.test(longer[at + 1] ?? '') && longer[at - 1] !== longer[at + 1]
  return longer === meant && vowel && between
}
