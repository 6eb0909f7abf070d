import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'

type Source = (t: number) => Place3

/** Before everybody: it lies on the whole picture. */
const NEAREST = -11.1
/** Painted so small: light has soft edges. */
const SIZE = 160

/** One hard lamp above and aside: its cone is seen in the dust, down to whom it falls on. */
export function hardBeam(source: Source, strength: number): Piece {
  let sheet: Canvas | undefined
  return {
    name: 'hard light',
    depth: () => NEAREST,
    draw(pen) {
      if (pen.style === 'silhouette') return
      sheet ??= cone()
      const { ctx, height, t } = pen
      const { x, y, z } = source(t)
      const at = pen.project(x, y, z)
      const tall = Math.max(height, at.y + height * 0.42)
      const wide = height * 0.95
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      ctx.globalAlpha = strength * (0.95 + 0.05 * Math.sin(t * 1.3))
      // It comes from over the left shoulder, and ends on the ground.
      ctx.transform(1, 0, 0.34, 1, at.x - 0.34 * tall, -height * 0.06)
      ctx.drawImage(sheet, 0.11 * tall - wide / 2, 0, wide, tall)
      ctx.restore()
    },
  }
}

/** The side that is turned away from a hard lamp is dark, in faces as in rooms. */
export function sideShade(source: Source): Piece {
  return {
    name: 'shadow side',
    depth: () => NEAREST + 0.05,
    draw(pen) {
      if (pen.style === 'silhouette') return
      const { ctx, height, width, spare, t } = pen
      const { x, y, z } = source(t)
      const at = pen.project(x, y, z)
      const shade = ctx.createLinearGradient(at.x - height * 0.16, 0, at.x + height * 0.42, 0)
      shade.addColorStop(0, '#ffffff')
      shade.addColorStop(0.4, '#d6ccd0')
      shade.addColorStop(1, '#a092a4')
      ctx.save()
      ctx.globalCompositeOperation = 'multiply'
      ctx.fillStyle = shade
      ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
      ctx.restore()
    },
  }
}

function cone(): Canvas {
  const canvas = createCanvas(SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  ctx.filter = 'blur(4px)'
  const fall = ctx.createLinearGradient(0, 0, 0, SIZE)
  fall.addColorStop(0, 'rgba(255,240,205,0.62)')
  fall.addColorStop(0.6, 'rgba(255,236,196,0.26)')
  fall.addColorStop(1, 'rgba(255,232,190,0)')
  ctx.fillStyle = fall
  ctx.beginPath()
  ctx.moveTo(SIZE * 0.45, -6)
  ctx.lineTo(SIZE * 0.55, -6)
  ctx.lineTo(SIZE * 0.94, SIZE)
  ctx.lineTo(SIZE * 0.06, SIZE)
  ctx.fill()
  return canvas
}

/** The light is behind them: a bright glow about a dark figure. */
export function halo(source: Source): Piece {
  let sheet: Canvas | undefined
  return {
    name: 'light from behind',
    depth: (t) => source(t).z + 1.4,
    draw(pen) {
      sheet ??= glow()
      const { ctx, height, t } = pen
      const { x, y, z } = source(t)
      const at = pen.project(x, y, z)
      const size = height * (0.74 + 0.01 * Math.sin(t))
      ctx.drawImage(sheet, at.x - size, at.y - size, size * 2, size * 2)
    },
  }
}

function glow(): Canvas {
  const canvas = createCanvas(SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  const middle = SIZE / 2
  const gradient = ctx.createRadialGradient(middle, middle, 0, middle, middle, middle)
  gradient.addColorStop(0, 'rgba(255,250,232,1)')
  gradient.addColorStop(0.34, 'rgba(255,240,196,0.92)')
  gradient.addColorStop(0.62, 'rgba(255,222,150,0.42)')
  gradient.addColorStop(1, 'rgba(255,205,120,0)')
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, SIZE, SIZE)
  return canvas
}
