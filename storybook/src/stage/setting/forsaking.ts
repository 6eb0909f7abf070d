import { plotted } from '../../scene/rows.ts'
import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { motes } from '../places/kit/alive.ts'
import { clear } from '../places/kit/colour.ts'
import { isForsaken } from '../places/kit/forsaken.ts'
import { rocks } from '../places/kit/nature/land.ts'
import { bush, grass } from '../places/kit/nature/plants.ts'
import { tree } from '../places/kit/nature/trees.ts'
import { cut, mark, stroke, type Ink } from '../places/kit/paper.ts'
import type { Pair } from '../places/kit/shapes.ts'
import { plane } from '../places/kit/plane.ts'
import { weedsAside } from '../places/kit/nature/wings-aside.ts'
import { keptOnstage } from './offstage.ts'

/** These look left anyway, or nobody ever lived there. */
const OWN_LOOK = /^(ruined-city|haunted-|cemetery|junkyard|battlefield|angkor|dungeon|underwater)/u
const BUILT = new Set<PlaceSet['ground']>(['floor', 'road'])
/** Where people have lived or played on grass. */
const SETTLED =
  /^(?:village|village-street|farm|playground|park|house|castle|church|zoo|campsite|lighthouse|garden|backyard|windmill|greenhouse|western-town|slum|woodland-cabin)$/u
const IVY = ['#5f8f4c', '#4f7d42', '#76a35a'] as const

/** What only works or shines where somebody looks after it. */
const RUNS = /wheel|carousel|ride|\bmill|clock/u
const ALIVE = /^(smoke|fire|bunting|express|train|coaster train|flag|balloons|traffic)\b|\bglow\b/u

/** A place that people have left: cracks and stains on its walls, rubble and weeds on its floor, dust in the air. */
export function forsaken(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const built = place.indoors || BUILT.has(set.ground) || SETTLED.test(place.id)
  if (!isForsaken(context) || !built || OWN_LOOK.test(place.id)) return set
  const kept = keptOnstage(set.pieces, ['person', 'car', 'stroller'])
    .filter(({ name }) => !ALIVE.test(name))
    .map((piece) => (RUNS.test(piece.name) ? stopped(piece) : piece))
  const wall = kept.find(({ name }) => name === 'back wall')?.depth(0)
  return {
    ...set,
    pieces: [
      ...kept,
      ...(wall === undefined ? ivy(context) : decay(context, wall - 0.05)),
      dulled(Math.min(wall ?? 6, 6) - 0.3),
      ...litter(context, Math.min(wall ?? 6, 6) - 0.4),
      ...(wall === undefined ? thicket(context) : []),
      motes(context, { z: 2, count: 30, colour: '#efe6d2', size: 0.045 }),
      ...weedsAside(context, 1.6),
    ],
    waterline: null,
    sounds: [{ name: 'wind', level: 0.4 }],
  }
}

/** Nobody is there to set it going. */
const stopped = (piece: Piece): Piece => ({
  ...piece,
  draw: (pen) => piece.draw({ ...pen, t: 0 }),
})

/** Under the open sky young trees, bushes and high grass have come up all over, behind those who act. */
function thicket(context: PlaceContext): Piece[] {
  return [12.4, 7.2].flatMap((z, row) =>
    plane(context, { name: `thicket ${z}`, z, top: 6 }, (ink) => {
      for (const share of [-0.92, -0.62, -0.34, 0.3, 0.56, 0.88]) {
        const x = (share + row * 0.11) * ink.half
        if (row === 0 && Math.abs(share) > 0.5)
          tree(ink, 'round', { x, height: ink.random.between(2.6, 3.8) })
        bush(ink, { x: x + 0.8, height: ink.random.between(0.8, 1.5), colour: '#6f9450' })
      }
      for (let x = -ink.half * 1.1; x < ink.half * 1.1; x += ink.random.between(0.3, 0.9))
        grass(ink, { x, height: ink.random.between(0.5, 1.2), blades: 5 })
    }),
  )
}

/** Dust lies on all colours of the set. */
function dulled(depth: number): Piece {
  return live({ name: 'dust', depth }, ({ ctx, width, height, spare }) => {
    ctx.fillStyle = 'rgba(104,98,78,0.26)'
    ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
  })
}

/** Where there is no wall it hangs from whatever is above. */
function ivy(context: PlaceContext): Piece[] {
  return plane(context, { name: 'ivy', z: 3.4, split: true }, (ink) => {
    for (let share = 0.5; share <= 1.2; share += 0.07)
      for (const side of [-1, 1]) strand(ink, [side * share * ink.half, ink.crown], share)
  })
}

/** Cracks, stains that have run down, and ivy that has come in from above. */
function decay(context: PlaceContext, z: number): Piece[] {
  return plane(context, { name: 'decay', z, haze: 0.5, shadow: 0, edge: 0 }, (ink) => {
    const top = ink.crown * 0.9
    for (let i = 0; i < 6; i++) stain(ink, [ink.random.between(-1, 1) * ink.half, top])
    for (const share of [-0.7, -0.24, 0.3, 0.74])
      crack(ink, [share * ink.half, top * ink.random.between(0.4, 0.9)])
    for (let share = -1.1; share <= 1.1; share += 0.12)
      if (Math.abs(share) > 0.5 || ink.random.chance(0.3))
        strand(ink, [share * ink.half, ink.crown], Math.abs(share))
  })
}

function stain(ink: Ink, [x, y]: Pair): void {
  const [wide, long] = [ink.random.between(0.5, 1.4), -y * ink.random.between(0.4, 0.8)]
  mark(ink, clear('#5a5038', 0.2)).polygon(
    ...plotted({ x, y, w: wide, h: long }, '-1 0, 1 0, 0.5 0.6, 0.1 1, -0.6 0.5'),
  )
}

/** A jagged line that forks on its way down. */
function crack(ink: Ink, from: Pair): void {
  const path = (start: Pair, steps: number, lean: number): Pair[] => {
    const points: Pair[] = [start]
    for (let i = 0; i < steps; i++) {
      const [x, y] = points.at(-1) ?? start
      points.push([x + ink.random.between(-0.5, 0.5) + lean, y + ink.random.between(0.3, 0.7)])
    }
    return points
  }
  const trunk = path(from, 6, 0)
  const forks = [path(trunk[2] ?? from, 3, 0.4), path(trunk[4] ?? from, 2, -0.4)]
  for (const [points, width] of [
    [trunk, 0.11],
    ...forks.map((each) => [each, 0.07] as const),
  ] as const)
    stroke(ink, '#3a332f', width).shape((ctx) => {
      for (const [x, y] of points) ctx.lineTo(x, y)
    })
}

/** Ivy that hangs down, the longer the nearer to the corner. */
function strand(ink: Ink, [x, y]: Pair, reach: number): void {
  const long = -y * reach * ink.random.between(0.25, 0.62)
  for (let down = 0; down < long; down += 0.34)
    mark(ink, ink.random.pick(IVY)).oval(x + ink.random.between(-0.34, 0.34), y + down, [0.3, 0.24])
}

/** Rubble, planks and what grows between them, at the sides where nobody acts. */
function litter(context: PlaceContext, z: number): Piece[] {
  return plane(context, { name: 'rubble', z, split: true, top: 3 }, (ink) => {
    for (const side of [-1, 1]) {
      const at = (share: number): number => side * ink.half * share
      rocks(ink, { x: at(0.84), width: 2.6, height: 0.9, colour: '#9a948c' })
      rocks(ink, { x: at(0.56), width: 1.2, height: 0.4, colour: '#a59d92' })
      plank(ink, at(0.7), side)
      bush(ink, { x: at(0.98), height: 1.3, colour: '#6f9450' })
      for (const share of [0.4, 0.62, 0.76, 0.9])
        grass(ink, { x: at(share), height: ink.random.between(0.5, 1.1), blades: 6 })
    }
  })
}

function plank(ink: Ink, x: number, side: number): void {
  cut(ink, '#8a6d50', 0.1).polygon(
    [x - 1.1, 0],
    [x + side * 1.3, -0.9],
    [x + side * 1.36, -0.7],
    [x - 0.9, 0.14],
  )
}
