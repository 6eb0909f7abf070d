import type { Piece } from '../../scene/scene.ts'

/** Before everybody: it lies on the whole picture. */
const NEAREST = -11
/** How often the light may change, a second. */
const RATE = 9
/** How dark it is over one round, in ninths of the darkest: long steady, then it stutters and fails. */
const ROUND = [0, 0, 0, 7, 1, 9, 0, 0, 0, 0, 0, 4, 0, 9, 9, 2, 9, 0, 0, 0, 0, 0, 0, 8, 0, 5, 9, 0]

/** Lamps with a loose wire: the whole picture goes dark by fits and starts. */
export const failingLamps = (): Piece =>
  darkness('failing lamps', '#4a4a68', (t) => (ROUND[Math.floor(t * RATE) % ROUND.length] ?? 0) / 9)

/** No lamp burns any more, and no window is lit. */
export const powerCut = (): Piece => darkness('power cut', '#4a4a70', () => 1)

function darkness(name: string, shade: string, share: (t: number) => number): Piece {
  return {
    name,
    depth: () => NEAREST,
    draw({ ctx, t, width, height, spare }) {
      const dark = share(t)
      if (dark === 0) return
      ctx.save()
      ctx.globalCompositeOperation = 'multiply'
      ctx.globalAlpha = dark
      ctx.fillStyle = shade
      ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
      ctx.restore()
    },
  }
}
