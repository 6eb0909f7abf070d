import { wordTable } from '../../lexicon/word-set.ts'

/**
 * Pictures that are drawn aslant, as if somebody held them, and the turn that lays them down or stands them up, in
 * degrees with the clock. `resting-carrot` is the carrot so turned.
 */
const TURNS = wordTable<number>([
  [42, 'carrot|lollipop'],
  [46, 'baguette-bread|paintbrush|pen|chopsticks|razor|syringe|dagger'],
  [44, 'ear-of-corn|toothbrush|flute'],
  [34, 'peanuts'],
  [45, 'crayon'],
  [40, 'key'],
  [38, 'bone'],
  [-36, 'hot-dog|eggplant'],
  [-46, 'pencil|screwdriver|wrench|hammer|burrito|spoon'],
  [-50, 'axe'],
  [-40, 'poultry-leg'],
  [-38, 'kitchen-knife'],
  // These stand.
  [-38, 'broccoli'],
  [-32, 'leafy-green'],
])

const PREFIX = 'resting-'
/** So much smaller that no corner of the turned drawing leaves its square. */
const SMALLER = 0.72
const MIDDLE = 64

/** The name of a picture as it lies or stands by itself; null when it is drawn so. */
export function restingName(name: string): string | null {
  return name in TURNS ? PREFIX + name : null
}

/** The picture that was turned, of a resting one. */
export function heldName(name: string): string | null {
  const held = name.slice(PREFIX.length)
  return name.startsWith(PREFIX) && held in TURNS ? held : null
}

/** The inner SVG of a picture, turned as it rests. */
export function restingBody(name: string, body: string): string {
  const moves = [
    `translate(${MIDDLE} ${MIDDLE})`,
    `rotate(${TURNS[name] ?? 0})`,
    `scale(${SMALLER})`,
    `translate(${-MIDDLE} ${-MIDDLE})`,
  ]
  return `<g transform="${moves.join(' ')}">${body}</g>`
}
