import type { Subject } from '../plan/plan.ts'
import type { Actor } from './actor.ts'

const STOUT = /\b(fat|chubby|plump|obese|overweight|tubby|stout|rotund|fatty|sumo|pregnant)\b/u
const LEAN = /\b(skinny|slim|slender|thin|lanky|scrawny|gaunt)\b/u
/** How much wider or narrower a picture is, and the body of a puppet, whose face stays as it is. */
const WIDER = { puppet: 2.1, picture: 1.36 } as const
const NARROWER = { puppet: 0.5, picture: 0.76 } as const
/** All shoulders and arms. */
const BRAWNY = /\b(muscular|brawny|burly|muscly|buff|bodybuilder|strongman|beefy|hulking)\b/u

/** Whether its words say that it is strong: a puppet has the shoulders for it. */
export function isBrawny({ words }: Subject): boolean {
  return BRAWNY.test(words)
}

/** Young animals played by a grown one's picture are not only smaller but rounder. */
const YOUNG = /^baby |\b(cub|pup|calf|kit|foal)$/u
const ROUNDER = 1.12
/** A strong animal. */
const BROADER = 1.2

/** The same actor, stouter or leaner where the prompt's words say so, and rounder when it is young. */
export function withGirth(actor: Actor, subject: Subject): Actor {
  const wide = LIVING.has(subject.kind) ? girthOf(subject, 'picture') : 1
  return wide === 1 || actor.kind === 'puppet' ? actor : widened(actor, wide)
}

/** How much stouter or leaner than others it is said to be. */
export function girthOf({ words, noun, kind }: Subject, played: keyof typeof WIDER): number {
  if (STOUT.test(words)) return WIDER[played]
  if (LEAN.test(words)) return NARROWER[played]
  if (played === 'picture' && BRAWNY.test(words)) return BROADER
  return kind !== 'person' && YOUNG.test(noun) ? ROUNDER : 1
}

const LIVING = new Set<Subject['kind']>(['person', 'animal', 'bird', 'creature', 'fish'])

function widened(actor: Actor, wide: number): Actor {
  const { cabin, eyes, neck } = actor
  const moved = <Spot extends { x: number; width: number }>(spot: Spot): Spot => ({
    ...spot,
    x: spot.x * wide,
    width: spot.width * wide,
  })
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
    ...(eyes && { eyes: (pose) => moved(eyes(pose)) }),
    ...(neck && { neck: (pose) => moved(neck(pose)) }),
  }
}
