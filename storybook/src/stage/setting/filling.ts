import { readColour } from '../../cast/colour/read-colour.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../easing.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { clear } from '../places/kit/colour.ts'
import { cut, mark, type Ink } from '../places/kit/paper.ts'
import { plane } from '../places/kit/plane.ts'
import { thing } from '../places/kit/thing.ts'

/** How a place is called that is full of something, or fills with it while one looks. */
const FULL = /^([a-z-]+)-fill(ed|ing)$/u

/** Heaps from the wall to before the actors, and how high each ends, in heights of the frame over its ground. */
const HEAPS: readonly (readonly [z: number, high: number])[] = [
  [4.4, 0.62],
  [2.4, 0.44],
  [0.7, 0.2],
  [-1.6, 0.12],
]

/** How large one of them is, and how close they lie, in its own sizes. */
const SIZE = 1.15
const [ACROSS, UP] = [0.72, 0.6] as const

/** Draws one of many at a spot, so large. */
type DrawOne = (
  ink: Ink,
  at: { readonly x: number; readonly y: number; readonly size: number },
) => void

/** A room that is full of popcorn, balloons or a scarf without end, up to the windows; whoever is there stands in it. */
export function filled(set: PlaceSet, _place: Place, context: PlaceContext): PlaceSet {
  const said = context.scenery?.map((words) => FULL.exec(words)).find((found) => found !== null)
  const one = said && drawingOf(said[1]?.replaceAll('-', ' ') ?? '')
  if (!said || !one) return set
  const rises = said[2] === 'ing'
  const heaps = HEAPS.flatMap((heap) => heaped(context, heap, { one, rises }))
  return { ...set, pieces: [...set.pieces, ...heaps] }
}

interface Filling {
  readonly one: DrawOne
  readonly rises: boolean
}

function heaped(
  context: PlaceContext,
  [z, high]: readonly [number, number],
  { one, rises }: Filling,
): Piece[] {
  const tall = high * context.box.height
  const seconds = (context.seconds ?? 6) * 0.8
  const drift = (t: number): { x: number; y: number } => ({
    x: 0,
    y: -tall * 0.9 * (1 - ease(Math.min(1, t / seconds))),
  })
  const options = { name: `heap ${z}`, z, top: tall * 1.5, ...(rises && { drift }) }
  return plane(context, options, (ink) => {
    for (let y = tall; y > -tall * 1.2; y -= SIZE * UP)
      for (let x = -ink.half * 1.25; x < ink.half * 1.25; x += SIZE * ACROSS) {
        const top = tall * (0.72 + 0.22 * Math.sin(x * 0.55 + z) + 0.1 * Math.cos(x * 1.3 + 2 * z))
        if (y > top) continue
        const at = { x: x + ink.random.between(-0.3, 0.3), y: -y + ink.random.between(-0.2, 0.2) }
        one(ink, { ...at, size: SIZE * ink.random.between(0.85, 1.2) })
      }
  })
}

/** What has no picture of its own as it lies in heaps. */
const STUFFS: readonly (readonly [words: RegExp, draw: DrawOne])[] = [
  [
    /\b(?:foam|suds|lather|soap|cream|cotton|cloud|fluff|marshmallow)\b/u,
    puffs('#ffffff', '#dfeaf4'),
  ],
  [/\bpopcorn\b/u, puffs('#fff3cf', '#e7b95a', 0.86)],
  [/\bsnow\b/u, puffs('#ffffff', '#d4e4f0')],
  [/\b(?:sand|dust|grain|rice)\b/u, puffs('#eccf98', '#cfa868')],
  [/\b(?:slime|goo)\b/u, puffs('#8fd14f', '#5da832')],
  [/\bjelly\b/u, puffs('#f27aa0', '#d8466f')],
  [/\bscar(?:f|ves)\b/u, band(['#cf4a45', '#f1e2c8'])],
  [/\b(?:bubble|soap bubble)\b/u, bubble],
  [/\b(?:paper|letter|note)\b/u, sheetOfPaper],
]

function drawingOf(words: string): DrawOne | null {
  const stuff = STUFFS.find(([named]) => named.test(words))?.[1]
  if (stuff) return stuff
  const [first = '', ...rest] = words.split(' ')
  const hue = rest.length === 0 ? null : readColour(first)
  const noun = hue === null ? words : rest.join(' ')
  const picture = findPicture(noun)?.picture
  return picture ? pictured(picture, { noun, colour: hue === null ? null : first }) : null
}

const BRIGHT = ['red', 'blue', 'yellow', 'green', 'orange', 'purple', 'pink'] as const
const GAY = /\b(?:balloon|ball|sock|towel|pillow|gift|sweet|candy|umbrella|mitten|hat)s?$/u

function pictured(picture: string, told: { noun: string; colour: string | null }): DrawOne {
  return (ink, { x, y, size }) => {
    const colour = told.colour ?? (GAY.test(told.noun) ? ink.random.pick(BRIGHT) : null)
    const lean = ink.random.between(-0.7, 0.7)
    thing(ink, picture, { x, y, height: size, lean, ...(colour !== null && { look: { colour } }) })
  }
}

/** Three or four round ones grown together, lit from above. */
function puffs(light: string, shade: string, share = 1): DrawOne {
  return (ink, { x, y, size }) => {
    const turn = ink.random.between(0, 6)
    const lobes = [0, 1, 2, 3].map((at) => {
      const [far, r] = [0.26 * size * share, size * share * ink.random.between(0.24, 0.34)]
      return { x: x + far * Math.cos(turn + at * 1.57), y: y + far * Math.sin(turn + at * 1.57), r }
    })
    for (const lobe of lobes)
      cut(ink, shade, 0.04).oval(lobe.x, lobe.y + lobe.r * 0.16, [lobe.r, lobe.r])
    for (const lobe of lobes)
      mark(ink, light).oval(lobe.x - lobe.r * 0.06, lobe.y, [lobe.r * 0.94, lobe.r * 0.9])
  }
}

/** A piece of something knitted without end, striped across. */
function band(tones: readonly string[]): DrawOne {
  return (ink, { x, y, size }) => {
    const [sag, long] = [ink.random.between(-0.3, 0.3) * size, size * 0.34]
    for (let at = 0; at < 4; at++) {
      const [from, to] = [x + (at - 2) * long, x + (at - 0.9) * long]
      const dip = (share: number): number => y + sag * Math.sin((share / 4) * Math.PI)
      cut(ink, tones[at % tones.length] ?? '#d8433c', 0.03).polygon(
        [from, dip(at)],
        [to, dip(at + 1.1)],
        [to, dip(at + 1.1) + size * 0.4],
        [from, dip(at) + size * 0.4],
      )
    }
  }
}

function bubble(ink: Ink, { x, y, size }: { x: number; y: number; size: number }): void {
  mark(ink, clear('#d6f0fb', 0.75)).oval(x, y, [size * 0.46, size * 0.46])
  mark(ink, clear('#9fd4ef', 0.8)).oval(x + size * 0.06, y + size * 0.08, [
    size * 0.36,
    size * 0.34,
  ])
  mark(ink, '#ffffff').oval(x - size * 0.18, y - size * 0.2, [size * 0.09, size * 0.07])
}

function sheetOfPaper(ink: Ink, { x, y, size }: { x: number; y: number; size: number }): void {
  const tilt = ink.random.between(-0.4, 0.4) * size
  cut(ink, '#fbf7ec', 0.04).polygon(
    [x - size * 0.5, y + tilt],
    [x + size * 0.2, y - tilt - size * 0.3],
    [x + size * 0.55, y - tilt + size * 0.3],
    [x - size * 0.16, y + tilt + size * 0.56],
  )
}
