import type { Subject } from '../plan/plan.ts'
import type { Actor } from './actor.ts'

const STOUT = /\b(fat|chubby|plump|obese|overweight|tubby|stout|rotund|fatty)\b/u
const LEAN = /\b(skinny|slim|slender|thin|lanky|scrawny|gaunt)\b/u
/** How much wider or narrower they are; a human face would look odd before an animal's does. */
const WIDER = { person: 1.2, animal: 1.36 } as const
const NARROWER = 0.82

/** The same actor, stouter or leaner where the prompt's words say so. */
export function withGirth(actor: Actor, { words, kind }: Subject): Actor {
  if (!LIVING.has(kind)) return actor
  const wide = STOUT.test(words)
    ? WIDER[kind === 'person' ? 'person' : 'animal']
    : LEAN.test(words)
      ? NARROWER
      : 1
  return wide === 1 ? actor : widened(actor, wide)
}

const LIVING = new Set<Subject['kind']>(['person', 'animal', 'bird', 'creature', 'fish'])

function widened(actor: Actor, wide: number): Actor {
  const { cabin, eyes } = actor
  return {
    ...actor,
    aspect: actor.aspect * wide,
    draw: (brush, pose) => {
      brush.ctx.save()
      brush.ctx.scale(wide, 1)
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
    grip: (name, pose) => {
      const { x, y } = actor.grip(name, pose)
      return { x: x * wide, y }
    },
    ...(cabin && { cabin: (pose) => ({ ...cabin(pose), x: cabin(pose).x * wide }) }),
    ...(eyes && {
      eyes: (pose) => {
        const found = eyes(pose)
        return { ...found, x: found.x * wide, width: found.width * wide }
      },
    }),
  }
}
