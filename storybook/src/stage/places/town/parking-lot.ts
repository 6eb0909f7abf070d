import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { city, windows } from '../kit/town/buildings.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, type Ink } from '../kit/paper.ts'
import { litAtNight, litPlane, plane, planeOf, wingOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { lamp } from '../kit/town/street.ts'
import { car } from '../kit/town/passers.ts'
import { tree } from '../kit/nature/trees.ts'

const PAINT = ['#d9584c', '#3f7fb0', '#e9e3d6', '#f0c25e', '#5f9a6a', '#4a4f66', '#8a5f9a'] as const

export const parkingLotPlace = place({
  id: 'parking-lot',
  time: 'day',
  ground: 'road',
  sounds: { traffic: 0.4 },
  set: (c) => [
    sky(c),
    town(c),
    mallPlane(c),
    theFloor(c),
    plane(c, { name: 'far row', z: 15.5 }, (ink) => row(ink, { width: 3.7, share: 0.86 })),
    searchingCar(c),
    nearRow(c),
    lamps(c),
    farBirds(c, { count: 3 }),
    bollards(c),
  ],
})

function town(c: PlaceContext) {
  return litAtNight(c, { name: 'town', z: 36 }, (ink, lit) =>
    city(ink, { colours: ['#a9b8d0', '#b8bdd0'], height: [5, 11], width: [3, 5], glowing: lit }),
  )
}

function mallPlane(c: PlaceContext) {
  return litAtNight(c, { name: 'mall', z: 24, haze: 0.7 }, (ink, lit) => mall(ink, lit))
}

const theFloor = onStage(floor, {
  pattern: 'plain',
  colour: '#6a6c78',
  back: 40,
  dress: (ink) => {
    lay(ink, '#b9b0a6', () => level(ink, [-80, 80], [21.5, 25]))
    lay(ink, '#f4efe2', () => {
      for (const [from, to] of pairs('13.5 18.5, 6.5 10.5'))
        for (let x = -40; x <= 40; x += 4.6) level(ink, [x - 0.07, x + 0.07], [from, to])
      level(ink, [-80, 80], [18.4, 18.6])
    })
    for (const [x, z] of pairs('-1.6 2.4, 4 2.4'))
      lay(ink, '#f0c23c', (ctx) => {
        for (const [dx, dz] of pairs(
          '0 0.5, 1.4 0.5, 1.4 0.9, 2.2 0.2, 1.4 -0.5, 1.4 -0.1, 0 -0.1',
        )) {
          const p = ink.at(x + dx, z + dz)
          ctx.lineTo(p.x, p.y)
        }
      })
  },
})

function searchingCar(c: PlaceContext) {
  return passing(
    c,
    { name: 'searching car', y: 0, z: 12, size: [4, 2], speed: 1.6, start: -0.6 },
    (ink) => car(ink, { x: 0, width: 3.9, colour: '#e0a94a' }),
  )
}

const nearRow = planeOf({ name: 'near row', z: 8.4, split: true }, (ink) =>
  row(
    { ...ink, left: -ink.half * 1.5, right: ink.half * 1.5 },
    { width: 3.9, share: 0.66, gap: ink.half * 0.4 },
  ),
)

const lamps = onStage(litPlane, 'lamps', {
  z: 5.2,
  split: true,
  draw: (ink) => {
    for (const d of [-0.82, 0.84]) {
      lamp(ink, { x: d * ink.half, height: 5.8 * ink.tall, arm: d < 0 })
      bush(ink, { x: d * ink.half, height: 0.7 })
    }
    tree(ink, 'round', { x: ink.half * 1.06, height: 4 * ink.tall })
  },
  glow: (ink) => {
    for (const d of [-0.82, 0.84])
      lamp(ink, { x: d * ink.half, height: 5.8 * ink.tall, arm: d < 0, glowing: true })
  },
})

const bollards = wingOf({ name: 'bollards' }, (ink) => {
  for (const s of [-1, 1]) {
    cut(ink, '#f0c23c', 0.14).rect(s * ink.half * 1.0 - 0.3, ink.foot - 1.4, [0.6, 2.4])
    cut(ink, '#33323a', 0).rect(s * ink.half * 1.0 - 0.3, ink.foot - 1, [0.6, 0.4])
  }
})

/** Parked cars in their bays, some bays free. */
function row(ink: Ink, how: { width: number; share: number; gap?: number }): void {
  const { width, share, gap = 0 } = how
  const random = ink.random.fork('row')
  for (let x = -Math.ceil(ink.right / 4.6) * 4.6 + 2.3; x < ink.right; x += 4.6) {
    if (random.chance(share) && Math.abs(x) > gap)
      car(ink, { x, width, colour: random.pick(PAINT), facing: random.chance(0.5) ? 1 : -1 })
  }
}

function mall(ink: Ink, glowing: boolean): void {
  const area = { x: -ink.half * 0.9, y: -5, width: ink.half * 1.8, height: 3 }
  if (!glowing) {
    cut(ink, '#d9c9ae', 0.25).rect(area.x, -5.6, [area.width, 5.6])
    cut(ink, '#c9584a', 0.2).rect(-ink.half * 0.2, -7.2, [ink.half * 0.4, 7.2])
    cut(ink, '#bcd6dc', 0.06).standing(0, 0, [ink.half * 0.3, 3.4])
    cut(ink, '#b5a58c', 0.08).rect(area.x, -5.9, [area.width, 0.4])
  }
  windows(
    { ...ink, random: ink.random.fork('panes') },
    { ...area, y: -4.4 },
    { columns: 16, rows: 1, size: [0.6, 0.6], glowing, share: 0.9 },
  )
}
