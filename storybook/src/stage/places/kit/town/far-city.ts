import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { city } from './buildings.ts'
import type { Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'
import { litPlane } from '../plane.ts'

/** Houses along the horizon, with lit windows when it is dark. */
export function farCity(
  c: PlaceContext,
  how: {
    readonly z: number
    readonly colours: readonly string[]
    readonly width: Pair
    /** In a landscape frame; taller in a tall one unless they are `low`. */
    readonly height: Pair
    readonly low?: boolean
    /** What stands before the houses. */
    readonly before?: (ink: Ink) => void
  },
): Piece[] {
  const { colours, width, height } = how
  const draw = (ink: Ink, glowing: boolean): void => {
    const tall = how.low ? 1 : ink.tall
    city(ink, { colours, width, height: [height[0] * tall, height[1] * tall], glowing })
  }
  return litPlane(c, 'far city', {
    z: how.z,
    draw: (ink) => {
      draw(ink, false)
      how.before?.(ink)
    },
    glow: c.light.dark && ((ink: Ink) => draw(ink, true)),
  })
}
