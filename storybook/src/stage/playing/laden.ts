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
  const pieces = piecesOf(vessel, loads)
  return {
    ...vessel,
    laden: true,
    draw: (brush, pose) => {
      vessel.draw(brush, pose)
      const { ctx, pixels } = brush
      const turned = isTurned(vessel, pose) ? -1 : 1
      for (const { actor, pose: own, x, y, height } of pieces) {
        const mirrored = actor.faces !== 'front' && actor.faces !== vessel.faces ? -1 : 1
        ctx.save()
        ctx.scale(turned, 1)
        ctx.translate(x, -y)
        ctx.scale(height * mirrored, height)
        actor.draw({ ...brush, pixels: pixels * height }, own)
        ctx.restore()
      }
    },
  }
}

/** Whether it faces the other way than it is drawn: those in it do, too. */
function isTurned({ faces }: Actor, { turn }: Pose): boolean {
  if (turn === undefined || faces === 'front') return false
  return faces === 'left' ? turn > 0 : turn < 0
}

function piecesOf(vessel: Actor, loads: readonly Load[]): Piece[] {
  const all = loads.flatMap(({ subject, actors }) => actors.map((actor) => ({ subject, actor })))
  const seat = vessel.grip('seat', {})
  const deep = openingOf(vessel)
  if (!deep && all.every(({ actor }) => actor.kind === 'puppet'))
    return all.map(({ actor }, index) => seatedOn(vessel, actor, index - (all.length - 1) / 2))
  const flat = { x: seat.x, y: seat.y, half: 0.36 * vessel.aspect, rim: 0, clear: true } as const
  const opening = deep ?? flat
  const count = all.length > 2 && all.every(isLoose) ? Math.max(all.length, HEAP) : all.length
  return Array.from({ length: count }, (_, index) => all[index % all.length]).flatMap(
    (piece, index): Piece[] => {
      if (!piece) return []
      const { actor, subject } = piece
      const ratio = actor.metres / Math.min(vessel.metres, HANDY)
      const stowed = stow({ actor, kind: subject.kind, index, count, ratio }, opening)
      const { x, y, height } = stowed
      const cut = inVessel(actor, stowed, { opening, rise: () => 0 })
      return [{ actor: cut, pose: { face: 'happy' }, x, y, height }]
    },
  )
}

/** Poured in, and not counted. */
function isLoose({ subject }: Pick<Load, 'subject'>): boolean {
  return !LIVING.has(subject.kind) && !COUNTED.test(subject.words)
}

/** How far those who sit behind each other are apart, in their own heights. */
const APART = 0.3

function seatedOn(vessel: Actor, actor: Actor, rank: number): Piece {
  const seat = vessel.grip('seat', {})
  const height = actor.metres / vessel.metres
  const x = seat.x + rank * APART * height
  return { actor, pose: SEATED, x, y: seat.y - (SEATED.hips ?? 0) * height, height }
}
