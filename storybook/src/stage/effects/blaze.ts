import { triples } from '../../scene/rows.ts'
import { hashText } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'
import { flameFront } from './flame-front.ts'
import { firelight } from './firelight.ts'
import { floaters } from './floaters.ts'
import { particles } from './particles.ts'
import { RECIPES } from './recipes/all-recipes.ts'

/** Where it burns, from left to right across the set, and how far behind the actors. */
const HEARTHS = triples(`
  -1 4.6 0.8, 1.02 4.8 0.8, -0.52 6.6 0.6, 0.58 7 0.65, -0.82 12 1, -0.5 18 1.25, -0.2 22 1.1,
  0.14 17 1.3, 0.46 21 1.15, 0.76 13 1.05
`)

interface Blaze {
  readonly seed: number
  readonly box: Box
  /** How deep the back wall of a room is: it burns before it. */
  readonly wall?: number
}

/** A whole place on fire: flames and smoke behind everybody, their light at night, and embers in the air. */
export function blaze({ seed, box, wall = Infinity }: Blaze): Piece[] {
  const fires = HEARTHS.flatMap(([share, deep, size], index): Piece[] => {
    const z = Math.min(deep, wall - 0.4 + index * 0.01)
    const { half } = extentAt(box, z)
    const x = half * share + dice(seed, index)(1)
    const unit = box.height * 0.5 * ((12 + z) / 22) * size
    const smoke = particles({
      name: `blaze ${index} smoke`,
      recipe: RECIPES.smoke,
      from: -3,
      until: Infinity,
      strength: 1.4,
      seed: hashText(`blaze ${index}`) ^ seed,
      spring: () => ({ x, y: unit * 0.7, z: z + 0.1, unit, facing: 1 }),
    })
    // Every stream costs 2 ms a frame at 720p: every other fire smokes.
    const smokes = index % 2 === 0
    const flames = flameFront({
      name: `blaze ${index}`,
      seed: seed ^ index,
      x,
      z,
      wide: unit * 1.15,
      tall: unit,
    })
    return smokes ? [flames, smoke] : [flames]
  })
  return [
    ...(wall === Infinity ? [glare(box)] : []),
    ...fires,
    ...floaters({ floater: 'ember', seed, box }),
  ]
}

/** The red light of it all on the sky at night: one sheet for all fires. */
function glare(box: Box): Piece {
  const z = 25
  const { half, crown } = extentAt(box, z)
  return {
    ...firelight({ name: 'blaze', at: () => ({ x: 0, y: crown * 0.1, z, reach: half * 0.9 }) }),
    depth: () => z,
  }
}
