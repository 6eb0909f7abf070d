/** Longer ones are no rarer to speak of. */
const LONG_ENOUGH = 5
const MANY = 160

/** Of these a text has at least one wherever the pattern is found; null when it needs none, or none that is known here. */
export type Needles = readonly string[] | null

/** "Car" and "bus" of `(?:red )?cars?|bus`. A pattern that looks at no case is not read. */
export function needlesOf({ source, flags }: RegExp): Needles {
  if (flags.includes('i')) return null
  const reader = { signs: source.match(SIGNS) ?? [], at: 0 }
  const needles = readChoice(reader)
  // What is not read to its end was not understood.
  return reader.at === reader.signs.length ? needles : null
}

/** A pattern in letters that stand together, openings of groups, escapes, classes, how often, and what else it has. */
const SIGNS =
  /[^\\^$.|?*+()[\]{}]+|\((?:\?(?:<?[=!]|:|<[a-zA-Z]+>))?|\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|\d+|[^])|\[(?:\\.|[^\]\\])*\]|(?:[?*+]|\{\d+(?:,\d*)?\})\??|[^]/g
const NO_LETTERS = new Set('\\^$.|?*+()[]{}')
const TIMES = new Set('?*+{')
const PERHAPS = /^(?:[?*]|\{0)/

interface Reader {
  readonly signs: readonly string[]
  at: number
}

function readChoice(reader: Reader): Needles {
  const all: string[] = []
  let needed = true
  for (;;) {
    const way = readWay(reader)
    if (way === null) needed = false
    else all.push(...way)
    if (reader.signs[reader.at] !== '|') return needed ? all : null
    reader.at++
  }
}

/** One way to fit has the letters of each of its parts: of these the longest are the rarest. */
function readWay(reader: Reader): Needles {
  let best: Needles = null
  let most = 0
  for (;;) {
    const sign = reader.signs[reader.at]
    if (sign === undefined || sign === '|' || sign === ')') return best
    const part = readPart(reader, sign)
    const rare = part === null ? 0 : rarity(part)
    if (rare > most) [best, most] = [part, rare]
  }
}

function rarity(needles: readonly string[]): number {
  let shortest = LONG_ENOUGH
  for (const { length } of needles) if (length < shortest) shortest = length
  return shortest - needles.length / MANY
}

/** What a part needs, with how often it stands there: of "cars?" the s may be missing. */
function readPart(reader: Reader, sign: string): Needles {
  reader.at++
  const isLetters = !NO_LETTERS.has(sign.charAt(0))
  const part = isLetters ? [sign] : readOther(reader, sign)
  const times = reader.signs[reader.at] ?? ''
  if (!TIMES.has(times.charAt(0))) return part
  reader.at++
  if (!PERHAPS.test(times)) return part
  const sure = isLetters ? sign.replace(/.$/su, '') : ''
  return sure === '' ? null : [sure]
}

/** What stands around a group counts, too, but not what must not stand there. */
function readOther(reader: Reader, sign: string): Needles {
  switch (sign.charAt(0)) {
    case '(': {
      const needles = readChoice(reader)
      reader.at++
      return sign.endsWith('!') ? null : needles
    }
    case '\\':
      return /^\\[a-z0-9]/i.test(sign) ? null : [sign.slice(1)]
    case '[':
    case '.':
    case '^':
    case '$':
      return null
    default:
      // What is none of these is not understood: nothing is said of the pattern.
      reader.at = Infinity
      return null
  }
}
