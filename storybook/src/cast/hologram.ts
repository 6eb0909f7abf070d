import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Actor, ActorBrush, Pose } from './actor.ts'

/** Drawn this much beyond its own height on every side: arms, tails and wings reach out. */
const MARGIN = 0.45
const LINES = 46
const LIGHT = '#5fe6ff'

/** The same actor made of light: see-through, in one cold colour, with the lines of a screen, and it flickers. */
export function asHologram(actor: Actor): Actor {
  let sheet: Canvas | undefined
  return {
    ...actor,
    draw(brush, pose) {
      sheet = paint(actor, { brush, pose, sheet })
      const { ctx, pixels, t } = brush
      const [wide, high] = [sheet.width / pixels, sheet.height / pixels]
      ctx.save()
      ctx.globalAlpha *= flicker(t)
      ctx.drawImage(sheet, -wide / 2, MARGIN - high, wide, high)
      ctx.globalCompositeOperation = 'screen'
      ctx.drawImage(sheet, -wide / 2 + 0.012, MARGIN - high, wide, high)
      ctx.restore()
    },
  }
}

function flicker(t: number): number {
  const drop = Math.sin(t * 2.1) * Math.sin(t * 13.7) > 0.82 ? 0.35 : 0
  return 0.66 + 0.06 * Math.sin(t * 17) - drop
}

interface Painting {
  readonly brush: ActorBrush
  readonly pose: Pose
  readonly sheet: Canvas | undefined
}

function paint(actor: Actor, { brush, pose, sheet }: Painting): Canvas {
  const { pixels, t } = brush
  const width = Math.ceil(pixels * (Math.max(1, actor.aspect) + 2 * MARGIN))
  const height = Math.ceil(pixels * (1 + 2 * MARGIN))
  const fits = sheet?.width === width && sheet.height === height
  const canvas = fits ? sheet : createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.clearRect(0, 0, width, height)
  ctx.save()
  ctx.translate(width / 2, height - MARGIN * pixels)
  ctx.scale(pixels, pixels)
  actor.draw({ ...brush, ctx }, pose)
  ctx.restore()
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  ctx.globalAlpha = 0.62
  ctx.fillStyle = LIGHT
  ctx.fillRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'destination-out'
  const step = height / LINES
  for (let y = ((t * 0.6) % 1) * step - step; y < height; y += step)
    ctx.fillRect(0, y, width, step * 0.34)
  ctx.restore()
  return canvas
}
