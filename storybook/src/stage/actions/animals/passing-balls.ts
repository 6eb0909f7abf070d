import type { Actor, Pose } from '../../../cast/actor.ts'
import { arch, cycle, mix } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'
import { tallBeside } from './meeting.ts'

/** A mouse that plays with a lion is seen, too. */
const LEAST = 0.4

/** The ground between the front two, in the performer's heights, and how long the ball is on its way. */
const GAP = 1.15
const WAY = 1.25
/** How high a ball flies, and how little what rolls leaves the ground. */
const [FLIES, ROLLS] = [0.55, 0.04]
const ROLLING = /yarn|wool/u

/** Where the ball is from 0, on the left, to 1, on the right, and how far it is on this way. */
function flight(t: number): { across: number; share: number } {
  const way = t / WAY
  const share = cycle(way)
  return { across: Math.floor(way) % 2 === 0 ? share : 1 - share, share }
}

interface Playmate {
  readonly actor: Actor
  readonly side: -1 | 1
  readonly x: number
  readonly z: number
  readonly height: number
  readonly late: number
}

/** One half on either side of the ball, the later ones farther out and a little behind. */
function teams({ performer, partner, fellows = [] }: ActionContext): readonly Playmate[] {
  const edge = { left: GAP / 2, right: GAP / 2 }
  const all = [performer, ...(partner ? [partner] : []), ...fellows]
  return all.map((actor, index) => {
    const side = index % 2 === 0 ? -1 : 1
    const rank = Math.floor(index / 2)
    const height = index === 0 ? 1 : Math.max(LEAST, tallBeside(actor, performer))
    const wide = actor.aspect * height
    const from = side === -1 ? edge.left : edge.right
    const x = side * (from + wide / 2)
    if (side === -1) edge.left = from + wide * 0.86
    else edge.right = from + wide * 0.86
    return { actor, side, x, z: 0.14 * rank, height, late: 0.23 * rank }
  })
}

/** Eager while the ball comes, a hop and a paw when it is there. */
function poseOf({ side, late }: Playmate, t: number): { pose: Pose; y: number } {
  const { across } = flight(t - late)
  const near = side === 1 ? across : 1 - across
  const hit = near > 0.72 ? (near - 0.72) / 0.28 : 0
  return {
    y: 0.16 * arch(hit / 2),
    pose: {
      ...breathing(t),
      paw: 1.3 * hit,
      lean: 0.05 - 0.12 * hit,
      bow: 0.12 * (1 - hit),
      wag: t * 2.4,
      gait: t * 1.4,
      stride: 0.35,
      face: 'happy',
    },
  }
}

/** One ball for all of them, to and fro between the two sides. */
function passing(context: ActionContext): Performance {
  const { object, tempo } = context
  const name = object ?? 'ball'
  const ball = context.find(name)
  const tall = ball ? Math.min(0.36, 0.4 / ball.aspect) : 0
  const [own, ...others] = teams(context)
  const high = ROLLING.test(name) ? ROLLS : FLIES
  const reach = GAP / 2 - tall * 0.3
  const ballAt = (t: number): { x: number; y: number } => {
    const { across, share } = flight(t)
    return { x: mix(-reach, reach, across), y: high * arch(share) }
  }
  const at = (mate: Playmate, t: number): Companion[] => {
    const { pose, y } = poseOf(mate, t)
    const { x, z, height, side } = mate
    return beside('playmate', mate.actor, {
      x,
      y: y * height,
      z,
      height,
      shadow: true,
      pose: { ...pose, turn: -side },
    })
  }
  return performed(
    context,
    (t) => {
      const beat = t * tempo
      const first = own ? poseOf(own, beat) : { pose: breathing(t), y: 0 }
      const spot = ballAt(beat)
      return {
        x: own?.x ?? 0,
        y: first.y,
        pose: { ...first.pose, turn: 1 },
        companions: [
          ...others.flatMap((mate) => at(mate, beat)),
          ...beside('ball', ball, {
            ...spot,
            z: -0.08,
            height: tall,
            pose: { spin: (spot.x * 2) / Math.max(0.1, tall) },
            shadow: true,
          }),
        ],
      }
    },
    [effect('dust', { strength: 0.3, at: (t) => ({ x: ballAt(t * tempo).x, y: 0 }) })],
  )
}

/** Several at one ball. */
export const PASSING_BALLS: readonly Choreography[] = [
  {
    ...only(['animal', 'bird', 'creature', 'insect', 'fish'], deed('pass-ball', passing)),
    needs: { company: 6 },
  },
]
