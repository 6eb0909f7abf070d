import { pairs, triples } from '../../../../scene/rows.ts'
import type { PlaceContext } from '../../../place.ts'
import { passing } from '../alive.ts'
import { sailBoat } from './boats.ts'
import { cut } from '../paper.ts'
import { grass } from './plants.ts'
import { plane, planeOf } from '../plane.ts'
import { palm } from './palms.ts'

const PALMS = /^palm(?: tree)?s?$/u

/** Hills at one side, far out. */
export const headland = planeOf({ name: 'headland', z: 34 }, (ink) => {
  const side = ink.random.chance(0.5) ? -1 : 1
  ink.ctx.translate(side * ink.half * 0.75, 0)
  cut(ink, '#6f9c86', [0.14, 0.3]).skyline(
    pairs('-16 0.1, -10 -1.2, -5 -3.6, 0 -2.4, 6 -4.4, 11 -2, 18 0.1'),
    0.1,
  )
  cut(ink, '#5f8f74', [0.14, 0.3]).skyline(pairs('-9 0.1, -4 -1.4, 3 -1, 8 -2, 14 0.1'), 0.1)
})

/** A boat that passes far out. */
export function sail(c: PlaceContext) {
  return passing(c, { name: 'sail', y: 0, z: 24, size: [3, 4], speed: 0.35, start: -0.35 }, (ink) =>
    sailBoat(ink, { x: 0, height: 3.6 }),
  )
}

/** Whether the prompt asks for palms, which then frame the sea. */
export function hasPalms({ nouns = [] }: PlaceContext): boolean {
  return nouns.some((noun) => PALMS.test(noun))
}

const GROVE = triples(`
  -1.06 7.4 0.1, -0.84 6 0.2, -0.62 4.8 0.12, 0.6 4.6 -0.14, 0.8 6.2 -0.18, 1.02 7.6 -0.08
`)

/** Palms at both sides, the tallest outermost. */
export function palmGrove(c: PlaceContext, z: number) {
  return plane(c, { name: 'palm grove', z, split: true }, (ink) => {
    for (const [share, tall, lean] of GROVE) {
      const height = Math.min(tall * ink.tall, ink.half * tall * 0.18)
      palm(ink, { x: share * ink.half, height, lean })
      grass(ink, { x: share * ink.half, height: 0.6, colour: '#8fae5f' })
    }
  })
}
