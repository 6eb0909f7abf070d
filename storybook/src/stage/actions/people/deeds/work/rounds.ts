import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import type { Keys } from '../../keys.ts'
import { ON_GROUND, SIT } from '../../postures.ts'
import type { Deeds, Hold, PartnerScore, Score, SetPiece } from '../../score.ts'

/** How far the first desk is, and one from the next. */
const DESK = 0.78
const APART = 0.72

const SHEAF: Hold = { ...inHand('sheaf of papers', 0.14, [0.5, 0.6]), grip: 'leftHand' }
const sheet = (when: Hold['when']): Hold => ({
  ...inHand('written page', 0.14, [0.5, 0.7]),
  ...(when ? { when } : {}),
})

/** Whether the sheet is with who stands there, while a round lasts. */
const TAKEN = 0.45

const pupil = (index: number, holds: readonly Hold[]): PartnerScore => ({
  x: DESK + APART * index + 0.06,
  z: 0.02,
  age: 'child',
  guest: true,
  face: 'happy',
  holds,
  keys: {
    0: { ...SIT, rh: [0.24, 0.46], lh: [0.2, 0.42], neck: -0.1 },
    0.3: { ...SIT, rh: index === 0 ? [0.36, 0.58] : [0.24, 0.46], neck: -0.2 },
    0.6: { ...SIT, rh: [0.24, 0.44], lh: [0.2, 0.42], neck: -0.16, mouth: 0.4 },
  },
})

function desks(count: number): SetPiece[] {
  return Array.from({ length: count }, (_, index) => DESK + APART * index).flatMap((x) => [
    { thing: 'stool', x: x + 0.08, z: 0.05, height: 0.255 },
    { thing: 'table', x: x - 0.2, z: -0.04, height: 0.38 },
  ])
}

const ROUND: Keys = {
  0: { lh: [0.14, 0.56], rh: [0.2, 0.6], torso: 0.04, neck: 0.1 },
  0.3: { lh: [0.14, 0.56], rh: [0.42, 0.58], torso: 0.16, neck: 0.16 },
  [TAKEN]: { lh: [0.14, 0.56], rh: [0.42, 0.58], torso: 0.16, neck: 0.16, mouth: 0.3 },
  0.7: { lh: [0.15, 0.57], rh: [0.18, 0.64], torso: 0, neck: 0.12, mouth: 0.1 },
}

/** From desk to desk: sheets are taken from those who sit there, or given to them. */
function goingRound(giving: boolean): (context: ActionContext) => Score {
  const first = ({ phase }: { readonly phase: number }): boolean => phase < TAKEN
  const later = ({ phase }: { readonly phase: number }): boolean => phase >= TAKEN
  const [own, theirs] = giving ? [first, later] : [later, first]
  return ({ fellows = [] }) => ({
    seconds: 3.2,
    face: 'happy',
    costume: 'teacher',
    holds: [SHEAF, sheet(own)],
    set: desks(1 + fellows.length),
    keys: ROUND,
    partner: pupil(0, [sheet(theirs)]),
    fellows: (count) =>
      Array.from({ length: count }, (_, index) =>
        pupil(index + 1, giving ? [] : [sheet(() => true)]),
      ),
  })
}

const AT_SCHOOL = { place: 'classroom', company: 4 } as const

/** What is in the patient's mouth, with its end to the nurse. */
const THERMOMETER: Hold = {
  thing: 'mouth thermometer',
  grip: 'mouth',
  angle: 0.12,
  height: 0.03,
  at: [0.08, 0.5],
}

/** Rounds of a school and of a ward. */
export const ROUNDS: Deeds = {
  'collect-papers': { needs: AT_SCHOOL, by: goingRound(false) },
  'hand-out-papers': { needs: AT_SCHOOL, by: goingRound(true) },
  /** A hand on the forehead of who sits up in bed. */
  'take-temperature': {
    seconds: 3.4,
    needs: { place: 'bedroom', partner: 'person', framing: 'medium' },
    set: [
      { thing: 'bed', x: 0.92, height: 0.52, flip: true },
      { thing: 'drawn blanket', x: 0.98, y: 0.17, z: -0.05, height: 0.22 },
    ],
    keys: {
      0: { rh: [0.46, 0.64], lh: [0.34, 0.5], torso: 0.24, neck: 0.14 },
      0.4: { rh: [0.5, 0.64], lh: [0.36, 0.5], torso: 0.3, neck: 0.18, mouth: 0.3 },
      0.75: { rh: [0.48, 0.64], lh: [0.34, 0.5], torso: 0.27 },
    },
    partner: {
      x: 0.72,
      z: 0,
      faces: 1,
      age: 'child',
      guest: true,
      face: 'sad',
      holds: [THERMOMETER],
      keys: {
        0: {
          ...ON_GROUND,
          at: [0, 0.22],
          torso: -0.1,
          neck: 0.04,
          rh: [0.1, 0.2],
          lh: [0.14, 0.2],
        },
        0.5: { torso: -0.06, neck: 0.1, blink: 0.6 },
      },
    },
  },
}
