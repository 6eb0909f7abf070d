import { lickingTongue } from './tongues.ts'
import type { Pose } from '../../../cast/actor.ts'
import { arch, cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { deed, effect, only, performed } from '../performed.ts'
import { buttingHeads, finishing, tugging } from './contests.ts'
import { meeting, tallBeside } from './meeting.ts'
import { romping } from './romping.ts'

const comes = (t: number): number => ease(t / 0.9) - 0.12 * Math.abs(wave(t * 0.35))

/** Birds whose necks make a heart between them when their bills touch. */
const CURVED = /:(swan|flamingo|goose)$/u

const FRONT = 0.66

/** Nose to nose, rubbing a little, with eyes shut; elephants lay their trunks together. */
function nuzzling(context: ActionContext): Performance {
  const { performer } = context
  if (!context.partner) return alone(context)
  // Who only looks at us lays its cheek to the other's: broad feet and folded legs are no hindrance.
  const front = performer.faces === 'front'
  const pose = (t: number, near: number): Pose => ({
    ...breathing(t),
    bow: 0.12 * near + 0.1 * wave(t * 0.8),
    lean: (front ? 0 : 0.07) * near + 0.02 * wave(t * 0.8),
    trunk: 0.55 * near + 0.12 * wave(t * 0.5),
    blink: near > 0.85 && cycle(t / 3.2) > 0.25 ? 1 : 0,
    wag: t * 1.2,
    face: 'happy',
  })
  const usual = (front ? FRONT : 0.2) * Math.min(1, performer.aspect)
  const overlap = CURVED.test(performer.name) ? 0.04 : usual
  const met = meeting(context, { overlap, near: comes, pose })
  return performed(
    context,
    (t) => ({
      x: met.start - 0.16 * (1 - comes(t)),
      pose: pose(t, comes(t)),
      companions: met.companion(t),
    }),
    [effect('hearts', { from: 0.9, strength: 0.8, at: () => ({ x: 0, y: 0.95 }) })],
  )
}

/** Side by side from either hand, so near that their necks cross, and they sway against one another. */
function crossingNecks(context: ActionContext): Performance {
  const { performer } = context
  if (!context.partner) return alone(context)
  const sway = (t: number): number => wave(t / 2.4)
  const pose = (t: number, side: number): Pose => ({
    ...breathing(t),
    lean: 0.05 + 0.06 * side * sway(t),
    bow: 0.06 * side * sway(t),
    blink: cycle(t / 3.1) > 0.8 ? 1 : 0,
    wag: t,
  })
  const overlap = (performer.faces === 'front' ? 0.5 : 0.56) * performer.aspect
  const met = meeting(context, {
    overlap,
    near: () => 1,
    pose: (t) => pose(t, 1),
    other: (t) => pose(t, -1),
  })
  return performed(context, (t) => ({
    x: met.start,
    pose: pose(t, 1),
    companions: met.companion(t),
  }))
}

/** With nobody there it rubs itself against the air and purrs. */
function alone(context: ActionContext): Performance {
  return performed(
    context,
    (t) => ({
      pose: { ...breathing(t), bow: 0.2 + 0.15 * wave(t * 0.7), lean: 0.06, blink: 1, wag: t },
    }),
    [effect('hearts', { strength: 0.5, at: () => ({ x: 0.2, y: 1 }) })],
  )
}

/** A child on the ground, its legs out before it. */
const SITTING: Pose = {
  view: 'side',
  hips: 0.08,
  joints: {
    rightHip: 1.5,
    leftHip: 1.42,
    rightKnee: -0.1,
    leftKnee: -0.16,
    rightShoulder: 0.5,
    rightElbow: 0.5,
    leftShoulder: 0.7,
    leftElbow: 0.5,
  },
}

/** Its tongue goes over the other one's face, again and again. */
function licking(context: ActionContext): Performance {
  const { performer } = context
  // A bowed head leaves its tongue behind: only who faces a child has one of its own.
  const child = context.partner?.kind === 'puppet'
  const lick = (t: number): number => Math.abs(wave(t * 0.8))
  const pose = (t: number): Pose => ({
    ...breathing(t),
    bow: child ? 0 : 0.34 - 0.22 * lick(t),
    lean: 0.08 + 0.05 * lick(t),
    mouth: lick(t),
    face: 'tongue',
    wag: t * 2.6,
  })
  const other = (t: number): Pose => ({
    ...(child ? SITTING : breathing(t)),
    lean: -0.04 * lick(t),
    bow: -0.12 * lick(t),
    blink: 1,
    wag: t * 1.6,
    face: 'happy',
  })
  const overlap = child ? 0.1 : 0.22 * performer.aspect
  const met = meeting(context, { overlap, near: comes, pose, other })
  const start = context.partner ? met.start : 0
  const mouth = performer.grip('mouth', { turn: 1 })
  const tongue = lickingTongue((t) => performer.grip('mouth', { ...pose(t), turn: 1 }), lick)
  return performed(
    context,
    (t) => {
      const x = start + 0.04 * lick(t)
      return { x, pose: pose(t), companions: [...met.companion(t), ...(child ? tongue(t, x) : [])] }
    },
    [
      effect('hearts', { from: 0.7, strength: 0.6, at: () => ({ x: start + mouth.x, y: 1 }) }),
      effect('drips', { strength: 0.3, at: () => ({ x: start + mouth.x + 0.08, y: mouth.y }) }),
    ],
  )
}

/** Sits close to the other one and goes through its coat with its fingers, who keeps still and likes it. */
function groomingOther(context: ActionContext): Performance {
  const { performer } = context
  if (!context.partner) return alone(context)
  const pick = (t: number): number => Math.abs(wave(t * 0.9))
  const pose = (t: number): Pose => ({
    ...breathing(t),
    bow: 0.3 + 0.12 * pick(t),
    lean: 0.1 + 0.04 * pick(t),
    paw: 0.9 + 0.5 * pick(t),
    mouth: cycle(t / 2.4) > 0.7 ? pick(t) : 0,
  })
  const met = meeting(context, {
    overlap: 0.2 * performer.aspect,
    near: () => 1,
    pose,
    other: (t) => ({ ...breathing(t), bow: 0.35, crouch: 0.2, blink: 1, turn: 1 }),
  })
  const turned = (t: number): Companion[] =>
    met.companion(t).map((each) => ({ ...each, pose: { ...each.pose, turn: 1 } }))
  return performed(context, (t) => ({ x: met.start, pose: pose(t), companions: turned(t) }), [
    effect('crumbs', { strength: 0.4, at: () => ({ x: 0, y: 0.6 }) }),
  ])
}

/** Stands with its head under its mother, who looks round at it. */
function suckling(context: ActionContext): Performance {
  const { performer, partner } = context
  const tall = partner ? Math.max(1.45, tallBeside(partner, performer)) : 0
  const mother = (t: number): Companion[] =>
    partner
      ? [
          {
            name: 'partner',
            actor: partner,
            place: { x: performer.aspect * 0.36, y: 0, z: 0.05 },
            height: tall,
            pose: { ...breathing(t), turn: -1, bow: 0.25 * ease(arch(cycle(t / 4))), wag: t * 0.6 },
            shadow: true,
          },
        ]
      : []
  return performed(
    context,
    (t) => ({
      pose: {
        ...breathing(t),
        bow: -0.1 + 0.08 * wave(t * 1.1),
        lean: -0.03,
        lift: 0.012 * Math.abs(wave(t * 1.1)),
        blink: 1,
        wag: t * 2.6,
      },
      companions: mother(t),
    }),
    [effect('hearts', { strength: 0.4, at: () => ({ x: 0.2, y: tall }) })],
  )
}

const BEASTS = ['animal', 'bird', 'fish', 'creature', 'insect'] as const

/** What two animals do with one another. */
export const PAIRS: readonly Choreography[] = [
  only(BEASTS, deed('nuzzle', nuzzling)),
  only(BEASTS, deed('cross-necks', crossingNecks)),
  only(BEASTS, deed('lick', licking)),
  only(BEASTS, deed('groom-other', groomingOther)),
  only(BEASTS, deed('headbutt', buttingHeads)),
  only(BEASTS, deed('suckle', suckling)),
  only(BEASTS, deed('tug-of-war', tugging)),
  only([...BEASTS, 'vehicle'], deed('finish-race', finishing)),
  only(BEASTS, deed('romp', romping)),
]
