import { counter } from '../kit/indoors/furniture.ts'
import { interior } from '../kit/indoors/interior.ts'
import { stove, utensils } from '../kit/indoors/kitchenware.ts'
import { clear, darker } from '../kit/colour.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const STEEL = '#b9c1c7'

/** Where cooks work for many: steel hoods over a row of stoves, pans on a rail, plates under the lamps of the pass. */
export const restaurantKitchenPlace = interior({
  id: 'restaurant-kitchen',
  sounds: { room: 0.4 },
  wall: { style: 'plain', colour: '#e9edec' },
  floor: { pattern: 'checks', colour: '#c9b9a8', other: '#b8a592', size: 1 },
  ceiling: '#f3f5f4',
  lamps: { colour: '#8f9aa2', at: [-0.66, -0.22, 0.22, 0.66], drop: 1.3 },
  near: '#7d8890',
  back,
  middle: (ink) => {
    for (const side of [-1, 1]) pass(ink, side * ink.half * 0.86)
  },
})

function back(ink: Ink, s: number): void {
  tiles(ink)
  counter(ink, { x: 0, width: ink.half * 2 - 2.4, height: 1.95, colour: STEEL })
  const spots = ink.random.pick([
    [-5.2, -0.4, 4.6],
    [-4.4, 0.6, 5.2],
  ])
  for (const at of spots) range(ink, at * s)
  for (const at of [-2.8, 2.4]) utensils(ink, { x: at * s, y: -4.9, width: 2.2 })
  for (const [at, name] of [
    [-2.9, 'pot-of-food'],
    [2.2, 'shallow-pan-of-food'],
    [3, 'green-salad'],
  ] as const)
    thing(ink, `noto:${name}`, { x: at * s, y: -1.95, height: 0.9 })
}

/** White tiles up to the hoods. */
function tiles(ink: Ink): void {
  const wide = ink.right - ink.left
  for (let y = -5.2; y < -2; y += 0.55)
    mark(ink, clear('#b9c4c6', 0.6)).rect(ink.left, y, [wide, 0.03])
  for (let x = ink.left; x < ink.right; x += 0.7)
    mark(ink, clear('#b9c4c6', 0.6)).rect(x, -5.2, [0.03, 3.2])
}

/** A stove with a pot on its flame, under a hood with its duct. */
function range(ink: Ink, x: number): void {
  stove(ink, { x, width: 2.4, height: 2.05 })
  thing(ink, 'noto:fire', { x: x - 0.5, y: -2.05, height: 0.5 })
  thing(ink, 'noto:pot-of-food', { x: x + 0.5, y: -2.05, height: 0.9 })
  cut(ink, STEEL, 0.16).rounded([x - 1.5, -5.7, 3, 0.8], 0.12)
  mark(ink, darker(STEEL, 0.18)).rect(x - 1.5, -5.02, [3, 0.12])
  cut(ink, darker(STEEL, 0.06), 0.1).rect(x - 0.6, ink.top, [1.2, -ink.top - 5.6])
}

/** Plates on a steel table, ready to go out. */
function pass(ink: Ink, x: number): void {
  cut(ink, STEEL, 0.12).rounded([x - 1.7, -1.9, 3.4, 0.2], 0.08)
  cut(ink, darker(STEEL, 0.14), 0.1).rect(x - 1.5, -1.7, [3, 1.7])
  for (const [at, name] of [
    [-1, 'curry-rice'],
    [0, 'spaghetti'],
    [1, 'green-salad'],
  ] as const)
    thing(ink, `noto:${name}`, { x: x + at, y: -1.9, height: 0.7 })
}
