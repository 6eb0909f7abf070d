import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { fade, mix } from '../../paint/paper/colour.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { dice } from './dice.ts'

const WIDE = 480
const HIGH = 150
const HUES = ['#5af5aa', '#46dcd7', '#a573f5'] as const

/** Curtains of northern light that sway behind the hills. */
export function aurora({ seed, box, z = 39.5 }: { seed: number; box: Box; z?: number }): Piece {
  let sheets: readonly Canvas[] | undefined
  return {
    name: 'aurora',
    depth: () => z,
    draw: (pen) => {
      sheets ??= [0, 1, 2].map((layer) => weave(seed + layer * 17))
      pen.ctx.save()
      pen.ctx.globalCompositeOperation = 'lighter'
      for (const [layer, sheet] of sheets.entries()) hang(pen, sheet, { layer, box, z })
      pen.ctx.restore()
    },
  }
}

/** From green through blue to violet, without a seam. */
function hueAt(share: number): string {
  const at = share * (HUES.length - 1)
  const low = HUES[Math.floor(at)] ?? HUES[0]
  return mix(low, HUES[Math.ceil(at)] ?? low, at % 1)
}

/** Painted once, small: it is soft anyway. */
function weave(seed: number): Canvas {
  const sheet = createCanvas(WIDE, HIGH)
  const ctx = sheet.getContext('2d')
  const chance = dice(seed, 3)
  for (let x = 0; x < WIDE; x += 2) {
    const along = x / WIDE
    const foot =
      HIGH * (0.7 + 0.14 * Math.sin(along * 7 + chance(1) * 3) + 0.06 * Math.sin(along * 19))
    const ray = 0.55 + 0.45 * Math.sin(along * 61 + Math.sin(along * 23) * 3)
    const edge = Math.min(1, along * 5, (1 - along) * 5)
    const hue = hueAt((Math.sin(along * 5 + chance(2) * 4) + 1) / 2)
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
