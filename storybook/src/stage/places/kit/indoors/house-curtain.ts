import { CURTAIN_CLOSES, CURTAIN_OPENS } from '../../../../plan/kinds.ts'
import type { Piece } from '../../../../scene/scene.ts'
import { ease } from '../../../easing.ts'
import type { PlaceContext } from '../../../place.ts'
import { extentAt, plane } from '../plane.ts'
import { curtain } from './windows.ts'
import { boxAt } from '../shapes.ts'

const [Z, FOLD] = [-0.9, 1.3]
/** When it begins to move, and how long it takes. */
const [STARTS, TAKES] = [0.9, 2.8]

/** Whether the curtain of this stage moves: then another hangs behind those who play. */
export function hasHouseCurtain({ scenery = [] }: PlaceContext): boolean {
  return scenery.includes(CURTAIN_OPENS) || scenery.includes(CURTAIN_CLOSES)
}

/** The curtain between stage and house: two halves that part, or that meet. */
export function houseCurtain(c: PlaceContext): Piece[] {
  if (!hasHouseCurtain(c)) return []
  const opens = c.scenery?.includes(CURTAIN_OPENS) === true
  const way = extentAt(c.box, Z).half * 0.94
  const apart = (t: number): number => {
    const share = ease((t - STARTS) / TAKES)
    return way * (opens ? share : 1 - share)
  }
  return [-1, 1].flatMap((side) =>
    plane(
      c,
      {
        name: `house curtain ${side}`,
        z: Z,
        haze: 0,
        driftReach: way,
        drift: (t) => ({ x: side * apart(t), y: 0 }),
      },
      (ink) => {
        const from = side < 0 ? ink.left - way : 0
        const until = side < 0 ? 0 : ink.right + way
        for (let x = from; x < until - 0.01; x += FOLD)
          curtain(ink, {
            ...boxAt([x + FOLD / 2, 0.35], [FOLD * 1.06, 0.35 - ink.top]),
            colour: '#b3263c',
            tied: false,
          })
      },
    ),
  )
}
