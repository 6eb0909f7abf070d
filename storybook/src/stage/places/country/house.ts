import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, smoke } from '../kit/alive.ts'
import { pane, windows } from '../kit/town/buildings.ts'
import { darker, lighter } from '../kit/colour.ts'
import { drivesAcross, roadAcross } from '../kit/nature/road-across.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, plane, planeOf } from '../kit/plane.ts'
import { bush, flower } from '../kit/nature/plants.ts'
import { carvedPumpkins } from '../kit/nature/carved-pumpkins.ts'
import { isForsaken } from '../kit/forsaken.ts'
import { place } from '../kit/recipe.ts'
import { fence } from '../kit/town/street.ts'
import { car } from '../kit/town/passers.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const housePlace = place({
  id: 'house',
  time: 'day',
  sounds: { birds: 0.5 },
  set: (c) => {
    const m = measures(c)
    const { s } = m
    return [
      sky(c),
      neighbours(c),
      house(c, m),
      smoke(c, { at: [-5.4 * s, 9.2 * s, 15.1], size: 0.3 }),
      theGround(c, m),
      garden(c, m),
      kerb(c),
      ...(/halloween|spooky/u.test(c.words) ? carvedPumpkins(c) : []),
      farBirds(c, { count: 3 }),
      greenery(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const s = Math.min(1, extentAt(c.box, 15).half / 11)
  const colour = c.random.fork('paint').pick(['#e9d3a6', '#b9cbd6', '#d9b5a0', '#c9d3b0'])
  return { s, colour }
}

type Measures = ReturnType<typeof measures>

const neighbours = planeOf({ name: 'neighbours', z: 34 }, (ink) => {
  wood(ink, ['round', 'poplar'], { height: [4, 7], step: [2, 4] })
  for (const d of [-0.86, 0.2, 0.9]) {
    mark(ink, '#d9c8b0').standing(d * ink.half, 0, [6, 3])
    mark(ink, '#a8604c').plot({ x: d * ink.half }, '-3.5 -3, 0 -5.4, 3.5 -3')
  }
})

function house(c: PlaceContext, { s, colour }: Measures) {
  return litAtNight(c, { name: 'house', z: 15, haze: 0.7 }, (ink, lit) =>
    home(ink, { s, colour, glowing: lit }),
  )
}

function theGround(c: PlaceContext, { s }: Measures) {
  return meadowGround(c, {
    flowers: 30,
    dress: (ink) => {
      lay(ink, '#c4bcb2', () => level(ink, [2 * s, 7.4 * s], [-7, 15]))
      lay(ink, '#b3aaa0', () => {
        for (let z = -6; z < 15; z += 2.4) level(ink, [2 * s, 7.4 * s], [z, z + 0.07])
      })
      lay(ink, '#d9c8a6', () => level(ink, [-4.4 * s, -2.6 * s], [-2, 15]))
      lay(ink, '#bdb4aa', () => level(ink, [-80, 80], [-4.4, -2]))
      if (drivesAcross(c)) roadAcross(ink)
    },
  })
}

function garden(c: PlaceContext, { s }: Measures) {
  return plane(c, { name: 'garden', z: 9 }, (ink) => {
    fence(ink, { from: -ink.half * 1.5, to: -5.4 * s, height: 1.1, colour: '#fbf4e6' })
    fence(ink, { from: 8 * s, to: ink.half * 1.5, height: 1.1, colour: '#fbf4e6' })
    tree(ink, 'round', { x: -ink.half * 0.84, height: 6.4 * ink.tall })
    for (let i = 0; i < 4; i++) bush(ink, { x: -9 * s + i * 1.2, height: 0.9 })
    if (ink.season !== 'winter')
      for (let i = 0; i < 9; i++) flower(ink, { x: -5.2 * s - i * 0.4, height: 0.6 })
    if (!isForsaken(c)) car(ink, { x: 4.8 * s, width: 4.2 * s, colour: '#c9584a', facing: -1 })
  })
}

const kerb = planeOf({ name: 'kerb', z: 3.6, split: true, top: 6 }, (ink) => {
  mailbox(ink, ink.half * 0.76)
  tree(ink, 'round', { x: ink.half * 1.06, height: 5.6 * ink.tall })
  bush(ink, { x: -ink.half * 0.92, height: 1.2 })
})

interface Home {
  readonly s: number
  readonly colour: string
  readonly glowing: boolean
}

const ROOF = '#7a6a78'

/** A family house with a gable, a porch and a garage. */
function home(ink: Ink, b: Home): void {
  const { s, glowing } = b
  const walls = { x: -7.6 * s, y: -5.4 * s, width: 9 * s, height: 5 * s }
  if (!glowing) {
    gabledWalls(ink, b)
    garage(ink, b)
  }
  const own = { ...ink, random: ink.random.fork('panes') }
  windows(own, walls, {
    columns: 3,
    rows: 2,
    size: [0.4, 0.54],
    frame: '#fffaf0',
    glowing,
    share: 0.8,
  })
  if (glowing) {
    glow(ink, '#ffd28a', { x: -3.4 * s, y: -2.4 * s, radius: 2 * s, strength: 0.5 })
    return
  }
  mark(ink, pane(own)).shape((ctx) => ctx.arc(-3.1 * s, -6.4 * s, 0.55 * s, 0, 7))
  porch(ink, s)
}

function gabledWalls(ink: Ink, { s, colour }: Home): void {
  cut(ink, '#a8604c', 0.08).rect(-5.9 * s, -9.4 * s, [1 * s, 3 * s])
  cut(ink, colour, 0.2).rect(-7.6 * s, -5.4 * s, [9 * s, 5.4 * s])
  for (let i = 1; i < 11; i++)
    mark(ink, darker(colour, 0.08)).rect(-7.6 * s, -i * 0.5 * s, [9 * s, 0.05])
  cut(ink, ROOF, [0.2, 0.3]).plot({ w: s, h: s }, '-8.2 -5.2, -3.1 -9, 2 -5.2')
  cut(ink, lighter(colour, 0.2), 0.06).polygon(
    ...plotted({ w: s, h: s }, '-6 -5.5, -3.1 -7.8, -0.2 -5.5'),
  )
}

function garage(ink: Ink, { s, colour }: Home): void {
  cut(ink, darker(colour, 0.06), 0.16).rect(1.4 * s, -3.6 * s, [6.6 * s, 3.6 * s])
  cut(ink, ROOF, [0.14, 0.3]).polygon(
    ...plotted({ w: s, h: s }, '1 -3.5, 2.2 -5.2, 7.4 -5.2, 8.4 -3.5'),
  )
  cut(ink, '#f4ecdc', 0.05).rect(2.2 * s, -2.8 * s, [5 * s, 2.8 * s])
  for (let i = 1; i < 4; i++) mark(ink, '#d9cfbc').rect(2.2 * s, -i * 0.7 * s, [5 * s, 0.06])
}

/** The front door under its own small roof on two posts. */
function porch(ink: Ink, s: number): void {
  cut(ink, '#8f4f48', 0.06).rect(-4.1 * s, -2.7 * s, [1.4 * s, 2.7 * s])
  mark(ink, '#f0c85a').shape((ctx) => ctx.arc(-2.95 * s, -1.3 * s, 0.1 * s, 0, 7))
  cut(ink, ROOF, 0.1).plot({ w: s, h: s }, '-5 -2.9, -3.4 -3.9, -1.8 -2.9')
  for (const d of [-4.7, -2.1])
    mark(ink, '#fffaf0').rect((d - 0.1) * s, -2.9 * s, [0.2 * s, 2.9 * s])
  mark(ink, '#c9beb0').rect(-5 * s, -0.2 * s, [3.2 * s, 0.24 * s])
}

function mailbox(ink: Ink, x: number): void {
  stroke(ink, '#8a6446', 0.16).line([x, 0], [x, -1.3])
  cut(ink, '#4f7fb0', 0.08).rounded([x - 0.5, -1.9, 1, 0.62], [0.3, 0.3, 0, 0])
  mark(ink, '#d9483f').rect(x + 0.36, -2.3, [0.1, 0.5])
}
