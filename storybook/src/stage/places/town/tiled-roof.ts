import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { smoke } from '../kit/alive.ts'
import { darker, lighter, mix } from '../kit/colour.ts'
import { floor, lay, level, type GroundInk } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { roofsBelow } from './gable-roofs.ts'

const CLAY = '#b5654a'
const BRICK = '#8a5345'
const SNOW = '#eef3fb'
/** Where the ridge is, and how deep a row of tiles. */
const RIDGE = 4.6
const ROW = 0.62
/** Where the chimneys stand, in half widths, and how tall they are beside the frame. */
const CHIMNEYS = [
  [-0.72, 0.34],
  [0.8, 0.26],
] as const

/** On the tiles of an old house, with the roofs of the town below. */
export const tiledRoofPlace = place({
  id: 'tiled-roof',
  time: 'day',
  ground: 'floor',
  sounds: { wind: 0.4 },
  set: (c) => [sky(c), ...roofTop(c)],
})

/** What is underfoot up there and next to it: tiles up to the ridge, chimneys, and the gables behind. */
export function roofTop(c: PlaceContext): Piece[] {
  const at = extentAt(c.box, RIDGE)
  return [
    ...roofsBelow(c),
    tiles(c),
    ...plane(c, { name: 'ridge', z: RIDGE, top: 3, bottom: -1 }, (ink) => ridge(ink, c)),
    ...CHIMNEYS.flatMap(([share, tall], i) => [
      ...plane(c, { name: `chimney ${i}`, z: RIDGE - 0.4 }, (ink) =>
        chimney(ink, { x: share * ink.half, tall: tall * ink.tall * 9, snowy: c.snowy === true }),
      ),
      smoke(c, {
        at: [share * at.half, tall * at.crown * 0.9, RIDGE - 0.3],
        size: 0.3,
        alpha: 0.5,
      }),
    ]),
  ]
}

function tiles(c: PlaceContext): Piece {
  const colour = c.snowy ? mix(CLAY, SNOW, 0.75) : CLAY
  return {
    ...floor(c, {
      pattern: 'plain',
      colour,
      other: colour,
      back: RIDGE,
      size: 1,
      dress: (ink) => rows(ink, colour),
    }),
    depth: () => RIDGE + 0.2,
  }
}

/** Row below row, each tile beside the gap of the row above. */
function rows(ink: GroundInk, colour: string): void {
  const wide = ink.half * 1.6
  for (let z = RIDGE, row = 0; z > -4.6; z -= ROW, row++) {
    lay(ink, darker(colour, 0.22), () => level(ink, [-wide, wide], [z - 0.08, z]))
    for (let x = -wide + (row % 2) * 0.4; x < wide; x += 0.8) {
      lay(ink, darker(colour, 0.14), () => level(ink, [x, x + 0.05], [z - ROW, z]))
      if (ink.random.next() < 0.16)
        lay(ink, lighter(colour, 0.1), () =>
          level(ink, [x + 0.05, x + 0.8], [z - ROW + 0.04, z - 0.1]),
        )
    }
  }
}

function ridge(ink: Ink, { snowy }: PlaceContext): void {
  const cap = snowy ? SNOW : darker(CLAY, 0.08)
  for (let x = ink.left; x < ink.right; x += 0.9)
    cut(ink, cap, 0.08).rounded([x, -0.3, 0.96, 0.44], 0.2)
}

function chimney(
  ink: Ink,
  { x, tall, snowy }: { readonly x: number; readonly tall: number; readonly snowy: boolean },
): void {
  const wide = tall * 0.42
  cut(ink, BRICK, [0.2, 0.3]).rect(x - wide / 2, -tall, [wide, tall + 0.3])
  for (let y = 0.3, row = 0; y < tall; y += 0.3, row++)
    for (let dx = (row % 2) * 0.3; dx < wide - 0.2; dx += 0.6)
      mark(ink, darker(BRICK, 0.12)).rect(x - wide / 2 + dx, -y, [0.06, 0.3])
  cut(ink, snowy ? SNOW : darker(BRICK, 0.2), 0.1).rect(x - wide * 0.62, -tall - 0.16, [
    wide * 1.24,
    0.34,
  ])
  for (const side of [-0.26, 0.26])
    cut(ink, CLAY, 0.08).rect(x + side * wide - wide * 0.13, -tall - 0.7, [wide * 0.26, 0.6])
}
