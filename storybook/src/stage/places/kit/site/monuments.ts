import { darker, lighter } from '../colour.ts'
import { cut, mark, turned, type Ink } from '../paper.ts'
import { column } from '../town/castles.ts'
import type { Stood } from './built.ts'
import { boxAt } from '../shapes.ts'

/** A house for the dead: steps, columns, a gable with a wreath, a door of bronze, a small dome. */
export function mausoleum(ink: Ink, { x, height: h }: Stood): void {
  const stone = ink.random.fork('tomb').pick(['#cfc9be', '#d8cfbd', '#c4c2c4'])
  const w = h * 0.52
  const paper = [0.14, 0.3] as const
  cut(ink, turned(ink, darker(stone, 0.06), { span: [x - w, x + w], amount: 0.3 }), paper).shape(
    (ctx) => ctx.ellipse(x, -h * 0.74, w * 0.56, h * 0.26, 0, Math.PI, 0),
  )
  cut(ink, stone, 0.05).standing(x, -h * 0.98, [h * 0.035, h * 0.14])
  cut(ink, stone, 0.05).standing(x, -h * 1.05, [h * 0.11, h * 0.03])
  cut(ink, darker(stone, 0.1), paper).standing(x, -h * 0.1, [w * 1.8, h * 0.5])
  mark(ink, darker(stone, 0.4)).shape((ctx) => {
    ctx.moveTo(x - w * 0.26, -h * 0.1)
    ctx.lineTo(x - w * 0.26, -h * 0.38)
    ctx.arc(x, -h * 0.38, w * 0.26, Math.PI, 0)
    ctx.lineTo(x + w * 0.26, -h * 0.1)
  })
  for (const side of [-1, 1])
    cut(ink, '#5a7468', 0.04).standing(x + side * w * 0.105, -h * 0.1, [w * 0.19, h * 0.27])
  for (const share of [-0.8, -0.44, 0.44, 0.8])
    column(ink, { ...boxAt([x + share * w, -h * 0.1], [h * 0.075, h * 0.5]), colour: stone })
  cut(ink, lighter(stone, 0.1), paper).standing(x, -h * 0.58, [w * 2.06, h * 0.07])
  cut(ink, stone, paper).plot({ x, w, h }, '-1.08 -0.65, 0 -0.86, 1.08 -0.65')
  cut(ink, '#6f8f5c', 0.03).disc(x, -h * 0.72, h * 0.045)
  mark(ink, stone).disc(x, -h * 0.72, h * 0.025)
  for (let step = 0; step < 3; step++)
    cut(ink, lighter(stone, 0.12 - step * 0.04), 0.06).standing(x, -h * 0.066 + step * h * 0.036, [
      w * (2.1 + step * 0.16),
      h * 0.038,
    ])
}

const TIERS = 11

/** Rows of stone seats in a half round, seen from the stage, with stairs up between them. */
export function amphitheatre(ink: Ink, { x, height: h }: Stood): void {
  const stone = ink.random.fork('seats').pick(['#d3c19c', '#cbbca4', '#c9b394'])
  const wide = Math.max(h * 1.5, ink.half * 1.16)
  const round = (share: number) => (ctx: Ink['ctx']) => {
    ctx.ellipse(x, 0.2, wide * share, h * (share * 1.16 - 0.16), 0, Math.PI, 0)
    ctx.closePath()
  }
  for (let i = 0; i < TIERS; i++) {
    const share = 1 - (i * 0.66) / TIERS
    cut(ink, darker(stone, 0.16), i === 0 ? 0.2 : 0.05).shape(round(share))
    mark(ink, i % 2 ? stone : lighter(stone, 0.1)).shape(round(share - 0.026))
  }
  for (const angle of [0.16, 0.34, 0.5, 0.66, 0.84]) {
    const [ax, ay] = [-Math.cos(angle * Math.PI), -Math.sin(angle * Math.PI)]
    for (let i = 0; i < TIERS * 2; i++) {
      const share = 1 - (i * 0.33) / TIERS
      mark(ink, i % 2 ? lighter(stone, 0.34) : darker(stone, 0.04)).standing(
        x + ax * wide * share,
        0.2 + ay * h * (share * 1.16 - 0.16),
        [h * 0.13, h * 0.05],
      )
    }
  }
  mark(ink, '#dcc597').shape(round(0.33))
}
