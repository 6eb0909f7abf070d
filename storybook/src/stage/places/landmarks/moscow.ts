import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { battlements } from '../kit/town/castles.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { onStage } from '../kit/recipe.ts'

const BRICK = '#b5503f'

export const moscowPlace = sight({
  id: 'moscow',
  ground: 'floor',
  size: [16, 12],
  upwards: 0.92,
  behind: (c) => wall(c),
  before: (c) => [square(c)],
  draw(ink) {
    for (const [x, width, height, colour] of TOWERS) tower(ink, { x, width, height, colour })
    cut(ink, '#efe2cc', [0.12, 0.2]).standing(0, 0, [13, 1])
    for (let x = -6; x < 6; x += 0.9)
      mark(ink, BRICK).rounded([x, -0.8, 0.5, 0.8], [0.25, 0.25, 0, 0])
  },
  glow(ink) {
    for (const [x, , height] of TOWERS)
      mark(ink, '#ffd58a').rounded([x - 0.16, -height * 0.4, 0.32, 0.7], 0.16)
  },
})

/** Back to front. */
const TOWERS = [
  [0, 2.6, 8.4, '#d9a83a'],
  [-2.8, 2, 6.2, '#3f8a6a'],
  [2.8, 2, 6.2, '#3f6fb5'],
  [-5, 1.9, 4.6, '#c8503f'],
  [5, 1.9, 4.6, '#d98a3c'],
  [-1.5, 1.7, 4, '#8a5fb0'],
  [1.6, 1.7, 4, '#2f9a9a'],
] as const

function tower(ink: Ink, b: { x: number; width: number; height: number; colour: string }): void {
  const { x, width: w, height: h, colour } = b
  cut(ink, turned(ink, BRICK, { span: [x - w / 2, x + w / 2] }), [0.16, 0.2]).standing(x, 0, [w, h])
  for (const share of [0.3, 0.62, 0.9]) mark(ink, '#f2e6d0').rect(x - w / 2, -h * share, [w, 0.16])
  mark(ink, '#4a2c30').rounded([x - 0.16, -h * 0.4, 0.32, 0.7], 0.16)
  onion(ink, { x, y: -h, radius: w * 0.56, colour })
}

/** A dome with turning stripes and a golden cross. */
function onion(ink: Ink, b: { x: number; y: number; radius: number; colour: string }): void {
  const { x, y, radius: r, colour } = b
  const shape = (ctx: Ink['ctx']): void => {
    ctx.moveTo(x - r * 0.5, y)
    ctx.bezierCurveTo(x - r * 1.5, y - r * 0.8, x - r * 0.6, y - r * 1.5, x, y - r * 2.3)
    ctx.bezierCurveTo(x + r * 0.6, y - r * 1.5, x + r * 1.5, y - r * 0.8, x + r * 0.5, y)
  }
  cut(ink, colour, [0.14, 0.4]).shape(shape)
  ink.ctx.save()
  ink.ctx.beginPath()
  shape(ink.ctx)
  ink.ctx.clip()
  for (let i = -3; i < 4; i++)
    mark(ink, i % 2 ? lighter(colour, 0.55) : darker(colour, 0.14)).shape((ctx) => {
      ctx.moveTo(x + i * r * 0.36, y)
      ctx.quadraticCurveTo(x + (i + 1.2) * r * 0.4, y - r, x + i * r * 0.16 + r * 0.2, y - r * 2.3)
      ctx.lineTo(x + i * r * 0.16, y - r * 2.3)
      ctx.quadraticCurveTo(x + (i + 0.6) * r * 0.4, y - r, x + (i - 0.5) * r * 0.36, y)
    })
  ink.ctx.restore()
  mark(ink, '#e0b64a').rect(x - 0.04, y - r * 2.3 - 0.6, [0.08, 0.7])
  mark(ink, '#e0b64a').rect(x - 0.18, y - r * 2.3 - 0.42, [0.36, 0.08])
}

const wall = planeOf({ name: 'kremlin wall', z: 26 }, (ink) => {
  cut(ink, darker(BRICK, 0.06), 0.2).rect(ink.left, -3, [ink.right - ink.left, 3.2])
  battlements(ink, { x: 0, y: -3, width: ink.right * 2, size: 0.5, colour: BRICK })
})

const square = onStage(floor, {
  pattern: 'cobbles',
  colour: '#a39a94',
  other: '#8a8280',
  back: 26,
  size: 1.3,
})
