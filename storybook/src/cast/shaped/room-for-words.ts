import { measureLetters } from '../../scene/letters/draw-letters.ts'

/** Where words lie on a thing, from the middle of its foot, and how large their capitals are: in its heights. */
export interface Printed {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
  readonly capital: number
  readonly lines: readonly string[]
}

interface Layout {
  readonly lines: readonly string[]
  /** For capitals of 1, with the margin round them. */
  readonly wide: number
  readonly high: number
}

const MARGIN = 0.7
const LEADING = 1.35
/** Letters are no larger than this share of the thing. */
const TALLEST = 0.3

/** The words in one line, in two, up to four of about the same length. */
export function inLines(text: string): Layout[] {
  const words = text.trim().split(/\s+/u)
  const counts = [1, 2, 3, 4].filter((count) => count <= words.length)
  return counts.map((count) => {
    const lines = broken(words, count)
    const wide = Math.max(...lines.map((line) => measureLetters(line, 1)))
    return { lines, wide: wide + MARGIN, high: lines.length * LEADING + MARGIN * 0.6 }
  })
}

function broken(words: readonly string[], count: number): string[] {
  const most = words.join(' ').length / count
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1)!
    const full = lines.length < count && line !== '' && line.length + word.length / 2 >= most
    if (full) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}

interface Field {
  readonly width: number
  readonly height: number
}

/** The largest letters that lie wholly within; null where there is no room at all. */
export function roomiest(
  layouts: readonly Layout[],
  free: readonly boolean[],
  field: Field,
): Printed | null {
  let best: Printed | null = null
  let most = 0
  for (const { left, top, columns, rows } of rectangles(free, field)) {
    const x = (left + columns / 2 - field.width / 2) / field.height
    const y = 1 - (top + rows / 2) / field.height
    const central = 1 - 0.25 * Math.abs(x) - 0.15 * Math.abs(y - 0.5)
    for (const { lines, wide, high } of layouts) {
      const fits = Math.min(columns / wide, rows / high) / field.height
      const capital = Math.min(fits, TALLEST)
      if (capital * central <= most) continue
      most = capital * central
      best = { x, y, wide: wide * capital, high: high * capital, capital, lines }
    }
  }
  return best
}

interface Rectangle {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

/** Every rectangle of free cells that cannot grow sideways: from each cell up, as wide as its column's height allows. */
function* rectangles(free: readonly boolean[], { width, height }: Field): Generator<Rectangle> {
  const tall = Array.from({ length: width }, () => 0)
  for (let row = 0; row < height; row++) {
    for (let x = 0; x < width; x++) tall[x] = free[row * width + x] ? tall[x]! + 1 : 0
    for (let x = 0; x < width; x++) {
      const rows = tall[x]!
      if (rows === 0) continue
      const left = reach(tall, x, -1)
      const right = reach(tall, x, 1)
      yield { left, top: row - rows + 1, columns: right - left + 1, rows }
    }
  }
}

/** The last column on that side that is at least as tall. */
function reach(tall: readonly number[], from: number, step: 1 | -1): number {
  let at = from
  while ((tall[at + step] ?? -1) >= tall[from]!) at += step
  return at
}
