import type { Actor } from '../../../../cast/actor.ts'
import { ease, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { performed } from '../../performed.ts'
import { scattered, type Spot } from './bench.ts'

/** How dark and red the light is in which rusty iron looks as it does. */
const RUST = '#b5561f'

/** The same, on which spots of another hue come up and grow together as `pose.open` goes to 1. */
export function spotted(actor: Actor, spots: readonly Spot[], hue: string): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      actor.draw(brush, pose)
      if (open <= 0) return
      const { ctx } = brush
      ctx.save()
      ctx.beginPath()
      for (const { x, y, size } of spots) {
        const r = 0.26 * Math.max(0, open * 1.5 - 0.5 * size) * (0.4 + size)
        const [px, py] = [(x * actor.aspect) / 2, -y]
        ctx.moveTo(px + r, py)
        ctx.ellipse(px, py, r, r * 1.3, 0, 0, Math.PI * 2)
      }
      ctx.clip()
      actor.draw({ ...brush, light: { ...brush.light, tint: hue, tintAmount: 1.1 } }, pose)
      ctx.restore()
      ctx.save()
      ctx.globalAlpha *= 0.5 * open
      actor.draw(
        { ...brush, light: { ...brush.light, tint: '#8a4524', tintAmount: 1.1 } },
        { ...pose, alpha: 0.6 },
      )
      ctx.restore()
    },
  }
}

/** Rust comes up on it in spots, which grow until all of it is brown; copper goes green. */
export function rusting(context: ActionContext): Performance {
  const { performer, seconds, object } = context
  const hue = /copper|bronze|brass/u.test(object ?? '') ? '#4fae94' : RUST
  const count = Math.round(40 * Math.max(1, performer.aspect))
  const actor = spotted(performer, scattered(context, 'rust', count), hue)
  return performed(context, (t) => ({
    pose: { alpha: 0 },
    companions: [
      {
        name: 'rusty',
        actor,
        place: { x: 0, y: 0, z: 0 },
        height: 1,
        pose: { open: ease(through(t, seconds * 0.06, seconds * 0.86)) },
        shadow: true,
      },
    ],
  }))
}
