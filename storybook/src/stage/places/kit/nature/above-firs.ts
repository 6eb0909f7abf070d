import { blot } from '../../../../scene/blot.ts'
import { clear, darker, lighter } from '../colour.ts'
import type { GroundInk } from './ground.ts'

const GREENS = ['#2f6f5c', '#3a7d66', '#27604f', '#467f6b']

/** Where a fir stands on the frame and how broad it is, in pixels. */
interface Foot {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A fir as one sees it who flies over the wood: three tiers over its shade, and snow on them in winter. */
export function firFromAbove({ ctx, random, season }: GroundInk, { x, y, r }: Foot): void {
  const colour = random.pick(GREENS)
  const tall = r * random.between(2.3, 3)
  blot(ctx, clear('#1c3348', 0.28), [x + 0.5 * r, y + 0.1 * r, r, 0.42 * r])
  const tier = (share: number, tone: string, [wide, deep]: readonly [number, number]): void => {
    const foot = y - tall * share
    const half = r * wide * (1 - share)
    ctx.fillStyle = tone
    ctx.beginPath()
    ctx.moveTo(x - half, foot)
    ctx.quadraticCurveTo(x, foot + 0.3 * half, x + half, foot)
    ctx.lineTo(x, foot - tall * deep)
    ctx.fill()
  }
  for (const [at, share] of [0, 0.26, 0.52].entries()) {
    tier(share, at === 0 ? darker(colour, 0.15) : lighter(colour, 0.05 * at), [0.95, 0.46])
    if (season === 'winter') tier(share + 0.17, '#f4f8fb', [0.68, 0.3])
  }
}
