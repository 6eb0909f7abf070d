import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, pollen } from '../kit/alive.ts'
import { house } from '../kit/town/houses.ts'
import { farmland } from '../kit/nature/farmland.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import { flower, grass } from '../kit/nature/plants.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { fence } from '../kit/town/street.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const meadowPlace = place({
  id: 'meadow',
  time: 'day',
  sounds: { birds: 0.6, wind: 0.2 },
  set: (c) => [
    sky(c),
    blueHills(c),
    greenHills(c),
    theGround(c),
    treeAndFence(c),
    ...(isGrazed(c) ? [herd(c)] : []),
    flowersPlane(c),
    farBirds(c),
    pollen(c, { z: 3, count: 12 }),
    greenery(c),
  ],
})

const blueHills = planeOf({ name: 'blue hills', z: 34 }, (ink) =>
  hills(ink, { colour: '#86a8b8', height: [3, 7], step: 9 }),
)

function greenHills(c: PlaceContext) {
  const g = greens(c)
  const far = g[2] ?? '#a9cd78'
  return plane(c, { name: 'green hills', z: 24 }, (ink) => {
    farmland(ink, { colour: far, height: [1.4, 3.4], step: 8 })
    const x = ink.half * ink.random.between(0.25, 0.5)
    house(ink, { x, y: -1.4, width: 3, height: 2.8, colour: '#f2e2c4' })
    tree(ink, 'round', { x: x + 2.6, y: -1.2, height: 3.4 })
    wood(ink, ['round', 'poplar'], { height: [1.6, 2.8], step: [3, 7], gap: 3, y: -0.4 })
  })
}

const theGround = onStage(meadowGround, {
  flowers: 170,
  dress: (ink) => path(ink, { colour: '#d8c08e', width: 1.6, from: -3, to: 7, bend: 4, far: 26 }),
})

const treeAndFence = planeOf({ name: 'tree and fence', z: 9, split: true }, (ink) => {
  fence(ink, {
    from: -ink.half * 1.4,
    to: -ink.half * 0.42,
    height: 1.1,
    colour: '#b28a61',
    kind: 'rail',
  })
  tree(ink, 'round', { x: -ink.half * 0.72, height: 6 * ink.tall })
  tree(ink, 'round', { x: ink.half * 0.86, height: 4.6 * ink.tall })
})

const flowersPlane = planeOf(
  { name: 'flowers', z: 3.4, top: 1.6, bottom: -0.4, split: true },
  (ink) => {
    if (ink.season === 'winter') return
    for (const group of [-0.98, -0.68, 0.64, 0.96])
      for (let i = 0; i < 4; i++)
        flower(ink, {
          x: ink.half * (group + ink.random.between(-0.07, 0.07)),
          height: ink.random.between(0.45, 1.1),
        })
    for (const side of [-1, 1]) grass(ink, { x: side * ink.half * 0.9, height: 0.8 })
  },
)

/** On a pasture with nobody else there are cows. */
const isGrazed = ({ words, nouns = [] }: PlaceContext): boolean =>
  /\bpastures?\b/u.test(words) && nouns.length === 0

function herd(c: PlaceContext) {
  return plane(c, { name: 'herd', z: 7 }, (ink) => {
    for (const [at, height, turn] of triples('-0.56 2.1 1, -0.16 1.8 -1, 0.34 2 -1, 0.7 2.2 1'))
      thing(ink, 'noto:cow', { x: at * ink.half, height, turn: turn < 0 ? -1 : 1 })
  })
}
