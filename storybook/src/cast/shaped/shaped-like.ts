import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Subject } from '../../plan/plan.ts'
import type { Actor } from '../actor.ts'
import { readColour } from '../colour/read-colour.ts'
import { FINISHES, finished } from '../made-of.ts'
import { createInk, type Ink } from '../props/ink.ts'
import { formOf } from './forms.ts'

/** The thing with the outline of something else: a balloon like an elephant still has its basket. */
export function shapedLike(thing: Actor, shape: Actor, subject: Subject): Actor {
  const form = formOf(subject)
  const finish = FINISHES[subject.material ?? ''] ?? form.finish
  const body = finish ? finished(shape, finish) : shape
  const margin = form.margin ?? 0
  const asked = readColour(subject.colour ?? '')
  const colour = asked === null || asked === 'rainbow' ? '#e5503f' : asked
  const high = 1 - form.lift - margin
  const half = (shape.aspect * high * 100) / 2
  return {
    ...thing,
    aspect: Math.max(0.3, shape.aspect * high + 2 * margin),
    draw(brush, pose) {
      const { ctx, pixels } = brush
      const alpha = pose.alpha ?? 1
      ctx.save()
      ctx.rotate(pose.lean ?? 0)
      ctx.globalAlpha *= alpha
      if (form.behind) withInk(ctx, colour, (ink) => form.behind?.(ink, half))
      ctx.save()
      ctx.translate(0, -form.lift)
      ctx.scale(high, high * (form.flat ?? 1))
      body.draw({ ...brush, pixels: pixels * high }, {})
      ctx.restore()
      if (form.before) withInk(ctx, colour, (ink) => form.before?.(ink, half))
      ctx.restore()
    },
  }
}

function withInk(ctx: SKRSContext2D, colour: string, draw: (ink: Ink) => void): void {
  ctx.save()
  ctx.translate(0, -1)
  ctx.scale(0.01, 0.01)
  draw(createInk(ctx, colour))
  ctx.restore()
}
