import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { clear } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { tree } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { house } from '../kit/town/houses.ts'
import { thing } from '../kit/thing.ts'

/** The far side of the chamber: behind whoever is on the water. */
const WALL = 14.2
/** How much larger than life it is drawn there. */
const GROWN = 1.4

/** A canal that climbs by a lock: the gates with their long beams hold the upper water, the keeper's cottage beside. */
export const canalLockPlace = place({
  id: 'canal-lock',
  time: 'day',
  waterline: 0,
  far: 1.6,
  sounds: { water: 0.6, birds: 0.4 },
  set: (c) => [
    sky(c),
    plane(c, { name: 'hills', z: 32 }, (ink) => {
      hills(ink, { colour: '#8fb0b5', height: [3, 6], step: 8 })
      hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [1, 3], step: 7 })
    }),
    plane(c, { name: 'cottage', z: 17 }, cottage),
    { ...terrain(c, { colours: greens(c), far: 40, bump: 0.1 }), depth: () => 39 },
    water(c, { colours: ['#4a7f84', '#5a9096', '#86b0b0'], far: WALL + 0.4, glitter: 0.5 }),
    chamber(c),
    ...moored(c),
    ...(c.afloat ? [] : towpath(c)),
    farBirds(c, { count: 4 }),
  ],
})

function cottage(ink: Ink): void {
  for (const share of [-0.95, -0.68, 0.3, 0.92])
    tree(ink, share > 0.5 ? 'willow' : 'round', { x: share * ink.half, height: 7 * ink.tall })
  house(ink, { x: ink.half * 0.6, width: 6, height: 5, colour: '#f1ece0', roof: '#5a5560' })
}

/** Stone banks, and across them the gates: high water leaks through into the low. */
function chamber(c: PlaceContext): Piece[] {
  return plane(c, { name: 'chamber', z: WALL, top: 8 }, (ink) => {
    ink.ctx.scale(GROWN, GROWN)
    const [x, wide] = [-ink.half * 0.3, ink.right - ink.left]
    cut(ink, '#8c8378', 0.14).rect(ink.left, -1.5, [wide, 1.6])
    cut(ink, '#b5aa9a', 0.08).rect(ink.left, -1.7, [wide, 0.34])
    for (let at = ink.left; at < ink.right; at += 1.5)
      stroke(ink, '#746b60', 0.05).line([at, -1.3], [at, 0])
    for (const side of [-1, 1]) gate(ink, { x, side })
  })
}

function gate(ink: Ink, { x, side }: { x: number; side: number }): void {
  const edge = side < 0 ? x - 2.5 : x
  cut(ink, '#3a3d42', [0.14, 0.3]).rect(edge, -3.4, [2.5, 3.6])
  for (const y of [-2.9, -1.9, -0.9]) mark(ink, '#5a5e66').rect(edge, y, [2.5, 0.22])
  stroke(ink, '#5a5e66', 0.14).line([x, -0.2], [x + side * 2.5, -3.2])
  cut(ink, '#2f3136', 0.1).plot({ x, w: side }, '0.2 -3.9, 6.4 -3.5, 6.4 -3.1, 0.2 -3.4')
  mark(ink, '#f4f2ea').plot({ x: x + side * 5.9 }, '-0.5 -3.53, 0.5 -3.53, 0.5 -3.1, -0.5 -3.1')
  mark(ink, clear('#f4fbfd', 0.8)).rect(x + side * 0.16 - 0.1, -1.6, [0.2, 1.7])
}

/** Boats lie here even where none is spoken of. */
function moored(c: PlaceContext): Piece[] {
  if ((c.nouns ?? []).some((noun) => /boat|barge/u.test(noun))) return []
  return plane(c, { name: 'moored', z: 5.6, top: 4 }, (ink) =>
    thing(ink, 'prop:narrowboat', { x: ink.half * 0.42, y: 0.3, height: 2.5 }),
  )
}

function towpath(c: PlaceContext): Piece[] {
  const path = terrain(c, { colours: greens(c), far: 2.6, bump: 0.06 })
  return [
    { ...path, depth: () => 5 },
    ...plane(c, { name: 'bollards', z: 2.2, top: 2, split: true }, (ink) => {
      for (const share of [-0.84, 0.8]) {
        cut(ink, '#2f3136', 0.1).standing(share * ink.half, 0, [0.5, 1])
        mark(ink, '#f4f2ea').standing(share * ink.half, -0.8, [0.6, 0.26])
      }
    }),
  ]
}
