import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { floor } from '../kit/nature/ground.ts'
import { water } from '../kit/nature/water.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../kit/paper.ts'
import { litAtNight } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { city } from '../kit/town/buildings.ts'
import { sideRoad } from '../kit/town/town.ts'

const STONE = '#c9bda6'
const STEEL = '#5f93b8'
const TOWN = {
  colours: ['#a9b2c2', '#b8b4ac', '#9fa8b8'],
  height: [3, 8],
  width: [2, 3.4],
} as const

/** Two towers with steep roofs, walks high between them, chains to both banks, and the river below. */
export const towerBridgePlace = sight({
  id: 'tower-bridge',
  time: 'day',
  ground: 'road',
  size: [26, 12],
  across: 1.1,
  upwards: 0.86,
  z: 17,
  behind: (c) =>
    litAtNight(c, { name: 'town', z: 36 }, (ink, lit) =>
      city(ink, { ...TOWN, y: 0, glowing: lit }),
    ),
  before: (c: PlaceContext) => [
    ...water(c, {
      colours: ['#5f8494', '#7296a2', '#94b0b4'],
      far: 30,
      waves: [12],
      waveHeight: 0.1,
    }),
    floor(c, {
      pattern: 'slabs',
      colour: '#b3aca4',
      back: 6,
      size: 1.6,
      dress: (ink) => sideRoad(ink, { z: [-3, 4.6] }),
      depth: 10,
    }),
  ],
  draw(ink) {
    chains(ink)
    for (const side of [-1, 1]) tower(ink, side * 5)
    for (const y of [-7.6, -6.9]) cut(ink, STEEL, 0.06).rect(-4, y, [8, 0.4])
    for (let x = -3.6; x < 3.8; x += 0.8)
      stroke(ink, lighter(STEEL, 0.3), 0.08).line([x, -7.6], [x + 0.4, -6.9])
    cut(ink, STEEL, 0.12).rect(-13, -1.5, [26, 0.6])
    mark(ink, '#f0ece2').rect(-13, -1.6, [26, 0.12])
  },
  glow(ink) {
    for (const side of [-1, 1])
      for (const y of [-3, -5, -7]) mark(ink, '#ffdf9a').standing(side * 5, y, [0.6, 0.9])
  },
})

function chains(ink: Ink): void {
  for (const side of [-1, 1]) {
    stroke(ink, STEEL, 0.32).path({ w: side }, 'M6 -6.6Q8.4 -1.8 13 -2.6')
    stroke(ink, lighter(STEEL, 0.2), 0.08).shape((ctx) => {
      for (let i = 1; i < 7; i++) {
        ctx.moveTo(side * (6 + i), -1.5)
        ctx.lineTo(side * (6 + i), -6.2 + i * 0.62)
      }
    })
  }
}

function tower(ink: Ink, x: number): void {
  cut(ink, darker(STONE, 0.12), 0.16).standing(x, 0.6, [4, 2.4])
  cut(ink, turned(ink, STONE, { span: [x - 1.5, x + 1.5], amount: 0.26 }), [0.2, 0.3]).standing(
    x,
    -1.4,
    [2.8, 7.4],
  )
  for (const dx of [-1.5, 1.5]) {
    cut(ink, lighter(STONE, 0.1), 0.06).standing(x + dx, -1.4, [0.5, 7.9])
    spire(ink, x + dx, { y: -9.3, half: 0.34, high: 1.2 })
  }
  spire(ink, x, { y: -8.8, half: 1.3, high: 2.8 })
  mark(ink, '#4a4550').rounded([x - 0.8, -3.4, 1.6, 2], [0.8, 0.8, 0, 0])
  for (const y of [-4.6, -6.6])
    for (const dx of [-0.6, 0, 0.6])
      mark(ink, '#6f7a8c').rounded([x + dx - 0.18, y - 1, 0.36, 1], [0.18, 0.18, 0, 0])
}

function spire(ink: Ink, x: number, how: { y: number; half: number; high: number }): void {
  const { y, half, high } = how
  cut(ink, '#6f7a86', [0.08, 0.3]).polygon(
    ...plotted({ x, y, w: half, h: high }, '-1 0, 0 -1, 1 0'),
  )
}
