import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Light } from '../scene/light.ts'
import type { Actor, ActorBrush, Held, Pose } from './actor.ts'

/** Drawn this much beyond its own height on every side: arms, tails and wings reach out. */
const MARGIN = 0.45

/** The sheet that an actor is drawn on before it is shown, in pixels. */
export interface RetouchSheet {
  readonly ctx: SKRSContext2D
  readonly width: number
  readonly height: number
  /** One own height. */
  readonly pixels: number
  readonly t: number
  readonly light: Light
}

export interface Retouch {
  /** What is done to the drawn figure: what is painted `source-atop` stays within it. */
  readonly touch: (sheet: RetouchSheet) => void
  /** What is in its hands stays as it is. */
  readonly sparesHeld?: true
  /** Puts the figure onto the stage, once or several times. */
  readonly show: (brush: ActorBrush, put: (dx: number) => void) => void
}

/** The same actor, drawn on a sheet of its own first and changed there as a whole. */
export function retouched(actor: Actor, { touch, show, sparesHeld }: Retouch): Actor {
  let canvas: Canvas | undefined
  return {
    ...actor,
    draw(brush, pose) {
      const { pixels, t } = brush
      const width = Math.ceil(pixels * (Math.max(1, actor.aspect) + 2 * MARGIN))
      const height = Math.ceil(pixels * (1 + 2 * MARGIN))
      // A camera that draws near needs a larger sheet in every frame: there is room for some of them.
      if (!canvas || canvas.width < width || canvas.height < height)
        canvas = createCanvas(Math.ceil(width * 1.1), Math.ceil(height * 1.1))
      const sheet = canvas
      const ctx = sheet.getContext('2d')
      ctx.clearRect(0, 0, sheet.width, sheet.height)
      ctx.save()
      ctx.translate(width / 2, height - MARGIN * pixels)
      ctx.scale(pixels, pixels)
      const again: (() => void)[] = []
      actor.draw({ ...brush, ctx }, sparesHeld ? drawnAgain(pose, again) : pose)
      ctx.restore()
      ctx.save()
      touch({ ctx, width, height, pixels, t, light: brush.light })
      ctx.restore()
      for (const draw of again) draw()
      const [wide, high] = [width / pixels, height / pixels]
      brush.ctx.save()
      show(brush, (dx) =>
        brush.ctx.drawImage(sheet, 0, 0, width, height, dx - wide / 2, MARGIN - high, wide, high),
      )
      brush.ctx.restore()
    },
  }
}

/** The same pose; what is held can be drawn once more where it was. */
function drawnAgain(pose: Pose, again: (() => void)[]): Pose {
  if (!pose.holds) return pose
  const holds = pose.holds.map((held): Held => {
    const draw: Actor['draw'] = (brush, own) => {
      const { ctx } = brush
      const where = ctx.getTransform()
      held.actor.draw(brush, own)
      again.push(() => {
        ctx.save()
        ctx.setTransform(where)
        held.actor.draw(brush, own)
        ctx.restore()
      })
    }
    return { ...held, actor: { ...held.actor, draw } }
  })
  return { ...pose, holds }
}
