import type { Actor, Held, Pose } from '../../../cast/actor.ts'
import { createPuppet, isPuppet, type Puppet } from '../../../cast/people/puppet.ts'
import { createTool, heldTool } from '../../../cast/people/tools/tool.ts'
import { Person } from '../../../plan/plan.ts'
import type { Place3 } from '../../../scene/space.ts'
import { clamp, cycle } from '../../easing.ts'
import type {
  ActionContext,
  Choreography,
  Companion,
  Effect,
  Moment,
  Performance,
} from '../action.ts'
import { strandPiece } from './strand.ts'
import { extentOf } from './extent.ts'
import { flow, type Key } from './keys.ts'
import { poseOf, type Carriage, type Stance } from './stance.ts'
import type {
  Beat,
  Cue,
  Fetch,
  Hold,
  PartnerScore,
  Score,
  SetPiece,
  Strand,
  Variation,
} from './score.ts'

/** A choreography from a score or its variations. */
export function deed(id: string, score: Score | Variation): Choreography {
  const { needs } = score
  return {
    id,
    for: ['puppet'],
    ...(needs ? { needs } : {}),
    perform: (context) => performScore('by' in score ? score.by(context) : score, context),
  }
}

/** Everything a score needs while it is played by this body. */
interface Player {
  readonly score: Score
  readonly context: ActionContext
  readonly body: Puppet
  readonly beatAt: (t: number) => Beat
  readonly stanceAt: (beat: Beat) => Stance
  readonly fetch: Fetch
}

function performScore(score: Score, context: ActionContext): Performance {
  const body = puppetOf(context.performer, context)
  const loop = !score.once
  const curve = flow(score.keys, loop)
  const fetch: Fetch = (name) => fetchThing(name, context)
  const stanceAt = (beat: Beat): Stance => alive(score, curve(beat.phase), beat)
  const player: Player = { score, context, body, beatAt: beatsOf(score, context), stanceAt, fetch }
  const holds = heldThings(score.holds, fetch, body)
  const partner = partnerOf(player)
  const pieces = (score.set ?? []).flatMap((piece) => settled(piece, player))
  const at = (t: number): Moment => {
    const beat = player.beatAt(t)
    const stance = stanceAt(beat)
    const place = placeOf(player, stance, t)
    const pose = poseFor(player, stance, holds(beat))
    const tied = strandsOf(player, pose, beat).map((strand) => strandPiece(strand, place))
    const around = pieces.flatMap((piece) => piece(beat))
    return { place, pose, companions: [...tied, ...around, ...(partner ? [partner(beat)] : [])] }
  }
  const effects = (score.effects ?? []).flatMap((cue) => effectsOf(cue, player, at))
  return { at, effects, extent: extentOf(at, context.seconds) }
}

function strandsOf({ score, body }: Player, pose: Pose, beat: Beat): readonly Strand[] {
  const { body: scale } = body.proportions
  return score.strands?.({ beat, body: scale, at: (grip) => body.grip(grip, pose) }) ?? []
}

function poseFor({ score, body }: Player, stance: Stance, holds: readonly Held[] | null): Pose {
  const face = stance.face ?? score.face
  const pose = poseOf(body.proportions, face ? { ...stance, face } : stance, {
    view: score.view ?? 'side',
    ...(holds ? { holds } : {}),
    bends: { ...raisedElbows(score.keys, score.view ?? 'side'), ...score.bends },
  })
  // A card seen from its edge is a line: the quicker past that, the better.
  const turned = pose.turn === undefined ? pose : { ...pose, turn: clamp(pose.turn * 3, -1, 1) }
  return score.costume ? { ...turned, costume: score.costume } : turned
}

/** From the front, elbows hang outside below hands that go up; decided once, so that no elbow ever flips over. */
function raisedElbows(keys: readonly Key[], view: Carriage['view']): Carriage['bends'] {
  if (view === 'side') return {}
  const raised = (hand: 'rh' | 'lh'): boolean =>
    keys.some(([, stance]) => {
      const goal = stance[hand]
      if (!goal || 'share' in goal) return false
      return goal.length === 2
        ? goal[1] > 0.76
        : goal[0] !== 'hip' && goal[0] !== 'belly' && goal[0] !== 'chest'
    })
  const near = view === 'front' ? -1 : 1
  return {
    ...(raised('rh') ? { rh: near } : {}),
    ...(raised('lh') ? { lh: -near as 1 | -1 } : {}),
  }
}

/** Everything alive breathes. */
function alive(score: Score, stance: Stance, beat: Beat): Stance {
  const breath = score.still ? 0 : Math.sin(beat.t * 1.9) * 0.011
  const breathing = {
    ...stance,
    torso: (stance.torso ?? 0) + breath,
    neck: (stance.neck ?? 0) - breath * 0.6,
  }
  return score.live ? score.live(breathing, beat) : breathing
}

function beatsOf(score: Score, context: ActionContext): (t: number) => Beat {
  const seconds = score.seconds / context.tempo
  // What happens once takes the time it needs, and not the whole of a long film.
  const whole = Math.min(seconds, context.seconds * 0.92)
  return (t) =>
    score.once
      ? { t, phase: clamp(t / whole), round: 0, seconds: whole }
      : { t, phase: cycle(t / seconds), round: Math.floor(t / seconds), seconds }
}

function placeOf({ score, context, body }: Player, stance: Stance, t: number): Moment['place'] {
  const [x, y] = stance.at ?? [0, 0]
  const k = body.proportions.body
  const way = score.glides ? context.room * clamp(t / context.seconds) : 0
  return { x: x * k + way, y: y * k, z: 0 }
}

function puppetOf(actor: Actor, context: ActionContext): Puppet {
  if (isPuppet(actor)) return actor
  return createPuppet(Person.parse({}), { seed: context.random.fork('stand-in').whole(0, 1e9) })
}

function fetchThing(name: string, context: ActionContext): Actor | null {
  const plain = name.startsWith('?') ? name.slice(1) : name
  const wanted = name.startsWith('?') && context.object ? context.object : null
  const own = wanted ? (createTool(wanted) ?? context.find(wanted)) : null
  return own ?? createTool(plain) ?? context.find(plain)
}

type HoldsAt = (beat: Beat) => readonly Held[] | null

function heldThings(holds: readonly Hold[] | undefined, fetch: Fetch, body: Puppet): HoldsAt {
  if (!holds) return () => null
  const ready = holds.flatMap((hold) => {
    const held = readyToHold(hold, fetch, body)
    return held ? [{ hold, held }] : []
  })
  return (beat) =>
    ready
      .filter(({ hold }) => hold.when?.(beat) ?? true)
      .map(({ hold, held }) =>
        hold.swing ? { ...held, angle: held.angle + hold.swing(beat) } : held,
      )
}

function readyToHold(hold: Hold, fetch: Fetch, body: Puppet): Held | null {
  const actor = fetch(hold.thing)
  if (!actor) return null
  const k = body.proportions.body
  const base = heldTool(actor.name, k) ?? {
    grip: 'rightHand',
    actor,
    angle: Math.PI / 2,
    height: clamp(actor.metres / 1.72, 0.06, 0.5) * k,
    at: { x: 0.5, y: 0.6 },
    front: true,
    upright: true,
  }
  return {
    ...base,
    actor,
    grip: hold.grip ?? 'rightHand',
    ...(hold.angle !== undefined && { angle: hold.angle }),
    ...(hold.height !== undefined && { height: hold.height * k }),
    ...(hold.at && { at: { x: hold.at[0], y: hold.at[1] } }),
    ...(hold.upright !== undefined && { upright: hold.upright }),
    ...(hold.aim && { aim: hold.aim }),
    ...(hold.layer && { layer: hold.layer }),
    ...(hold.front !== undefined && { front: hold.front }),
  }
}

type Settled = (beat: Beat) => readonly Companion[]

function settled(piece: SetPiece, player: Player): readonly Settled[] {
  const actor = player.fetch(piece.thing)
  if (!actor) return []
  const own = piece.height ?? clamp(actor.metres / 1.72, 0.08, 2.4)
  const { x, y = 0, z = 0.05 } = piece
  const { context } = player
  const k = player.body.proportions.body
  const shadow = piece.shadow ?? y < 0.02
  const named = piece.stands && context.object ? context.find(context.object) : null
  const hidden = named ? [ghostOf(named)] : []
  return [
    () => hidden,
    (beat) => {
      const { height = own, alpha = 1, ...moved } = piece.move?.(beat) ?? {}
      if (alpha <= 0) return []
      const way = player.score.glides ? context.room * clamp(beat.t / context.seconds) : 0
      const place = moveTo({ x, y, z }, moved, k)
      const { x: _x, y: _y, z: _z, ...turned } = moved
      const pose: Pose = { turn: piece.flip ? -1 : 1, ...turned, alpha }
      const at = { ...place, x: place.x + way }
      return [{ name: piece.thing, actor, place: at, height: height * k, pose, shadow }]
    },
  ]
}

/** Tells the stage that the named thing is played by another one: it is there, but cannot be seen. */
function ghostOf(actor: Actor): Companion {
  const place = { x: 0, y: 0, z: 0.05 }
  return { name: actor.name, actor, place, height: 0.01, pose: { alpha: 0 }, shadow: false }
}

function moveTo(from: Place3, by: Partial<Place3>, k: number): Place3 {
  return {
    x: (from.x + (by.x ?? 0)) * k,
    y: (from.y + (by.y ?? 0)) * k,
    z: from.z + (by.z ?? 0),
  }
}

/** The other one of a deed for two: the one the prompt names, or somebody of the same kind. */
function partnerOf(player: Player): ((beat: Beat) => Companion) | null {
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
  const height = clamp(other.metres / body.metres, 0.4, 2.2)
  const scale = body.proportions.body / (height * other.proportions.body)
  const curve = (phase: number): Stance =>
    part.touching ? touching(own(phase), part, scale) : own(phase)
  const holds = heldThings(part.holds, player.fetch, other)
  return (beat) => ({
    name: 'partner',
    actor: other,
    place: {
      x: part.x * body.proportions.body,
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
  return { ...pose, turn: (stance.turn ?? 1) * (part.faces ?? -1) }
}

/** The times of the film at which a cue of the cycle is there. */
function effectsOf(cue: Cue, player: Player, at: (t: number) => Moment): Effect[] {
  const { context, body, beatAt, score } = player
  const place = (t: number): Moment['place'] => {
    const moment = at(t)
    const k = body.proportions.body
    const point =
      typeof cue.at === 'string'
        ? body.grip(cue.at, moment.pose)
        : { x: cue.at[0] * k, y: cue.at[1] * k }
    return { x: moment.place.x + point.x, y: moment.place.y + point.y, z: moment.place.z - 0.02 }
  }
  const strength = cue.strength ?? 1
  if (cue.from === undefined)
    return [{ name: cue.name, from: 0, until: context.seconds, at: place, strength }]
  const { seconds } = beatAt(0)
  const rounds = score.once ? 1 : Math.ceil(context.seconds / seconds)
  return Array.from({ length: rounds }, (_, round) => ({
    name: cue.name,
    from: (round + (cue.from ?? 0)) * seconds,
    until: (round + (cue.until ?? (cue.from ?? 0) + 0.08)) * seconds,
    at: place,
    strength,
  }))
}
