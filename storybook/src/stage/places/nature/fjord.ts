import { plotted } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { peaks, rocks } from '../kit/nature/land.ts'
import { greenery, greens } from '../kit/nature/nature.ts'
import { lawn } from '../kit/nature/plants.ts'
import { tree } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { house } from '../kit/town/houses.ts'

/** Still water between walls of rock, one behind the other, with threads of waterfalls. */
export const fjordPlace = place({
  id: 'fjord',
  time: 'day',
  waterline: 0,
  far: 2.4,
  sounds: { waves: 0.3, birds: 0.3 },
  set: (c) => [
    sky(c),
    plane(c, { name: 'peaks', z: 38, reflect: { y: 0, strength: 0.3 } }, (ink) =>
      peaks(ink, { colour: '#93a5c4', height: [6, 11], step: 8, snow: 0.5 }),
    ),
    water(c, { colours: ['#2f6f86', '#3f8398', '#6aa6b4'], glitter: 0.8 }),
    wall(c, { z: 31, inner: 0.16, high: 0.72, side: -1, colour: '#8296a0' }),
    wall(c, { z: 25, inner: 0.24, high: 0.86, side: 1, colour: '#718a84' }),
    wall(c, { z: 18, inner: 0.46, high: 0.96, side: -1, colour: '#647f66' }),
    wall(c, { z: 13, inner: 0.7, high: 1.02, side: 1, colour: '#5b7a58' }),
    passing(c, { name: 'ship', y: 0, z: 20, size: [6, 4], speed: 0.16, start: 0.05 }, (ink) =>
      thing(ink, 'prop:cruise-ship', { x: 0, height: 2.6 }),
    ),
    hamlet(c),
    ...shore(c),
    farBirds(c, { colour: '#ffffff', count: 5 }),
    greenery(c),
  ],
})

interface Wall {
  readonly z: number
  /** Where its foot meets the water, in halves of the frame. */
  readonly inner: number
  readonly high: number
  readonly side: 1 | -1
  readonly colour: string
}

function wall(c: PlaceContext, { z, inner, high, side, colour }: Wall): Piece[] {
  return plane(c, { name: `wall ${z}`, z, haze: 0.8, reflect: { y: 0, strength: 0.35 } }, (ink) => {
    ink.ctx.scale(side, 1)
    const [foot, far, top] = [inner * ink.half, ink.half * 2, ink.crown * high]
    const jag = (): number => ink.random.between(-0.05, 0.05) * ink.half
    const face: Pair[] = [
      [foot, 0.1],
      [foot + ink.half * 0.05 + jag(), top * 0.34],
      [foot + ink.half * 0.16 + jag(), top * 0.62],
      [foot + ink.half * 0.34 + jag(), top * 0.92],
      [foot + ink.half * 0.6, top],
      [far, top * 1.06],
      [far, 0.1],
    ]
    cut(ink, colour, [0.4, 0.35]).polygon(...face)
    clefts(ink, { foot, top, colour })
    fall(ink, foot + ink.half * ink.random.between(0.26, 0.4), top)
  })
}

function clefts(
  ink: Ink,
  { foot, top, colour }: { foot: number; top: number; colour: string },
): void {
  for (let i = 0; i < 18; i++) {
    const x = foot + ink.half * ink.random.between(0.12, 1)
    const y = top * ink.random.between(0.1, 0.6)
    mark(ink, ink.random.chance(0.5) ? darker(colour, 0.14) : lighter(colour, 0.14)).polygon(
      ...plotted({ x, y }, '0 0, 0.5 1.6, 0.1 2.6, -0.3 1'),
    )
  }
}

/** A thread of white down the rock. */
function fall(ink: Ink, x: number, top: number): void {
  stroke(ink, 'rgba(246,251,252,0.9)', 0.3).path({ x, h: top }, 'M0.6 0.74Q0 0.5 0.1 0.3L-0.1 0')
}

/** Red cabins on a tongue of land. */
function hamlet(c: PlaceContext) {
  const side = c.random.fork('hamlet').pick([-1, 1] as const)
  return plane(c, { name: 'cabins', z: 9, reflect: { y: 0, strength: 0.3 } }, (ink) => {
    ink.ctx.scale(side, 1)
    const [from, to] = [ink.half * 0.4, ink.half * 1.8]
    cut(ink, '#7fa25c', 0.1).polygon([from, 0.2], [from + 1, -0.4], [to, -0.9], [to, 0.2])
    for (const [share, colour] of [
      [0.56, '#b5473c'],
      [0.72, '#e0b24a'],
      [0.9, '#b5473c'],
    ] as const)
      house(ink, { x: share * ink.half, y: -0.4, width: 1.9, height: 2, colour, roof: '#4a4f5a' })
    tree(ink, 'pine', { x: ink.half * 0.64, y: -0.5, height: 2.8 })
    tree(ink, 'pine', { x: ink.half * 1.02, y: -0.6, height: 3.4 })
  })
}

function shore(c: PlaceContext) {
  return [
    terrain(c, {
      colours: greens(c),
      far: 3.2,
      depth: 6.6,
      bump: 0.2,
      dress: (ink) => lawn(ink, { colour: greens(c)[1] ?? '#84b65a', flowers: 12 }),
    }),
    plane(c, { name: 'stones', z: 3, split: true }, (ink) => {
      for (const share of [-0.9, 0.94])
        rocks(ink, { x: share * ink.half, width: 2.4, height: 1.1, colour: '#8a8a88' })
    }),
  ]
}
