import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { room } from '../kit/indoors/room.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { place } from '../kit/recipe.ts'

const EARTH = '#8a6446'
const BOARD = '#b98a58'

/** A small home below the floor: walls of earth with roots and pebbles, the boards of the house for a ceiling. */
export const undergroundDenPlace = place({
  id: 'underground-den',
  indoors: true,
  time: 'night',
  sounds: { room: 0.3 },
  set: (c: PlaceContext) => [
    ...room(c, {
      wall: { style: 'plain', colour: EARTH },
      floor: { pattern: 'planks', colour: '#9c7450', other: '#86613f', size: 1.8 },
      ceiling: '#7a5a3c',
      height: 6,
      width: 1.2,
      depth: 6,
      lamp: false,
      back,
    }),
    glowing(c, { at: [0, 3.4, 5], radius: 6, colour: '#ffcf86', strength: 0.5, flicker: 0.12 }),
    motes(c, { z: 2, count: 10 }),
  ],
})

function back(ink: Ink): void {
  pebbles(ink)
  boards(ink)
  roots(ink)
  roundDoor(ink, -ink.half * 0.62)
  const palette = ['#c9543f', '#e0b04e', '#5f8a6a', '#7a6a9a', '#d9a07a']
  const shelf = { width: 2.8, height: 2.6, rows: 2, fill: 'mixed', colour: '#6b4a30' } as const
  shelves(ink, { ...shelf, x: ink.half * 0.6, y: -1.2, palette })
}

function pebbles(ink: Ink): void {
  for (let i = 0; i < 26; i++) {
    const [x, y] = [ink.random.between(ink.left, ink.right), -ink.random.between(0.4, 5)]
    const tone = ink.random.pick([darker(EARTH, 0.2), lighter(EARTH, 0.14), '#a08a78'])
    mark(ink, tone).disc(x, y, ink.random.between(0.07, 0.2))
  }
}

/** With light that falls through the cracks. */
function boards(ink: Ink): void {
  cut(ink, BOARD, 0.2).rect(ink.left, ink.top - 0.2, [ink.right - ink.left, 0.8])
  for (let x = ink.left; x < ink.right; x += 2.2)
    mark(ink, '#ffe9b0').rect(x, ink.top - 0.2, [0.08, 0.8])
}

function roots(ink: Ink): void {
  for (let x = ink.left + 0.8; x < ink.right; x += ink.random.between(1.4, 2.6)) {
    const long = ink.random.between(0.8, 1.9)
    const bend = ink.random.between(-0.5, 0.5)
    stroke(ink, '#5d4430', 0.1).shape((ctx) => {
      ctx.moveTo(x, ink.top + 0.5)
      ctx.quadraticCurveTo(x + bend, ink.top + 0.5 + long / 2, x - bend, ink.top + 0.5 + long)
    })
  }
}

function roundDoor(ink: Ink, x: number): void {
  cut(ink, '#5d4430', 0.2).disc(x, -1.5, 1.5)
  cut(ink, '#5f8a6a', 0.06).disc(x, -1.5, 1.28)
  mark(ink, '#e0b04e').disc(x + 0.8, -1.5, 0.12)
}
