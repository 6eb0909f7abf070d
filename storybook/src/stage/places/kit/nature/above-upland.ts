import { darker } from '../colour.ts'
import { mark, type Ink } from '../paper.ts'
import type { Dress } from './above-seasons.ts'
import { hills } from './land.ts'

interface Upland extends Pick<Dress, 'ground' | 'crowns'> {
  readonly road: boolean
  /** How far the land lies below. */
  readonly below: number
  /** Nobody flies before it: it rises until little is left of the sky, as when one looks down. */
  readonly alone: boolean
}

/** The wood goes on over the last hills. */
export function upland(ink: Ink, { ground, crowns: colours, road, alone, below }: Upland): void {
  const rise = alone ? -ink.crown * 0.62 : 3
  if (alone)
    hills(ink, {
      colour: ground[1] ?? '#4f8556',
      height: [below + rise * 0.84, below + rise],
      step: 11,
      floor: 6,
    })
  const { ctx } = ink
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  for (let i = 0; i < 2600; i++) {
    const share = i / 2600
    const y = -below - rise * 1.1 * (1 - share) + 2 * share
    const size = 0.36 + 0.3 * share
    const x = ink.random.between(ink.left, ink.right)
    const colour = ink.random.pick(colours)
    mark(ink, darker(colour, 0.24)).oval(x + 0.1, y + 0.12, [size, size * 0.8])
    mark(ink, colour).oval(x, y, [size, size * 0.76])
  }
  if (alone && road) for (const [tone, wide] of LANES) serpentine(ink, tone, { wide, rise, below })
  ctx.restore()
}

const LANES = [
  ['#c2b48a', 1.4],
  ['#5d5f68', 1],
] as const

/** The road climbs on in bends that grow smaller. */
function serpentine(
  ink: Ink,
  colour: string,
  how: { wide: number; rise: number; below: number },
): void {
  const at = (share: number): number => Math.sin(share * 11 + 0.8) * ink.half * 0.26 * (1.1 - share)
  ink.ctx.strokeStyle = colour
  ink.ctx.lineCap = 'round'
  for (let i = 0; i < 120; i++) {
    const [from, to] = [i / 120, (i + 1) / 120]
    ink.ctx.lineWidth = how.wide * (1.3 - from)
    ink.ctx.beginPath()
    for (const share of [from, to])
      ink.ctx.lineTo(at(share), -how.below + 1.4 - (how.rise + 1.4) * share)
    ink.ctx.stroke()
  }
}
