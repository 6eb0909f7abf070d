import { live } from '../../paint/pieces/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import { onFrame, type Lens } from '../framing/on-frame.ts'
import type { View } from '../framing/view.ts'
import { glowSprite } from './sprites.ts'

export interface PlumeOptions extends Lens {
  /** Where it rises from, in shares of the world. */
  readonly spot: { readonly u: number; readonly v: number; readonly near?: number }
  /** How wide its foot is, as a share of the world. */
  readonly wide: number
  readonly tone: readonly [number, number, number]
  /** How thick it is, 0…1. */
  readonly thick: number
  readonly view: (t: number) => View
  readonly tempo: number
  readonly random: Random
}

const PUFFS = 26
/** Seconds in which a puff rises and is gone. */
const LIFE = 3.4

/** Steam or smoke: soft puffs that rise from a spot, widen, curl and thin out. */
export function plume(options: PlumeOptions): Piece {
  const { spot, wide, tone, thick, random, frame, world } = options
  const sprite = glowSprite(tone)
  const puffs = Array.from({ length: PUFFS }, (_, index) => ({
    start: (index / PUFFS) * LIFE,
    aside: random.between(-0.6, 0.6),
    curl: random.between(0, 6.28),
    size: random.between(0.7, 1.3),
  }))
  return live({ name: 'plume', depth: 40 }, ({ ctx, t }) => {
    const foot = onFrame(options, options.view(t / options.tempo), spot)
    const unit = wide * (world.right - world.left) * frame.width * foot.scale
    ctx.save()
    for (const { start, aside, curl, size } of puffs) {
      const age = t - start
      if (age <= 0) continue
      const share = (age % LIFE) / LIFE
      const radius = unit * size * (0.5 + 1.3 * share)
      const x =
        foot.x + unit * (aside + (0.25 + share) * 0.7 * Math.sin(share * 5 + curl + t * 0.4))
      const y = foot.y - unit * (0.1 + 5 * share)
      ctx.globalAlpha = thick * ease(share / 0.2) * (1 - share) ** 1.5
      ctx.drawImage(sprite, x - radius, y - radius, radius * 2, radius * 2)
    }
    ctx.restore()
  })
}
