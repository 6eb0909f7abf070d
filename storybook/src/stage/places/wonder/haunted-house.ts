import { plotted, triples, pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, glowing, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { extentAt, litPlane, planeOf } from '../kit/plane.ts'
import { carvedPumpkins } from '../kit/nature/carved-pumpkins.ts'
import { onStage, place } from '../kit/recipe.ts'
import { fenceWithGate } from '../kit/town/street.ts'
import { bareTree } from '../kit/nature/trees.ts'
import { fogBank } from '../../weather/fog.ts'

export const hauntedHousePlace = place({
  id: 'haunted-house',
  time: 'night',
  sounds: { wind: 0.6, crickets: 0.3 },
  set: (c) => {
    const m = measures(c)
    return [
      sky(c, { at: -0.5 }),
      hill(c),
      house(c, m),
      theGlow(c, m),
      fogBank(c, { z: 15, y: 0.2, height: 1.6, strength: 0.4 }),
      theGround(c),
      deadTrees(c),
      carvedPumpkins(c),
      fogBank(c, { z: 3, y: -0.4, height: 0.8, strength: 0.3 }),
      bats(c),
      motes(c, { z: 4, count: 14, colour: '#c9f27a', high: 4 }),
      greenery(c, { colour: '#3d4a3c' }),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 18)
  const s = Math.min(1.1, e.half / 13, e.crown / 13)
  return { e, s }
}

type Measures = ReturnType<typeof measures>

const hill = planeOf({ name: 'hill', z: 34 }, (ink) =>
  hills(ink, { colour: '#6f6a8a', height: [2, 6], step: 8 }),
)

function house(c: PlaceContext, { s }: Measures) {
  return litPlane(c, 'house', {
    z: 18,
    haze: 0.6,
    draw: (ink) => manor(ink, s, false),
    glow: (ink) => manor(ink, s, true),
  })
}

function theGlow(c: PlaceContext, { s }: Measures) {
  return glowing(c, {
    at: [0, 3.4 * s, 17.9],
    radius: 5,
    colour: '#d9e04a',
    strength: 0.4,
    flicker: 0.3,
  })
}

const theGround = onStage(meadowGround, {
  colours: ['#4f5f4a', '#62735a', '#7a8a70'],
  flowers: 0,
  dress: (ink) => path(ink, { colour: '#8a7f7a', width: 2.2, from: -1, to: 0, bend: 3, far: 18 }),
})

const deadTrees = planeOf({ name: 'dead trees', z: 9, split: true }, (ink) => {
  bareTree(ink, { x: -ink.half * 0.78, height: 7.6 * ink.tall, colour: '#33293a' })
  bareTree(ink, { x: ink.half * 0.86, height: 6.6 * ink.tall, colour: '#33293a' })
  fenceWithGate(ink, { gate: [-0.3, 0.34], height: 1.7, colour: '#3a3346', kind: 'iron' })
})

function bats(c: PlaceContext) {
  return farBirds(
    { ...c, light: { ...c.light, dark: false } },
    { count: 6, colour: '#1d1828', high: 0.62 },
  )
}

const WALL = '#6a5f78'
const ROOF = '#3f384f'
const PANES: readonly Pair[] = pairs(
  '-2.6 4.4, 2.6 4.4, -2.6 1.6, 2.6 1.6, -5.2 6.6, 5.2 5.6, 0 7.6',
)

/** A crooked manor with two towers and broken windows. */
function manor(ink: Ink, s: number, glowing: boolean): void {
  if (glowing) {
    if (ink.light.dark) litPanes(ink, s)
    return
  }
  crookedTowers(ink, s)
  boardedWalls(ink, s)
  cut(ink, ROOF, [0.2, 0.25]).polygon(...plotted({ w: s, h: s }, '-4.7 -6.2, -0.3 -10.6, 4.7 -6.4'))
  darkPanes(ink, s)
  porch(ink, s)
}

/** All but one are lit: that one's candle has gone out. */
function litPanes(ink: Ink, s: number): void {
  PANES.forEach(
    ([x, y], i) =>
      i !== 3 &&
      mark(ink, i % 2 ? '#ffd24a' : '#e6e04a').rounded(
        [(x - 0.5) * s, -(y + 1.4) * s, s, 1.5 * s],
        [0.5 * s, 0.5 * s, 0, 0],
      ),
  )
}

function crookedTowers(ink: Ink, s: number): void {
  for (const [x, w, h] of triples('-5.2 2.4 8.6, 5.2 2.4 7.6')) {
    cut(ink, darker(WALL, 0.1), 0.2).rect((x - w / 2) * s, -h * s, [w * s, h * s])
    cut(ink, ROOF, [0.16, 0.25]).polygon(
      [(x - w * 0.7) * s, -h * s],
      [(x + 0.3) * s, -(h + 4) * s],
      [(x + w * 0.7) * s, -h * s],
    )
  }
}

function boardedWalls(ink: Ink, s: number): void {
  cut(ink, WALL, 0.2).plot({ w: s, h: s }, '-4.2 0, -4 -6.4, 4.1 -6.6, 4.2 0')
  for (let i = 0; i < 12; i++)
    mark(ink, i % 2 ? darker(WALL, 0.12) : lighter(WALL, 0.06)).rect(-4 * s, -i * 0.54 * s, [
      8 * s,
      0.06,
    ])
}

function darkPanes(ink: Ink, s: number): void {
  for (const [x, y] of PANES) {
    mark(ink, '#2a2436').rounded(
      [(x - 0.62) * s, -(y + 1.5) * s, 1.24 * s, 1.7 * s],
      [0.6 * s, 0.6 * s, 0, 0],
    )
    stroke(ink, '#4a4258', 0.08 * s).line([x * s, -(y + 1.5) * s], [x * s, -(y - 0.2) * s])
  }
}

/** The door between two posts under a small gable. */
function porch(ink: Ink, s: number): void {
  cut(ink, '#2f2838', 0.05).rounded(
    [-0.9 * s, -2.6 * s, 1.8 * s, 2.6 * s],
    [0.9 * s, 0.9 * s, 0, 0],
  )
  for (const d of [-1.7, 1.7])
    cut(ink, lighter(WALL, 0.15), 0.08).rect((d - 0.18) * s, -3 * s, [0.36 * s, 3 * s])
  cut(ink, ROOF, 0.1).polygon([-2.3 * s, -3 * s], [0, -4 * s], [2.3 * s, -3 * s])
}
