import { blot } from '../../scene/blot.ts'
import type { Part, Sheet } from '../figure/figure.ts'
import type { Affine } from '../figure/affine.ts'
import { after } from '../figure/turn-about.ts'

/** A mouth that opens below the nose of a face that looks at us, in own heights on the sheet. */
export interface Mouth {
  readonly x: number
  readonly y: number
  readonly wide: number
  /** With two fangs in it. */
  readonly fangs?: boolean
  /** The head it belongs to, and how that moves. */
  readonly follow?: Part['move'] | undefined
}

/** Below this a mouth counts as shut. */
const SHUT = 0.12

/** What shows while `pose.mouth` is open: to yawn, to roar, to sing. */
export function openMouth({ x, y, wide, fangs = false, follow }: Mouth): {
  readonly sheet: Sheet
  readonly move: NonNullable<Part['move']>
} {
  const [rx, ry] = [wide / 2, wide * 0.36]
  return {
    sheet: {
      frame: { left: x - rx, top: y - 0.01, right: x + rx, bottom: y + ry * 2 },
      paint: (ctx) => {
        ctx.beginPath()
        ctx.ellipse(x, y + ry, rx * 0.96, ry * 0.96, 0, 0, 2 * Math.PI)
        ctx.fillStyle = '#4a1d22'
        ctx.fill()
        ctx.clip()
        blot(ctx, '#e0737a', [x, y + ry * 1.75, rx * 0.7, ry * 0.62])
        ctx.fillStyle = '#fffaf0'
        for (const side of fangs ? [-1, 1] : []) {
          ctx.beginPath()
          ctx.moveTo(x + side * rx * 0.62, y)
          ctx.lineTo(x + side * rx * 0.26, y)
          ctx.lineTo(x + side * rx * 0.44, y + ry * 0.62)
          ctx.fill()
        }
      },
    },
    move: (pose, t) => {
      const open = pose.mouth ?? 0
      if (open < SHUT) return null
      const gape: Affine = [0.7 + 0.3 * open, 0, 0, open, x - (0.7 + 0.3 * open) * x, y - open * y]
      const moved = follow?.(pose, t)
      return moved ? after(moved, gape) : gape
    },
  }
}
