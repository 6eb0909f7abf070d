import { plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import { pane } from '../town/buildings.ts'
import type { Stood } from './built.ts'

/** A hall with a round roof and folding gates: for aeroplanes, tanks, hay. */
export function archedHall(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 1.15
  const colour = '#8f9a86'
  const arch = (grow: number) => (ctx: Ink['ctx']) => {
    ctx.moveTo(x - w * grow, 0)
    ctx.bezierCurveTo(
      x - w * grow,
      -h * 1.32 * grow,
      x + w * grow,
      -h * 1.32 * grow,
      x + w * grow,
      0,
    )
    ctx.closePath()
  }
  cut(ink, turned(ink, colour, { span: [x - w, x + w], amount: 0.25 }), [0.2, 0.3]).shape(arch(1))
  mark(ink, darker(colour, 0.3)).shape(arch(0.86))
  const gate = darker(colour, 0.5)
  cut(ink, lighter(colour, 0.2), 0.06).standing(x, 0, [w * 1.1, h * 0.62])
  for (const share of [-0.375, -0.125, 0.125, 0.375])
    mark(ink, gate).standing(x + share * w * 1.1, 0, [w * 0.25, h * 0.58])
  mark(ink, pane(ink)).rect(x - w * 0.3, -h * 0.8, [w * 0.6, h * 0.1])
}

/** A long low house with a gabled roof and many windows. */
export function barrack(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 2.5
  const colour = '#a39a78'
  cut(ink, turned(ink, colour, { span: [x - w / 2, x + w / 2] }), 0.16).standing(x, 0, [
    w,
    h * 0.62,
  ])
  cut(ink, '#6f6a58', [0.12, 0.2]).polygon(
    ...plotted({ x, w, h }, '-0.54 -0.58, -0.46 -1, 0.46 -1, 0.54 -0.58'),
  )
  for (let i = 0; i < 6; i++)
    mark(ink, pane(ink)).rect(x - w * 0.44 + i * w * 0.155, -h * 0.46, [w * 0.09, h * 0.22])
  cut(ink, '#5a4a3c', 0.05).standing(x + w * 0.02, 0, [w * 0.09, h * 0.44])
}

/** An open shed on posts, with a great round saw at its bench. */
export function sawShed(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 1.7
  mark(ink, '#6b5544').standing(x, 0, [w * 0.9, h * 0.72])
  for (const share of [-0.45, 0, 0.45])
    cut(ink, '#8a6446', 0.06).standing(x + share * w, 0, [w * 0.045, h * 0.72])
  cut(ink, '#a5654a', [0.18, 0.3]).plot({ x, w, h }, '-0.6 -0.68, 0 -1, 0.6 -0.68')
  saw(ink, { x: x + w * 0.06, y: -h * 0.34, r: h * 0.25 })
  cut(ink, '#c9a06a', 0.1).standing(x, 0, [w * 0.74, h * 0.26])
  cut(ink, '#9a6b40', 0.06).rect(x - w * 0.5, -h * 0.36, [w * 0.5, h * 0.11])
  mark(ink, '#e3c08a').disc(x - w * 0.5, -h * 0.305, h * 0.055)
}

function saw(ink: Ink, { x, y, r }: { x: number; y: number; r: number }): void {
  cut(ink, '#d3d8dc', [0.08, 0.3]).shape((ctx) => {
    for (let i = 0; i < 36; i++) {
      const far = i % 2 ? r : r * 0.86
      ctx.lineTo(x + Math.cos((i * Math.PI) / 18) * far, y + Math.sin((i * Math.PI) / 18) * far)
    }
    ctx.closePath()
  })
  mark(ink, '#8a9298').disc(x, y, r * 0.2)
}

/** A ridge tent with its flap open. */
export function ridgeTent(ink: Ink, { x, height: h }: Stood, colour = '#7f8a5c'): void {
  const w = h * 0.85
  cut(ink, turned(ink, colour, { span: [x - w, x + w], amount: 0.3 }), [0.14, 0.3]).plot(
    { x, w, h },
    '-1 0, 0 -1, 1 0',
  )
  mark(ink, darker(colour, 0.55)).polygon([x - w * 0.3, 0], [x, -h * 0.8], [x + w * 0.3, 0])
  stroke(ink, '#5a4a3c', h * 0.03).line([x, 0], [x, -h * 1.06])
}

/** A roof on posts over bays, with its numbers on round boards. */
export function bays(ink: Ink, { height: h }: Stood): void {
  const colour = '#4f6f8a'
  for (let i = -2; i <= 2; i++) {
    const x = i * ink.half * 0.46
    cut(ink, '#7d868f', 0.08).standing(x, 0, [h * 0.06, h])
    cut(ink, '#f3c53c', 0.08).disc(x, -h * 0.8, h * 0.13)
    thinNumber(ink, { x, y: -h * 0.8, size: h * 0.17, count: i + 3 })
  }
  cut(ink, colour, [0.2, 0.4]).rect(ink.left, -h * 1.14, [ink.right - ink.left, h * 0.15])
  mark(ink, lighter(colour, 0.5)).rect(ink.left, -h * 1.04, [ink.right - ink.left, h * 0.03])
}

function thinNumber(
  ink: Ink,
  { x, y, size, count }: { x: number; y: number; size: number; count: number },
): void {
  ink.ctx.save()
  ink.ctx.fillStyle = '#33363f'
  ink.ctx.font = `700 ${size}px sans-serif`
  ink.ctx.textAlign = 'center'
  ink.ctx.textBaseline = 'middle'
  ink.ctx.fillText(String(count), x, y)
  ink.ctx.restore()
}
