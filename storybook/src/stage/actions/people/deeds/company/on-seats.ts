import { late, type Keys } from '../../keys.ts'
import type { Stance } from '../../stance.ts'
import type { Deeds, Hold, PartnerScore, Score, SetPiece } from '../../score.ts'
import { posture } from '../../posture.ts'

/** Seats that several share: what stands on the stage for them, and how high one sits. */
const SEATS: Readonly<Record<string, { hip: number; set: (x: number) => readonly SetPiece[] }>> = {
  bench: { hip: 0.3, set: (x) => [{ thing: 'bench', x, z: 0.03, height: 0.5 }] },
  sofa: { hip: 0.3, set: (x) => [{ thing: 'couch', x, z: 0.03, height: 0.56 }] },
  bed: { hip: 0.3, set: (x) => [{ thing: 'bed', x, z: 0.03, height: 0.62 }] },
  fountain: {
    hip: 0.325,
    set: (x) => [{ thing: 'fountain basin', x, z: 0.05, height: 1.35 }],
  },
  steps: { hip: 0.29, set: (x) => [{ thing: 'front steps', x, z: 0.05, height: 1.6 }] },
  pier: {
    hip: 0.51,
    set: (x) => [{ thing: 'pier front', x, z: 0.04, height: 0.5, shadow: false }],
  },
  wall: {
    hip: 0.305,
    set: (x) => [
      { thing: 'wall', x: x - 0.38, z: 0.04, height: 0.29 },
      { thing: 'wall', x: x + 0.38, z: 0.04, height: 0.29 },
    ],
  },
}

/** How far apart they sit, in adult heights: shoulder to shoulder, or with room for their knees. */
const CLOSE = 0.34
const FACE_TO_FACE = 0.62

type Side = 1 | -1
type Part = (hip: number, side: Side) => Keys

/** How far below the seat feet are that reach no ground. */
const DANGLING = 0.37
/** As high as a seat is whose legs reach the ground. */
const GROUNDED = 0.34

const footAt = (hip: number): number => (hip > GROUNDED ? hip - DANGLING : 0)

const turned = (hip: number) =>
  ({ hip: [0, hip], rf: [0.19, footAt(hip)], lf: [0.15, footAt(hip)] }) as const

/** One of them points and shouts while the other folds the arms; then the other way round. */
const quarrel: Part = (hip, side) => {
  const shout: Stance = {
    ...turned(hip),
    ...posture('rh 0.34 0.62, right point, torso 0.16, mouth 0.9'),
  }
  const sulk: Stance = {
    ...turned(hip),
    ...posture('rh chest 0.08 -0.08, lh chest 0.06 -0.06, right fist, torso -0.08, mouth 0.05'),
  }
  const more: Stance = { ...shout, rh: [0.3, 0.72], mouth: 0.4 }
  return side === 1
    ? { 0: shout, 0.25: more, 0.5: sulk, 0.75: sulk }
    : { 0: sulk, 0.25: sulk, 0.5: shout, 0.75: more }
}

/** Bent to each other until the lips meet. */
const kiss: Part = (hip) => ({
  0: { ...turned(hip), rh: [0.24, 0.44], lh: [0.2, 0.42], torso: 0.06 },
  0.3: { ...turned(hip), rh: [0.28, 0.5], lh: [0.26, 0.46], torso: 0.42, neck: -0.06, blink: 1 },
  0.8: { ...turned(hip), rh: [0.28, 0.51], lh: [0.26, 0.47], torso: 0.43, neck: -0.04, blink: 1 },
})

/** The head goes to the other's ear, a hand beside the mouth. */
const whisper: Part = (hip, side) => {
  const tells = side === 1
  const torso = tells ? 0.3 : 0.12
  return {
    0: { ...turned(hip), rh: tells ? ['mouth', 0.05, 0] : [0.2, 0.4], torso, mouth: 0.1 },
    0.4: { ...turned(hip), torso: torso + 0.03, mouth: tells ? 0.4 : 0.7, neck: 0.05 },
    0.7: { ...turned(hip), torso, mouth: tells ? 0.1 : 0.2 },
  }
}

function facingUs(hip: number, swing: number) {
  const [foot, kick] = [footAt(hip), hip > GROUNDED ? 0.03 : 0.01]
  const up = hip > 0.3 ? kick : 0
  return {
    hip: [0, hip],
    rf: [-0.05, foot + up + up * swing],
    lf: [0.05, foot + up - up * swing],
  } as const
}

/** It goes to the mouth, and down again. */
const eat: Part = (hip, side) => {
  const rest = { rh: [-0.07, hip + 0.19], lh: [0.07, hip + 0.19] } as const
  return {
    0: { ...facingUs(hip, side), ...rest, neck: 0.05 * side },
    0.3: {
      ...facingUs(hip, -1),
      ...posture('rh mouth -0.05 -0.06, lh mouth 0.03 -0.05, mouth 0.8'),
    },
    0.45: {
      ...facingUs(hip, 1),
      ...posture('rh mouth -0.05 -0.07, lh mouth 0.03 -0.06, mouth 0.1'),
    },
    0.65: { ...facingUs(hip, -1), ...rest, mouth: 0.3, neck: 0.1 * side },
    0.85: { ...facingUs(hip, 1), mouth: 0.05, neck: 0.12 * side, look: 0.4 * side },
  }
}

/** Hands in the lap, the legs swinging where they do not reach the ground; they turn to one another. */
const rest: Part = (hip, side) => {
  const hands = { ra: [-0.14, 0.5], la: [0.14, -0.5] } as const
  return {
    0: { ...facingUs(hip, side), ...hands, neck: 0.06 * side, look: 0.4 * side },
    0.4: { ...facingUs(hip, -1), ...hands, neck: 0.1 * side, mouth: 0.4, look: 0.6 * side },
    0.7: { ...facingUs(hip, 1), ...hands, neck: 0.02 * side, look: 0.1 * side, mouth: 0 },
  }
}

/** Heads together over one book, each with a hand at it. */
const readOne: Part = (hip, side) => {
  const hands =
    side === 1
      ? ({ lh: [0.15, hip + 0.17], rh: [-0.1, hip + 0.12] } as const)
      : ({ rh: [-0.16, hip + 0.15], lh: [0.1, hip + 0.1] } as const)
  return {
    0: { ...facingUs(hip, side), ...hands, neck: 0.12 * side, look: 0.5 * side },
    0.4: { ...facingUs(hip, side), ...hands, neck: 0.16 * side, mouth: side === 1 ? 0.5 : 0 },
    0.7: { ...facingUs(hip, side), ...hands, neck: 0.1 * side, mouth: side === 1 ? 0.1 : 0.5 },
  }
}

interface Manner {
  readonly part: Part
  readonly apart: number
  readonly face: 'angry' | 'happy'
  readonly seconds: number
  readonly holds?: readonly Hold[]
  /** Whether there is one for all of them, in the hands of the first. */
  readonly one?: true
  readonly effects?: Score['effects']
}

const SNACK: Hold = { thing: '?sandwich', grip: 'leftHand', height: 0.11 }

const BOOK: Hold = { thing: 'open book', grip: 'leftHand', angle: 0, height: 0.17, at: [0.5, 0.5] }

const MANNERS: Readonly<Record<string, Manner>> = {
  argue: {
    part: quarrel,
    apart: FACE_TO_FACE,
    face: 'angry',
    seconds: 2.7,
    effects: [{ name: 'smoke', at: 'head', strength: 0.3 }],
  },
  kiss: {
    part: kiss,
    apart: 0.5,
    face: 'happy',
    seconds: 4,
    effects: [{ name: 'hearts', at: [0.31, 0.85], strength: 0.5 }],
  },
  whisper: { part: whisper, apart: 0.5, face: 'happy', seconds: 2.6 },
  eat: { part: eat, apart: CLOSE, face: 'happy', seconds: 2.8, holds: [SNACK] },
  read: { part: readOne, apart: CLOSE, face: 'happy', seconds: 4, holds: [BOOK], one: true },
  rest: { part: rest, apart: CLOSE, face: 'happy', seconds: 4 },
}

/** All on one seat: turned to each other where the deed is between two, else with their faces to us. */
function together(manner: Manner, name: string): Score {
  const { part, apart, face, seconds, holds = [], effects = [] } = manner
  const { hip, set } = SEATS[name] ?? SEATS['bench']!
  const front = apart === CLOSE
  const view = front ? 'front' : 'side'
  const other = (x: number, index: number): PartnerScore => ({
    x,
    z: 0,
    faces: front || x < 0 ? 1 : -1,
    view,
    guest: true,
    face,
    holds: manner.one ? [] : holds,
    keys: front
      ? late(part(hip, index % 2 === 0 ? -1 : 1), manner.one ? 0 : 0.23 * index)
      : part(hip, -1),
  })
  return {
    seconds,
    view,
    face,
    holds,
    effects,
    set: set(apart / 2),
    keys: part(hip, 1),
    partner: other(apart, 2),
    fellows: (count) =>
      Array.from({ length: count }, (_, index) =>
        other(index % 2 === 0 ? -apart * (index / 2 + 1) : apart * ((index + 3) / 2), index + 3),
      ),
  }
}

/** Alone on it, in its middle. */
function alone(manner: Manner, name: string): Score {
  const { partner: _partner, fellows: _fellows, ...score } = together(manner, name)
  return { ...score, set: (SEATS[name] ?? SEATS['bench']!).set(0) }
}

/** `argue-on-bench`, `eat-on-wall`: what is done sitting side by side. */
export const ON_SEATS: Deeds = Object.fromEntries(
  Object.entries(MANNERS).flatMap(([deed, manner]) =>
    Object.keys(SEATS).map((seat) => [
      `${deed}-on-${seat}`,
      {
        needs: { company: 4 },
        by: ({ partner }: { readonly partner?: unknown }) =>
          partner ? together(manner, seat) : alone(manner, seat),
      },
    ]),
  ),
)
