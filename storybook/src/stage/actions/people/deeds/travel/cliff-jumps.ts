import type { ActionContext } from '../../../action.ts'
import type { Deeds, Hold, Score } from '../../score.ts'
import type { Stance } from '../../stance.ts'
import { underFeet } from '../../grips.ts'
import { BIKE } from './bikes.ts'
import { POLES } from './snow.ts'

/** Over the edge, through the air in a bow, and down to the ground. */
export const CLIFF_JUMPS: Deeds = { 'cliff-jump': { needs: { place: 'ski-slope' }, by: jumpFrom } }

type Bent = Partial<Stance>

/** What one jumps on, and how one crouches, flies and lands on it. */
interface Craft {
  readonly costume: string
  readonly holds: readonly Hold[]
  readonly crouched: Bent
  readonly flying: Bent
  readonly live?: Score['live']
}

const SKIS: Craft = {
  costume: 'skier',
  holds: [underFeet('skis', 0.085, [0.44, 0.6]), ...POLES],
  crouched: { hip: [-0.06, 0.32], rf: [-0.03, 0], lf: [0.04, 0], torso: 0.7, neck: -0.4 },
  flying: { hip: [-0.02, 0.4], rf: [-0.03, 0.02], lf: [0.04, 0.02], torso: 0.4, mouth: 0.8 },
}

const BOARD: Craft = {
  costume: 'snowboarder',
  holds: [underFeet('snowboard', 0.09, [0.5, 0.45])],
  crouched: { hip: [-0.02, 0.32], rf: [-0.16, 0], lf: [0.16, 0], torso: 0.3 },
  flying: { hip: [0, 0.36], rf: [-0.16, 0.02], lf: [0.16, 0.02], torso: 0.1, mouth: 0.8 },
}

const WHEELS: Craft = {
  costume: 'cyclist',
  holds: BIKE.holds ?? [],
  crouched: { hip: [-0.1, 0.53], torso: 0.5, neck: -0.4, rh: [0.24, 0.6], lh: [0.26, 0.6] },
  flying: { hip: [-0.14, 0.58], torso: 0.6, neck: -0.5, rh: [0.24, 0.6], lh: [0.26, 0.6] },
  ...(BIKE.live ? { live: BIKE.live } : {}),
}

function jumpFrom({ object }: ActionContext): Score {
  const craft = /bicycle/u.test(object ?? '') ? WHEELS : /board/u.test(object ?? '') ? BOARD : SKIS
  const snow = craft !== WHEELS
  const { crouched, flying, costume, holds, live } = craft
  const name = snow ? 'snow' : 'dust'
  return {
    seconds: 4.6,
    once: true,
    costume,
    holds,
    face: 'happy',
    needs: { place: snow ? 'ski-slope' : 'mountain' },
    set: [{ thing: snow ? 'snowy ledge' : 'rocky ledge', x: -1.16, z: 0.03, height: 1 }],
    keys: {
      0: { ...crouched, at: [-1.5, 0.98], lean: 0.04 },
      0.22: { ...crouched, at: [-0.42, 0.92], lean: 0.04 },
      0.34: { ...flying, at: [-0.02, 1.16], lean: -0.22 },
      0.48: { ...flying, at: [0.42, 1.1], lean: 0.06 },
      0.6: { ...flying, at: [0.76, 0.74], lean: 0.34 },
      0.7: { ...crouched, at: [1, 0.06], lean: 0.16 },
      1: { ...crouched, at: [1.6, 0.04], lean: 0.02 },
    },
    effects: [
      { name, at: [-0.25, 0.03], from: 0.12, until: 0.24, strength: 1.2 },
      { name, at: [-0.2, 0.03], from: 0.69, until: 0.86, strength: 2 },
    ],
    ...(live ? { live } : {}),
  }
}
