/** Longer ones are no rarer to speak of. */
const LONG_ENOUGH = 5
const MANY = 160

/** Of these a text has at least one wherever the pattern is found; null when it needs none, or none that is known here. */
export type Needles = readonly string[] | null

/** "Car" and "bus" of `(?:red )?cars?|bus`. A pattern that looks at no case is not read. */
export function needlesOf({ source, flags }: RegExp): Needles {
  if (flags.includes('i')) return null
  const reader = { source, at: 0 }
  const needles = readChoice(reader)
  // What is not read to its end was not understood.
  return reader.at === source.length ? needles : null
}

interface Reader {
  readonly source: string
  at: number
}

/** What stands next, read by a sticky pattern. */
function next(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.source)?.[0]
  reader.at += found?.length ?? 0
  return found
}

function readChoice(reader: Reader): Needles {
  const ways = [readWay(reader)]
  while (next(reader, /\|/y) !== undefined) ways.push(readWay(reader))
  const needles = new Set<string>()
  for (const way of ways) {
    if (way === null) return null
    for (const needle of way) needles.add(needle)
  }
  return [...needles]
}

/** One way to fit has the letters of each of its parts: of these the longest are the rarest. */
function readWay(reader: Reader): Needles {
  let best: Needles = null
  const keep = (needles: Needles): void => {
    if (rarity(needles) > rarity(best)) best = needles
  }
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] ?? '')) {
    const part = readLetters(reader) ?? readOther(reader)
    if (next(reader, PERHAPS) === undefined) keep(part)
    next(reader, OFTEN)
  }
  return best
}

function rarity(needles: Needles): number {
  if (needles === null) return 0
  return Math.min(LONG_ENOUGH, ...needles.map(({ length }) => length)) - needles.length / MANY
}

const PERHAPS = /(?:[?*]|\{0(?:,\d*)?\})\??/y
const OFTEN = /(?:\+|\{\d+(?:,\d*)?\})\??/y
/** As many as stand together: of "cars?" the s may be missing, and is read by itself. */
const LETTERS = /(?:[^\\^$.|?*+()[\]{}](?![?*+{]))+|[^\\^$.|?*+()[\]{}]/uy

function readLetters(reader: Reader): Needles {
  const letters = next(reader, LETTERS)
  return letters === undefined ? null : [letters]
}

const OPENING = /\((?:\?(?:<?[=!]|:|<[a-z]+>))?/iy
const ESCAPED = /\\(?:p\{[^}]*\}|u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|k<[^>]*>|\d+|.)/iuy
const CLASS = /\[(?:\\.|[^\]\\])*\]|[.^$]/y

/** What stands around a group counts, too, but not what must not stand there. */
function readOther(reader: Reader): Needles {
  const opening = next(reader, OPENING)
  if (opening !== undefined) {
    const needles = readChoice(reader)
    next(reader, /\)/y)
    return opening.endsWith('!') ? null : needles
  }
  const escaped = next(reader, ESCAPED)
  if (escaped !== undefined) return /^\\[a-z0-9]/i.test(escaped) ? null : [escaped.slice(1)]
  // A sign that is none of these is not understood: it is passed, and nothing is said of the pattern.
  if (next(reader, CLASS) === undefined) reader.at = Infinity
  return null
}
