import type { PlaceContext } from '../../place.ts'
import { glowing, passing } from '../kit/alive.ts'
import { sky } from '../../sky/sky.ts'
import { city } from '../kit/town/buildings.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litAtNight, litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { train, trainLength, trackAcross } from '../kit/town/rails.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bench } from '../kit/town/street.ts'
import { strollers } from '../kit/town/town.ts'

/** The near track, behind the platform. */
const TRACK = 7.6

export const trainStationPlace = place({
  id: 'train-station',
  time: 'morning',
  ground: 'floor',
  far: 3,
  sounds: { train: 0.5, crowd: 0.3 },
  spots: [{ name: 'track', x: 0, y: 0, z: TRACK }],
  set: (c) => [
    sky(c),
    town(c),
    theFloor(c),
    strollers(c, { z: 19, count: 4, height: 1.9 }),
    farRoof(c),
    express(c),
    ...(hasTrain(c) ? [] : [trainPlane(c)]),
    platformRoof(c),
    lampGlows(c),
    benches(c),
    pillar(c),
  ],
})

function town(c: PlaceContext) {
  return litAtNight(c, { name: 'town', z: 36 }, (ink, lit) =>
    city(ink, {
      colours: ['#a9b8d0', '#b8bdd0', '#c4b5a8'],
      height: [4, 9],
      width: [2.6, 4.4],
      glowing: lit,
    }),
  )
}

const theFloor = onStage(floor, {
  pattern: 'tiles',
  colour: '#c9bfb2',
  other: '#b0a598',
  back: 40,
  size: 1.6,
  dress: (ink) => {
    lay(ink, '#8a8178', () => level(ink, [-80, 80], [6, 40]))
    trackAcross(ink, [6.7, 8.5])
    trackAcross(ink, [14, 16])
    lay(ink, '#b5aba0', () => level(ink, [-80, 80], [18, 24]))
    lay(ink, '#f0c23c', () => level(ink, [-80, 80], [5, 5.5]))
    lay(ink, '#e9e0d2', () => level(ink, [-80, 80], [5.7, 6.1]))
  },
})

const farRoof = planeOf({ name: 'far roof', z: 18, haze: 0.7 }, (ink) =>
  canopy(ink, 5.4 * ink.tall, '#7a8a96'),
)

/** A train of the story has the near track to itself. */
const hasTrain = ({ nouns = [] }: PlaceContext): boolean =>
  /\b(?:train|locomotive|metro|subway|express)s?\b/u.test(nouns.join(' '))

function express(c: PlaceContext) {
  const length = trainLength(3.6, 4)
  return passing(
    c,
    { name: 'express', y: 0, z: 15, size: [length, 4], speed: -4.4, start: 0.7 },
    (ink) => {
      ink.ctx.scale(-1, 1)
      train(ink, { x: 0, height: 3.2, colour: '#3f7f9a', cars: 4 })
    },
  )
}

function trainPlane(c: PlaceContext) {
  const length = trainLength(3.6, 4)
  return passing(
    c,
    { name: 'train', y: 0, z: 7.8, size: [length, 4], speed: 1.3, start: -0.36 },
    (ink) => train(ink, { x: 0, height: 3.6, colour: '#c4453c', cars: 4 }),
  )
}

const platformRoof = onStage(litPlane, 'platform roof', {
  z: 4.6,
  draw: (ink) => {
    canopy(ink, 6 * ink.tall, '#8f4f48')
    clock(ink, 0, -5.3 * ink.tall)
  },
  glow: (ink) => {
    if (ink.light.dark)
      for (let x = -3; x <= 3; x++)
        mark(ink, '#fff0c4').rounded([x * 3.4 - 0.7, -6 * ink.tall + 0.5, 1.4, 0.2], 0.1)
  },
})

function lampGlows(c: PlaceContext) {
  return c.light.dark
    ? [-0.3, 0.3].map((d) =>
        glowing(c, { at: [d * c.box.width, 5.4, 4.5], radius: 4, strength: 0.4 }),
      )
    : []
}

const benches = planeOf({ name: 'benches', z: 4, split: true, top: 4 }, (ink) => {
  bench(ink, { x: -ink.half * 0.72, height: 1.4 })
  suitcase(ink, -ink.half * 0.5)
  kiosk(ink, ink.half * 0.84)
})

const pillar = wingOf({ name: 'pillar' }, (ink) => {
  for (const s of [-1, 1])
    cut(ink, '#5f3a38', 0.3).rect(s * ink.half * 1.1 - 0.45, ink.top, [0.9, -ink.top + 6])
})

/** A roof on iron columns with curved brackets. */
function canopy(ink: Ink, h: number, colour: string): void {
  for (let x = -Math.ceil(ink.right / 6) * 6 + 3; x < ink.right; x += 6) {
    cut(ink, colour, 0.1).rect(x - 0.16, -h, [0.32, h])
    cut(ink, darker(colour, 0.15), 0.04).rect(x - 0.36, -0.5, [0.72, 0.5])
    stroke(ink, colour, 0.13).shape((ctx) => {
      for (const s of [-1, 1]) {
        ctx.moveTo(x, -h + 1.9)
        ctx.quadraticCurveTo(x + s * 0.3, -h + 0.3, x + s * 1.9, -h + 0.2)
      }
    })
  }
  cut(ink, lighter(colour, 0.1), [0.3, 0.3]).rect(ink.left, -h - 0.5, [ink.right - ink.left, 0.7])
  for (let x = ink.left; x < ink.right; x += 0.7)
    mark(ink, lighter(colour, 0.25)).plot({ x, y: -h }, '0 0.2, 0.7 0.2, 0.35 0.55')
}

function clock(ink: Ink, x: number, y: number): void {
  stroke(ink, '#4a3f45', 0.1).line([x, y - 1.2], [x, y])
  cut(ink, '#4a3f45', 0.1).disc(x, y, 0.75)
  mark(ink, '#fbf6e6').disc(x, y, 0.62)
  stroke(ink, '#33303a', 0.08).path({ x, y }, 'M0 0L0 -0.44M0 0L0.3 0.12')
}

function suitcase(ink: Ink, x: number): void {
  for (const [dx, w, h, colour] of [
    [0, 1.1, 0.9, '#b5734a'],
    [0.9, 0.8, 1.2, '#4f7f8a'],
  ] as const) {
    cut(ink, colour, [0.1, 0.3]).rounded([x + dx - w / 2, -h, w, h], 0.12)
    stroke(ink, darker(colour, 0.4), 0.08).shape((ctx) => ctx.arc(x + dx, -h, 0.2, Math.PI, 0))
    mark(ink, darker(colour, 0.25)).rect(x + dx - w / 2, -h * 0.6, [w, 0.1])
  }
}

function kiosk(ink: Ink, x: number): void {
  cut(ink, '#4f7a6a', 0.16).rounded([x - 1.3, -3, 2.6, 3], 0.1)
  mark(ink, ink.light.dark ? '#ffe2a8' : '#d9e6e2').rect(x - 1, -2.6, [2, 1.2])
  for (let i = 0; i < 5; i++)
    mark(ink, ['#e0485a', '#f2b63c', '#3f9ab0'][i % 3] ?? '#e0485a').rect(
      x - 0.9 + i * 0.38,
      -1.9,
      [0.28, 0.46],
    )
  for (let i = 0; i < 6; i++)
    mark(ink, i % 2 ? '#f7efe0' : '#c4453c').polygon(
      [x - 1.5 + i * 0.5, -3.3],
      [x - 1 + i * 0.5, -3.3],
      [x - 1 + i * 0.5, -2.8],
      [x - 1.5 + i * 0.5, -2.8],
    )
}
