import { pairs } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, glowing, motes, smoke } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { hills, mound, peaks, rocks } from '../kit/nature/land.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { bush } from '../kit/nature/plants.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { litPlane, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

const LOG = '#9a6a45'
/** Of the cabin at the acting line's scale: half its width, its wall and its ridge. */
const [HALF, WALL, RIDGE] = [4.4, 3.6, 7]

/** A log cabin among firs, with light in its windows and smoke over its chimney. */
export const woodlandCabinPlace = place({
  id: 'woodland-cabin',
  time: 'dusk',
  sounds: { wind: 0.3 },
  set: (c) => [
    sky(c),
    ...plane(c, { name: 'peaks', z: 38 }, (ink) =>
      peaks(ink, { colour: '#8f9cbc', height: [6, 12], step: 9, snow: c.snowy ? 0.6 : 0.3 }),
    ),
    ...plane(c, { name: 'woods', z: 24 }, (ink) => {
      hills(ink, { colour: c.snowy ? '#dbe6f2' : '#7f9f78', height: [1, 2.6], step: 8 })
      wood(ink, ['pine'], { height: [4, 7], step: [1.2, 2.6] })
    }),
    cabin(c),
    glowing(c, { at: [-1.4, 2, 8.8], radius: 5, strength: 0.5 }),
    smoke(c, { at: [2.5, RIDGE + 0.7, 9], size: 0.5 }),
    meadowGround(c, {
      flowers: c.snowy ? 0 : 40,
      dress: (ink) =>
        path(ink, { colour: '#c3ad88', width: 1.8, from: -3, to: -0.6, bend: 2, far: 9 }),
    }),
    trees(c),
    motes(c, { z: 3, count: 16, colour: c.snowy ? '#ffffff' : '#ffe9b0', high: 5 }),
    farBirds(c, { count: 3 }),
    greenery(c),
  ],
})

function cabin(c: PlaceContext): Piece[] {
  return litPlane(c, 'cabin', {
    z: 9,
    top: 13,
    draw: (ink) => {
      cut(ink, '#8a8178', [0.1, 0.3]).rect(2, -RIDGE - 0.7, [1.1, 3])
      for (let row = 0; row < 6; row++)
        cut(ink, row % 2 ? LOG : darker(LOG, 0.08), [0.06, 0.25]).rounded(
          [-HALF, -(row + 1) * (WALL / 6), HALF * 2, WALL / 6 - 0.03],
          0.26,
        )
      roof(ink, c.snowy === true)
      door(ink)
      for (const x of [-2.7, 2.5]) pane(ink, x, '#d8c9a0')
      mound(ink, { x: -HALF, width: 3, height: 0.4, colour: c.snowy ? '#f1f6fb' : '#7ea45f' })
      woodpile(ink)
    },
    glow: (ink) => {
      for (const x of [-2.7, 2.5]) {
        glow(ink, '#ffcf7a', { x, y: -1.9, radius: 2, strength: 0.7 })
        pane(ink, x, '#ffe3a0')
      }
    },
  })
}

function roof(ink: Ink, snowy: boolean): void {
  const eaves: Pair[] = [
    [-HALF - 0.9, -WALL + 0.35],
    [0, -RIDGE],
    [HALF + 0.9, -WALL + 0.35],
  ]
  mark(ink, darker(LOG, 0.12)).polygon([-HALF, -WALL], [0, -RIDGE + 0.4], [HALF, -WALL])
  const band = (colour: string, thick: number, lift: number): void =>
    cut(ink, colour, [0.2, 0.4]).polygon(
      ...eaves.map(([x, y]): Pair => [x, y - lift]),
      ...eaves.toReversed().map(([x, y]): Pair => [x * 0.98, y - lift + thick]),
    )
  band('#6b4634', 0.75, 0)
  if (snowy) band('#f6fafd', 0.55, 0.4)
  mark(ink, '#e8d9b4').disc(0, -WALL - 1.5, 0.55)
  mark(ink, '#7f9fb8').disc(0, -WALL - 1.5, 0.42)
}

function door(ink: Ink): void {
  cut(ink, '#6f4130', 0.1).rounded([-0.8, -2.6, 1.6, 2.6], [0.7, 0.7, 0, 0])
  for (const x of [-0.35, 0.05, 0.45]) mark(ink, clear('#3f2418', 0.5)).rect(x, -2.4, [0.05, 2.4])
  mark(ink, '#e8c25a').disc(0.5, -1.2, 0.09)
  mark(ink, lighter(LOG, 0.2)).rect(-1.1, -0.16, [2.2, 0.2])
}

function pane(ink: Ink, x: number, light: string): void {
  mark(ink, '#5a3a2a').rect(x - 0.85, -2.65, [1.7, 1.5])
  mark(ink, light).rect(x - 0.72, -2.52, [1.44, 1.24])
  mark(ink, '#5a3a2a').rect(x - 0.06, -2.6, [0.12, 1.4])
  mark(ink, '#5a3a2a').rect(x - 0.8, -1.98, [1.6, 0.12])
}

function woodpile(ink: Ink): void {
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4 - row; i++) {
      const [x, y] = [HALF + 0.5 + i * 0.6 + row * 0.3, -0.3 - row * 0.52]
      cut(ink, '#7d5638', 0.05).disc(x, y, 0.3)
      mark(ink, '#d2a876').disc(x, y, 0.2)
    }
}

function trees(c: PlaceContext): Piece[] {
  return plane(c, { name: 'trees', z: 5, split: true }, (ink) => {
    for (const [dx, height] of pairs('-1.02 7.6, -0.78 6, 0.84 6.6, 1.06 8')) {
      tree(ink, 'pine', { x: dx * ink.half, height: height * Math.min(1.15, ink.tall) })
      if (c.snowy) mound(ink, { x: dx * ink.half, width: 2.4, height: 0.35, colour: '#f4f8fc' })
    }
    if (!c.snowy) for (const dx of [-0.6, 0.66]) bush(ink, { x: dx * ink.half, height: 0.9 })
    rocks(ink, { x: -ink.half * 0.62, width: 1.6, height: 0.6 })
  })
}
