import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { lay, layArea, level, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { greens } from '../kit/nature/nature.ts'
import { bush, flower } from '../kit/nature/plants.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import type { Pair } from '../kit/shapes.ts'
import { thing } from '../kit/thing.ts'
import { city } from '../kit/town/buildings.ts'
import { lamp } from '../kit/town/street.ts'
import { traffic } from '../kit/town/town.ts'

/** How deep in the stage its middle lies, and how far the lawn and the kerb reach from there. */
const MIDDLE = 10
const LAWN = { wide: 0.5, deep: 3 } as const
const RING = { wide: 1.02, deep: 7 } as const

/** A ring of asphalt around a lawn with flowers, roads that run into it, cars that go round. */
export const roundaboutPlace = place({
  id: 'roundabout',
  time: 'day',
  ground: 'road',
  sounds: { city: 0.4, traffic: 0.5 },
  set: (c) => [
    sky(c),
    town(c),
    theGround(c),
    ...traffic(c, { z: MIDDLE + 5, count: 2, size: 3.4, speed: -2.2 }),
    island(c),
    ...traffic(c, { z: MIDDLE - 4.6, count: 2, size: 3.8, speed: 2.4 }),
    kerbside(c),
  ],
})

function town(c: PlaceContext): Piece[] {
  return [
    ...litAtNight(c, { name: 'town', z: 34 }, (ink, glowing) =>
      city(ink, {
        colours: ['#b8c0d0', '#c9bfb4', '#aab6cc'],
        height: [5, 9],
        width: [3, 5],
        glowing,
      }),
    ),
    ...plane(c, { name: 'trees', z: 26 }, (ink) =>
      wood(ink, ['round', 'poplar'], { height: [2.6, 4.4], step: [1.8, 3.6], gap: 3 }),
    ),
  ]
}

function theGround(c: PlaceContext): Piece {
  const { half } = extentAt(c.box, MIDDLE)
  return terrain(c, {
    colours: greens(c),
    bump: 0,
    dress: (ink) => {
      const asphalt = '#6a6c78'
      const oval = (grow: number, { wide, deep }: typeof LAWN | typeof RING): Pair[] =>
        Array.from({ length: 72 }, (_, i): Pair => {
          const turn = (i / 72) * Math.PI * 2
          const p = ink.at(
            Math.cos(turn) * half * wide * grow,
            MIDDLE + Math.sin(turn) * deep * grow,
          )
          return [p.x, p.y]
        })
      layArea(ink, '#d9d2c4', oval(1.05, RING))
      lay(ink, '#d9d2c4', () => roads(ink, half, 0.5))
      layArea(ink, asphalt, oval(1, RING))
      lay(ink, asphalt, () => roads(ink, half, 0))
      dashes(ink, half)
      layArea(ink, '#e9e3d6', oval(1.06, LAWN))
      layArea(ink, greens(c)[0] ?? '#84b65a', oval(1, LAWN))
      layArea(ink, '#7a5a44', oval(0.62, LAWN))
    },
  })
}

/** From both sides, from the front and from behind. */
function roads(ink: GroundInk, half: number, edge: number): void {
  level(ink, [-90, 90], [MIDDLE - 1.6 - edge, MIDDLE + 1.6 + edge])
  level(ink, [-half * 0.16 - edge, half * 0.16 + edge], [-6, MIDDLE + 22])
}

function dashes(ink: GroundInk, half: number): void {
  const between = (LAWN.wide + RING.wide) / 2
  for (let i = 0; i < 36; i += 2) {
    const at = (step: number, grow: number): Pair => {
      const turn = ((i + step) / 36) * Math.PI * 2
      const p = ink.at(
        Math.cos(turn) * half * between * grow,
        MIDDLE + (Math.sin(turn) * grow * (LAWN.deep + RING.deep)) / 2,
      )
      return [p.x, p.y]
    }
    layArea(ink, '#f4efe4', [at(0, 0.99), at(1, 0.99), at(1, 1.015), at(0, 1.015)])
  }
}

const BLOSSOMS = ['#e8667c', '#f2c14e', '#f7f0e3', '#b184c9'] as const

/** The bed in the middle: a tree, bushes, flowers, and the arrows that tell which way to go. */
function island(c: PlaceContext): Piece[] {
  return plane(c, { name: 'island', z: MIDDLE, top: 9 }, (ink) => {
    tree(ink, 'round', { x: 0, height: 5 * ink.tall })
    for (const share of [-0.2, 0.2]) bush(ink, { x: share * ink.half, height: 1.1 })
    for (let x = -0.3; x <= 0.3; x += 0.03)
      flower(ink, { x: x * ink.half, height: 0.8, colour: ink.random.pick(BLOSSOMS) })
    arrows(ink, -ink.half * 0.12)
  })
}

function arrows(ink: Ink, x: number): void {
  for (const side of [-0.8, 0.8]) cut(ink, '#5a5f68', 0.04).standing(x + side, 0, [0.1, 0.8])
  cut(ink, '#2f5fa8', 0.08).rounded([x - 1.2, -1.5, 2.4, 0.76], 0.1)
  for (const at of [-0.7, 0, 0.7])
    mark(ink, '#ffffff').plot(
      { x: x + at, y: -1.12 },
      '-0.22 -0.26, 0 -0.26, 0.22 0, 0 0.26, -0.22 0.26, 0 0',
    )
}

function kerbside(c: PlaceContext): Piece[] {
  return plane(c, { name: 'kerbside', z: 2.4, split: true }, (ink) => {
    lamp(ink, { x: -ink.half * 0.86, height: 5.4 })
    thing(ink, 'prop:signpost', { x: ink.half * 0.84, height: 2.8 })
    bush(ink, { x: ink.half * 0.98, height: 1 })
  })
}
