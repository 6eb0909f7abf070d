import type { GroundBrush } from '../../../../paint/pieces/ground.ts'
import type { Light } from '../../../../scene/light.ts'
import type { Random } from '../../../../scene/random.ts'
import { clear } from '../colour.ts'

interface SnowInk extends GroundBrush {
  readonly random: Random
  readonly light: Light
}

/** How far away each bank of snow has its crest, from the farthest to the nearest. */
const CRESTS = [27, 15, 8, 3.6, -0.6, -3.4] as const
const WHITE = '#ffffff'
const HOLLOW = '#a9bfdf'

/** Banks of snow with round cut edges, one in front of the other: lit at the crest, blue in the hollow behind the next. */
export function drifts(ink: SnowInk): void {
  CRESTS.forEach((z, i) => bank(ink, z, CRESTS[i + 1] ?? z - 1.4))
}

function bank(ink: SnowInk, z: number, next: number): void {
  const { ctx } = ink
  const crest = ink.at(0, z)
  const foot = ink.at(0, next)
  if (crest.y < ink.top || crest.y > ink.bottom) return
  const rise = 0.17 * crest.scale
  const fall = ctx.createLinearGradient(0, crest.y - rise, 0, foot.y + rise * 0.4)
  fall.addColorStop(0, clear(WHITE, 0.95))
  fall.addColorStop(0.3, clear(WHITE, 0.55))
  fall.addColorStop(1, clear(HOLLOW, 0.2))
  ctx.save()
  ctx.shadowColor = clear(ink.light.shadow, 0.22)
  ctx.shadowBlur = 0.16 * crest.scale * ink.unit
  ctx.shadowOffsetY = -0.03 * crest.scale * ink.unit
  ctx.fillStyle = fall
  ctx.beginPath()
  ctx.moveTo(ink.left - 1, ink.bottom + 1)
  mounds(ink, { y: crest.y, rise, step: 4 * crest.scale })
  ctx.lineTo(ink.right + 1, ink.bottom + 1)
  ctx.closePath()
  ctx.fill()
  ctx.restore()
}

/** A crest of long low humps, as a wind leaves them. */
function mounds(ink: SnowInk, how: { y: number; rise: number; step: number }): void {
  const { ctx, random } = ink
  const { rise, step } = how
  let x = ink.left - 1 - step * random.next()
  let y = how.y
  ctx.lineTo(x, y)
  while (x < ink.right + 1) {
    const wide = step * random.between(0.6, 1.5)
    const next = how.y + rise * random.between(-1, 1)
    // Level where two meet: a corner would make waves of them.
    ctx.bezierCurveTo(x + wide * 0.5, y, x + wide * 0.5, next, x + wide, next)
    x += wide
    y = next
  }
}
