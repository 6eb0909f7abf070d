import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds, passing } from '../kit/alive.ts'
import { city } from '../kit/town/buildings.ts'
import { fountainJets, stoneFountain } from '../kit/town/fountain.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { bush, flower } from '../kit/nature/plants.ts'
import { litAtNight, litPlane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bench, lamp } from '../kit/town/street.ts'
import { walker } from '../kit/town/passers.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const parkPlace = place({
  id: 'park',
  time: 'day',
  sounds: { birds: 0.6, people: 0.2 },
  spots: (c) => [{ name: 'bench', x: -c.box.width * 0.33, y: 0.8, z: 4.6 }],
  set: (c) => [
    sky(c),
    town(c),
    farTrees(c),
    theGround(c),
    fountain(c),
    waterJets(c),
    stroller(c),
    benchPlane(c),
    farBirds(c),
    leafBorder(c),
    greenery(c),
  ],
})

function town(c: PlaceContext) {
  return litAtNight(c, { name: 'town', z: 38 }, (ink, lit) =>
    city(ink, {
      colours: ['#9fb2cc', '#b0bdd0', '#a5a9c6'],
      height: [4, 9],
      width: [2.4, 4],
      glowing: lit,
    }),
  )
}

const farTrees = planeOf({ name: 'far trees', z: 28 }, (ink) =>
  wood(ink, ['round', 'round', 'poplar'], { height: [3.4, 5.4], step: [1.6, 3] }),
)

const theGround = onStage(meadowGround, {
  flowers: 60,
  dress: (ink) => {
    path(ink, { colour: '#e2d0a6', width: 3.6, from: 1, to: 0, bend: 5, far: 30 })
    path(ink, { colour: '#ead9b2', width: 3, from: 1, to: 0, bend: 5, far: 30 })
  },
})

const fountain = planeOf({ name: 'fountain', z: 15 }, (ink) => {
  stoneFountain(ink, { x: -ink.half * 0.2, width: 5, height: 3.4 })
  for (const dx of [-0.62, -0.44, 0.4, 0.6]) bush(ink, { x: dx * ink.half, height: 1.2 })
  tree(ink, 'round', { x: -ink.half * 0.9, height: 6.4 * ink.tall })
  tree(ink, 'round', { x: ink.half * 0.84, height: 6 * ink.tall })
})

function waterJets(c: PlaceContext) {
  return fountainJets(c, {
    x: -c.box.width * 0.1 * 2.25,
    y: 3,
    z: 14.9,
    height: 1.6,
    spread: 0.7,
    count: 34,
  })
}

function stroller(c: PlaceContext) {
  return [0, 1, 2].map((i) =>
    passing(
      c,
      {
        name: `stroller ${i}`,
        y: 0,
        z: 18 + i,
        size: [1, 2],
        speed: i % 2 ? -0.5 : 0.6,
        start: i * 0.55 - 0.7,
        bob: 0.06,
      },
      (ink) =>
        walker(ink, { x: 0, height: 1.7, coat: ['#d2695a', '#4f7fa5', '#e0a94a'][i] ?? '#d2695a' }),
    ),
  )
}

const benchPlane = onStage(litPlane, 'bench', {
  z: 5,
  split: true,
  draw: (ink) => {
    bench(ink, { x: -ink.half * 0.68, height: 1.5 })
    lamp(ink, { x: ink.half * 0.66, height: 4.8 * ink.tall })
    tree(ink, 'round', { x: ink.half * 1.06, height: 7 * ink.tall })
    if (ink.season !== 'winter')
      for (let i = 0; i < 12; i++)
        flower(ink, {
          x: (i % 2 ? 1 : -1) * ink.half * ink.random.between(0.8, 1.08),
          height: ink.random.between(0.5, 0.9),
        })
  },
  glow: (ink) => lamp(ink, { x: ink.half * 0.66, height: 4.8 * ink.tall, glowing: true }),
})

function leafBorder(c: PlaceContext) {
  return cutOut(
    c,
    {
      name: 'leaf border',
      at: [-c.box.width * 0.5, c.box.height * 0.5, -2.4],
      size: [5, 3],
      soft: 0.06,
      sway: 0.2,
    },
    (ink) => tree(ink, 'round', { x: -0.6, y: 2, height: 5 }),
  )
}
