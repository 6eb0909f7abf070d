import type { Piece, Pen } from '../../scene/scene.ts'
import type { Box, Place3 } from '../../scene/space.ts'
import { lighter } from '../places/kit/colour.ts'
import { dice } from './dice.ts'
import { drawPaperBolt } from './paper-bolt.ts'

const EVERY = 1.25
const FLASH = 0.6
/** The bluish shine of lightning whose colour nobody told. */
const WHITE = '#9db4ff'

/** Bolts from the clouds, to a given point or to the horizon, each with a flash over the whole sky. */
export function lightning({
  seed,
  box,
  to,
  colour = WHITE,
}: {
  seed: number
  box: Box
  to?: (t: number) => Place3
  /** Of the light around its white core. */
  colour?: string
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
      flash(pen, strength, colour)
      // What is struck may be as tall as the frame: the bolt comes from far aside.
      const start = to ? Math.sign(chance(2)) * box.width * 0.11 * far : chance(2) * 2.4
      bolt(pen, { end, start, top: pen.eye + box.height * 0.56 * far, chance, strength, colour })
    },
  }
}

function flash({ ctx, width, height, spare }: Pen, strength: number, colour: string): void {
  ctx.save()
  ctx.globalAlpha = (colour === WHITE ? 0.16 : 0.24) * strength
  ctx.fillStyle = lighter(colour, colour === WHITE ? 0.7 : 0.3)
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
  readonly colour: string
}

const STEPS = 9

function bolt(pen: Pen, { end, start, top, chance, strength, colour }: Bolt): void {
  const { ctx } = pen
  const spine = Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = i / STEPS
    const zigzag = (i % 2 === 0 ? 0.45 : -0.45) + chance(10 + i) * 0.35
    const aside = zigzag * Math.sin(share * Math.PI) + start * (1 - share)
    return pen.project(end.x + aside, top + (end.y - top) * share, end.z)
  })
  const width = Math.max(2, (spine[0]?.scale ?? 10) * (colour === WHITE ? 0.3 : 0.42))
  drawPaperBolt(ctx, { spine, width, colour, strength })
}
