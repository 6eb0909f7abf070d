import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { fade, mix } from '../../paint/paper/colour.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { dice } from './dice.ts'

const WIDE = 480
const HIGH = 150
const HUES = ['#5af5aa', '#46dcd7', '#a573f5'] as const
/** Those of one colour, where it is said. */
const OF_ONE: Readonly<Record<string, readonly string[]>> = {
  green: ['#5af57a', '#46e6a0', '#8af55a'],
  pink: ['#f573c8', '#f59ad2', '#d25af5'],
  purple: ['#a573f5', '#7d5af5', '#d273f5'],
  red: ['#f55a6e', '#f5825a', '#e646a0'],
  blue: ['#46a0f5', '#46dcf5', '#5a73f5'],
}

interface Lights {
  readonly seed: number
  readonly box: Box
  readonly z?: number
  readonly colour?: string | null
}

/** Curtains of northern light that sway behind the hills. */
export function aurora({ seed, box, z = 39.5, colour = null }: Lights): Piece {
  const hues = OF_ONE[colour ?? ''] ?? HUES
  let sheets: readonly Canvas[] | undefined
  return {
    name: 'aurora',
    depth: () => z,
    draw: (pen) => {
      sheets ??= [0, 1, 2].map((layer) => weave(seed + layer * 17, hues))
      pen.ctx.save()
      pen.ctx.globalCompositeOperation = 'lighter'
      for (const [layer, sheet] of sheets.entries()) hang(pen, sheet, { layer, box, z })
      pen.ctx.restore()
    },
  }
}

/** From one hue through the next to the last, without a seam. */
function hueAt(hues: readonly string[], share: number): string {
  const at = share * (hues.length - 1)
  const low = hues[Math.floor(at)] ?? HUES[0]
  return mix(low, hues[Math.ceil(at)] ?? low, at % 1)
}

/** Painted once, small: it is soft anyway. */
function weave(seed: number, hues: readonly string[]): Canvas {
  const sheet = createCanvas(WIDE, HIGH)
  const ctx = sheet.getContext('2d')
  const chance = dice(seed, 3)
  for (let x = 0; x < WIDE; x += 2) {
    const along = x / WIDE
    const foot =
      HIGH * (0.7 + 0.14 * Math.sin(along * 7 + chance(1) * 3) + 0.06 * Math.sin(along * 19))
    const ray = 0.55 + 0.45 * Math.sin(along * 61 + Math.sin(along * 23) * 3)
    const edge = Math.min(1, along * 5, (1 - along) * 5)
    const hue = hueAt(hues, (Math.sin(along * 5 + chance(2) * 4) + 1) / 2)
    const alpha = 0.66 * edge * (0.4 + 0.6 * ray)
    const light = ctx.createLinearGradient(0, foot - HIGH * (0.46 + 0.3 * ray), 0, foot)
    light.addColorStop(0, 'rgba(150,90,240,0)')
    light.addColorStop(0.75, fade(hue, alpha))
    light.addColorStop(1, fade(hue, 0))
    ctx.fillStyle = light
    ctx.fillRect(x, 0, 2, HIGH)
  }
  return sheet
}

interface Hanging {
  readonly layer: number
  readonly box: Box
  readonly z: number
}

function hang(pen: Pen, sheet: Canvas, { layer, box, z }: Hanging): void {
  const far = (12 + z) / 12
  const sway = Math.sin(pen.t * 0.35 + layer * 2) * 0.06
  const at = pen.project(box.width * far * (sway + 0.05 - layer * 0.1), pen.eye, z)
  const wide = box.width * far * 1.5 * at.scale
  const high = box.height * far * (0.62 + 0.1 * layer) * at.scale
  pen.ctx.globalAlpha = 0.8 + 0.2 * Math.sin(pen.t * 0.9 + layer * 3)
  pen.ctx.drawImage(sheet, at.x - wide / 2, at.y - high * 1.02, wide, high)
}
