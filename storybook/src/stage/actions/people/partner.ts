import type { Player } from './player.ts'
import type { Beat, PartnerScore } from './score.ts'
import type { Companion } from '../action.ts'
import { isPuppet, createPuppet, type Puppet } from '../../../cast/people/puppet.ts'
import { Person } from '../../../plan/plan.ts'
import { flow } from './keys.ts'
import { clamp } from '../../easing.ts'
import { poseOf } from './pose-of.ts'
import type { Stance } from './stance.ts'
import { heldThings } from './held-things.ts'
import type { Held, Pose } from '../../../cast/actor.ts'
import { raisedElbows } from './elbows.ts'

/** The other one of a deed for two: the one the prompt names, or somebody of the same kind. */
export function partnerOf(player: Player): ((beat: Beat) => Companion) | null {
  const { score, context, body } = player
  const part = score.partner
  if (!part) return null
  const other =
    context.partner && isPuppet(context.partner)
      ? context.partner
      : createPuppet(Person.parse({ age: part.age ?? body.proportions.age }), {
          seed: context.random.fork(`partner ${body.look.key}`).whole(0, 1e9),
        })
  const own = flow(part.keys, !score.once)
  // By age, not by kind: a cat and a penguin at one chessboard are of like size.
  const height = clamp(other.proportions.metres / body.proportions.metres, 0.4, 2.2)
  const scale = body.proportions.body / (height * other.proportions.body)
  const curve = (phase: number): Stance =>
    part.touching ? touching(own(phase), part, scale) : own(phase)
  const holds = heldThings(part.holds, player.fetch, other)
  const { room, seconds } = context
  const way = (t: number): number => (score.glides ? room * clamp(t / seconds) : 0)
  return (beat) => ({
    name: 'partner',
    actor: other,
    place: {
      x: (part.x + (curve(beat.phase).at?.[0] ?? 0)) * body.proportions.body + way(beat.t),
      y: partnerLift(curve(beat.phase), other) * height,
      z: part.z ?? 0.02,
    },
    height,
    pose: {
      ...partnerPose(part, { other, stance: curve(beat.phase), holds: holds(beat) }),
      ...(score.costume && !part.guest ? { costume: score.costume } : {}),
    },
    shadow: true,
  })
}

/** Hands given where the performer has them, seen from the partner's own feet. */
function touching(stance: Stance, part: PartnerScore, scale: number): Stance {
  const faces = part.faces ?? -1
  const seen = (goal: Stance['rh']): Stance['rh'] =>
    goal && !('share' in goal) && goal.length === 2
      ? [(goal[0] - part.x) * faces * scale, goal[1] * scale]
      : goal
  const [rh, lh] = [seen(stance.rh), seen(stance.lh)]
  return { ...stance, ...(rh ? { rh } : {}), ...(lh ? { lh } : {}) }
}

function partnerLift(stance: Stance, other: Puppet): number {
  return (stance.at?.[1] ?? 0) * other.proportions.body
}

function partnerPose(
  part: PartnerScore,
  { other, stance, holds }: { other: Puppet; stance: Stance; holds: readonly Held[] | null },
): Pose {
  const face = stance.face ?? part.face
  const pose = poseOf(other.proportions, face ? { ...stance, face } : stance, {
    view: part.view ?? 'side',
    holds: holds ?? [],
    bends: { ...raisedElbows(part.keys, part.view ?? 'side'), ...part.bends },
  })
  return { ...pose, turn: clamp((stance.turn ?? 1) * 3, -1, 1) * (part.faces ?? -1) }
}
