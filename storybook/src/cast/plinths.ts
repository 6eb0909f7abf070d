import type { Subject } from '../plan/plan.ts'
import type { Actor } from './actor.ts'
import { createPicture } from './create-picture.ts'

const STATUE = /^statue of /u
/** How tall a plinth is beside its statue, for large ones and for a bust; how wide; and how tall the smallest are with it. */
const TALL = { large: 0.45, small: 1.4 }
const WIDE = 0.92
const LEAST = 1.9

/** Whether a noun speaks of somebody in stone or metal: "statue of a horse". */
export function isStatue({ noun }: Subject): boolean {
  return STATUE.test(noun)
}

/** Who is shown so, as flesh and blood would be cast. */
export function modelOf(subject: Subject): Subject {
  const noun = subject.noun.replace(STATUE, '')
  return { ...subject, noun, kind: modelKind(subject), actions: [] }
}

/** A bust is drawn in its stone; a horse and a king are to be cast in it. */
function modelKind({ picture, person }: Subject): Subject['kind'] {
  if (picture === 'prop:bust') return 'thing'
  return picture === 'person' || person !== null ? 'person' : 'animal'
}

/** A statue and the block it stands on are one body, and nothing of it moves. */
export function onPlinth(body: Actor): Actor {
  const block = createPicture('prop:pedestal')
  const tall = body.metres < 1 ? TALL.small : TALL.large
  const whole = 1 + tall
  const width = Math.max(body.aspect, 0.5) * WIDE
  return {
    ...body,
    name: `statue:${body.name}`,
    kind: 'prop',
    build: 'still',
    home: 'ground',
    aspect: Math.max(body.aspect, width) / whole,
    metres: Math.max(LEAST, body.metres * whole),
    draw: (brush, { turn = 1, alpha = 1 }) => {
      const { ctx, pixels } = brush
      const still = { ...brush, t: 0, pixels: pixels / whole }
      ctx.save()
      ctx.scale(1 / whole, 1 / whole)
      ctx.save()
      ctx.scale(width / block.aspect, tall)
      block.draw(still, { alpha })
      ctx.restore()
      // Its feet are a little behind the edge.
      ctx.translate(0, -tall * 0.97)
      body.draw(still, { turn, alpha })
      ctx.restore()
    },
    grip: (grip) => {
      // Birds sit on a stone head, and not at a stone shoulder.
      if (body.kind === 'puppet' && grip !== 'feet') return { x: 0, y: 1 }
      const { x, y } = body.grip(grip, {})
      return grip === 'feet' ? { x: 0, y: 0 } : { x: x / whole, y: (y + tall) / whole }
    },
  }
}
