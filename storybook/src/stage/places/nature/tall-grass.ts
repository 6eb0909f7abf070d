import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, pollen } from '../kit/alive.ts'
import { hills } from '../kit/nature/land.ts'
import { greens, meadowGround } from '../kit/nature/nature.ts'
import { grass } from '../kit/nature/plants.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { wood } from '../kit/nature/trees.ts'

/** Grass that reaches to the middle of those who walk through it, before and behind them. */
export const tallGrassPlace = place({
  id: 'tall-grass',
  time: 'day',
  sounds: { wind: 0.4, birds: 0.4 },
  set: (c) => [
    sky(c),
    farHills(c),
    meadowGround(c, { flowers: 0 }),
    ...ROWS.flatMap((row) => blades(c, row)),
    farBirds(c),
    pollen(c, { z: 2, count: 12 }),
  ],
})

function farHills(c: PlaceContext): Piece[] {
  return plane(c, { name: 'hills', z: 30 }, (ink) => {
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [1.4, 4], step: 8 })
    wood(ink, ['round', 'poplar'], { height: [2, 3.4], step: [2, 5], gap: 4 })
  })
}

interface Row {
  readonly z: number
  readonly height: number
  readonly colour: string
}

const ROWS: readonly Row[] = [
  { z: 9, height: 1.7, colour: '#a3b060' },
  { z: 4, height: 1.9, colour: '#90a552' },
  { z: 1, height: 2.1, colour: '#7f9a48' },
  { z: -0.5, height: 2.2, colour: '#87a04a' },
  { z: -1.3, height: 1.8, colour: '#6c8a3e' },
  { z: -2.3, height: 1.5, colour: '#7d9746' },
  { z: -3.3, height: 1.2, colour: '#64823a' },
  { z: -4.2, height: 1.1, colour: '#75913f' },
  { z: -5, height: 1, colour: '#64823a' },
]

/** Those who are small or go low. */
const LOW =
  /^(?:baby .*|.*\b(?:cub|kitten|puppy|pup|fawn|chick|kit|rabbit|hare|mouse|hedgehog|frog|turtle))$/u
const LOW_DEEDS = /^(?:hunt|sneak|stalk|lie|sleep|crouch|crawl|hide|doze)$/u

/** The grass before whoever is low is shorter: they are what the film is about. */
function share(c: PlaceContext, z: number): number {
  const low =
    (c.nouns ?? []).some((noun) => LOW.test(noun)) ||
    (c.deeds ?? []).some((deed) => LOW_DEEDS.test(deed))
  return low && z < 0 ? 0.4 : 1
}

/** One row from wing to wing. */
function blades(c: PlaceContext, { z, height: full, colour }: Row): Piece[] {
  const height = full * share(c, z)
  return plane(c, { name: `tall grass ${z}`, z, top: height + 0.3, bottom: -0.4 }, (ink) => {
    const step = height * 0.24
    for (let x = ink.left; x < ink.right; x += step)
      grass(ink, {
        x: x + ink.random.between(-0.5, 0.5) * step,
        height: height * ink.tall * ink.random.between(0.75, 1),
        colour,
      })
  })
}
