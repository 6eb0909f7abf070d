import { pairs, triples } from '../../scene/rows.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { cutOut, passing } from '../places/kit/alive.ts'
import { darker, lighter, mix } from '../places/kit/colour.ts'
import { cut, mark, type Ink } from '../places/kit/paper.ts'
import type { Pair } from '../places/kit/shapes.ts'
import { extentAt, plane } from '../places/kit/plane.ts'
import { hungLanterns } from '../places/kit/town/hung-lanterns.ts'
import { laundry } from '../places/kit/town/stalls.ts'
import { HUNG } from '../telling/hanging-up.ts'
import { WASHING } from '../telling/street-fronts.ts'
import { hungThings } from './hung-things.ts'
import { lanternsAfloat, leavesAfloat, petalsAfloat } from './lanterns-afloat.ts'
import { line } from './thin-line.ts'
import { displayOf, wallDisplay } from './wall-display.ts'
import { christmasLights, christmasRoom, eaves, frostFerns } from './winter-frames.ts'

type Frame = (context: PlaceContext) => readonly Piece[]

/** What hangs before a sight or lies below it, by what the scenery says. */
const FRAMES: Readonly<Record<string, Frame>> = {
  'sea of clouds': cloudSea,
  'branches before the sky': branches,
  'icicles on the eaves': eaves,
  christmas: christmasLights,
  frost: frostFerns,
  'lanterns on the water': lanternsAfloat,
  'hung lanterns': hungLanterns,
  'leaves on the water': leavesAfloat,
  'petals on the water': petalsAfloat,
  [WASHING]: washing,
}

export function frameSights(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const found = (context.scenery ?? []).flatMap((words) => {
    // Frost grows on panes.
    if (words === 'frost' && !place.indoors) return []
    if (words === 'christmas' && place.indoors) return [christmasRoom]
    if (words.startsWith(HUNG)) return [(c: PlaceContext) => hungThings(c, words, place.indoors)]
    if (displayOf(words)) return [(c: PlaceContext) => wallDisplay(c, words)]
    const name = words.endsWith(' hung lanterns') ? 'hung lanterns' : words
    // A market by night has its own.
    if (name === 'hung lanterns' && place.id === 'market' && context.light.dark) return []
    return Object.hasOwn(FRAMES, name) ? [FRAMES[name]] : []
  })
  if (found.length === 0) return set
  return { ...set, pieces: [...set.pieces, ...found.flatMap((draw) => draw?.(context) ?? [])] }
}

/** Lines from house to house, over the heads of all. */
function washing(context: PlaceContext): Piece[] {
  return plane(context, { name: WASHING, z: 5.6 }, (ink) => {
    for (const [from, to, high] of triples('-1.2 -0.2 0.66, -0.35 0.6 0.84, 0.25 1.2 0.6'))
      laundry(ink, [from * ink.half, high * ink.crown], [to * ink.half, (high + 0.05) * ink.crown])
  })
}

/** Banks of cloud that fill the valleys, one before the other; only what is high looks out. */
function cloudSea(context: PlaceContext): Piece[] {
  const white = mix('#ffffff', context.light.haze, 0.25)
  const valleys = triples('31 1.2 2.6, 22 0.6 2.2, 14 -0.2 1.8').flatMap(([z, y, high], row) => {
    const { reach } = extentAt(context.box, z)
    return [0, 1, 2].map((part) =>
      passing(
        context,
        {
          name: `cloud sea ${z} ${part}`,
          y: y - high,
          z,
          size: [reach * 1.5, high * 3],
          speed: (row % 2 ? -0.16 : 0.12) * (1 + row * 0.2),
          start: part / 3,
          haze: 0.3,
        },
        (ink) => bank(ink, { wide: reach * 1.5, high, colour: darker(white, row * 0.02) }),
      ),
    )
  })
  // Before who stands there, on either side: no plain leads on.
  const z = -1.6
  const { half, low, crown } = extentAt(context.box, z)
  const [wide, high] = [half * 1.2, (crown - low) * 0.13]
  const sides = [-1, 1].map((side) =>
    cutOut(
      context,
      {
        name: `cloud side ${side}`,
        at: [side * half * 0.86, low + high * 0.3, z],
        size: [wide, high * 3.4],
        drift: (t) => ({ x: 0.2 * Math.sin(t * 0.5 + side), y: 0 }),
        haze: 0.1,
      },
      (ink) => bank(ink, { wide, high, colour: white }),
    ),
  )
  return [...valleys, ...sides]
}

function bank(
  ink: Ink,
  { wide, high, colour }: { wide: number; high: number; colour: string },
): void {
  const edge: Pair[] = []
  for (let x = -wide / 2; x <= wide / 2; x += high * 0.5)
    edge.push([x, -high * (1.1 + 0.5 * ink.random.next()) * Math.cos((x / wide) * 2.6)])
  cut(ink, colour, [0.16, 0.3]).skyline(edge, high)
  for (const [x, y] of edge)
    mark(ink, lighter(colour, 0.4)).oval(x, y + high * 0.45, [high * 0.5, high * 0.34])
}

/** Bare boughs that reach in from the sides, with twigs. */
function branches(context: PlaceContext): Piece[] {
  const colour = context.light.dark ? '#14131f' : '#3d3029'
  return plane(context, { name: 'branches before the sky', z: 1.5, haze: 0, tint: 0 }, (ink) => {
    for (const side of [-1, 1])
      for (const [y, reach] of pairs('0.82 1.2, 0.6 0.86, 0.98 1.5'))
        bough(ink, colour, { side, y: ink.crown * y, reach: ink.half * reach })
  })
}

function bough(
  ink: Ink,
  colour: string,
  { side, y, reach }: { side: number; y: number; reach: number },
): void {
  let [x, high, wide] = [side * ink.half * 1.12, y, 0.3]
  const steps = 9
  for (let i = 0; i < steps; i++) {
    const [nx, ny] = [x - (side * reach) / steps, high + ink.random.between(-0.22, 0.3)]
    line(ink, colour, { from: [x, high], to: [nx, ny], width: wide })
    snowOn(ink, { from: [x, high], to: [nx, ny], width: wide })
    if (i > 1) twig(ink, colour, { from: [nx, ny], side, long: ink.random.between(0.6, 1.5) })
    ;[x, high, wide] = [nx, ny, Math.max(0.05, wide * 0.82)]
  }
}

/** In winter it lies along their upper sides. */
function snowOn(ink: Ink, { from, to, width }: { from: Pair; to: Pair; width: number }): void {
  if (ink.season !== 'winter') return
  const lifted = ([x, y]: Pair): Pair => [x, y - width * 0.5]
  line(ink, '#f4f8fd', { from: lifted(from), to: lifted(to), width: Math.max(0.09, width * 0.7) })
}

function twig(
  ink: Ink,
  colour: string,
  { from, side, long }: { from: Pair; side: number; long: number },
): void {
  const up = ink.random.chance(0.5) ? -1 : 1
  const tip: Pair = [from[0] - side * long * 0.8, from[1] + up * long * 0.6]
  const mid: Pair = [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2]
  line(ink, colour, { from, to: tip, width: 0.07 })
  snowOn(ink, { from, to: tip, width: 0.12 })
  line(ink, colour, {
    from: mid,
    to: [mid[0] - side * long * 0.4, mid[1] - up * long * 0.2],
    width: 0.045,
  })
}
