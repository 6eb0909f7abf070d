import { plotted, quads } from '../../../../scene/rows.ts'
import { clear } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

interface Car {
  readonly x: number
  readonly y?: number
  readonly width: number
  readonly colour: string
  readonly facing?: number
  readonly taxi?: boolean
}

/** A simple paper car seen from the side, for traffic far away. */
export function car(ink: Ink, b: Car): void {
  const { x, y = 0, width: w, colour, facing = 1 } = b
  const f = (share: number): number => x + share * w * facing
  cut(ink, colour, [0.08, 0.3]).shape((ctx) => {
    ctx.moveTo(f(-0.5), y - w * 0.07)
    ctx.quadraticCurveTo(f(-0.5), y - w * 0.22, f(-0.38), y - w * 0.24)
    ctx.quadraticCurveTo(f(-0.28), y - w * 0.38, f(-0.12), y - w * 0.38)
    ctx.lineTo(f(0.1), y - w * 0.38)
    ctx.quadraticCurveTo(f(0.2), y - w * 0.36, f(0.28), y - w * 0.24)
    ctx.quadraticCurveTo(f(0.5), y - w * 0.22, f(0.5), y - w * 0.07)
    ctx.closePath()
  })
  carWindows(ink, b)
  mark(ink, ink.light.dark ? '#fff2b8' : '#f5ead0').oval(f(0.46), y - w * 0.15, [
    w * 0.03,
    w * 0.03,
  ])
  mark(ink, '#d9483f').oval(f(-0.48), y - w * 0.16, [w * 0.02, w * 0.03])
  if (b.taxi) mark(ink, '#f7efe0').standing(f(0), y - w * 0.38, [w * 0.14, w * 0.06])
  for (const side of [-0.28, 0.28]) {
    mark(ink, '#2b2a35').disc(f(side), y - w * 0.07, w * 0.085)
    mark(ink, '#c9c7c4').disc(f(side), y - w * 0.07, w * 0.04)
  }
}

function carWindows(ink: Ink, { x, y = 0, width: w, facing = 1 }: Car): void {
  for (const [rear, rearTop, frontTop, front] of quads('-0.3 -0.22 -0.04 -0.04, 0 0 0.1 0.2'))
    mark(ink, '#bcd6e2').polygon(
      [x + rear * w * facing, y - w * 0.24],
      [x + rearTop * w * facing, y - w * 0.34],
      [x + frontTop * w * facing, y - w * 0.34],
      [x + front * w * facing, y - w * 0.24],
    )
}

/** A small paper walker for streets and parks far away. */
export function walker(
  ink: Ink,
  b: { x: number; y?: number; height: number; coat: string; skin?: string },
): void {
  const { x, y = 0, height: h } = b
  stroke(ink, '#3b3d52', h * 0.09).path({ x, y, w: h, h }, 'M0 -0.45L-0.1 0M0 -0.45L0.12 0')
  cut(ink, b.coat, 0.04).polygon(
    ...plotted({ x, y, w: h, h }, '-0.11 -0.82, 0.11 -0.82, 0.17 -0.36, -0.17 -0.36'),
  )
  mark(ink, b.skin ?? '#d9a07a').disc(x, y - h * 0.91, h * 0.09)
  mark(ink, clear('#2f2530', 0.9)).shape((ctx) => ctx.arc(x, y - h * 0.93, h * 0.095, Math.PI, 0))
}
