import type { Player } from './player.ts'
import type { Beat, PartnerScore } from './score.ts'
import type { Companion } from '../action.ts'
import { isPuppet, createPuppet, type Puppet } from '../../../cast/people/puppet.ts'
import { WITHOUT } from '../../../cast/people/look.ts'
import { Person } from '../../../plan/plan.ts'
import { flow } from './keys.ts'
import { clamp } from '../../easing.ts'
import { poseOf } from './pose-of.ts'
import type { Stance } from './stance.ts'
import { heldThings } from './held-things.ts'
import type { Held, Pose } from '../../../cast/actor.ts'
import { raisedElbows } from './elbows.ts'

type Other = (beat: Beat) => Companion

/** The others of a deed: the partner, whom the prompt names or who is of the same kind, and those who join them. */
export function othersOf(player: Player): readonly Other[] {
  const { score, context, body } = player
  const named = context.partner && isPuppet(context.partner) ? context.partner : null
  const stranger = (age: PartnerScore['age']): Puppet =>
    createPuppet(Person.parse({ age: age ?? body.proportions.age }), {
      seed: context.random.fork(`partner ${body.look.key}`).whole(0, 1e9),
    })
  const first = score.partner
    ? [otherAs(score.partner, named ?? stranger(score.partner.age), player)]
    : []
  const fellows = (context.fellows ?? []).filter(isPuppet)
  const parts = score.fellows?.(fellows.length) ?? []
  const more = fellows.flatMap((fellow, index) => {
    const part = parts[index]
    return part ? [otherAs(part, fellow, player)] : []
  })
  return [...first, ...more]
}

function otherAs(part: PartnerScore, other: Puppet, player: Player): Other {
  const { score, context, body } = player
  const own = flow(part.keys, !score.once)
  const height = heightOf(other, part, player)
  const scale = body.proportions.body / (height * other.proportions.body)
  const x = besideHead(part.x, body, other)
  const curve = (phase: number): Stance =>
    part.touching ? touching(own(phase), { ...part, x }, scale) : own(phase)
  const holds = heldThings(part.holds, player.fetch, other)
  const { room, seconds } = context
  const way = (t: number): number => (score.glides ? room * clamp(t / seconds) : 0)
  return later(part, (beat) => ({
    name: 'partner',
    actor: other,
    place: {
      x: (x + (curve(beat.phase).at?.[0] ?? 0)) * body.proportions.body + way(beat.t),
      y: partnerLift(curve(beat.phase), other) * height + cushions(part, height),
      z: part.z ?? 0.02,
    },
    height,
    pose: {
      ...partnerPose(part, { other, stance: curve(beat.phase), holds: holds(beat) }),
      ...costumeFor(part, score, beat),
    },
    shadow: true,
  }))
}

function costumeFor(
  { sheds, guest }: PartnerScore,
  { costume }: Player['score'],
  beat: Beat,
): Pick<Pose, 'costume'> {
  const shed = sheds?.(beat) ?? null
  if (shed !== null) return { costume: `${WITHOUT}${shed}` }
  return costume && !guest ? { costume } : {}
}

/** Those who do the same do not do it in step. */
function later({ late = 0 }: PartnerScore, other: Other): Other {
  return late === 0 ? other : (beat) => other({ ...beat, phase: (beat.phase + late) % 1 })
}

/** How tall the other is in the performer's heights. */
function heightOf(other: Puppet, { level, tall }: PartnerScore, player: Player): number {
  if (tall !== undefined) return tall
  const { body } = player
  const beasts = (other.look.beast === undefined) !== (body.look.beast === undefined)
  const mixed = beasts || isRobot(other.look) !== isRobot(body.look)
  if (level && mixed) return 1
  // By age, not by kind: a cat and a penguin at one chessboard are of like size.
  const least = other.look.beast && atTable(player) ? SEES_OVER : 0.4
  return clamp(other.proportions.metres / body.proportions.metres, least, 2.2)
}

/** A parrot at a card table must see its cards. */
const SEES_OVER = 0.85

function atTable({ score: { set } }: Player): boolean {
  return Array.isArray(set) && set.some(({ thing }) => /^(?:table|shop counter)$/u.test(thing))
}

/** Heads of animals and robots are wide: in each other's arms one would hide the other's face; at arm's length there is room for both. */
const APART = { beast: [0.48, 0.64], robot: [0.64, 0.8] } as const
const ARMS_LENGTH = 0.5

function besideHead(x: number, { look }: Puppet, other: Puppet): number {
  const beasts = look.beast && other.look.beast
  const robots = isRobot(look) && isRobot(other.look)
  if (x <= 0 || !(beasts || robots)) return x
  const [near, far] = APART[beasts ? 'beast' : 'robot']
  return Math.max(x, x < ARMS_LENGTH ? near : far)
}

function isRobot({ outfit }: Puppet['look']): boolean {
  return outfit.hat?.style === 'robot-head'
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

/** Where the head's top is of one who sits, in own heights. */
const SEATED_TOP = 0.87

function cushions({ sees = 0 }: PartnerScore, height: number): number {
  return Math.max(0, sees - SEATED_TOP * height)
}

function partnerLift(stance: Stance, other: Puppet): number {
  return (stance.at?.[1] ?? 0) * other.proportions.body
}

function partnerPose(
  part: PartnerScore,
  { other, stance, holds }: { other: Puppet; stance: Stance; holds: readonly Held[] },
): Pose {
  const face = stance.face ?? part.face
  const pose = poseOf(other.proportions, face ? { ...stance, face } : stance, {
    view: part.view ?? 'side',
    holds,
    bends: { ...raisedElbows(part.keys, part.view ?? 'side'), ...part.bends },
  })
  return { ...pose, turn: clamp((stance.turn ?? 1) * 3, -1, 1) * (part.faces ?? -1) }
}
