import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, glowing, motes } from '../kit/alive.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround } from '../kit/nature/nature.ts'
import { pavedWay } from '../kit/nature/paved-way.ts'
import { bush, flower, grass } from '../kit/nature/plants.ts'
import type { TreeKind } from '../kit/nature/tree-kind.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { lantern } from '../kit/town/pagoda.ts'
import { lamp } from '../kit/town/street.ts'

const BLOSSOMS = /\b(cherry|sakura|(?<!rose )petals?|blossoms?)\b/u

/** A way of stones, boards or gravel that runs from us to the horizon, lined with trees or lanterns as the words say. */
export const linedWayPlace = place({
  id: 'lined-way',
  time: 'day',
  sounds: { birds: 0.6, wind: 0.2 },
  set: (c) => [
    sky(c),
    farLand(c),
    meadowGround(c, { flowers: 60, dress: (ink) => pavedWay(ink, c.words) }),
    ...ROWS.flatMap(([z, from]) => row(c, z, from)),
    ...ROWS.flatMap(([z, from]) => posts(c, z, from)),
    farBirds(c, { count: 4 }),
    motes(c, { z: 3, count: 12, ...(isBlooming(c) ? { colour: '#f7bfd0' } : {}) }),
    greenery(c),
  ],
})

/** The depth of each pair, and how far from the middle it stands, as a share of half the frame there. */
const ROWS = pairs('26 0.16, 18 0.26, 12 0.4, 7 0.6, 3.6 0.84')

function isBlooming({ words, nouns = [] }: PlaceContext): boolean {
  return BLOSSOMS.test([words, ...nouns].join(' '))
}

/** Petals fall from their own trees. */
function kindsOf(c: PlaceContext): readonly TreeKind[] {
  return isBlooming(c) ? ['cherry'] : (c.trees ?? ['round', 'round', 'birch'])
}

function farLand(c: PlaceContext) {
  return plane(c, { name: 'far land', z: 36 }, (ink) => {
    hills(ink, { colour: '#93b0b4', height: [2, 5], step: 10 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [0.6, 2], step: 8 })
    wood(ink, kindsOf(c), { height: [2.4, 4], step: [1.6, 3], gap: 2 })
  })
}

const LANTERNS = /\b(lanterns?|lamps?|lights|torches|candles)\b/u

/** Trees at both sides, at their feet what grows in the shade. */
function row(c: PlaceContext, z: number, from: number) {
  return plane(c, { name: `trees ${z}`, z, split: true }, (ink) => {
    const high = 6.4 * Math.min(1.5, ink.tall)
    const trees = isBlooming(c) ? { ...ink, trees: ['cherry'] as const } : ink
    const start = LANTERNS.test(c.words) ? from + 0.24 : from
    for (const side of [-1, 1])
      for (let share = start; share < 1.6; share += 0.44) {
        const x = side * share * ink.half
        tree(trees, ink.random.pick(kindsOf(c)), { x, height: high * ink.random.between(0.9, 1.1) })
        grass(ink, { x: x - side * 0.8, height: 0.5 })
        if (ink.season === 'winter') continue
        if (z < 10) flower(ink, { x: x - side * 1.2, height: 0.6 })
        if (z < 14) bush(ink, { x: x + side * 1.4, height: 0.8 })
      }
  })
}

/** Stone lanterns or street lamps along the edge of the way, lit when it is dark. */
function posts(c: PlaceContext, z: number, from: number) {
  if (!LANTERNS.test(c.words)) return []
  const stone = /\blanterns?\b/u.test(c.words)
  const at = from * 0.86 + 0.02
  const pair = plane(c, { name: `lanterns ${z}`, z, split: true, top: 5 }, (ink) => {
    for (const side of [-1, 1]) {
      const x = side * at * ink.half
      if (stone) lantern(ink, { x, height: 2 })
      else lamp(ink, { x, height: 4, glowing: ink.light.dark })
    }
  })
  if (!c.light.dark) return pair
  const half = (c.box.width / 2) * ((12 + z) / 12)
  const lit = [-1, 1].map((side) =>
    glowing(c, {
      at: [side * at * half, stone ? 1.5 : 3.8, z - 0.1],
      radius: 2.2,
      colour: '#ffd890',
      strength: 0.6,
    }),
  )
  return [...pair, ...lit.flat()]
}
