import { clear } from './colour.ts'
import type { GroundInk } from './ground.ts'
import { mound } from './land.ts'
import type { Ink, Pair } from './paper.ts'
import { sprinkle } from './plants.ts'
import { pine } from './trees.ts'

/** Pines whose feet are snowed in, each by its place (a share of half the frame) and its height. */
export function pinesInSnow(
  ink: Ink,
  pines: readonly Pair[],
  drift: { width: number; height: number; colour: string },
): void {
  for (const [dx, height] of pines) {
    pine(ink, { x: dx * ink.half, height: height * ink.tall })
    mound(ink, { x: dx * ink.half, ...drift })
  }
}

/** Blue hollows, tracks and glints on a field of snow. */
export function snowSparkle(ink: GroundInk): void {
  const { ctx, random } = ink
  sprinkle(ink, 46, ({ x, y, scale }) => {
    ctx.fillStyle = clear('#a9bfdd', 0.28)
    ctx.beginPath()
    ctx.ellipse(x, y, random.between(0.4, 1.4) * scale, 0.06 * scale, 0, 0, 7)
    ctx.fill()
  })
  sprinkle(ink, 120, ({ x, y, scale }) => {
    ctx.fillStyle = clear('#ffffff', 0.9)
    ctx.beginPath()
    ctx.arc(x, y, 0.025 * scale, 0, 7)
    ctx.fill()
  })
  ctx.fillStyle = clear('#93abd0', 0.5)
  for (let step = 0; step < 16; step++) {
    const p = ink.at(4.5 - step * 0.35 + (step % 2) * 0.3, -1 + step * 0.9)
    ctx.beginPath()
    ctx.ellipse(p.x, p.y, 0.14 * p.scale, 0.06 * p.scale, 0, 0, 7)
    ctx.fill()
  }
}
