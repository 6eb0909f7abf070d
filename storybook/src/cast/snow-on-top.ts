import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Actor } from './actor.ts'
import { retouched, type RetouchSheet } from './retouched.ts'

/** How thick it lies, in own heights. */
const DEEP = 0.075

/** Snow lies on all that faces the sky: on a roof, on boughs, on the slats of a bench. */
export function withSnow(actor: Actor): Actor {
  let rim: Canvas | undefined
  return retouched(actor, {
    touch(sheet) {
      if (rim?.width !== sheet.ctx.canvas.width || rim.height !== sheet.ctx.canvas.height)
        rim = createCanvas(sheet.ctx.canvas.width, sheet.ctx.canvas.height)
      drawRim(rim, sheet)
      const { ctx, pixels } = sheet
      ctx.drawImage(rim, 0, 0)
      // It stands a little above what it lies on, and rounds it off.
      ctx.drawImage(rim, 0, -DEEP * 0.4 * pixels)
    },
    show(_brush, put) {
      put(0)
    },
  })
}

/** What is left of a white figure when the figure itself, a little lower, is cut out of it: its upper edges. */
function drawRim(rim: Canvas, { ctx, pixels }: RetouchSheet): void {
  const snow = rim.getContext('2d')
  snow.globalCompositeOperation = 'copy'
  snow.drawImage(ctx.canvas, 0, 0)
  snow.globalCompositeOperation = 'source-in'
  snow.fillStyle = '#fafdff'
  snow.fillRect(0, 0, rim.width, rim.height)
  snow.globalCompositeOperation = 'destination-out'
  for (const aside of [-0.012, 0.012]) snow.drawImage(ctx.canvas, aside * pixels, DEEP * pixels)
}
