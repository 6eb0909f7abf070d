import type { PlaceContext } from '../../place.ts'
import { ceiling } from '../kit/indoors/room.ts'
import { darker } from '../kit/colour.ts'
import { lay, level, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { crowd, stand } from '../kit/town/sport.ts'

/** Sheets of ice side by side, each with its rings, and stones that have come to rest on them. */
export const curlingRinkPlace = place({
  id: 'curling-rink',
  indoors: true,
  time: 'day',
  ground: 'snow',
  sounds: { crowd: 0.3 },
  set: (c) => {
    const { half, crown } = extentAt(c.box, 16)
    return [
      plane(c, { name: 'hall', z: 20, haze: 0.4 }, (ink) => {
        mark(ink, '#6b7f9c').rect(ink.left, ink.top, [ink.right - ink.left, -ink.top])
        stand(ink, { height: 6 * ink.tall, colour: '#8094b4', roof: '#a8b6ca' })
      }),
      crowd(c, { z: 19.9, y: 1.6, rows: 4, rise: 1.1 * (c.box.height / 9), step: 1.2 }),
      ceiling(c, { half: half * 1.8, top: Math.max(11, crown), depth: 20, colour: '#c3ccd6' }),
      theIce(c),
      boards(c),
      stones(c, 6.4),
      stones(c, 3),
    ]
  },
})

const SHEETS = [-8.4, 0, 8.4] as const
const RINGS = [
  [2.7, '#3f78b5'],
  [1.9, '#f7fafc'],
  [1.15, '#d9483f'],
  [0.42, '#f7fafc'],
] as const

const theIce = onStage(terrain, {
  colours: ['#e6f0f5', '#eef5f9', '#f4f9fc'],
  bump: 0,
  dress: (ink) => {
    for (const x of SHEETS) {
      house(ink, x)
      lay(ink, '#9fb4c4', () => level(ink, [x + 4.1, x + 4.3], [-6, 15.6]))
      lay(ink, '#c84a42', () => level(ink, [x - 4, x + 4], [1.2, 1.34]))
    }
  },
})

/** The rings into which the stones are sent. */
function house(ink: GroundInk, x: number): void {
  for (const [radius, colour] of RINGS) {
    ink.ctx.fillStyle = colour
    ink.ctx.beginPath()
    for (let i = 0; i <= 40; i++) {
      const p = ink.at(x + Math.cos(i * 0.157) * radius, 5 + Math.sin(i * 0.157) * radius)
      ink.ctx.lineTo(p.x, p.y)
    }
    ink.ctx.fill()
  }
}

const boards = planeOf({ name: 'boards', z: 16, top: 3 }, (ink) => {
  cut(ink, '#f4f2ea', 0.16).rect(ink.left, -1.4, [ink.right - ink.left, 1.4])
  for (let x = ink.left, i = 0; x < ink.right; x += 4, i++)
    mark(ink, ['#3f78b5', '#d9483f', '#e0b23c'][i % 3] ?? '#3f78b5').rect(x + 0.3, -1.1, [3.4, 0.7])
})

function stones(c: PlaceContext, z: number) {
  return plane(c, { name: `stones ${z}`, z, top: 2 }, (ink) => {
    for (const sheet of SHEETS)
      for (let i = 0; i < 2; i++)
        stone(ink, sheet + ink.random.between(-2.4, 2.4), ink.random.pick(['#d9483f', '#f0c23c']))
  })
}

function stone(ink: Ink, x: number, colour: string): void {
  cut(ink, '#8d939c', [0.08, 0.3]).rounded([x - 0.55, -0.5, 1.1, 0.5], 0.24)
  mark(ink, darker('#8d939c', 0.2)).rect(x - 0.55, -0.3, [1.1, 0.08])
  cut(ink, colour, 0.03).oval(x, -0.52, [0.36, 0.1])
  stroke(ink, colour, 0.12).path({ x }, 'M-0.24 -0.54Q-0.2 -0.8 0.26 -0.78')
}
