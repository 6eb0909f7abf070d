import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'

const Z = 30
const SHEET = 256

/** A giant fish of light that swims slowly through the air over the roofs. */
export function hologram(context: DressContext): Piece {
  const { box } = context
  const extent = extentAt(box, Z)
  const side = context.random.fork('hologram').chance(0.5) ? 1 : -1
  let sheet: Canvas | undefined
  return {
    name: 'hologram',
    depth: () => Z,
    draw: (pen) => {
      sheet ??= paintKoi()
      const x = side * extent.half * (0.46 + 0.05 * Math.sin(pen.t * 0.6))
      const at = pen.project(x, extent.crown * (0.66 + 0.02 * Math.sin(pen.t)), Z)
      const size = at.scale * box.height * 0.74
      pen.ctx.save()
      pen.ctx.globalCompositeOperation = 'screen'
      pen.ctx.globalAlpha = 0.72 + 0.12 * Math.sin(pen.t * 5)
      pen.ctx.translate(at.x, at.y)
      pen.ctx.rotate(0.08 * Math.sin(pen.t * 0.9))
      pen.ctx.scale(side, 1)
      pen.ctx.drawImage(sheet, -size / 2, -size / 2, size, size)
      pen.ctx.restore()
    },
  }
}

function paintKoi(): Canvas {
  const canvas = createCanvas(SHEET, SHEET)
  const ctx = canvas.getContext('2d')
  ctx.scale(SHEET / 2, SHEET / 2)
  ctx.translate(1, 1)
  const light = ctx.createLinearGradient(-0.9, 0, 0.9, 0)
  light.addColorStop(0, '#35e8ff')
  light.addColorStop(1, '#ff4fb0')
  ctx.strokeStyle = light
  ctx.fillStyle = light
  ctx.lineJoin = 'round'
  body(ctx)
  ctx.globalAlpha = 0.22
  ctx.fill()
  ctx.globalAlpha = 1
  ctx.lineWidth = 0.022
  ctx.stroke()
  scales(ctx)
  ctx.globalCompositeOperation = 'destination-out'
  for (let y = -1; y < 1; y += 0.05) ctx.fillRect(-1, y, 2, 0.014)
  return canvas
}

function body(ctx: SKRSContext2D): void {
  ctx.beginPath()
  ctx.moveTo(-0.8, 0.02)
  ctx.bezierCurveTo(-0.6, -0.34, 0, -0.32, 0.4, -0.04)
  ctx.quadraticCurveTo(0.66, -0.34, 0.92, -0.28)
  ctx.quadraticCurveTo(0.74, 0, 0.9, 0.34)
  ctx.quadraticCurveTo(0.6, 0.26, 0.4, 0.06)
  ctx.bezierCurveTo(0, 0.34, -0.6, 0.3, -0.8, 0.02)
  ctx.moveTo(-0.3, -0.25)
  ctx.quadraticCurveTo(0, -0.58, 0.16, -0.2)
  ctx.moveTo(-0.3, 0.23)
  ctx.quadraticCurveTo(-0.16, 0.56, 0.08, 0.44)
  ctx.lineTo(-0.04, 0.22)
  ctx.moveTo(-0.54, -0.05)
  ctx.arc(-0.58, -0.05, 0.035, 0, 7)
}

function scales(ctx: SKRSContext2D): void {
  ctx.lineWidth = 0.012
  ctx.globalAlpha = 0.7
  ctx.beginPath()
  for (let column = 0; column < 6; column++) {
    const x = -0.36 + column * 0.12
    const reach = 0.17 - column * 0.022
    for (let y = -reach; y <= reach; y += 0.085) {
      ctx.moveTo(x, y)
      ctx.arc(x - 0.04, y, 0.042, -1.2, 1.2)
    }
  }
  ctx.stroke()
}
