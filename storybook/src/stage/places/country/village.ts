import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, smoke } from '../kit/alive.ts'
import { church, house } from '../kit/town/houses.ts'
import { hut } from '../kit/town/huts.ts'
import { landOf } from '../kit/nature/lands.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import type { Ink } from '../kit/paper.ts'
import { extentAt, litPlane, planeOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { fenceWithGate } from '../kit/town/street.ts'
import { strollers } from '../kit/town/town.ts'
import { tree } from '../kit/nature/trees.ts'

const ROOFS = ['#b5533f', '#c4694a', '#8f5f4a', '#a8493f'] as const
const WALLS = ['#f4e6c9', '#ead2b0', '#f0dcd0', '#e3dcc4', '#f7ecd8'] as const

export const villagePlace = place({
  id: 'village',
  time: 'golden',
  sounds: { birds: 0.5 },
  set: (c) => {
    const { e } = measures(c)
    return [
      sky(c),
      peaksPlane(c),
      upperVillage(c),
      theGround(c),
      lowerVillage(c),
      ...(landOf(c.words) ? [] : [-0.5, 0.55]).map((x) =>
        smoke(c, { at: [x * e.half, 4.6, 14.9], size: 0.34 }),
      ),
      strollers(c, { z: 11, count: 2, height: 1.8 }),
      fencePlane(c),
      farBirds(c),
      greenery(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 15)
  return { e }
}

const peaksPlane = planeOf({ name: 'peaks', z: 38 }, (ink) =>
  peaks(ink, { colour: '#9aabc8', height: [5, 10], step: 9, snow: 0.25 }),
)

function upperVillage(c: PlaceContext) {
  return litPlane(c, 'upper village', {
    z: 26,
    haze: 0.75,
    draw: (ink) => {
      hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [2, 4.4], step: 8 })
      cottages(ink, { y: -1.6, from: 2.6, to: 4, gap: 3, glowing: false })
      if (!ink.land) church(ink, { x: 0, y: -2, width: 6, height: 8.4, colour: '#f2e8d4' })
    },
    glow:
      c.light.dark &&
      ((ink) => cottages(ink, { y: -1.6, from: 2.6, to: 4, gap: 3, glowing: true })),
  })
}

const theGround = onStage(meadowGround, {
  flowers: 50,
  dress: (ink) => path(ink, { colour: '#d3bd92', width: 3.2, from: 0, to: 0, bend: 4, far: 26 }),
})

function lowerVillage(c: PlaceContext) {
  return litPlane(c, 'lower village', {
    z: 15,
    haze: 0.8,
    draw: (ink) => {
      cottages(ink, { y: 0, from: 4, to: 5.4, gap: ink.half * 0.26, glowing: false })
      for (const dx of [-0.3, 0.34]) bush(ink, { x: dx * ink.half, height: 1.1 })
    },
    glow:
      c.light.dark &&
      ((ink) => cottages(ink, { y: 0, from: 4, to: 5.4, gap: ink.half * 0.26, glowing: true })),
  })
}

const fencePlane = planeOf({ name: 'fence', z: 6, split: true }, (ink) => {
  if (!ink.land) fenceWithGate(ink, { gate: [-0.54, 0.6], height: 1.1, colour: '#f2e9d8' })
  tree(ink, 'round', { x: -ink.half * 0.92, height: 5 * ink.tall })
  tree(ink, 'round', { x: ink.half * 1.0, height: 4.4 * ink.tall })
})

/** Houses side by side, no two alike. */
function cottages(
  ink: Ink,
  how: { y: number; from: number; to: number; gap: number; glowing: boolean },
): void {
  const random = ink.random.fork('cottages')
  for (let x = ink.left; x < ink.right;) {
    const width = random.between(how.from, how.to)
    const height = width * random.between(0.9, 1.15)
    const colour = random.pick(WALLS)
    const roof = ink.season === 'winter' ? '#eef3f8' : random.pick(ROOFS)
    const y = how.y + random.between(-0.5, 0) * (how.y === 0 ? 0 : 1)
    const built = { x: x + width / 2, y, width, height }
    const lit = how.glowing ? { glowing: true } : {}
    if (Math.abs(built.x) > how.gap) {
      if (ink.land) hut(ink, { ...built, ...lit })
      else house(ink, { ...built, ...lit, colour, roof })
    }
    x += width * random.between(1.15, 1.6)
  }
}
