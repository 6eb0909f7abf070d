/**
 * Pictures that are drawn aslant, as if somebody held them, and the turn that lays them down or stands them up, in
 * degrees with the clock. `resting-carrot` is the carrot so turned.
 */
const TURNS: Readonly<Record<string, number>> = {
  carrot: 42,
  'baguette-bread': 46,
  'ear-of-corn': 44,
  peanuts: 34,
  toothbrush: 44,
  crayon: 45,
  paintbrush: 46,
  pen: 46,
  flute: 44,
  chopsticks: 46,
  razor: 46,
  syringe: 46,
  key: 40,
  bone: 38,
  dagger: 46,
  'hot-dog': -36,
  eggplant: -36,
  pencil: -46,
  screwdriver: -46,
  wrench: -46,
  hammer: -46,
  axe: -50,
  'poultry-leg': -40,
  burrito: -46,
  spoon: -46,
  'kitchen-knife': -38,
  // These stand.
  broccoli: -38,
  'leafy-green': -32,
  lollipop: 42,
}

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
