import { blot } from '../../scene/blot.ts'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Pen, Piece } from '../../scene/scene.ts'

/** Before everybody: it lies on the whole picture. */
export const NEAREST = -11

/** Painted so small: light has no edges. */
export const SIZE = 128

export function glowSheet(colour: string): Canvas {
  const canvas = createCanvas(SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  const middle = SIZE / 2
  const gradient = ctx.createRadialGradient(middle, middle, 0, middle, middle, middle)
  gradient.addColorStop(0, `${colour}b0`)
  gradient.addColorStop(0.5, `${colour}48`)
  gradient.addColorStop(1, `${colour}00`)
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, SIZE, SIZE)
  return canvas
}

const BULBS = ['#ffd98a', '#ff9f7a', '#9fd8ff', '#ffb6d0', '#c7f0a0'] as const

/** Small lamps on two strings that hang through the upper frame, each with its own breath. */
export function garland(): Piece {
  let sheets: readonly Canvas[] | undefined
  return {
    name: 'fairy lights',
    depth: () => NEAREST - 0.1,
    draw({ ctx, width, height, t }) {
      sheets ??= BULBS.map(glowSheet)
      for (const [top, sag, count, shift] of [
        [0.04, 0.13, 15, 0],
        [0.01, 0.26, 13, 0.4],
      ] as const) {
        const at = (share: number): { x: number; y: number } => {
          const loop = ((share * 2 + shift) % 1) - 0.5
          return { x: share * width, y: height * (top + sag * (1 - 4 * loop * loop)) }
        }
        string(ctx, at)
        for (let i = 0; i < count; i++) {
          const { x, y } = at((i + 0.5) / count)
          const glow = 0.7 + 0.3 * Math.sin(t * 2.2 + i * 1.9 + shift * 9)
          const size = height * 0.075 * (0.8 + 0.2 * glow)
          ctx.globalAlpha = glow
          const sheet = sheets[i % sheets.length]
          if (sheet) ctx.drawImage(sheet, x - size, y - size, size * 2, size * 2)
          ctx.globalAlpha = 1
          blot(ctx, BULBS[i % BULBS.length] ?? '#ffd98a', [
            x,
            y + height * 0.008,
            height * 0.008,
            height * 0.013,
          ])
        }
      }
    },
  }
}

function string(ctx: Pen['ctx'], at: (share: number) => { x: number; y: number }): void {
  ctx.strokeStyle = 'rgba(52,42,48,0.8)'
  ctx.lineWidth = 1.4
  ctx.beginPath()
  for (let i = 0; i <= 60; i++) {
    const { x, y } = at(i / 60)
    ctx.lineTo(x, y)
  }
  ctx.stroke()
}
