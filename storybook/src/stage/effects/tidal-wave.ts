import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { ease, wave } from '../easing.ts'
import { drawWave } from '../places/kit/nature/surf-wave.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'

const Z = 37.5
const SPRAY = 70

interface Tide {
  readonly seed: number
  readonly box: Box
  /** It stops in the air and is ice. */
  readonly frozen?: boolean
}

/** A wave as high as the houses that rears behind everything, curls over and comes on. */
export function tidalWave({ seed, box, frozen = false }: Tide): Piece[] {
  const { half, crown } = extentAt(box, Z)
  const [wide, tall] = [half * 2.5, crown * 0.92]
  const [lead, lasts] = frozen ? [0.2, 1.6] : [0.4, 4.4]
  const rise = (t: number): number => -tall * 0.55 * (1 - ease((t + lead) / lasts))
  const body = flat({
    name: 'tidal wave',
    x: half * 0.1,
    y: -1,
    z: Z,
    width: wide,
    height: tall * 1.1,
    bleed: 0.5,
    haze: 0.35,
    shadow: 0.6,
    drift: (t) => ({ x: half * 0.1 * (1 - ease(t / 5)), y: rise(t) }),
    draw: (ctx) => {
      ctx.scale(wide / 20, tall / 9)
      drawWave(ctx, frozen ? '#a5d8ea' : '#1a6f94')
    },
  })
  if (frozen) return [body]
  return [body, spray({ seed, half, crest: (t) => tall * 0.9 + rise(t) })]
}

interface Spray {
  readonly seed: number
  readonly half: number
  readonly crest: (t: number) => number
}

/** What the wind takes off its crest. */
function spray({ seed, half, crest }: Spray): Piece {
  return {
    name: 'tidal spray',
    depth: () => Z - 0.1,
    draw: (pen) => {
      const { ctx, t } = pen
      ctx.fillStyle = 'rgba(250,252,250,0.85)'
      ctx.beginPath()
      for (let number = 0; number < SPRAY; number++) {
        const chance = dice(seed, number)
        const age = (t * (0.5 + 0.15 * chance(1)) + (chance(2) + 1) / 2) % 1
        const along = (chance(3) + 1) / 2
        const x = half * (-0.3 + 1.4 * along) + half * 0.16 * age
        const up = crest(t) * (0.82 + 0.14 * wave(along * 0.5)) + 5 * age * (1 - age) * 2
        const at = pen.project(x, up, Z)
        const size = at.scale * (0.16 + 0.1 * chance(4)) * (1 - 0.5 * age)
        ctx.moveTo(at.x + size, at.y)
        ctx.arc(at.x, at.y, size, 0, 7)
      }
      ctx.fill()
    },
  }
}
