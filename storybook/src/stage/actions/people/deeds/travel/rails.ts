import { underFeet } from '../../grips.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

const STAIRS: SetPiece = { thing: 'staircase', x: 0.5, z: 0.06, height: 1, flip: true }

type Ride = Pick<Score, 'holds' | 'keys'> & { readonly lands?: Score['keys'][number] }

/** From the top of a stair's rail to its foot, where the street goes on. */
function downRail(how: Ride, place: string): Score {
  const keys = Object.entries(how.keys).map(([at, stance]) => {
    const way = Math.min(1, Math.max(0, (Number(at) - 0.12) / 0.6))
    return [at, { ...stance, at: [-0.06 + way * 1.14, 0.99 - way * 0.66] }] as const
  })
  return {
    seconds: 5,
    once: true,
    needs: { place },
    face: 'happy',
    holds: how.holds ?? [],
    set: [STAIRS],
    keys: {
      ...Object.fromEntries(keys),
      0.86: { ...how.lands, at: [1.3, 0.05] },
      1: { ...how.lands, at: [1.42, 0.05] },
    },
    effects: [{ name: 'sparks', at: 'feet', from: 0.15, until: 0.7, strength: 0.4 }],
  }
}

const CROUCH = { hip: [-0.02, 0.4], lf: [0.13, 0], rf: [-0.13, 0], torso: 0.2 } as const
const SEATED = { hip: [0, 0.06], rl: [1.2, -0.3], ll: [1.3, -0.3], torso: -0.1 } as const
/** Off the rail on bent knees: legs that still hung from it would be in the ground. */
const LANDED = { hip: [0, 0.4], rl: [0.7, -1.2], ll: [0.45, -1], torso: 0.15 } as const

/** Down the rail of a staircase, on a board or astride. */
export const RAILS: Deeds = {
  'grind-rail': downRail(
    {
      holds: [underFeet('skateboard', 0.12, [0.5, 0.36])],
      keys: {
        0: { ...CROUCH, ra: [-0.9, 0.3], la: [1.2, 0.3] },
        0.4: { ...CROUCH, ra: [-1.3, 0.2], la: [1.4, 0.2], mouth: 0.6 },
        0.72: { ...CROUCH, ra: [-1.1, 0.2], la: [1.5, 0.3], mouth: 0.8 },
      },
    },
    'street',
  ),
  'slide-rail': downRail(
    {
      lands: LANDED,
      keys: {
        0: { ...SEATED, ra: [-0.5, 0.2], la: [0.6, 0.3], mouth: 0.4 },
        0.4: { ...SEATED, ra: [-2.4, 0.2], la: [2.4, 0.2], mouth: 1 },
        0.72: { ...SEATED, ra: [-2.2, 0.2], la: [2.5, 0.2], mouth: 1 },
      },
    },
    'living room',
  ),
}
