import type { Actor } from '../../../../cast/actor.ts'
import { ease, mix, through, tremble } from '../../../easing.ts'
import type { ActionContext, Companion, Effect, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { handAt, prop, withArms } from './bench.ts'

/** The same, narrower or flatter by `pose.open`, its middle more than its ends. */
export function pressedActor(actor: Actor, flat: boolean): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      const { ctx } = brush
      if (flat) {
        ctx.save()
        ctx.scale(1 + 0.16 * open, 1 - 0.55 * open)
        actor.draw(brush, pose)
        ctx.restore()
        return
      }
      for (let strip = 0; strip < STRIPS; strip++) {
        const [from, to] = [-strip / STRIPS, -(strip + 1) / STRIPS]
        const waist = Math.sin(((strip + 0.5) / STRIPS) * Math.PI)
        ctx.save()
        ctx.beginPath()
        ctx.rect(-9, to - 0.004, 18, from - to + 0.008)
        ctx.clip()
        ctx.scale(1 - 0.46 * open * waist, 1)
        actor.draw(brush, pose)
        ctx.restore()
      }
    },
  }
}
const STRIPS = 18

/** What comes out of it when it is squeezed. */
const JUICES: readonly (readonly [
  thing: RegExp,
  out: Effect['name'],
  colour: string | null,
  up: boolean,
])[] = [
  [/wet|soaked|sponge|cotton|cloth|towel|rag|mop/u, 'drips', null, false],
  [/juice|orange|lemon|lime/u, 'spout', '#f7a02c', true],
  [/ketchup/u, 'spout', '#d32f22', true],
  [/mustard/u, 'spout', '#e6bb2a', true],
  [/toothpaste|tube|lotion|cream|glue/u, 'spout', '#f4fbff', true],
  [/water|bottle/u, 'spout', null, true],
]

/** Hands that come from both sides or from above, at a height. */
function hands(context: ActionContext, squeeze: number, flat: boolean): readonly Companion[] {
  const { aspect } = context.performer
  const height = Math.max(1.5, aspect)
  return [true, false].flatMap((left) => {
    const side = left ? -1 : 1
    const x = flat ? 0.24 * aspect : (aspect / 2) * mix(1, 0.52, squeeze) + 0.04
    return handAt(context, { x: side * x, y: flat ? mix(0.86, 0.4, squeeze) : 0.42, height, left })
  })
}

/** Hands squeeze it, more and more; what is in it comes out. */
export function squeezing(context: ActionContext): Performance {
  const { performer, seconds, object } = context
  const what = object ?? performer.name
  const flat = performer.aspect > 1.5 || /mattress|pillow|cushion|pad|spring/u.test(what)
  const actor = pressedActor(performer, flat)
  const squeeze = (t: number): number => ease(through(t, seconds * 0.1, seconds * 0.75))
  return withArms(context, {
    beat: (t) => ({
      pose: { alpha: 0 },
      companions: [
        prop('pressed', actor, {
          place: { x: 0.006 * squeeze(t) * tremble(t * 11), y: 0, z: 0 },
          height: 1,
          pose: { open: squeeze(t) },
        }),
      ],
    }),
    arms: (t) => hands(context, squeeze(t), flat),
    effects: pressedOut(what, seconds),
  })
}

function pressedOut(what: string, seconds: number): Effect[] {
  const found = JUICES.find(([thing]) => thing.test(what))
  if (found === undefined) return []
  const [, out, colour, up] = found
  return [-0.16, 0.12].map((x) =>
    effect(out, {
      from: seconds * 0.28,
      strength: up ? 0.5 : 1.6,
      colour,
      at: () => ({ x: up ? 0 : x, y: up ? 1 : 0.3 }),
    }),
  )
}
