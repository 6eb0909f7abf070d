import { CRAFT } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import { blot } from '../../scene/blot.ts'
import type { Point } from '../../scene/space.ts'
import type { Actor } from '../actor.ts'

/** How deep a thing is in the ground, in its own heights, how far it leans, and whether it still smokes. */
export interface Sunk {
  readonly depth: number
  readonly tilt: number
  readonly smokes: boolean
}

/** Half in the ground, with the earth thrown up around it; a craft that came down lies on its nose and smokes. */
export function sunkIn(actor: Actor, { looks = [], kind }: Subject): Actor {
  const flew = actor.home === 'air' || kind === 'aircraft'
  if (looks.includes('crashed') && (flew || CRAFT.has(kind)))
    return inGround(actor, { ...(flew ? FELL : HIT), smokes: true })
  return looks.includes('buried')
    ? inGround(actor, { depth: 0.4, tilt: 0.16, smokes: false })
    : actor
}

/** What fell from the sky, and what drove into something. */
const FELL = { depth: 0.2, tilt: 0.32 }
const HIT = { depth: 0.02, tilt: 0.05 }

const EARTH = ['#8a6a44', '#a9855a', '#c2a071'] as const

/** The same actor with its foot in the earth. */
export function inGround(actor: Actor, sunk: Sunk): Actor {
  const { depth } = sunk
  // On its nose.
  const tilt = actor.faces === 'left' ? -sunk.tilt : sunk.tilt
  const tall = 1 - depth
  const half = actor.aspect / 2 / tall
  return {
    ...actor,
    build: 'still',
    home: actor.home === 'surface' ? 'surface' : 'ground',
    aspect: actor.aspect / tall,
    metres: actor.metres * tall,
    draw(brush, pose) {
      const { ctx, pixels, t } = brush
      ctx.save()
      ctx.beginPath()
      ctx.rect(-9, -4, 18, 4)
      ctx.clip()
      ctx.scale(1 / tall, 1 / tall)
      ctx.translate(0, depth)
      ctx.rotate(tilt)
      actor.draw({ ...brush, pixels: pixels / tall }, pose)
      ctx.restore()
      if (depth > 0.1 && actor.home !== 'surface') heap(ctx, half)
      if (sunk.smokes) smoke(ctx, half * Math.sign(tilt), t)
    },
    grip: (name, pose): Point => {
      if (name === 'feet') return { x: 0, y: 0 }
      if (name === 'top' || name === 'seat') return { x: 0, y: 1 - 0.8 * Math.abs(tilt) }
      const { x, y } = actor.grip(name, pose)
      return { x: x / tall, y: Math.max(0, (y - depth) / tall) }
    },
  }
}

type Ink = Parameters<typeof blot>[0]

/** Clods along the foot of it, the largest where it went in. */
function heap(ctx: Ink, half: number): void {
  for (const [at, share] of [0.9, -0.95, 0.45, -0.5, 0, 0.7, -0.72, 0.2, -0.25].entries()) {
    const size = 0.07 + 0.03 * (at % 3) + (share > 0.5 ? 0.05 : 0)
    blot(ctx, EARTH[at % EARTH.length] ?? EARTH[0], [share * half, 0.01, half * 0.34, size])
  }
}

/** Grey puffs that rise from the front and fade. */
function smoke(ctx: Ink, half: number, t: number): void {
  for (let puff = 0; puff < 6; puff++) {
    const age = (t * 0.32 + puff / 6) % 1
    const x = half * 0.55 + 0.1 * Math.sin(puff * 2.4 + t) + 0.16 * age
    blot(ctx, `rgba(112,108,112,${0.5 * (1 - age)})`, [x, -0.55 - 0.75 * age, 0.07 + 0.15 * age])
  }
}
