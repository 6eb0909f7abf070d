import type { Companion } from '../action.ts'
import type { Actor } from '../../../cast/actor.ts'
import type { Upshot } from '../../../plan/plan.ts'
import type { Struck } from './struck.ts'

/** What hangs from something. */
export const HUNG =
  /\b(?:hanging .+|lantern|chandelier|wind ?chimes?|bell|pinata|piñata|punching bag|pendulum|bird ?feeder|swing)$/u
/** What is on a wall, or in it. */
const ON_WALLS =
  /\b(?:window|mirror|painting|picture|picture frame|portrait|clock|poster|hoop|basketball hoop)$/u

/** How high its foot is, so that it can be touched. */
export function footOf(noun: string, deed: string, tall: number): number {
  if (HUNG.test(noun)) return deed === 'leap-upon' ? 0.5 : Math.max(0.2, 0.95 - 0.5 * tall)
  if (ON_WALLS.test(noun) && deed === 'fly-into') return 0.3 * tall
  return 0
}

const [POST, ARM] = [0.07, 0.06]

/** The arm on a post that a lantern hangs from. */
function bracket(reach: number, tall: number): Actor {
  return {
    name: 'prop:bracket',
    kind: 'prop',
    metres: 2,
    aspect: (reach + POST) / tall,
    faces: 'front',
    home: 'ground',
    build: 'still',
    grip: () => ({ x: 0, y: 1 }),
    draw: ({ ctx }) => {
      const [arm, post, far] = [ARM / tall, POST / tall, reach / tall]
      ctx.fillStyle = '#7a5638'
      ctx.fillRect(far / 2 - post / 2, -1, post, 1)
      ctx.fillRect(-far / 2 - arm, -1, far + arm, arm)
      ctx.strokeStyle = '#5f432c'
      ctx.lineWidth = arm * 0.8
      ctx.beginPath()
      ctx.moveTo(far / 2, -0.78)
      ctx.lineTo(far / 2 - 0.2, -1 + arm / 2)
      ctx.stroke()
    },
  }
}

/** What it hangs from, on the far side of who comes to it; null for what stands. */
export function supportOf(struck: Struck, upshot: Upshot | null): Companion[] | null {
  if (!HUNG.test(struck.name) || upshot === 'fly') return null
  const { x, y, height, z, actor } = struck
  const reach = 0.35 + 0.5 * actor.aspect * height
  const tall = y + height + 0.04
  const own = bracket(reach, tall)
  return [
    {
      name: 'bracket',
      actor: own,
      place: { x: x + reach / 2, y: 0, z: z + 0.02 },
      height: tall,
      pose: {},
      shadow: true,
    },
  ]
}
