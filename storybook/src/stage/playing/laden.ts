import type { Actor, Pose } from '../../cast/actor.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import type { Casting } from '../company.ts'
import { inVessel, openingOf, stow } from '../placing/vessels.ts'

const ALONG = /^(push|pull|wheel-load|tow-load)$/u
const SEATED: Pose = {
  hips: 0.2,
  joints: { leftHip: 1.45, rightHip: 1.5, leftKnee: -0.12, rightKnee: -0.2 },
  face: 'happy',
}
/** What one pushes or pulls by hand is not as tall as a farmer's cart, in metres. */
const HANDY = 1.05
/** A heap of fewer does not look full. */
const HEAP = 6
const COUNTED = /^(?:\d|two|three|four|five)\b/u

interface Load {
  readonly subject: Subject
  readonly actors: readonly Actor[]
}

/** What people hold, and what is pushed or pulled along. */
function movedIn({ relations }: Shot, all: readonly Casting[]): ReadonlySet<string> {
  const held = relations.filter(
    ({ from, relation }) =>
      relation === 'holding' &&
      all.some(({ subject, actors }) => subject.id === from && actors[0]?.kind === 'puppet'),
  )
  const along = all.flatMap(({ subject }) =>
    subject.actions.flatMap(({ verb, target }) => (ALONG.test(verb) && target ? [target] : [])),
  )
  return new Set([...held.map(({ to }) => to), ...along])
}

/** What is moved by somebody is one with what it carries. */
export function ladenTogether(all: readonly Casting[], shot: Shot): Casting[] {
  const along = movedIn(shot, all)
  const carried = new Map<string, string>()
  for (const { from, relation, to } of shot.relations)
    if (relation === 'inside' && along.has(to) && !along.has(from)) carried.set(from, to)
  return all.flatMap((casting): Casting[] => {
    const { subject, actors } = casting
    if (carried.has(subject.id)) return []
    const loads = all.filter((each) => carried.get(each.subject.id) === subject.id)
    const [vessel] = actors
    return vessel && loads.length > 0 ? [{ ...casting, actors: [laden(vessel, loads)] }] : [casting]
  })
}

interface Piece {
  readonly actor: Actor
  readonly pose: Pose
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A vessel with all that is in it, as one actor that is as high as the vessel. */
function laden(vessel: Actor, loads: readonly Load[]): Actor {
  const pieces = loads.flatMap((load) => piecesOf(vessel, load))
  return {
    ...vessel,
    laden: true,
    draw: (brush, pose) => {
      vessel.draw(brush, pose)
      const { ctx, pixels } = brush
      for (const { actor, pose: own, x, y, height } of pieces) {
        const mirrored = actor.faces !== 'front' && actor.faces !== vessel.faces ? -1 : 1
        ctx.save()
        ctx.translate(x, -y)
        ctx.scale(height * mirrored, height)
        actor.draw({ ...brush, pixels: pixels * height }, own)
        ctx.restore()
      }
    },
  }
}

function piecesOf(vessel: Actor, { subject, actors }: Load): Piece[] {
  const [first] = actors
  if (!first) return []
  const seat = vessel.grip('seat', {})
  const deep = openingOf(vessel)
  if (!deep && first.kind === 'puppet') return actors.map((actor) => seatedOn(vessel, actor, seat))
  const flat = { x: seat.x, y: seat.y, half: 0.36 * vessel.aspect, rim: 0, clear: true } as const
  const opening = deep ?? flat
  const heap = !LIVING.has(subject.kind) && actors.length > 2 && !COUNTED.test(subject.words)
  const count = heap ? Math.max(actors.length, HEAP) : actors.length
  const ratio = first.metres / Math.min(vessel.metres, HANDY)
  return Array.from({ length: count }, (_, index): Piece => {
    const actor = actors[index % actors.length] ?? first
    const stowed = stow({ actor, kind: subject.kind, index, count, ratio }, opening)
    const { x, y, height } = stowed
    const cut = inVessel(actor, stowed, { opening, rise: () => 0 })
    return { actor: cut, pose: { face: 'happy' }, x, y, height }
  })
}

function seatedOn(vessel: Actor, actor: Actor, seat: { x: number; y: number }): Piece {
  const height = actor.metres / vessel.metres
  return { actor, pose: SEATED, x: seat.x, y: seat.y - (SEATED.hips ?? 0) * height, height }
}
