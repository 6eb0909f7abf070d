import type { ActionContext } from '../../../action.ts'
import { steps } from '../../steps.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'
import { seatedHead } from '../../seated-head.ts'
import { SIT } from '../../postures.ts'
import { TAU } from '../../track.ts'
import { inHand } from '../../grips.ts'
import { roundOne } from '../../round-one.ts'
import { STOOL } from '../../furniture.ts'

/** The stethoscope on the chest of somebody who sits: one bends down to a child. */
function examining(context: ActionContext): Score {
  const heart = seatedHead(context) - 0.13
  const bent = Math.max(0, 0.57 - heart) * 1.6
  const lying = { hip: [-0.04 - bent * 0.1, 0.455] } as const
  return {
    seconds: 2,
    costume: 'doctor',
    needs: { place: 'hospital' },
    set: [{ thing: 'stool', x: 0.62, z: 0.04, height: 0.26 }],
    keys: {
      0: {
        ...lying,
        torso: 0.24 + bent,
        rh: [0.44, heart + 0.03],
        right: 'fist',
        lh: [0.4, heart],
      },
      0.5: { rh: [0.44, heart - 0.02], torso: 0.28 + bent, mouth: 0.3 },
    },
    strands: ({ at, body }) => [
      {
        points: [
          { x: (0.13 + bent * 0.2) * body, y: (0.74 - bent * 0.2) * body },
          { x: 0.28 * body, y: (heart - 0.06) * body },
          at('rightHand'),
        ],
        colour: '#4a4f57',
        width: 0.014,
      },
    ],
    partner: {
      guest: true,
      x: 0.62,
      z: 0.01,
      face: 'neutral',
      keys: {
        0: { ...SIT, rh: [0.14, 0.38], lh: [0.18, 0.38], mouth: 0.1 },
        0.5: { torso: -0.05, mouth: 0.6, neck: -0.06 },
      },
    },
  }
}

/** Behind the wheeled bed of somebody who lies on it; the others walk along with a hand on it. */
function wheeling({ partner }: ActionContext): Score {
  const beside = (x: number): PartnerScore => ({
    x,
    z: 0.12,
    faces: 1,
    keys: steps({ rh: [0.1, 0.44], la: [0.1, 0.2], neck: 0.14 }),
  })
  return {
    seconds: 1.1,
    glides: true,
    set: [
      { thing: 'treatment bed', x: 0.78, z: 0.03, height: 0.36 },
      { thing: 'sleeping patient', x: 0.78, y: 0.3, z: 0.02, height: 0.17 },
    ],
    keys: steps({ rh: [0.28, 0.46], lh: [0.3, 0.46], torso: 0.14, neck: 0.02 }),
    ...(partner ? { partner: beside(0.95) } : {}),
    fellows: (count) => Array.from({ length: count }, (_, index) => beside(0.55 - 0.3 * index)),
  }
}

/** Who is named lies there, small enough for the table: a teddy bear, a dog, a clock. */
function operating({ object }: ActionContext): Score {
  if (object === null) return SURGERY
  const [bed] = SURGERY.set ?? []
  const patient = { thing: `?${object}`, stands: true, x: 0.5, y: 0.3, z: -0.05, height: 0.34 }
  return { ...SURGERY, set: bed ? [bed, { ...patient, shadow: false }] : [] }
}

/** Over somebody who sleeps under a sheet. */
const SURGERY: Score = {
  seconds: 2,
  costume: 'surgeon',
  needs: { place: 'operating-room' },
  holds: [inHand('scissors', 0.14)],
  set: [
    { thing: 'treatment bed', x: 0.5, z: -0.04, height: 0.36 },
    { thing: 'sleeping patient', x: 0.5, y: 0.3, z: -0.05, height: 0.17 },
  ],
  keys: {
    0: { rh: [0.3, 0.54], lh: [0.4, 0.52], torso: 0.26, neck: 0.16 },
    0.5: { rh: [0.34, 0.5], lh: [0.38, 0.5], torso: 0.3 },
  },
}

/** When it slips from the hand, and when it lies where it should not. */
const SLIPS = 0.3
const LANDS = 0.42

/** What was in the hand is in the patient: hands fly up. */
function dropping({ object }: ActionContext): Score {
  const { holds: _, ...score } = SURGERY
  const fall = (phase: number): number =>
    Math.min(1, Math.max(0, phase - SLIPS) / (LANDS - SLIPS)) ** 2
  return {
    ...score,
    seconds: 4.4,
    once: true,
    set: [
      ...(SURGERY.set ?? []),
      {
        thing: `?${object ?? 'phone'}`,
        stands: true,
        x: 0.34,
        y: 0.82,
        z: -0.06,
        height: 0.13,
        shadow: false,
        move: ({ phase }) => ({
          x: 0.14 * fall(phase),
          y: -0.44 * fall(phase),
          lean: 1.3 * fall(phase),
        }),
      },
    ],
    keys: {
      0: { rh: [0.3, 0.84], lh: [0.38, 0.52], torso: 0.16, neck: -0.02 },
      [SLIPS]: { rh: [0.31, 0.85], lh: [0.38, 0.52], torso: 0.16, neck: 0 },
      [LANDS]: { rh: [0.34, 0.7], right: 'open', lh: [0.38, 0.6], torso: 0.26, neck: 0.2 },
      0.56: { rh: [0.16, 0.92], lh: [0.28, 0.92], right: 'open', left: 'open', torso: 0.02 },
      1: { rh: [0.14, 0.96], lh: [0.3, 0.94], neck: 0.2, face: 'scared', mouth: 0.8 },
    },
  }
}

/** What is tattooed is seen on the arm under the needle. */
function tattooing(motif: string | null): Score {
  const drawn = { thing: motif ?? '', x: 0.48, y: 0.5, z: -0.08, height: 0.1, shadow: false }
  return {
    seconds: 0.9,
    costume: 'rockstar',
    holds: [inHand('tattoo machine', 0.14, [0.5, 0.2])],
    set: [STOOL, { thing: 'stool', x: 0.66, z: 0.04, height: 0.26 }, ...(motif ? [drawn] : [])],
    keys: {
      0: { ...SIT, torso: 0.16, neck: 0.24, rh: [0.34, 0.56], lh: [0.38, 0.5] },
      0.5: { rh: [0.37, 0.55] },
    },
    partner: {
      guest: true,
      x: 0.68,
      z: 0.01,
      face: 'scared',
      keys: {
        0: { ...SIT, rh: [0.3, 0.5], lh: [0.16, 0.36], torso: -0.04 },
        0.5: { neck: -0.06, mouth: 0.4 },
      },
    },
    effects: [{ name: 'sparks', at: [0.37, 0.5], strength: 0.25 }],
  }
}

/** Patients, potions and needles. */
export const MEDICINE: Deeds = {
  experiment: {
    seconds: 2.6,
    costume: 'scientist',
    needs: { place: 'laboratory', framing: 'close-up' },
    holds: [
      {
        ...inHand('flask', 0.14, [0.5, 0.2]),
        swing: ({ phase }) => Math.max(0, Math.sin(phase * TAU)) * 0.9,
      },
    ],
    set: [
      { thing: 'table', x: 0.42, z: -0.05, height: 0.42 },
      { thing: 'microscope', x: 0.62, y: 0.42, z: -0.06, height: 0.2 },
      { thing: 'beaker', x: 0.4, y: 0.42, z: -0.06, height: 0.13 },
    ],
    keys: {
      0: { rh: [0.26, 0.74], lh: [0.34, 0.47], neck: 0.06 },
      0.3: { rh: [0.31, 0.74], neck: 0.16 },
      0.6: { rh: [0.26, 0.8], neck: -0.06, mouth: 0.6, face: 'surprised' },
      0.99: { face: 'neutral' },
    },
    effects: [
      { name: 'smoke', at: [0.4, 0.58], from: 0.3, until: 0.7, strength: 0.8 },
      { name: 'bubbles', at: [0.4, 0.56], strength: 0.6 },
    ],
  },
  'examine-patient': { needs: { place: 'hospital' }, by: examining },
  'push-stretcher': { needs: { place: 'hospital', way: 0.3, company: 3 }, by: wheeling },
  'drop-in-surgery': { needs: { place: 'operating-room' }, by: dropping },
  surgery: {
    ...roundOne(operating, { middle: 0.5, room: 5 }),
    needs: { place: 'operating-room', company: 5 },
  },
  'take-pulse': {
    seconds: 2,
    costume: 'nurse',
    needs: { place: 'hospital' },
    set: [{ thing: 'stool', x: 0.7, z: 0.04, height: 0.26 }],
    keys: {
      0: { rh: [0.36, 0.52], lh: [0.38, 0.56], torso: 0.26, neck: 0.12 },
      0.5: { rh: [0.36, 0.53], neck: 0.16 },
    },
    partner: {
      x: 0.7,
      guest: true,
      keys: { 0: { ...SIT, rh: [0.3, 0.48], lh: [0.16, 0.38] }, 0.5: { mouth: 0.2 } },
    },
    strands: ({ body }) => [
      {
        points: [
          { x: 0.52 * body, y: 0.52 * body },
          { x: 0.56 * body, y: 0.57 * body },
        ],
        colour: '#3f5f8f',
        width: 0.075,
      },
    ],
  },
  tattoo: { needs: { place: 'workshop' }, by: ({ object }) => tattooing(object) },
}
