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
      const [red, green, blue] = saturate([(r * 255) / most, (g * 255) / most, (b * 255) / most], 4)
      return [red!, green!, blue!]
    })
    return { develop: (plate) => lightTubes(plate, bright) }
  },
}

function lightTubes(plate: Plate, bright: Uint32Array): void {
  const { source, target, width, height } = plate
  const thin = inkLines(plate, { reach: Math.max(1, Math.round(height / 420)), from: 13, to: 64 })
  const wide = inkLines(plate, { reach: Math.max(3, Math.round(height / 90)), from: 18, to: 150 })
  for (let i = 0; i < target.length; i++) {
    const p = source[i]!
    const tube = lookUp(bright, brighterOf(source, i, width))
    const line = thin[i]! / 255
    const glow = (wide[i]! / 255) * 0.5
    const dim = 0.1 + luma(p) / 2600
    const core = line * line * line * line * 60
    target[i] = pack(
      (p & 255) * dim + (tube & 255) * (line + glow) + core + 4,
      ((p >>> 8) & 255) * dim + ((tube >>> 8) & 255) * (line + glow) + core,
      ((p >>> 16) & 255) * dim + ((tube >>> 16) & 255) * (line + glow) + core + 12,
    )
  }
}

function brighterOf(source: Uint32Array, i: number, width: number): number {
  const here = source[i]!
  const below = i + 2 * width + 2
  // Asking beyond the end would make V8 read every pixel the slow way.
  const next = below < source.length ? source[below]! : here
  return luma(here) >= luma(next) ? here : next
}

/** A city after midnight: violet dark, cyan and magenta light that glows on every edge, colour fringes, scan lines. */
export const cyberpunk: Style = {
  hold: 1,
  open({ width, height }) {
    const table = createColourTable((r, g, b) => {
      const light = (0.21 * r + 0.72 * g + 0.07 * b) / 255
      const deep = [10 + 78 * light ** 1.6, 6 + 44 * light ** 2, 34 + 150 * light ** 1.4]
      const warm = Math.max(0, Math.min(1, (r - b) / 90 + 0.5))
      const lamp = [40 + 215 * warm, 225 - 170 * warm, 255 - 60 * warm]
      const k = Math.max(0, Math.min(1, (light - 0.42) * 1.7))
      const mixed = deep.map((value, index) => value * (1 - k) + lamp[index]! * k)
      const kept = saturate(contrast([r, g, b], 1.4, 140), 1.9)
      return mixed.map((value, index) => value * 0.74 + kept[index]! * 0.26)
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
  ctx.fillStyle = 'rgba(4,0,24,0.2)'
  const gap = Math.max(3, Math.round(height / 150))
  for (let y = 0; y < height; y += gap) ctx.fillRect(0, y, width, Math.max(1, gap / 3))
  const glow = ctx.createLinearGradient(0, 0, width, 0)
  glow.addColorStop(0, 'rgba(255,20,160,0.30)')
  glow.addColorStop(0.45, 'rgba(40,10,80,0.0)')
  glow.addColorStop(1, 'rgba(0,220,255,0.28)')
  ctx.fillStyle = glow
  ctx.fillRect(0, 0, width, height)
  return canvas
}

function fringe(plate: Plate, table: Uint32Array): void {
  const { source, target, height } = plate
  const shift = Math.max(1, Math.round(height / 300))
  const edges = inkLines(plate, { reach: Math.max(2, Math.round(height / 300)), from: 40, to: 170 })
  for (let i = 0; i < target.length; i++) {
    const left = lookUp(table, source[i >= shift ? i - shift : i]!)
    const here = lookUp(table, source[i]!)
    const right = lookUp(table, source[i + shift < source.length ? i + shift : i]!)
    const glow = edges[i]!
    // Tubes are magenta on the left of the street and cyan on its right.
    const side = (i % plate.width) / plate.width
    target[i] = pack(
      (left & 255) + glow * 0.85 * (1 - side),
      ((here >>> 8) & 255) + glow * 0.62 * side,
      ((right >>> 16) & 255) + glow * 0.75,
    )
  }
}
