import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { greens } from '../../places/kit/nature/nature.ts'
import { cut } from '../../places/kit/paper.ts'
import { plane } from '../../places/kit/plane.ts'

/** The hill at the horizon: how deep it lies, where, as a share of half the frame, and its height as a share of the whole. */
export const FAR_HILL = { z: 32, x: -0.36, height: 0.13 } as const

/** One broad hill behind a place, for what looks down on it. */
export function farHill(c: PlaceContext): Piece[] {
  return plane(c, { name: 'hill behind', z: FAR_HILL.z + 0.5 }, (ink) => {
    const [x, wide] = [FAR_HILL.x * ink.half, 0.62 * ink.half]
    const top = -FAR_HILL.height * 2 * ink.half * (c.box.height / c.box.width)
    cut(ink, ink.season === 'winter' ? '#dfe8f0' : (greens(c)[1] ?? '#8fb46a'), [0.4, 0.3]).shape(
      (ctx) => {
        ctx.moveTo(x - wide, 0.4)
        ctx.bezierCurveTo(x - wide * 0.5, 0.2, x - wide * 0.4, top, x, top)
        ctx.bezierCurveTo(x + wide * 0.4, top, x + wide * 0.5, 0.2, x + wide, 0.4)
        ctx.closePath()
      },
    )
  })
}
