import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'
import { tremble } from '../easing.ts'

const SHEET = 128

/** The warm light that a fire throws around itself after dark, flickering. */
export function firelight(how: {
  readonly name: string
  /** Where the fire is at story time t, and how far its light reaches, in u. */
  readonly at: (t: number) => Place3 & { readonly reach: number }
}): Piece {
  let sheet: Canvas | undefined
  return {
    name: `${how.name} light`,
    depth: (t) => how.at(t).z + 0.2,
    draw: (pen) => {
      if (!pen.light.dark) return
      sheet ??= paintGlow()
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

function paintGlow(): Canvas {
  const sheet = createCanvas(SHEET, SHEET)
  const ctx = sheet.getContext('2d')
  const half = SHEET / 2
  const light = ctx.createRadialGradient(half, half, 0, half, half, half)
  light.addColorStop(0, 'rgba(255,214,130,0.7)')
  light.addColorStop(0.25, 'rgba(255,168,84,0.42)')
  light.addColorStop(0.6, 'rgba(255,120,60,0.14)')
  light.addColorStop(1, 'rgba(255,110,50,0)')
  ctx.fillStyle = light
  ctx.fillRect(0, 0, SHEET, SHEET)
  return sheet
}
