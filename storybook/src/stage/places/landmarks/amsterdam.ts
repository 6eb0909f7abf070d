import type { PlaceContext } from '../../place.ts'
import { passing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { sailBoat } from '../kit/nature/boats.ts'
import { quay, railing } from '../kit/nature/waterside.ts'
import { tree } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { polygon, type Pair } from '../kit/shapes.ts'
import { litPlane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { sky } from '../../sky/sky.ts'

const BRICKS = [
  '#8f4a3c',
  '#a8604a',
  '#6f4a44',
  '#b57a58',
  '#5f4f55',
  '#c08f6a',
  '#7d3f3a',
] as const

/** Tall narrow houses with stepped and curved gables along a canal, elms before them, a boat going by. */
export const amsterdamPlace = place({
  id: 'amsterdam',
  time: 'day',
  ground: 'floor',
  waterline: 0,
  far: 2.2,
  sounds: { water: 0.4, birds: 0.3 },
  set: (c) => [
    sky(c),
    houses(c),
    water(c, { colours: ['#4f7f86', '#5f939a', '#86b0b0'], far: 17, glitter: 0.7 }),
    bank(c),
    boat(c),
    ...(c.afloat ? [] : [quay(c), ...railing(c), ...bicycles(c)]),
  ],
})

const rowOf = (ink: Ink, paint: (at: { x: number; w: number; h: number; i: number }) => void) => {
  for (let x = ink.left, i = 0; x < ink.right; i++) {
    const w = 2.5 + ((i * 7) % 4) * 0.25
    paint({ x: x + w / 2, w, h: (7.6 + ((i * 5) % 4) * 0.9) * Math.min(1.3, ink.tall), i })
    x += w + 0.05
  }
}

function houses(c: PlaceContext) {
  return litPlane(c, 'canal houses', {
    z: 18,
    haze: 0.5,
    reflect: { y: 0, strength: 0.32 },
    draw: (ink) => rowOf(ink, (at) => canalHouse(ink, at)),
    glow: c.light.dark && ((ink: Ink) => rowOf(ink, (at) => lights(ink, at))),
  })
}

interface Front {
  readonly x: number
  readonly w: number
  readonly h: number
  readonly i: number
}

function canalHouse(ink: Ink, { x, w, h, i }: Front): void {
  const colour = BRICKS[(i * 3) % BRICKS.length] ?? BRICKS[0]
  cut(ink, colour, 0.12).standing(x, -0.5, [w, h])
  cut(ink, darker(colour, 0.06), [0.1, 0.3]).shape(i % 2 ? stepped(x, w, h) : bell(x, w, h))
  for (let y = -1.4; y > -h + 0.6; y -= 1.75)
    for (const dx of [-0.3, 0, 0.3]) {
      mark(ink, '#f5efe2').standing(x + dx * w, y, [w * 0.22, 1.2])
      mark(ink, '#6f8794').standing(x + dx * w, y - 0.06, [w * 0.17, 1.06])
    }
  mark(ink, i % 3 ? '#2f5a4a' : '#a8453a').standing(x - w * 0.3, -0.5, [w * 0.24, 1.3])
  mark(ink, lighter(colour, 0.3)).rect(x - w / 2, -0.9, [w, 0.1])
}

function lights(ink: Ink, { x, w, h, i }: Front): void {
  for (let y = -1.4, row = 0; y > -h + 0.6; y -= 1.75, row++)
    for (const [k, dx] of [-0.3, 0, 0.3].entries())
      if ((row + k + i) % 2 === 0)
        mark(ink, '#ffd58a').standing(x + dx * w, y - 0.06, [w * 0.17, 1.06])
}

function stepped(x: number, w: number, h: number) {
  const points: Pair[] = []
  for (let step = 0; step < 4; step++) {
    const half = (w / 2) * (1 - step * 0.24)
    points.push([x - half, -h - 0.5 - step * 0.5], [x - half, -h - 1 - step * 0.5])
  }
  const right = points.map(([px, y]): Pair => [2 * x - px, y]).toReversed()
  return polygon(...points, ...right)
}

function bell(x: number, w: number, h: number) {
  return (ctx: Ink['ctx']): void => {
    ctx.moveTo(x - w / 2, -h - 0.4)
    ctx.bezierCurveTo(x - w * 0.2, -h - 0.7, x - w * 0.34, -h - 1.9, x - w * 0.14, -h - 2)
    ctx.quadraticCurveTo(x, -h - 2.6, x + w * 0.14, -h - 2)
    ctx.bezierCurveTo(x + w * 0.34, -h - 1.9, x + w * 0.2, -h - 0.7, x + w / 2, -h - 0.4)
    ctx.closePath()
  }
}

/** The far quay with its elms. */
const bank = planeOf({ name: 'far quay', z: 17.2, top: 7 }, (ink) => {
  cut(ink, '#8c8078', 0.1).rect(ink.left, -0.7, [ink.right - ink.left, 0.9])
  for (const share of [-0.9, -0.5, -0.1, 0.35, 0.8])
    tree(ink, 'round', { x: share * ink.half, y: -0.6, height: 4.6 })
})

function boat(c: PlaceContext) {
  return passing(
    c,
    { name: 'boat', y: 0, z: 12, size: [3, 4], speed: 0.5, start: -0.3, bob: 0.04 },
    (ink) => sailBoat(ink, { x: 0, height: 2.4 }),
  )
}

const bicycles = planeOf({ name: 'bicycles', z: 3.1, top: 3, split: true }, (ink) => {
  for (const [share, colour] of [
    [-0.82, '#2f4a5c'],
    [-0.66, '#b5493c'],
    [0.74, '#3f6b4f'],
    [0.9, '#4a4a52'],
  ] as const)
    bicycle(ink, share * ink.half, colour)
})

function bicycle(ink: Ink, x: number, colour: string): void {
  const { ctx } = ink
  ctx.strokeStyle = '#3a3a40'
  ctx.lineWidth = 0.07
  for (const dx of [-0.5, 0.5]) {
    ctx.beginPath()
    ctx.arc(x + dx, -0.36, 0.36, 0, 7)
    ctx.stroke()
  }
  ctx.strokeStyle = colour
  ctx.lineWidth = 0.1
  ctx.beginPath()
  ctx.moveTo(x - 0.5, -0.36)
  ctx.lineTo(x - 0.16, -0.92)
  ctx.lineTo(x + 0.4, -0.92)
  ctx.lineTo(x + 0.5, -0.36)
  ctx.moveTo(x - 0.16, -0.92)
  ctx.lineTo(x + 0.05, -0.36)
  ctx.lineTo(x + 0.4, -0.92)
  ctx.moveTo(x + 0.4, -0.92)
  ctx.lineTo(x + 0.36, -1.14)
  ctx.lineTo(x + 0.56, -1.16)
  ctx.stroke()
}
