import type { Piece, Pen } from '../../scene/scene.ts'
import type { Box, Place3 } from '../../scene/space.ts'
import { dice } from './dice.ts'

const EVERY = 1.35
const FLASH = 0.5

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
      const time = pen.t + 1
      const number = Math.floor(time / EVERY)
      const since = time - number * EVERY
      if (since > FLASH) return
      const chance = dice(seed, number)
      const strength = since < 0.08 || (since > 0.14 && since < 0.22) ? 1 : 1 - since / FLASH
      const far = (12 + z) / 12
      const end = to?.(pen.t) ?? { x: chance(1) * box.width * 0.4 * far, y: 0, z }
      flash(pen, strength)
      bolt(pen, { end, top: pen.eye + box.height * 0.56 * far, chance, strength })
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
  readonly top: number
  readonly chance: (side: number) => number
  readonly strength: number
}

const STEPS = 9

function bolt(pen: Pen, { end, top, chance, strength }: Bolt): void {
  const { ctx } = pen
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = i / STEPS
    const aside = chance(10 + i) * 0.9 * Math.sin(share * Math.PI) + chance(2) * 2.4 * (1 - share)
    return pen.project(end.x + aside, top + (end.y - top) * share, end.z)
  })
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
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
      ctx.lineTo(fork.x + thick * 9 * Math.sign(chance(3)), fork.y + thick * 9)
      ctx.lineTo(fork.x + thick * 12 * Math.sign(chance(3)), fork.y + thick * 20)
    }
    ctx.stroke()
  }
  ctx.restore()
}
