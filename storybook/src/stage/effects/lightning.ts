import type { Piece, Pen } from '../../scene/scene.ts'
import type { Box, Place3 } from '../../scene/space.ts'
import { dice } from './dice.ts'

const EVERY = 1.25
const FLASH = 0.6

/** Bolts from the clouds, to a given point or to the horizon, each with a flash over the whole sky. */
export function lightning({
  seed,
  box,
  to,
}: {
  seed: number
  box: Box
  to?: (t: number) => Place3
}): Piece {
  const z = to ? to(0).z + 0.1 : 28
  return {
    name: 'lightning',
    depth: () => z,
    draw: (pen) => {
      // The first one strikes at once: it is what the film is about.
      const number = Math.floor(pen.t / EVERY)
      const since = pen.t - number * EVERY
      if (since > FLASH) return
      const chance = dice(seed, number)
      const strength = since < 0.08 || (since > 0.14 && since < 0.22) ? 1 : 1 - since / FLASH
      const far = (12 + z) / 12
      const end = to?.(pen.t) ?? { x: chance(1) * box.width * 0.4 * far, y: 0, z }
      flash(pen, strength)
      // What is struck may be as tall as the frame: the bolt comes from far aside.
      const start = to ? Math.sign(chance(2)) * box.width * 0.11 * far : chance(2) * 2.4
      bolt(pen, { end, start, top: pen.eye + box.height * 0.56 * far, chance, strength })
    },
  }
}

function flash({ ctx, width, height, spare }: Pen, strength: number): void {
  ctx.save()
  ctx.globalAlpha = 0.16 * strength
  ctx.fillStyle = '#dfe6ff'
  ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
  ctx.restore()
}

interface Bolt {
  readonly end: Place3
  /** Where it leaves the clouds, aside of where it ends. */
  readonly start: number
  readonly top: number
  readonly chance: (side: number) => number
  readonly strength: number
}

const STEPS = 9

function bolt(pen: Pen, { end, start, top, chance, strength }: Bolt): void {
  const { ctx } = pen
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = i / STEPS
    const aside = chance(10 + i) * 0.9 * Math.sin(share * Math.PI) + start * (1 - share)
    return pen.project(end.x + aside, top + (end.y - top) * share, end.z)
  })
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  const foot = points.at(-1)?.y ?? 0
  const thick = Math.max(2, (points[0]?.scale ?? 10) * 0.16)
  for (const [width, colour, alpha] of [
    [3.4, '#9db4ff', 0.35],
    [1.5, '#e8eeff', 0.9],
    [0.7, '#ffffff', 1],
  ] as const) {
    ctx.globalAlpha = alpha * strength
    ctx.lineWidth = thick * width
    ctx.strokeStyle = colour
    ctx.beginPath()
    for (const { x, y } of points) ctx.lineTo(x, y)
    const fork = points[4]
    if (fork) {
      ctx.moveTo(fork.x, fork.y)
      const [side, long] = [Math.sign(chance(3)), Math.min(thick * 20, (foot - fork.y) * 0.7)]
      ctx.lineTo(fork.x + side * long * 0.45, fork.y + long * 0.45)
      ctx.lineTo(fork.x + side * long * 0.6, fork.y + long)
    }
    ctx.stroke()
  }
  ctx.restore()
}
