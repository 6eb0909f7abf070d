import { inHand } from '../../grips.ts'
import type { Keys } from '../../keys.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'

const ASTRIDE = 'at 0 1.2, hip 0 0.24, rf 0.44 -0.06, lf 0.41 -0.03'

const WAVING: Keys = {
  0: posture(`${ASTRIDE}, rh 0.14 0.56, la 0.9 0.5, mouth 0.3`),
  0.5: { at: [0, 1.19], la: [1.9, 0.4], mouth: 0.7 },
}

const EATING: Keys = {
  0: posture(`${ASTRIDE}, rh 0.22 0.5, la 0.4 0.5, mouth 0.1`),
  0.5: { at: [0, 1.19], rh: ['mouth', 0.08, -0.04], mouth: 0.7 },
}

/** What is held high up there. */
const FLOWN = /\b(?:flag|banner|pennant|balloon|kite|sparkler|scarf|pinwheel|umbrella)$/u

const FLYING: Keys = {
  0: posture(`${ASTRIDE}, rh 0.3 0.84, right fist, la 0.4 0.5, mouth 0.3`),
  0.5: { at: [0, 1.19], rh: [0.2, 0.9], mouth: 0.7 },
}

/** What the child does up there, and what it has in its hand. */
function upThere(thing: string | null): Pick<Score, 'holds' | 'keys'> {
  if (thing === null) return { holds: [], keys: WAVING }
  return FLOWN.test(thing)
    ? { holds: [inHand('?flag', 0.55, [0.5, 0.92])], keys: FLYING }
    : { holds: [inHand('?ice cream', 0.2)], keys: EATING }
}

/** Held by the shins, with both hands free to wave, or with something to eat or to fly. */
const bornOnNeck = (thing: string | null): Score => ({
  seconds: 2.4,
  face: 'happy',
  keys: {
    0: { rh: [0.17, 0.7], lh: [0.15, 0.68], neck: -0.06 },
    0.5: { hip: [0, 0.445], rh: [0.17, 0.69], lh: [0.15, 0.67], neck: -0.1, mouth: 0.2 },
  },
  partner: {
    x: -0.1,
    z: 0.02,
    faces: 1,
    age: 'child',
    face: 'happy',
    ...upThere(thing),
  },
})

/** What one sits on with a child on the lap, and how tall it is. */
const SEAT = /(?:^| )(?:chair|armchair|stool|couch|sofa|bench)$/u
const TALL: Readonly<Record<string, number>> = { stool: 0.255, bench: 0.5 }

/** Seated, both arms about the child. */
function onLap(named: string | null): Score {
  const thing = SEAT.test(named ?? '') ? named! : 'armchair'
  return {
    seconds: 3.2,
    face: 'happy',
    set: [{ thing, x: 0, z: 0.05, height: TALL[thing] ?? 0.58 }],
    keys: {
      0: posture('hip 0 0.29, rf 0.3 0, lf 0.26 0, rh 0.3 0.46, lh 0.26 0.5, torso 0.04'),
      0.5: { torso: 0.07, neck: 0.1 },
    },
    partner: {
      x: 0.2,
      z: -0.03,
      faces: 1,
      age: 'child',
      face: 'happy',
      keys: {
        0: posture(
          'at 0 0.36, hip 0 0.25, rf 0.27 -0.08, lf 0.24 -0.04, rh 0.2 0.34, lh 0.17 0.34',
        ),
        0.5: { neck: -0.12, mouth: 0.4 },
      },
    },
  }
}

/** A child astride somebody's neck, or on the lap. */
export const SHOULDERS: Deeds = {
  'shoulder-ride': { by: ({ object }) => bornOnNeck(object) },
  'hold-on-lap': { by: ({ object }) => onLap(object) },
}
