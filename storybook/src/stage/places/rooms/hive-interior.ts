import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { room } from '../kit/indoors/room.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { place } from '../kit/recipe.ts'

const WAX = '#e3a02c'
const HONEY = '#f7c64a'
/** From the middle of a cell to its corners. */
const CELL = 0.62

/** Within a hive: walls of cells, some sealed, some full of honey that shines and drips. */
export const hiveInteriorPlace = place({
  id: 'hive-interior',
  indoors: true,
  time: 'day',
  sounds: { room: 0.3 },
  set: (c: PlaceContext) => [
    ...room(c, {
      wall: { style: 'plain', colour: WAX },
      asked: true,
      floor: { pattern: 'planks', colour: '#c98a2a', other: '#b97a20', size: 1.6 },
      ceiling: '#b97a20',
      height: 7.4,
      width: 1.24,
      depth: 6,
      lamp: false,
      back: comb,
    }),
    glowing(c, { at: [0, 4.2, 5], radius: 7, colour: '#ffdf8a', strength: 0.5, flicker: 0.06 }),
    motes(c, { z: 2, count: 22, colour: '#ffe9a8' }),
  ],
})

function comb(ink: Ink): void {
  const [aside, down] = [CELL * Math.sqrt(3), CELL * 1.5]
  for (let row = 0, y = 0.2; y > ink.top - CELL; row++, y -= down)
    for (let x = ink.left + (row % 2) * (aside / 2); x < ink.right + CELL; x += aside)
      cell(ink, x, y)
}

function cell(ink: Ink, x: number, y: number): void {
  const kind = ink.random.between(0, 1)
  hexagon(ink, [x, y, CELL * 0.93], darker(WAX, 0.28))
  const within = kind < 0.2 ? '#7a4a12' : kind < 0.6 ? HONEY : lighter(WAX, 0.14)
  hexagon(ink, [x, y + 0.04, CELL * 0.78], within)
  if (kind < 0.2 || kind >= 0.6) return
  mark(ink, '#fff0bd').oval(x - 0.16, y - 0.2, [0.16, 0.08])
  if (kind > 0.52) drip(ink, x, y + CELL * 0.4)
}

function hexagon(ink: Ink, [x, y, r]: readonly [x: number, y: number, r: number], tone: string) {
  cut(ink, tone, 0.02).shape((ctx) => {
    for (let i = 0; i < 6; i++) {
      const turn = (i / 6) * Math.PI * 2 + Math.PI / 6
      ctx.lineTo(x + r * Math.cos(turn), y + r * Math.sin(turn))
    }
    ctx.closePath()
  })
}

function drip(ink: Ink, x: number, y: number): void {
  const long = ink.random.between(0.3, 0.9)
  cut(ink, HONEY, 0.04).rect(x - 0.08, y, [0.16, long])
  cut(ink, HONEY, 0.04).disc(x, y + long, 0.13)
}
