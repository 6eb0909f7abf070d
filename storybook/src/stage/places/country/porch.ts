import { plotted } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, glowing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { door, window } from '../kit/indoors/windows.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { greens, meadowGround, path } from '../kit/nature/nature.ts'
import { bush, flower, grass } from '../kit/nature/plants.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { fence } from '../kit/town/street.ts'

const RAIL = 4
const STONY = /\b(terrace|patio|stone|tiled|doorstep|stoop)\b/u
const OPEN = /\b(terrace|patio|deck)\b/u

/** Boards before a house: its door and window on one side, a rail, and the garden beyond; a terrace has stones and no roof. */
export const porchPlace = place({
  id: 'porch',
  time: 'day',
  ground: 'floor',
  far: 2.6,
  sounds: { birds: 0.5, wind: 0.2 },
  set: (c) => [
    sky(c),
    yard(c),
    lawnBehind(c),
    bushes(c),
    boards(c),
    rail(c),
    wall(c),
    ...(OPEN.test(c.words) ? [] : roof(c)),
    pots(c),
    farBirds(c, { count: 3 }),
  ],
})

function yard(c: PlaceContext) {
  return plane(c, { name: 'yard', z: 30 }, (ink) => {
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [1, 3], step: 8 })
    wood(ink, ['round', 'poplar', 'round'], { height: [4, 7], step: [2, 3.6] })
  })
}

const lawnBehind = onStage(meadowGround, {
  flowers: 60,
  dress: (ink) => path(ink, { colour: '#dcc9a0', width: 2, from: 3, to: 8, bend: 3, far: 24 }),
})

const bushes = planeOf({ name: 'bushes', z: 13 }, (ink) => {
  fence(ink, { from: ink.left, to: ink.right, height: 1.2, colour: '#f2e9d8', kind: 'picket' })
  tree(ink, 'round', { x: ink.half * 0.8, height: 6 * Math.min(1.4, ink.tall) })
  for (let x = -ink.half * 0.3; x < ink.half * 1.4; x += 2.4)
    bush(ink, { x, height: ink.random.between(0.7, 1.3) })
})

/** The floor lies on the lawn, and what is beyond it is drawn before. */
function boards(c: PlaceContext): Piece {
  const laid = STONY.test(c.words)
    ? ({ pattern: 'slabs', colour: '#cbbfae', other: '#a89c8c', size: 1.3 } as const)
    : ({ pattern: 'planks', colour: '#b98d62', other: '#8f6844', size: 0.8 } as const)
  return floor(c, { ...laid, back: RAIL + 0.2, depth: RAIL + 0.35 })
}

function rail(c: PlaceContext) {
  return plane(c, { name: 'porch rail', z: RAIL, top: 3, bottom: -1 }, (ink) => {
    const open = OPEN.test(c.words)
    const gap = ink.half * 0.44
    const look = { height: 1.5, colour: open ? '#d9cfc0' : '#f4ecdc', kind: 'picket' } as const
    fence(ink, { ...look, from: -ink.half * 0.3, to: gap - 0.1 })
    fence(ink, { ...look, from: gap + 2, to: ink.right })
    for (const x of [gap, gap + 1.9])
      cut(ink, darker(look.colour, 0.06), 0.08).standing(x, 0.1, [0.26, 1.8])
  })
}

const PAINTS = ['#e9d3a6', '#b9cbd6', '#d9b5a0', '#c9d3b0'] as const

/** The house, with its door and a window, at the left. */
function wall(c: PlaceContext) {
  return plane(c, { name: 'house wall', z: RAIL - 0.2 }, (ink) => {
    const paint = c.random.fork('paint').pick(PAINTS)
    const right = -ink.half * 0.24
    cut(ink, paint, [0.3, 0.3]).rect(ink.left, ink.top, [right - ink.left, 0.2 - ink.top])
    for (let y = -0.4; y > ink.top; y -= 0.42)
      mark(ink, darker(paint, 0.07)).rect(ink.left, y, [right - ink.left, 0.04])
    cut(ink, lighter(paint, 0.4)).rect(right - 0.24, ink.top, [0.3, 0.2 - ink.top])
    door(ink, { x: right - 1.9, width: 2.2, height: 4.7, colour: '#7a4a3c', glass: true })
    mark(ink, '#b8584a').rect(right - 3, -0.06, [2.2, 0.2])
    if (ink.half > 5)
      window(ink, { x: right - 5.4, y: -1.9, width: 2.2, height: 2.5, frame: '#f7f0e2' })
  })
}

/** Beam, posts and the underside of the roof. */
function roof(c: PlaceContext): Piece[] {
  const { half } = extentAt(c.box, RAIL - 0.6)
  const beam = plane(c, { name: 'porch roof', z: RAIL - 0.6 }, (ink) => {
    for (const share of [0.28, 0.94])
      cut(ink, '#f4ecdc', [0.14, 0.3]).rect(share * ink.half - 0.16, ink.top, [
        0.32,
        -ink.top + 0.1,
      ])
    const low = ink.crown * 0.86
    cut(ink, '#e6dac4', 0.2).rect(ink.left, low, [ink.right - ink.left, 0.36])
    mark(ink, '#8a6a50').rect(ink.left, ink.top, [ink.right - ink.left, low - ink.top])
    for (let x = ink.left; x < ink.right; x += 0.9)
      mark(ink, '#7a5c44').polygon(
        [x, low],
        [x + 0.06, low],
        [x * 1.2 + 0.06, ink.top],
        [x * 1.2, ink.top],
      )
    lampOn(ink, low)
  })
  const lit = glowing(c, {
    at: [half * 0.6, extentAt(c.box, RAIL).crown * 0.7, RAIL - 0.7],
    radius: 3,
    colour: '#ffd890',
    strength: 0.6,
  })
  return c.light.dark ? [...beam, ...[lit].flat()] : [...beam]
}

function lampOn(ink: Ink, low: number): void {
  const x = ink.half * 0.6
  stroke(ink, '#4a4038', 0.05).line([x, low], [x, low + 0.5])
  cut(ink, ink.light.dark ? '#ffe3a0' : '#f0e4c4', 0.06).standing(x, low + 1, [0.4, 0.5])
}

/** Flowers in pots at both ends, where nobody acts. */
const pots = planeOf({ name: 'pots', z: 2.9, split: true, top: 3, bottom: -0.4 }, (ink) => {
  for (const share of [-0.92, 0.84, 1]) {
    const x = share * ink.half
    for (let i = 0; i < 4; i++)
      flower(ink, { x: x - 0.3 + i * 0.2, y: -0.6, height: ink.random.between(0.5, 0.8) })
    grass(ink, { x, y: -0.6, height: 0.5 })
    cut(ink, '#b8674a', [0.1, 0.3]).polygon(
      ...plotted({ x }, '-0.42 -0.7, 0.42 -0.7, 0.3 0.05, -0.3 0.05'),
    )
  }
})
