import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { darker, lighter } from '../kit/colour.ts'
import { shop } from '../kit/town/buildings.ts'
import { floor } from '../kit/nature/ground.ts'
import { bush } from '../kit/nature/plants.ts'
import { tree } from '../kit/nature/trees.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { lamp } from '../kit/town/street.ts'
import { SIGNS, sideRoad, strollers } from '../kit/town/town.ts'

const WALLS = ['#e88f7a', '#f2c45f', '#6fb8b0', '#e9a9b8', '#8fb56a', '#7fa6d6', '#f0dcb0'] as const

/** A street of gaily painted old houses with balconies and shutters, a café, palms and old cars at the kerb. */
export const havanaPlace = place({
  id: 'havana',
  time: 'day',
  ground: 'road',
  sounds: { street: 0.5 },
  set: (c) => [
    sky(c),
    theFloor(c),
    houses(c),
    strollers(c, { z: 9.4, count: 3, height: 2 }),
    cars(c),
    kerb(c),
    palms(c),
  ],
})

const theFloor = onStage(floor, {
  pattern: 'slabs',
  colour: '#d3c2a8',
  other: '#b8a68c',
  back: 12,
  size: 1.4,
  dress: (ink) => sideRoad(ink, { z: [4.6, 8.6] }),
})

const COLUMN = 4.4

function houses(c: PlaceContext) {
  return litPlane(c, 'painted houses', {
    z: 11,
    draw: (ink) => {
      row(ink, false)
      if (ORLEANS.test(c.words)) galleries(ink)
    },
    glow: c.light.dark && ((ink) => row(ink, true)),
  })
}

const ORLEANS = /orleans/u

/** Two floors of iron galleries on slim posts, with ferns that hang from them. */
function galleries(ink: Ink): void {
  const [left, right] = [-ink.half * 1.5, ink.half * 1.5]
  for (const y of [-3.2, -5.8]) {
    cut(ink, '#4a4450', 0.14).rect(left, y, [right - left, 0.16])
    ironwork(ink, { left, right, y })
    for (let x = left + 1.1; x < right; x += 3.4)
      bush(ink, { x, y: y + 0.62, width: 1, height: 0.62 })
  }
  for (let x = left; x < right; x += 2.2) mark(ink, '#38333f').standing(x, 0, [0.12, 7])
}

function ironwork(ink: Ink, { left, right, y }: { left: number; right: number; y: number }): void {
  stroke(ink, '#38333f', 0.06).shape((ctx) => {
    ctx.moveTo(left, y - 0.86)
    ctx.lineTo(right, y - 0.86)
    for (let x = left; x < right; x += 0.44) {
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x + 0.34, y - 0.43, x, y - 0.86)
      ctx.moveTo(x + 0.44, y)
      ctx.quadraticCurveTo(x + 0.1, y - 0.43, x + 0.44, y - 0.86)
    }
  })
}

/** Houses side by side; the café is beside the middle, where nobody stands before it. */
function row(ink: Ink, glowing: boolean): void {
  const each = Math.ceil(ink.half / COLUMN) + 1
  for (let i = -each; i <= each; i++) {
    const height = (7.4 + (((i + each) * 5) % 4) * 0.8) * Math.min(1.3, ink.tall)
    const colour = WALLS[(i + each * 3 + 70) % WALLS.length] ?? WALLS[0]
    if (i === 1) cafe(ink, height, glowing)
    else house(ink, { x: i * COLUMN, height, colour, glowing })
  }
}

function cafe(ink: Ink, height: number, glowing: boolean): void {
  const [, cup] = SIGNS
  shop(ink, {
    x: COLUMN,
    width: COLUMN,
    height,
    colour: '#f2c45f',
    stripes: '#c8473f',
    ...(cup ? { sign: cup } : {}),
    ...(glowing ? { glowing } : {}),
  })
}

interface Front {
  readonly x: number
  readonly height: number
  readonly colour: string
  readonly glowing: boolean
}

/** Tall shuttered windows, a balcony with an iron rail, an arched door. */
function house(ink: Ink, { x, height, colour, glowing }: Front): void {
  const floors = [-3.6, -6].filter((y) => y > -height + 1.6)
  if (glowing) {
    for (const y of floors) mark(ink, '#ffd58a').standing(x + 0.9, y, [0.7, 1.5])
    return
  }
  cut(ink, colour, [0.2, 0.2]).standing(x, 0, [COLUMN, height])
  cut(ink, '#f7efe0', 0.1).standing(x, -height + 0.3, [COLUMN + 0.16, 0.34])
  mark(ink, lighter(colour, 0.4)).rect(x - COLUMN / 2, -3.1, [COLUMN, 0.16])
  for (const y of floors) for (const dx of [-0.95, 0.95]) shuttered(ink, x + dx, y)
  balcony(ink, x)
  for (const dx of [-1.15, 1.15]) arch(ink, x + dx, darker(colour, 0.45))
}

function shuttered(ink: Ink, x: number, y: number): void {
  mark(ink, '#f7efe0').standing(x, y + 0.06, [1.36, 1.72])
  mark(ink, '#5f7f86').standing(x, y, [0.6, 1.56])
  for (const side of [-0.45, 0.45]) mark(ink, '#3f8f8a').standing(x + side, y, [0.32, 1.56])
}

function balcony(ink: Ink, x: number): void {
  cut(ink, '#e9dcc4', 0.12).rect(x - 1.9, -3.56, [3.8, 0.16])
  stroke(ink, '#3d4048', 0.06).shape((ctx) => {
    ctx.moveTo(x - 1.85, -4.3)
    ctx.lineTo(x + 1.85, -4.3)
    for (let at = -1.85; at < 1.9; at += 0.37) {
      ctx.moveTo(x + at, -4.3)
      ctx.lineTo(x + at, -3.56)
    }
  })
}

function arch(ink: Ink, x: number, colour: string): void {
  mark(ink, '#f7efe0').shape((ctx) => {
    ctx.rect(x - 0.82, -1.9, 1.64, 1.9)
    ctx.ellipse(x, -1.9, 0.82, 0.82, 0, 0, 7)
  })
  mark(ink, colour).shape((ctx) => {
    ctx.rect(x - 0.64, -1.9, 1.28, 1.9)
    ctx.ellipse(x, -1.9, 0.64, 0.64, 0, 0, 7)
  })
}

const cars = planeOf({ name: 'old cars', z: 7.6 }, (ink) => {
  for (const [dx, colour, turn] of [
    [-0.56, 'turquoise', -1],
    [0.92, 'red', 1],
  ] as const)
    thing(ink, dx < 0 ? 'prop:convertible' : 'prop:old-automobile', {
      x: dx * ink.half,
      height: dx < 0 ? 1.7 : 2.2,
      turn,
      look: { colour },
      shadow: 0.1,
    })
})

const kerb = onStage(litPlane, 'kerb', {
  z: 4.2,
  split: true,
  draw: (ink) => {
    tree(ink, 'palm', { x: -ink.half * 0.84, height: 6.4 * ink.tall })
    lamp(ink, { x: ink.half * 0.86, height: 4.8 * ink.tall })
  },
  glow: (ink) => lamp(ink, { x: ink.half * 0.86, height: 4.8 * ink.tall, glowing: true }),
})

const palms = wingOf({ name: 'palms', sway: 0.15 }, (ink) =>
  tree(ink, 'palm', { x: ink.half * 1.3, y: ink.foot + 0.4, height: Math.min(8, ink.half) }),
)
