import { blot } from '../../scene/blot.ts'
import { createRandom, hashText } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'

const WATER = ['#e6f6fb', '#bfe3f0', '#8fcbe2'] as const
const DROPS = 110
/** How much of its time a drop flies; then it splashes off. */
const FLIGHT = 0.72
const SECONDS = 1.1

export interface Jet {
  readonly name: string
  readonly from: (t: number) => Place3
  readonly to: (t: number) => Place3
  /** How high the bow rises above its ends, in u. */
  readonly bow: number
  /** How strong it is, from 0 to 1. */
  readonly force: (t: number) => number
}

interface Drop {
  readonly colour: string
  readonly phase: number
  readonly aside: number
  readonly above: number
  readonly size: number
}

/** Drops that fly in a bow from one to another wherever the two are, and splash off there. */
export function waterJet(jet: Jet): Piece {
  const random = createRandom(hashText(jet.name))
  const drops = Array.from({ length: DROPS }, (): Drop => ({
    colour: random.pick(WATER),
    phase: random.next(),
    aside: random.between(-0.5, 0.5),
    above: random.between(-0.5, 0.5),
    size: random.between(0.07, 0.13),
  }))
  return {
    name: jet.name,
    depth: (t) => Math.min(jet.from(t).z, jet.to(t).z) - 0.06,
    draw: (pen) => {
      for (const drop of drops.slice(0, Math.round(DROPS * jet.force(pen.t))))
        drawDrop(pen, jet, drop)
    },
  }
}

function drawDrop(pen: Pen, { from, to, bow }: Jet, drop: Drop): void {
  const share = (pen.t / SECONDS + drop.phase) % 1
  const [start, end] = [from(pen.t), to(pen.t)]
  const flown = Math.min(1, share / FLIGHT)
  const off = Math.max(0, share - FLIGHT) / (1 - FLIGHT)
  const wide = 0.1 + 0.3 * flown
  const x = start.x + (end.x - start.x) * flown + drop.aside * (wide + 1.6 * off)
  const lift = 4 * bow * flown * (1 - flown) + off * (1 - off) * 1.6 - off * off * 0.7
  const y = start.y + (end.y - start.y) * flown + lift + drop.above * wide
  const at = pen.project(x, Math.max(0.02, y), start.z + (end.z - start.z) * flown - 0.05)
  const size = at.scale * drop.size * (1 - 0.5 * off)
  blot(pen.ctx, drop.colour, [at.x, at.y, size, size * 1.25])
}
