import { hashText } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'
import { firelight } from './firelight.ts'
import { floaters } from './floaters.ts'
import { particles } from './particles.ts'
import { RECIPES } from './recipes/all-recipes.ts'

/** Where it burns, from left to right across the set, and how far behind the actors. */
const HEARTHS = [
  [-1, 4.6, 0.8],
  [1.02, 4.8, 0.8],
  [-0.82, 12, 1],
  [-0.5, 18, 1.25],
  [-0.2, 22, 1.1],
  [0.14, 17, 1.3],
  [0.46, 21, 1.15],
  [0.76, 13, 1.05],
] as const

/** A whole place on fire: flames and smoke behind everybody, their light at night, and embers in the air. */
export function blaze({ seed, box }: { readonly seed: number; readonly box: Box }): Piece[] {
  const fires = HEARTHS.flatMap(([share, z, size], index): Piece[] => {
    const { half } = extentAt(box, z)
    const x = half * share + dice(seed, index)(1)
    const unit = box.height * 0.5 * ((12 + z) / 22) * size
    const spring = (y: number) => () => ({ x, y, z: z - 0.1, unit, facing: 1 })
    const stream = (name: 'fire' | 'smoke', y: number, strength: number): Piece =>
      particles({
        name: `blaze ${index} ${name}`,
        recipe: {
          ...RECIPES[name],
          ...(name === 'fire' ? { scatter: [0.42, 0.22], rate: 30 } : {}),
        },
        from: -3,
        until: Infinity,
        strength,
        seed: hashText(`blaze ${index} ${name}`) ^ seed,
        spring: spring(y),
      })
    return [
      stream('smoke', unit * 0.7, 1.4),
      stream('fire', unit * 0.24, 1.8),
      firelight({
        name: `blaze ${index}`,
        at: () => ({ x, y: unit * 0.3, z, reach: unit * 2.4 }),
      }),
    ]
  })
  return [...fires, ...floaters({ floater: 'ember', seed, box })]
}
