import { pairs } from '../../scene/rows.ts'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Pen } from '../../scene/scene.ts'
import { fade } from '../paper/colour.ts'
import type { Mark } from './performer-options.ts'

const SIDE = 128
const blots = new Map<string, Canvas>()

/** The soft blot under what stands; smaller and paler the higher it is in the air. */
export function drawContactShadow(
  pen: Pen,
  options: { readonly mark: Mark; readonly aspect: number; readonly strength: number },
): void {
  const { mark, strength } = options
  const level = mark.ground ?? mark.y
  const lift = Math.max(0, mark.y - level) / mark.height
  const amount = (pen.light.shadowAmount * strength * (mark.pose.alpha ?? 1)) / (1 + 2.2 * lift)
  if (amount < 0.02) return
  const foot = pen.project(mark.x, level, mark.z)
  const width = Math.min(options.aspect, 2.4) * mark.height * foot.scale * (1.05 - 0.12 * lift)
  const slope = Math.max(0.06, (pen.camera.y - level) / Math.max(2, mark.z - pen.camera.z))
  const height = Math.max(2, width * Math.min(0.4, slope * 1.1))
  const shift = -pen.light.from * width * 0.08
  pen.ctx.globalAlpha = Math.min(0.85, amount)
  pen.ctx.drawImage(
    blotOf(pen.light.shadow),
    foot.x - width / 2 + shift,
    foot.y - height * 0.52,
    width,
    height,
  )
  pen.ctx.globalAlpha = 1
}

function blotOf(colour: string): Canvas {
  const found = blots.get(colour)
  if (found) return found
  const canvas = createCanvas(SIDE, SIDE)
  const ctx = canvas.getContext('2d')
  const half = SIDE / 2
  const gradient = ctx.createRadialGradient(half, half, 0, half, half, half)
  for (const [stop, alpha] of pairs('0 1, 0.45 0.8, 0.75 0.3, 1 0')) {
    gradient.addColorStop(stop, fade(colour, alpha))
  }
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, SIDE, SIDE)
  blots.set(colour, canvas)
  return canvas
}
