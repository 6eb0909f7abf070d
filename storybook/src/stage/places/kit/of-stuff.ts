import { grainTile, TILE } from '../../../cast/colour/grains.ts'
import { FINISHES } from '../../../cast/made-of.ts'
import type { PlaceContext } from '../../place.ts'
import type { Ink } from './paper.ts'

/** How a place is called that is all of one stuff. */
const MADE = /^([a-z-]+)-made$/u

/** How much of the colours below is still seen, and how wide a tile of the stuff's pattern is. */
const COVER = 0.62
const WIDE = 2.2

/** Lays the stuff over a sheet that a place is said to be of: a forest of glass, a city of chocolate. */
export function coatWithStuff(ink: Ink, { scenery = [] }: PlaceContext): void {
  const stuff = scenery.map((words) => MADE.exec(words)?.[1]).find((found) => found !== undefined)
  const finish = FINISHES[stuff?.replaceAll('-', ' ') ?? '']
  if (!finish) return
  const { ctx } = ink
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  const fall = ctx.createLinearGradient(0, ink.crown, 0, 0)
  fall.addColorStop(0, finish.tones[0])
  fall.addColorStop(1, finish.tones[1])
  ctx.globalAlpha = COVER
  ctx.fillStyle = fall
  ctx.fillRect(-1e3, -1e3, 2e3, 2e3)
  ctx.globalAlpha = 0.8
  if (finish.grain) {
    ctx.save()
    ctx.scale(WIDE / TILE, WIDE / TILE)
    ctx.fillStyle = ctx.createPattern(grainTile(finish.grain), 'repeat') ?? 'transparent'
    ctx.fillRect(-3e3, -3e3, 6e3, 6e3)
    ctx.restore()
  }
  if (finish.sheen) glints(ink, finish.sheen)
  ctx.restore()
}

/** Bands of light aslant, as on panes and ice. */
function glints({ ctx, half, crown }: Ink, strength: number): void {
  ctx.transform(1, 0, -0.6, 1, 0, 0)
  ctx.fillStyle = '#ffffff'
  for (let x = -half * 2; x < half * 2; x += 2.3) {
    ctx.globalAlpha = 0.42 * strength
    ctx.fillRect(x, crown * 1.5, 0.34, -crown * 3)
    ctx.globalAlpha = 0.25 * strength
    ctx.fillRect(x + 0.55, crown * 1.5, 0.12, -crown * 3)
  }
}
