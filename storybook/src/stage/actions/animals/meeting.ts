import type { Actor, Pose } from '../../../cast/actor.ts'
import type { ActionContext, Companion } from '../action.ts'

/** How tall the other one is in the performer's heights: mothers and young are to scale, mice beside cats are not lost. */
export function tallBeside(other: Actor, performer: Actor): number {
  const size = (actor: Actor): number => actor.metres * Math.sqrt(actor.aspect)
  const ratio = size(other) / size(performer)
  const tempered = ratio < 0.5 ? 0.5 * (ratio / 0.5) ** 0.5 : Math.min(ratio, 1.9)
  return tempered * Math.sqrt(performer.aspect / other.aspect)
}

/** How one of two who meet holds itself: `near` from 0, apart, to 1, together. */
interface Meeting {
  /** How far into one another their outlines reach when they touch, in the performer's heights. */
  readonly overlap: number
  readonly near: (t: number) => number
  readonly pose: (t: number, near: number) => Pose
  readonly other?: (t: number, near: number) => Pose
}

interface Met {
  readonly tall: number
  /** Where the performer stands, so that both have their spot in the middle. */
  readonly start: number
  readonly companion: (t: number) => Companion[]
}

/** Both face each other; the performer goes to the other one, who waits or comes as well. */
export function meeting(
  { performer, partner }: ActionContext,
  { overlap, near, pose, other = pose }: Meeting,
): Met {
  const tall = partner ? tallBeside(partner, performer) : 1
  const wide = partner ? partner.aspect * tall : 1
  const touch = (performer.aspect + wide) / 2 - overlap
  const companion = (t: number): Companion[] =>
    partner
      ? [
          {
            name: 'partner',
            actor: partner,
            place: { x: touch / 2 + 0.16 * (1 - near(t)), y: 0, z: -0.02 },
            height: tall,
            pose: { ...other(t, near(t)), turn: -1 },
            shadow: true,
          },
        ]
      : []
  return { tall, start: -touch / 2, companion }
}
