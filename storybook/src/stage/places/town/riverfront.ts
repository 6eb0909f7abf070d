import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { ship } from '../kit/nature/boats.ts'
import { city, skyscraper } from '../kit/town/buildings.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { greenery } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { pearlTower, spiralTower } from '../kit/town/landmark-towers.ts'
import { litAtNight, litPlane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bench, lamp } from '../kit/town/street.ts'
import { water } from '../kit/nature/water.ts'

export const riverfrontPlace = place({
  id: 'riverfront',
  ground: 'floor',
  far: 2.4,
  sounds: { waves: 0.3, traffic: 0.25 },
  spots: (c) => [{ name: 'water', x: c.box.width * 0.3, y: 0, z: 14 }],
  set: (c) => [
    sky(c),
    farTowers(c),
    farBank(c),
    water(c, { colours: ['#3f86a0', '#5596ac', '#78b0bf'], waves: [22, 13], waveHeight: 0.08 }),
    ferry(c),
    promenade(c),
    railing(c),
    lamps(c),
    farBirds(c, { colour: '#ffffff', count: 5, high: 0.74 }),
    greenery(c),
  ],
})

/** The hazy towers at the back of the city. */
export function farTowers(c: PlaceContext) {
  const row = { colours: ['#9fb2cc', '#a9b8c9', '#b3b0c9'], width: [1.8, 3.2] } as const
  const draw = (ink: Ink, glowing: boolean): void =>
    city(ink, { ...row, height: [5 * ink.tall, 11 * ink.tall], glowing })
  return litAtNight(c, { name: 'far towers', z: 36, haze: 0.7 }, (ink, lit) => draw(ink, lit))
}

/** Words for cities whose skyline has no pearls on it. */
const ELSEWHERE = /hong kong|manhattan|new york|sydney|singapore|chicago|london/u

/** The city along the far bank, with its landmarks, mirrored in the water. */
export function farBank(c: PlaceContext) {
  const draw = (ink: Ink, glowing: boolean): void => {
    const low = {
      colours: ['#c9a58c', '#8fa9bf', '#b3a1b8', '#a3b8ae'],
      width: [2.2, 3.8],
    } as const
    city(ink, { ...low, height: [2.6 * ink.tall, 6.4 * ink.tall], glowing })
    landmarks(ink, { pearls: !ELSEWHERE.test(c.words), glowing })
    if (!glowing) mark(ink, '#7f8a86').rect(ink.left, -0.5, [ink.right - ink.left, 0.7])
  }
  return litAtNight(
    c,
    { name: 'far bank', z: 30, haze: 0.42, reflect: { y: 0, strength: 0.35 } },
    (ink, lit) => draw(ink, lit),
  )
}

function landmarks(ink: Ink, how: { pearls: boolean; glowing: boolean }): void {
  const { glowing } = how
  const tall = -ink.crown * 0.8
  spiralTower(ink, { x: ink.half * 0.52, height: tall * 0.96, colour: '#8fb0c9', glowing })
  skyscraper(ink, {
    x: ink.half * 0.36,
    width: 2.6,
    height: tall * 0.74,
    colour: '#c4a877',
    glowing,
  })
  if (how.pearls) pearlTower(ink, { x: -ink.half * 0.46, height: tall, colour: '#c9628a', glowing })
  else
    skyscraper(ink, {
      x: -ink.half * 0.46,
      width: 3.2,
      height: tall * 0.9,
      colour: '#9a8fb0',
      glowing,
    })
}

function ferry(c: PlaceContext) {
  return passing(c, { name: 'ferry', y: 0, z: 19, size: [9, 4], speed: 0.35, start: 0.7 }, (ink) =>
    ship(ink, { x: 0, width: 8, colour: '#b9493c' }),
  )
}

const promenade = onStage(floor, {
  pattern: 'slabs',
  colour: '#cbbfae',
  other: '#b3a694',
  back: 3.4,
  size: 1.6,
  depth: 8,
})

/** Stone posts and iron bars between the promenade and the water. */
const railing = planeOf({ name: 'railing', z: 3.3, top: 2 }, (ink) => {
  const iron = '#4f5866'
  for (let x = 0; x < ink.right; x += 0.6)
    for (const side of [-1, 1]) mark(ink, iron).rect(side * x - 0.03, -1.1, [0.06, 1.1])
  cut(ink, iron, 0.08).rect(ink.left, -1.2, [ink.right - ink.left, 0.16])
  for (let x = 2.1; x < ink.right; x += 4.2) for (const side of [-1, 1]) post(ink, side * x)
  mark(ink, '#a89c8b').rect(ink.left, -0.18, [ink.right - ink.left, 0.3])
})

function post(ink: Ink, x: number): void {
  const stone = '#cfc3b0'
  cut(ink, stone, [0.1, 0.2]).standing(x, 0, [0.6, 1.36])
  cut(ink, lighter(stone, 0.15), 0.06).rounded([x - 0.4, -1.54, 0.8, 0.24], 0.06)
  mark(ink, darker(stone, 0.12)).rect(x - 0.16, -1.14, [0.32, 0.8])
}

const lamps = onStage(litPlane, 'lamps', {
  z: 3,
  split: true,
  draw: (ink) => {
    for (const side of [-1, 1]) lamp(ink, { x: side * ink.half * 0.84, height: 4.8 * ink.tall })
    bench(ink, { x: -ink.half * 0.62, height: 1.3 })
  },
  glow: (ink) => {
    for (const side of [-1, 1])
      lamp(ink, { x: side * ink.half * 0.84, height: 4.8 * ink.tall, glowing: true })
  },
})
