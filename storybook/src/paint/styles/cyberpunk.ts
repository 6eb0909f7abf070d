import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { bloom } from './bloom.ts'
import { contrast, createColourTable, saturate } from './colour-table.ts'
import type { Plate, Style } from './style.ts'

/** The lens of a city after midnight: violet shadows, cyan and magenta glow, colour fringes, scan lines. */
export const cyberpunk: Style = {
  hold: 1,
  open({ width, height }) {
    const table = createColourTable((r, g, b) => {
      const [red, green, blue] = saturate(contrast([r, g, b], 1.22, 104), 1.42)
      const shade = 1 - Math.min(1, (0.21 * r + 0.72 * g + 0.07 * b) / 110)
      return [red! + 16 * shade + 3, green! - 4, blue! + 34 * shade + 6]
    })
    const lines = createScanLines(width, height)
    return {
      finish(ctx, canvas) {
        bloom(ctx, canvas, { strength: 0.6, reach: 0.045, threshold: 2 })
        ctx.drawImage(lines, 0, 0)
      },
      develop: (plate) => fringe(plate, table),
    }
  },
}

function createScanLines(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = 'rgba(8,0,30,0.16)'
  const gap = Math.max(3, Math.round(height / 150))
  for (let y = 0; y < height; y += gap) ctx.fillRect(0, y, width, Math.max(1, gap / 3))
  const glow = ctx.createLinearGradient(0, 0, width, 0)
  glow.addColorStop(0, 'rgba(255,20,160,0.20)')
  glow.addColorStop(0.5, 'rgba(60,20,140,0.0)')
  glow.addColorStop(1, 'rgba(0,220,255,0.18)')
  ctx.fillStyle = glow
  ctx.fillRect(0, 0, width, height)
  return canvas
}

/** Red is seen a little to the left and blue to the right of where they are. */
function fringe({ source, target, height }: Plate, table: Uint32Array): void {
  const shift = Math.max(1, Math.round(height / 360))
  const last = source.length - 1
  for (let i = 0; i <= last; i++) {
    const left = source[i >= shift ? i - shift : i]!
    const right = source[i + shift <= last ? i + shift : i]!
    target[i] =
      table[((left & 0xfc) << 10) | (((source[i]! >>> 10) & 63) << 6) | ((right >>> 18) & 63)]!
  }
}
