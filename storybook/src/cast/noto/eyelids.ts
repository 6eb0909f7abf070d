import { blot } from '../../scene/blot.ts'
import type { Part, Sheet } from '../figure/figure.ts'
import { findEyes, type Between, type Eye } from './find-eyes.ts'
import type { Bounds } from './trim.ts'

const SHUT = 0.4
const LASH = '#3b2f2b'

/** The head they belong to, and how it moves. */
export interface Lidded {
  readonly body: string
  readonly bounds: Bounds
  readonly between: Between
  readonly follow?: Part['move'] | undefined
}

/** Paper lids over a picture's eyes, which show while it blinks or sleeps. */
export function eyelids({ body, bounds, between, follow }: Lidded): {
  readonly sheets: readonly Sheet[]
  readonly front: readonly Part[]
} {
  const eyes = findEyes(body, bounds, between)
  return {
    sheets: eyes.map(lidSheet),
    front: eyes.map((_, index) => ({
      sheet: index + 1,
      move: (pose, t) => {
        if ((pose.blink ?? 0) < SHUT) return null
        return follow?.(pose, t) ?? [1, 0, 0, 1, 0, 0]
      },
    })),
  }
}

function lidSheet({ x, y, rx, ry, around }: Eye): Sheet {
  const [wide, high] = [rx * 1.22, ry * 1.18]
  const edge = 0.012
  return {
    frame: {
      left: x - wide - edge,
      top: y - high - edge,
      right: x + wide + edge,
      bottom: y + high + edge,
    },
    paint: (ctx) => {
      blot(ctx, around, [x, y, wide, high])
      ctx.strokeStyle = LASH
      ctx.lineWidth = Math.max(0.008, rx * 0.34)
      ctx.lineCap = 'round'
      ctx.beginPath()
      ctx.ellipse(x, y - high * 0.15, wide * 0.85, high * 0.6, 0, 0.15 * Math.PI, 0.85 * Math.PI)
      ctx.stroke()
    },
  }
}
