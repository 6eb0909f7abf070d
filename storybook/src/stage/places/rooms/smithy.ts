import { pairs } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { fire, motes, smoke } from '../kit/alive.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

/** A hearth under its hood with bellows, the anvil, hammers and horseshoes on the wall, swords that wait. */
export const smithyPlace = interior({
  id: 'smithy',
  time: 'dusk',
  sounds: { fire: 0.6 },
  wall: { style: 'stone', colour: '#8a7d74', accent: '#776b64' },
  floor: { pattern: 'slabs', colour: '#75695f', other: '#665b53', size: 1.7 },
  ceiling: '#4f4038',
  beams: true,
  near: null,
  lamps: null,
  back,
  glow: (ink) => glow(ink, '#ff8a32', { x: 0, y: -2.6, radius: 5, strength: 0.75 }),
  middle: (ink) => {
    thing(ink, 'prop:anvil', { x: -ink.half * 0.68, height: 1.7 })
    thing(ink, 'prop:barrel', { x: ink.half * 0.78, height: 2 })
    thing(ink, 'prop:sword', { x: ink.half * 0.78, height: 2.8, y: -1, lean: 0.3 })
  },
  alive: (c, { depth }) => [
    fire({ x: 0, y: 2.1, z: depth - 0.2, size: 1.5 }),
    smoke(c, { at: [0, 4.6, depth - 0.15], size: 0.5, alpha: 0.4 }),
    motes(c, { z: 4, count: 22, colour: '#ffb04a', rise: 0.9, size: 0.05 }),
  ],
})

function back(ink: Ink): void {
  cut(ink, '#5f534c', [0.18, 0.3]).polygon(
    [-2.9, -4.3],
    [2.9, -4.3],
    [1.3, ink.top],
    [-1.3, ink.top],
  )
  mark(ink, '#2b2220').rect(-2.5, -4.3, [5, 2.4])
  cut(ink, '#75665c', [0.16, 0.3]).rect(-3.1, -2.1, [6.2, 2.1])
  for (let i = 0; i < 9; i++)
    mark(ink, i % 2 ? '#e0602a' : '#3a2c28').rounded([-2.2 + i * 0.5, -2.35, 0.5, 0.34], 0.14)
  bellows(ink)
  wall(ink, -ink.half * 0.64)
  for (let i = 0; i < 5; i++)
    thing(ink, 'prop:horseshoe', {
      x: ink.half * 0.5 + i * 1,
      y: -4.8 + (i % 2) * 0.5,
      height: 0.9,
    })
  thing(ink, 'prop:shield', { x: ink.half * 0.82, y: -1.9, height: 2 })
}

function bellows(ink: Ink): void {
  cut(ink, '#8a5a3a', [0.12, 0.3]).polygon(...pairs('3.2 -2.4, 5.6 -3.4, 5.6 -1.5, 3.2 -2.1'))
  for (const d of [0.7, 1.3, 1.9])
    stroke(ink, '#5a3826', 0.07).line([3.2 + d, -2.4 - d * 0.36], [3.2 + d, -2.1 + d * 0.22])
  stroke(ink, '#5a3826', 0.16).line([5.6, -3.3], [6.5, -3.9])
}

/** Tools on their nails. */
function wall(ink: Ink, x: number): void {
  cut(ink, '#6a4d38', 0.1).rect(x - 2.2, -5.4, [4.4, 0.26])
  for (const [i, tool] of ['noto:hammer', 'noto:axe', 'noto:wrench', 'noto:pick'].entries())
    thing(ink, tool, { x: x - 1.6 + i * 1.06, y: -3.8, height: 1.4 })
}
