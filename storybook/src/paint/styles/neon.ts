import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { bloom } from './bloom.ts'
import { contrast, createColourTable, lookUp, saturate } from './colour-table.ts'
import { inkLines } from './ink-lines.ts'
import { luma, pack, type Plate, type Style } from './style.ts'

/** Tubes of light in the dark: only outlines remain, in the colour of what they bound. */
export const neon: Style = {
  hold: 1,
  open() {
    const bright = createColourTable((r, g, b) => {
      const most = Math.max(24, r, g, b)
      const [red, green, blue] = saturate(
        [(r * 255) / most, (g * 255) / most, (b * 255) / most],
        2.4,
      )
      return [red!, green!, blue!]
    })
    return { develop: (plate) => lightTubes(plate, bright) }
  },
}

function lightTubes(plate: Plate, bright: Uint32Array): void {
  const { source, target, width, height } = plate
  const thin = inkLines(plate, { reach: Math.max(1, Math.round(height / 420)), from: 20, to: 95 })
  const wide = inkLines(plate, { reach: Math.max(3, Math.round(height / 90)), from: 26, to: 210 })
  for (let i = 0; i < target.length; i++) {
    const p = source[i]!
    const tube = lookUp(bright, brighterOf(source, i, width))
    const line = thin[i]! / 255
    const glow = (wide[i]! / 255) * 0.5
    const dim = 0.1 + luma(p) / 2600
    const core = line * line * 70
    target[i] = pack(
      (p & 255) * dim + (tube & 255) * (line + glow) + core + 4,
      ((p >>> 8) & 255) * dim + ((tube >>> 8) & 255) * (line + glow) + core,
      ((p >>> 16) & 255) * dim + ((tube >>> 16) & 255) * (line + glow) + core + 12,
    )
  }
}

function brighterOf(source: Uint32Array, i: number, width: number): number {
  const here = source[i]!
  const next = source[i + 2 * width + 2] ?? here
  return luma(here) >= luma(next) ? here : next
}

/** A city after midnight: violet dark, cyan and magenta light that glows on every edge, colour fringes, scan lines. */
export const cyberpunk: Style = {
  hold: 1,
  open({ width, height }) {
    const table = createColourTable((r, g, b) => {
      const light = (0.21 * r + 0.72 * g + 0.07 * b) / 255
      const deep = [22 + 70 * light, 8 + 30 * light, 56 + 120 * light]
      const warm = Math.max(0, Math.min(1, (r - b) / 120 + 0.5))
      const lamp = [60 + 195 * warm, 190 - 120 * warm, 255 - 40 * warm]
      const k = Math.min(1, light * light * 1.25)
      const mixed = deep.map((value, index) => value * (1 - k) + lamp[index]! * k)
      const kept = saturate(contrast([r, g, b], 1.2, 130), 1.3)
      return mixed.map((value, index) => value * 0.72 + kept[index]! * 0.3)
    })
    const lines = createScanLines(width, height)
    return {
      finish(ctx, canvas) {
        bloom(ctx, canvas, { strength: 0.5, reach: 0.05, threshold: 2 })
        ctx.drawImage(lines, 0, 0)
      },
      develop: (plate) => fringe(plate, table),
    }
  },
}

function createScanLines(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = 'rgba(8,4,30,0.16)'
  const gap = Math.max(3, Math.round(height / 180))
  for (let y = 0; y < height; y += gap) ctx.fillRect(0, y, width, Math.max(1, gap / 3))
  const glow = ctx.createLinearGradient(0, 0, width, 0)
  glow.addColorStop(0, 'rgba(255,40,170,0.20)')
  glow.addColorStop(0.45, 'rgba(40,10,80,0.0)')
  glow.addColorStop(1, 'rgba(20,220,255,0.20)')
  ctx.fillStyle = glow
  ctx.fillRect(0, 0, width, height)
  return canvas
}

function fringe(plate: Plate, table: Uint32Array): void {
  const { source, target, height } = plate
  const shift = Math.max(1, Math.round(height / 300))
  const edges = inkLines(plate, { reach: Math.max(2, Math.round(height / 300)), from: 60, to: 240 })
  for (let i = 0; i < target.length; i++) {
    const left = lookUp(table, source[i >= shift ? i - shift : i]!)
    const here = lookUp(table, source[i]!)
    const right = lookUp(table, source[i + shift < source.length ? i + shift : i]!)
    const glow = edges[i]!
    const magenta = glow * 0.5
    target[i] = pack(
      (left & 255) + magenta * 0.55,
      ((here >>> 8) & 255) + glow * 0.32,
      ((right >>> 16) & 255) + glow * 0.6,
    )
  }
}
