import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import type { Deeds, Score } from '../../score.ts'

/** The stairs' foot and top: how far off, and how high the door is, in adult heights. */
const [FOOT, TOP, DOOR] = [0.1, 1.15, 0.66]
/** How far before the stairs the last one comes from, as a share of the whole way, and how far apart they go. */
const [GROUND, APART] = [0.4, 0.2]
/** How much of the way each goes in a film. */
const GOES = 0.4
const FOOTFALLS = 12

/** Where one is who has gone this share of the way: along the ground first, then up. */
function wayAt(share: number): readonly [number, number] {
  if (share < GROUND) return [FOOT - (GROUND - share) * 3, 0]
  const up = Math.min(1, (share - GROUND) / (1 - GROUND))
  return [FOOT + (TOP - FOOT) * up, DOOR * up]
}

/** One foot after the other from here on, or the same way back. */
function going(from: number, out: boolean): Keys {
  return Object.fromEntries(
    Array.from({ length: FOOTFALLS + 1 }, (_, beat) => {
      const share = from + (GOES * beat) / FOOTFALLS
      const [x, y] = wayAt(out ? 1 - share : share)
      const right = beat % 2 === 0
      const near: [number, number] = right ? [0.1, 0.08] : [-0.08, 0]
      const far: [number, number] = right ? [-0.08, 0] : [0.1, 0.08]
      return [
        beat / FOOTFALLS,
        { at: [x, y], turn: out ? -1 : 1, rf: near, lf: far, rh: [0.16, 0.5], torso: 0.05 },
      ]
    }),
  ) as Keys
}

function onStairs(out: boolean): (context: ActionContext) => Score {
  return ({ partner }) => {
    const first = 1 - GOES - 0.02
    const after = (turn: number): Keys => going(Math.max(0, first - APART * turn), out)
    const fellow = (turn: number) => ({
      x: 0,
      z: 0.01 * turn,
      faces: 1 as const,
      guest: true,
      face: 'happy' as const,
      keys: after(turn),
    })
    return {
      seconds: 5,
      once: true,
      face: 'happy',
      set: [
        { thing: 'airplane', x: 3.25, z: 0.2, height: 2.1, stands: true, flip: true },
        { thing: 'air stairs', x: (FOOT + TOP) / 2 + 0.1, z: 0.05, height: DOOR },
      ],
      keys: after(0),
      ...(partner && isPuppet(partner) ? { partner: fellow(1) } : {}),
      fellows: (count) => Array.from({ length: count }, (_, index) => fellow(index + 2)),
    }
  }
}

const NEEDS = { place: 'airport', company: 4 } as const

/** Up to the door of a plane, and down from it. */
export const AIR_STAIRS: Deeds = {
  'board-plane': { needs: NEEDS, by: onStairs(false) },
  'leave-plane': { needs: NEEDS, by: onStairs(true) },
}
