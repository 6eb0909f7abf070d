import type { Random } from '../../../scene/random.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'
import { clear, darker, lighter, lit } from '../../places/kit/colour.ts'
import { companion } from './companions.ts'
import { shelves } from './still-shelf.ts'
import type { Still } from './still.ts'
import type { StillLook } from './still-look.ts'
import { paneWithView } from './still-window.ts'

/** How much of the night's tint reaches a room with a lamp. */
const BY_LAMP = 0.55

/** A bright corner of a home behind a table: a window, a shelf and a plant, painted once for the whole shot. */
export function stillCorner(
  look: StillLook,
  { edge, random }: { edge: number; random: Random },
): Piece {
  return {
    name: 'still corner',
    depth: () => 20,
    draw(pen) {
      const still = stillFor(pen, look, { edge, random: random.fork('corner') })
      theWall(still)
      paneWithView(still)
      lightOnWall(still)
      lowerWall(still)
      shelves(still)
      companion(still)
    },
  }
}

function stillFor(
  { ctx, light, box, eye, width, height }: Pen,
  look: StillLook,
  { edge, random }: { edge: number; random: Random },
): Still {
  const amount = light.tintAmount * (light.dark ? BY_LAMP : 1)
  const nearness = 12 / (12 + edge)
  return {
    ctx,
    look,
    random,
    dark: light.dark,
    width,
    height,
    unit: Math.min(height, width * 0.8) / 10,
    side: light.from <= 0 ? -1 : 1,
    edge: height * box.horizon + (eye / box.height) * height * nearness,
    tone: (colour) => lit(colour, light.tint, amount),
  }
}

function theWall({ ctx, look, tone, ...still }: Still): void {
  const { width, height, side, dark } = still
  const [x, y] = [width * (0.5 + side * 0.3), height * 0.3]
  const shine = ctx.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height) * 0.75)
  shine.addColorStop(0, tone(lighter(look.wall, dark ? 0.1 : 0.5)))
  shine.addColorStop(0.5, tone(look.wall))
  shine.addColorStop(1, tone(darker(look.wall, 0.16)))
  ctx.fillStyle = shine
  ctx.fillRect(-width, -height, width * 3, height * 3)
}

/** What the window throws on the wall beside it: behind the things the wall is brightest. */
function lightOnWall({ ctx, look, tone, ...still }: Still): void {
  const { width, side, unit, dark, height } = still
  if (dark) {
    const [x, y] = [width / 2, height * 0.42]
    const pool = ctx.createRadialGradient(x, y, 0, x, y, unit * 6)
    pool.addColorStop(0, 'rgba(255,206,128,0.5)')
    pool.addColorStop(1, 'rgba(255,190,110,0)')
    ctx.fillStyle = pool
    ctx.fillRect(0, 0, width, height)
    return
  }
  ctx.fillStyle = clear(tone(lighter(look.wall, 0.75)), 0.5)
  for (const [from, to] of [
    [-0.4, 1.35],
    [1.65, 3.4],
  ] as const) {
    const x = width / 2 + side * unit * 1.4
    ctx.beginPath()
    for (const [dx, y] of [
      [from, 0.12],
      [to, 0.12],
      [to + 0.9, 0.64],
      [from + 0.9, 0.64],
    ] as const)
      ctx.lineTo(x - side * dx * unit, y * height)
    ctx.fill()
  }
}

function lowerWall({ ctx, look, tone, ...still }: Still): void {
  const { width, unit, edge } = still
  const top = edge - unit * 1.7
  ctx.fillStyle = tone(look.low)
  ctx.fillRect(-width, top, width * 3, edge - top + unit * 4)
  ctx.fillStyle = tone(lighter(look.low, 0.55))
  ctx.fillRect(-width, top - unit * 0.16, width * 3, unit * 0.2)
  const tiled = look.corner === 'kitchen' || look.corner === 'bath'
  const step = unit * (tiled ? 0.85 : 2.1)
  ctx.fillStyle = clear(tone(lighter(look.low, 0.6)), tiled ? 0.6 : 0.35)
  for (let x = (width / 2) % step; x < width * 1.4; x += step)
    for (const at of [x, x - width * 1.4]) ctx.fillRect(at, top, unit * 0.08, unit * 3)
  if (tiled) ctx.fillRect(-width, top + step, width * 3, unit * 0.08)
}
