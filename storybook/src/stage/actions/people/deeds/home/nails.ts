import { readColour } from '../../../../../cast/colour/read-colour.ts'
import type { Deeds, Hold, Score } from '../../score.ts'
import { DESK, STOOL } from '../../furniture.ts'
import { SIT } from '../../postures.ts'

const RED = '#c8304a'

const dyeOf = (colour: string | null): string => (colour?.startsWith('#') ? colour : RED)

const NEAR_BEDROOM = { place: 'bedroom', framing: 'close-up' } as const

/** The brush, and the nails themselves. */
function inColour(dye: string): readonly Hold[] {
  return [
    { thing: `painted nails in ${dye}`, grip: 'leftHand', angle: 0.7, height: 0.075 },
    { thing: `nail brush in ${dye}`, angle: 1.7, height: 0.14 },
  ]
}

/** Sits with one hand spread out, and goes over its nails with a small brush. */
function paintingIn(dye: string): Score {
  return {
    seconds: 2,
    face: 'happy',
    needs: NEAR_BEDROOM,
    set: [
      STOOL,
      { ...DESK, x: 0.5 },
      { thing: `nail polish in ${dye}`, x: 0.5, y: 0.42, z: -0.06, height: 0.15 },
    ],
    holds: inColour(dye),
    keys: {
      0: { ...SIT, lh: [0.3, 0.54], left: 'open', rh: [0.2, 0.6], neck: 0.3, torso: 0.08 },
      0.2: { rh: [0.24, 0.57] },
      0.35: { rh: [0.2, 0.6] },
      0.5: { rh: [0.25, 0.58], neck: 0.34 },
      0.65: { rh: [0.2, 0.61] },
      0.85: { lh: [0.3, 0.6], rh: [0.14, 0.5], neck: 0.2, mouth: 0.3 },
    },
  }
}

/** Hands that are made up. */
export const NAIL_DEEDS: Deeds = {
  'paint-nails': {
    needs: NEAR_BEDROOM,
    by: ({ object }) => paintingIn(dyeOf(readColour(object ?? ''))),
  },
}
