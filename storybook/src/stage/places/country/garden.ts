import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds, pollen } from '../kit/alive.ts'
import { gardenOwner } from '../kit/town/garden-owners.ts'
import { fountainJets } from '../kit/town/fountain.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, stroke, type Ink } from '../kit/paper.ts'
import { flowersTold } from '../kit/nature/field-tones.ts'
import { bush, flower } from '../kit/nature/plants.ts'
import { vegetableBed } from '../kit/nature/vegetable-beds.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { fenceWithGate } from '../kit/town/street.ts'
import { scalloped } from '../kit/nature/tree-parts.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const gardenPlace = place({
  id: 'garden',
  time: 'morning',
  sounds: { birds: 0.7 },
  set: (c) => [
    sky(c),
    woodPlane(c),
    housePlane(c),
    theGround(c),
    hedgeAndArch(c),
    ...(VEGETABLES.test(c.words) ? plots(c) : beds(c)),
    ...(VEGETABLES.test(c.words) ? [] : [bath(c), waterJets(c)]),
    farBirds(c, { count: 3 }),
    pollen(c, { z: 3, count: 14 }),
    greenery(c),
  ],
})

const woodPlane = planeOf({ name: 'wood', z: 32 }, (ink) =>
  wood(ink, ['round', 'poplar', 'pine'], { height: [6, 10], step: [2, 3.4] }),
)

function housePlane(c: PlaceContext) {
  return plane(c, { name: 'house', z: 22 }, (ink) => {
    gardenOwner(ink, c.words)
    for (let x = ink.left; x < ink.right; x += 1.7) bush(ink, { x, height: 1.5, colour: '#5f9a55' })
  })
}

const theGround = onStage(meadowGround, {
  flowers: 40,
  dress: (ink) => path(ink, { colour: '#dcc9a0', width: 2.2, from: 0, to: -4, bend: 3, far: 22 }),
})

function hedgeAndArch(c: PlaceContext) {
  return plane(c, { name: 'hedge and arch', z: 12 }, (ink) => {
    hedge(ink, -ink.half * 1.4, -ink.half * 0.16)
    hedge(ink, ink.half * 0.24, ink.half * 1.4)
    roseArch(ink, ink.half * 0.04)
    tree(ink, 'round', {
      x: ink.half * 0.8,
      height: 5.6 * ink.tall,
      ...(c.season === 'autumn' ? {} : { colour: c.season === 'spring' ? '#f2b3c6' : '#6aa85a' }),
    })
  })
}

const VEGETABLES = /\b(vegetables?|kitchen garden|herbs?|allotment|veggie|cabbage|tomato)\b/u

function beds(c: PlaceContext) {
  return plane(c, { name: 'beds', z: 6, split: true }, (ink) => {
    fenceWithGate(ink, { gate: [-0.56, 0.6], height: 1, colour: '#f4ecdc' })
    const tones = flowersTold(c.words)
    if (ink.season !== 'winter')
      for (let i = 0; i < 26; i++)
        flower(ink, {
          x: (i % 2 ? 1 : -1) * ink.half * ink.random.between(0.52, 1.1),
          height: ink.random.between(0.7, 1.5),
          ...(tones ? { colour: ink.random.pick(tones) } : {}),
        })
    for (const dx of [-0.5, 0.54]) bush(ink, { x: dx * ink.half, height: 0.9 })
  })
}

/** Three rows of beds, of one vegetable each, with the path between them. */
function plots(c: PlaceContext) {
  const first = c.random.fork('beds').whole(0, 3)
  return [11, 8, 5].flatMap((z, row) =>
    plane(c, { name: `plots ${z}`, z, top: 3 }, (ink) => {
      if (row === 0) fenceWithGate(ink, { gate: [-0.2, 0.2], height: 1, colour: '#f4ecdc' })
      for (const [i, share] of [-1.04, -0.64, -0.28, 0.28, 0.64, 1.04].entries())
        vegetableBed(ink, { x: share * ink.half, width: ink.half * 0.33, kind: first + row + i })
    }),
  )
}

function bath(c: PlaceContext) {
  return cutOut(c, { name: 'bath', at: [c.box.width * 0.34, 0, 4], size: [1.6, 1.8] }, birdBath)
}

function waterJets(c: PlaceContext) {
  return fountainJets(c, {
    x: c.box.width * 0.34,
    y: 1.6,
    z: 3.95,
    height: 0.5,
    spread: 0.25,
    count: 10,
  })
}

function hedge(ink: Ink, from: number, to: number): void {
  cut(ink, '#4f8a4c', [0.15, 0.3]).rect(from, -1.7, [to - from, 1.75])
  for (let i = 0; i < 40; i++)
    cut(ink, i % 2 ? '#5c9a55' : '#467f48', 0).shape(
      scalloped(
        ink.random.between(from, to),
        ink.random.between(-1.75, -0.1),
        ink.random.between(0.22, 0.4),
      ),
    )
}

function roseArch(ink: Ink, x: number): void {
  stroke(ink, '#f4ecdc', 0.16).shape((ctx) => {
    for (const r of [1.3, 1.65]) {
      ctx.moveTo(x - r, 0)
      ctx.lineTo(x - r, -2.4)
      ctx.arc(x, -2.4, r, Math.PI, 0)
      ctx.lineTo(x + r, 0)
    }
  })
  for (let i = 0; i < 46; i++) {
    const angle = Math.PI * (i / 45)
    const px = x - Math.cos(angle) * 1.5
    const py = -2.4 - Math.sin(angle) * 1.5
    cut(ink, ink.random.pick(['#4f8a4c', '#5fa058', '#e0607c', '#f2a0b4']), 0).shape(
      scalloped(px + ink.random.between(-0.15, 0.15), py + ink.random.between(-0.15, 0.15), 0.2),
    )
  }
}

function birdBath(ink: Ink): void {
  cut(ink, '#b9b3ab', 0.1).rect(-0.16, -1.4, [0.32, 1.4])
  cut(ink, '#cfc9c0', [0.1, 0.3]).shape((ctx) => ctx.ellipse(0, -1.4, 0.75, 0.3, 0, 0, Math.PI))
  cut(ink, '#8fd0e0', 0).shape((ctx) => ctx.ellipse(0, -1.42, 0.68, 0.09, 0, 0, 7))
  cut(ink, '#b9b3ab', 0.05).rect(-0.45, -0.14, [0.9, 0.14])
}
