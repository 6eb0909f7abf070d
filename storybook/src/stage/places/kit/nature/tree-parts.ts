import { plotted, triples } from '../../../../scene/rows.ts'
import type { Spot } from '../spot.ts'
import { clear, darker } from '../colour.ts'
import { cut, stroke, turned, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'

const BARK = '#7a5a44'

const BARK_LINES = triples('-0.4 0.06 0.3, 0.05 0.16 0.5, 0.42 0.04 0.24, -0.25 0.4 0.62')

/** A tapering trunk, lit from the light's side. */
export function trunk(
  ink: Ink,
  spot: Spot,
  how: { height: number; width: number; colour?: string },
): void {
  const { x, y = 0 } = spot
  const half = how.width / 2
  const colour = turned(ink, how.colour ?? BARK, { span: [x - half, x + half], amount: 0.3 })
  cut(ink, colour, 0.08).polygon(
    ...plotted(
      { x, y, w: half, h: how.height },
      '-1.7 0, -0.9 -0.14, -0.7 -1, 0.7 -1, 0.9 -0.14, 1.7 0',
    ),
  )
  if (how.colour !== undefined) return
  for (const [dx, from, to] of BARK_LINES)
    stroke(ink, clear(darker(BARK, 0.4), 0.55), how.width * 0.09).line(
      [x + dx * half, y - from * how.height],
      [x + dx * half * 0.9, y - to * how.height],
    )
}

const LOBES = 11

/** A disc with a rim of lobes, as if cut out along a coin. */
export function scalloped(x: number, y: number, radius: number): (ctx: Ink['ctx']) => void {
  const at = (lobe: number, far: number): Pair => {
    const angle = (lobe / LOBES) * Math.PI * 2
    return [x + Math.cos(angle) * radius * far, y + Math.sin(angle) * radius * far * 0.94]
  }
  return (ctx) => {
    ctx.moveTo(...at(0, 0.92))
    for (let lobe = 0; lobe < LOBES; lobe++)
      ctx.bezierCurveTo(...at(lobe + 0.1, 1.12), ...at(lobe + 0.9, 1.12), ...at(lobe + 1, 0.92))
    ctx.closePath()
  }
}
