import type { Ink } from '../paper.ts'

/**
 * Draws something in measures of its own (`width` × `height`, standing on 0, up is negative) as large as the frame allows:
 * `share` of what shows at rest across and upwards. A narrow frame gets a smaller one, never half of one.
 */
export function fitted(
  ink: Ink,
  how: {
    readonly width: number
    readonly height: number
    readonly x?: number
    readonly y?: number
    readonly across?: number
    readonly upwards?: number
  },
  draw: (ink: Ink) => void,
): void {
  const across = (ink.half * 2 * (how.across ?? 0.8)) / how.width
  const upwards = (-ink.crown * (how.upwards ?? 0.86)) / how.height
  const scale = Math.min(across, upwards)
  ink.ctx.save()
  ink.ctx.translate(how.x ?? 0, how.y ?? 0)
  ink.ctx.scale(scale, scale)
  draw({ ...ink, unit: ink.unit * scale })
  ink.ctx.restore()
}
