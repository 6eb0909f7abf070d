import { blot } from '../../scene/blot.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'

const RINGS = 9

interface Whirlpool {
  readonly box: Box
  readonly z?: number
  /** Of its usual width. */
  readonly scale?: number
}

/** Water that turns round a dark hole, with foam on its arms. */
export function whirlpool({ box, z = 2.5, scale: large = 1 }: Whirlpool): Piece {
  const wide = box.width * 0.34 * large
  return {
    name: 'whirlpool',
    depth: () => z + 1.5,
    draw: (pen) => {
      const { ctx, t } = pen
      const { x, y, scale } = pen.project(0, 0.02, z)
      const flat = 0.22
      for (let ring = 0; ring < RINGS; ring++) {
        const share = 1 - ring / RINGS
        const r = wide * share * scale
        blot(
          ctx,
          `rgba(${Math.round(20 + 60 * share)},${Math.round(60 + 80 * share)},${Math.round(96 + 80 * share)},0.92)`,
          [x, y + (1 - share) * wide * 0.16 * scale, r, r * flat],
        )
      }
      ctx.strokeStyle = 'rgba(240,250,250,0.75)'
      ctx.lineCap = 'round'
      for (let arm = 0; arm < 5; arm++) {
        ctx.lineWidth = Math.max(1, 0.09 * scale)
        ctx.beginPath()
        for (let step = 0; step <= 26; step++) {
          const share = 1 - (step / 26) * 0.88
          const angle = t * 2.2 + (arm / 5) * Math.PI * 2 + (1 - share) * 6
          const r = wide * share * scale
          const px = x + Math.cos(angle) * r
          const py = y + (1 - share) * wide * 0.16 * scale + Math.sin(angle) * r * flat
          if (step === 0) ctx.moveTo(px, py)
          else ctx.lineTo(px, py)
        }
        ctx.stroke()
      }
    },
  }
}
