import type { Score, Variation, Fetch, Beat, Strand } from './score.ts'
import type { Choreography, ActionContext, Performance, Moment } from '../action.ts'
import { flow } from './keys.ts'
import { poseOf } from './pose-of.ts'
import type { Stance } from './stance.ts'
import type { Player } from './player.ts'
import { heldThings } from './held-things.ts'
import { othersOf } from './partner.ts'
import { settled } from './set-pieces.ts'
import { ropesOf } from './strand.ts'
import { effectsOf } from './timed-cues.ts'
import { extentOf } from './extent.ts'
import type { Pose, Held, Actor } from '../../../cast/actor.ts'
import { raisedElbows } from './elbows.ts'
import { whirled } from './whirl.ts'
import type { View } from '../../../cast/people/body/skeleton.ts'
import { clamp, cycle, tremble } from '../../easing.ts'
import { type Puppet, isPuppet, createPuppet } from '../../../cast/people/puppet.ts'
import { WITHOUT } from '../../../cast/people/look.ts'
import { Person } from '../../../plan/plan.ts'
import { readColour } from '../../../cast/colour/read-colour.ts'
import { paintOf } from '../../../cast/people/drawing/tone.ts'
import { createTool } from '../../../cast/people/tools/hold-tool.ts'

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

function performScore(score: Score, context: ActionContext): Performance {
  const body = puppetOf(context.performer, context)
  const loop = !score.once
  const curve = flow(score.keys, loop)
  const fetch: Fetch = (name) => fetchThing(name, context)
  const own = context.random.fork('alive').next() * 9
  const stanceAt = (beat: Beat): Stance => alive(score, curve(beat.phase), { beat, own })
  const player: Player = { score, context, body, beatAt: beatsOf(score, context), stanceAt, fetch }
  const keepsTool = score.keepsTool === true && score.holds === undefined
  const held = heldThings(score.holds, fetch, body)
  const others = othersOf(player)
  const pieces = (score.set ?? []).flatMap((piece) => settled(piece, player))
  const posed = (beat: Beat): Pose =>
    poseFor(player, { stance: stanceAt(beat), beat }, keepsTool ? null : held(beat))
  const ropes = ropesOf((t) => {
    const beat = player.beatAt(t)
    return strandsOf(player, posed(beat), beat)
  })
  const at = (t: number): Moment => {
    const beat = player.beatAt(t)
    const place = placeOf(player, stanceAt(beat), t)
    const pose = posed(beat)
    const tied = score.strands ? ropes(t, place) : []
    const around = pieces.flatMap((piece) => piece(beat))
    return { place, pose, companions: [...tied, ...around, ...others.map((other) => other(beat))] }
  }
  const effects = (score.effects ?? []).flatMap((cue) => effectsOf(cue, player, at))
  const extent = extentOf(at, context.seconds, body)
  return isLeap(score) ? { at, effects, extent, stays: true } : { at, effects, extent }
}

/** Over a bar or up to a hoop: what is leapt at stays in sight, and the camera does not leap along. */
function isLeap({ set = [], keys, glides }: Score): boolean {
  const heights = Object.values(keys).map((stance) => stance.at?.[1] ?? 0)
  const fixed = set.some(({ move }) => move === undefined)
  return fixed && !glides && Math.max(...heights) - Math.min(...heights) > 0.3
}

function strandsOf({ score, body }: Player, pose: Pose, beat: Beat): readonly Strand[] {
  const { body: scale } = body.proportions
  return score.strands?.({ beat, body: scale, at: (grip) => body.grip(grip, pose) }) ?? []
}

function poseFor(
  { score, body }: Player,
  { stance, beat }: { stance: Stance; beat: Beat },
  holds: readonly Held[] | null,
): Pose {
  const face = faceFor(score, stance, body.emotion)
  const seen = sideAt(score, beat)
  const pose = poseOf(body.proportions, face ? { ...stance, face } : stance, {
    view: seen.view,
    ...(holds ? { holds } : {}),
    bends: { ...raisedElbows(score.keys, seen.view), ...score.bends },
  })
  const turn = seen.turn ?? quickly(pose.turn)
  const turned = turn === undefined ? pose : { ...pose, turn }
  const shed = score.sheds?.(beat) ?? null
  if (shed !== null) return { ...turned, costume: `${WITHOUT}${shed}` }
  return score.costume ? { ...turned, costume: score.costume } : turned
}

/** What one feels is in the face, unless the deed is the face itself. */
function faceFor(score: Score, stance: Stance, felt: Puppet['emotion']): Stance['face'] {
  const own = stance.face ?? score.face
  return (score.feels ? (own ?? felt) : (felt ?? own)) ?? undefined
}

/** From where the body is seen now. */
function sideAt(score: Score, beat: Beat): { view: View; turn?: number } {
  return score.whirl ? whirled(score.whirl(beat)) : { view: score.view ?? 'side' }
}

/** A card seen from its edge is a line: the quicker past that, the better. */
function quickly(turn: number | undefined): number | undefined {
  return turn === undefined ? undefined : clamp(turn * 3, -1, 1)
}

/** How far a head wanders, and a back, in radians. */
const WANDERS = { neck: 0.05, torso: 0.012 }

/** Everything alive breathes, and no round of a gesture is quite like the one before: head and back wander, each in its own time. */
function alive(score: Score, stance: Stance, { beat, own }: { beat: Beat; own: number }): Stance {
  const breath = score.still ? 0 : Math.sin(beat.t * 1.9) * 0.011
  const wander = score.still ? 0 : tremble(beat.t * 0.45, own)
  const back = score.still ? 0 : tremble(beat.t * 0.3, own + 4)
  const breathing = {
    ...stance,
    torso: (stance.torso ?? 0) + breath + WANDERS.torso * back,
    neck: (stance.neck ?? 0) - breath * 0.6 + WANDERS.neck * wander,
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
  const asked = name.startsWith('?') || isDescribed(plain, context.object)
  const wanted = asked ? context.object : null
  const own = wanted ? (createTool(wanted) ?? context.find(wanted)) : null
  return own ?? dyedAs(plain, context.object) ?? createTool(plain) ?? context.find(plain)
}

/** "A blue pumpkin" under the knife: the deed's own carved pumpkin, in that colour. */
function dyedAs(thing: string, object: string | null): Actor | null {
  const { head, dye } = /^(?<dye>.+) (?<head>\S+)$/u.exec(object ?? '')?.groups ?? {}
  const colour = head !== undefined && thing.endsWith(` ${head}`) ? paintOf(dye) : undefined
  return colour === undefined ? null : createTool(`${thing} in ${colour}`)
}

/** "Green flag" for a flag, "sword of wood" for a sword: the same thing, of which the prompt says more. */
function isDescribed(thing: string, object: string | null): boolean {
  const [body = '', stuff] = object?.split(' of ') ?? []
  if (body === thing) return stuff !== undefined
  return body.endsWith(` ${thing}`) && readColour(body.slice(0, -thing.length).trim()) !== null
}
