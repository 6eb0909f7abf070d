import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Actor } from '../../actor.ts'
import { sheetTurn } from '../../figure/draw-figure.ts'
import { findWheels, type Wheel } from '../../find-wheels.ts'
import { retouched } from '../../retouched.ts'

const BRICKS = ['#b5583f', '#c76a4c', '#a94d38']

/** A car or a bicycle that has lost its wheels: it stands on bricks, and goes nowhere. */
export function withoutWheels(actor: Actor): Actor {
  if (actor.build !== 'wheeled') return actor
  let wheels: readonly Wheel[] | undefined
  const propped: Actor = {
    ...actor,
    draw(brush, { roll: _roll, ...pose }) {
      actor.draw(brush, pose)
      wheels ??= findWheels(actor, brush)
      const turn = sheetTurn(pose.turn, actor.faces)
      for (const { x, radius } of wheels) takeOff(brush.ctx, { x: x * turn, radius })
    },
  }
  return {
    ...retouched(propped, {
      touch: () => undefined,
      show(brush, put) {
        put(0)
        for (const { x, radius } of wheels ?? []) pileBricks(brush.ctx, { x, radius })
      },
    }),
    build: 'still',
  }
}

/** A hair wider than the wheel, or its rim would stay as a ring. */
function takeOff(ctx: SKRSContext2D, { x, radius }: Wheel): void {
  ctx.save()
  ctx.globalCompositeOperation = 'destination-out'
  ctx.beginPath()
  ctx.arc(x, -radius, radius * 1.06, 0, 2 * Math.PI)
  ctx.fill()
  ctx.restore()
}

function pileBricks(ctx: SKRSContext2D, { x, radius }: Wheel): void {
  const high = radius * 0.3
  for (const [row, tone] of BRICKS.entries()) {
    ctx.fillStyle = tone
    ctx.fillRect(x - radius * 0.55 + row * radius * 0.08, -high * (row + 1), radius, high * 0.92)
  }
}
