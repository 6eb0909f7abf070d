import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { Box } from '../../scene/space.ts'

interface Cable {
  readonly name: string
  readonly box: Box
  /** A point of it, and how much higher it is for each u to the right. */
  readonly at: { readonly x: number; readonly y: number; readonly z: number }
  readonly slope: number
  /** Drawn as a pair, as under cable cars; a zip line is one. */
  readonly twin: boolean
}

/** A cable from edge to edge of the picture, which what hangs from it follows. */
export function cable({ name, box, at, slope, twin }: Cable): Piece {
  const { reach } = extentAt(box, at.z)
  return {
    name: `${name} cable`,
    depth: () => at.z + 0.04,
    draw: (pen) => {
      const { ctx } = pen
      for (const [up, width] of twin
        ? ([
            [0, 0.07],
            [0.32, 0.05],
          ] as const)
        : ([[0, 0.06]] as const)) {
        const [from, to] = [-1.5, 1.5].map((share) => {
          const x = share * reach
          return pen.project(x, at.y + up + slope * (x - at.x), at.z)
        })
        if (!from || !to) continue
        ctx.strokeStyle = '#3b3f45'
        ctx.lineWidth = width * from.scale
        ctx.beginPath()
        ctx.moveTo(from.x, from.y)
        ctx.lineTo(to.x, to.y)
        ctx.stroke()
      }
    },
  }
}
