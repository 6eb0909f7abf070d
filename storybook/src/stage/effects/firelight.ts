import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { fade } from '../../paint/paper/colour.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'
import { tremble } from '../easing.ts'

const SHEET = 128
const STOPS = [0, 0.25, 0.6, 1]

/** The light that a fire throws around itself after dark, flickering; or somebody who glows, in a colour of its own. */
export function firelight(how: {
  readonly name: string
  /** Where the fire is at story time t, and how far its light reaches, in u. */
  readonly at: (t: number) => Place3 & { readonly reach: number }
  /** Default: a fire's. */
  readonly colour?: string
}): Piece {
  let sheet: Canvas | undefined
  return {
    name: `${how.name} light`,
    depth: (t) => how.at(t).z + 0.2,
    draw: (pen) => {
      if (!pen.light.dark) return
      sheet ??= paintGlow(how.colour)
      const { x, y, z, reach } = how.at(pen.t)
      const at = pen.project(x, y, z)
      const size = reach * at.scale * (1 + 0.04 * tremble(pen.t * 3, 2))
      pen.ctx.save()
      pen.ctx.globalAlpha = 0.82 + 0.14 * tremble(pen.t * 4, 5)
      pen.ctx.drawImage(sheet, at.x - size, at.y - size, size * 2, size * 2)
      pen.ctx.restore()
    },
  }
}

const FIRE = [
  'rgba(255,214,130,0.7)',
  'rgba(255,168,84,0.42)',
  'rgba(255,120,60,0.14)',
  'rgba(255,110,50,0)',
]

function paintGlow(colour?: string): Canvas {
  const sheet = createCanvas(SHEET, SHEET)
  const ctx = sheet.getContext('2d')
  const half = SHEET / 2
  const light = ctx.createRadialGradient(half, half, 0, half, half, half)
  const tones = colour === undefined ? FIRE : [0.75, 0.4, 0.13, 0].map((a) => fade(colour, a))
  STOPS.forEach((stop, i) => light.addColorStop(stop, tones[i] ?? 'rgba(0,0,0,0)'))
  ctx.fillStyle = light
  ctx.fillRect(0, 0, SHEET, SHEET)
  return sheet
}
