import type { Subject } from '../plan/plan.ts'
import type { Actor } from './actor.ts'
import { createPicture } from './create-picture.ts'

const STATUE = /^statue of /u
/** How tall and how wide a plinth is beside its statue, and how tall the smallest statue is. */
const [TALL, WIDE] = [0.45, 0.92]
const LEAST = 1.5

/** Whether a noun speaks of somebody in stone or metal: "statue of a horse". */
export function isStatue({ noun }: Subject): boolean {
  return STATUE.test(noun)
}

/** Who is shown so, as flesh and blood would be cast. */
export function modelOf(subject: Subject): Subject {
  return { ...subject, noun: subject.noun.replace(STATUE, ''), kind: 'animal', actions: [] }
}

/** A statue and the block it stands on are one body, and nothing of it moves. */
export function onPlinth(body: Actor): Actor {
  const block = createPicture('prop:pedestal')
  const whole = 1 + TALL
  const width = Math.max(body.aspect, 0.5) * WIDE
  return {
    ...body,
    name: `statue:${body.name}`,
    kind: 'prop',
    build: 'still',
    home: 'ground',
    aspect: Math.max(body.aspect, width) / whole,
    metres: Math.max(LEAST, body.metres) * whole,
    draw: (brush, { turn = 1, alpha = 1 }) => {
      const { ctx, pixels } = brush
      const still = { ...brush, t: 0, pixels: pixels / whole }
      ctx.save()
      ctx.scale(1 / whole, 1 / whole)
      ctx.save()
      ctx.scale(width / block.aspect, TALL)
      block.draw(still, { alpha })
      ctx.restore()
      // Its feet are a little behind the edge.
      ctx.translate(0, -TALL * 0.97)
      body.draw(still, { turn, alpha })
      ctx.restore()
    },
    grip: (grip) => {
      const { x, y } = body.grip(grip, {})
      return grip === 'feet' ? { x: 0, y: 0 } : { x: x / whole, y: (y + TALL) / whole }
    },
  }
}
