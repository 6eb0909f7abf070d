import { fire, motes, smoke } from '../kit/alive.ts'
import { interior } from '../kit/indoors/interior.ts'
import { table } from '../kit/indoors/furniture.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const PITS = /\b(?:fire|fire ?pit|hearth|campfire|bonfire|brazier)$/u

/** A hall of timber under a steep roof: carved posts, shields on the wall, furs on the benches, a long fire in its pit. */
export const meadHallPlace = interior({
  id: 'mead-hall',
  time: 'dusk',
  sounds: { fire: 0.6 },
  wall: { style: 'planks', colour: '#8a6040', accent: '#6f4a2e' },
  floor: { pattern: 'plain', colour: '#86684c', other: '#75593f' },
  ceiling: '#4a3424',
  beams: true,
  lamps: null,
  near: null,
  back: (ink) => {
    for (const side of [-1, 1]) {
      for (const share of [0.3, 0.58, 0.86]) post(ink, side * share * ink.half)
      for (const share of [0.44, 0.72])
        thing(ink, 'prop:shield', { x: side * share * ink.half, y: -3.4, height: 2.2 })
      bench(ink, side * ink.half * 0.6)
    }
    if (!ink.plays(PITS)) pit(ink)
  },
  glow: (ink) => glow(ink, '#ff9a42', { x: 0, y: -1.6, radius: 6, strength: 0.7 }),
  middle: (ink) => {
    table(ink, { x: -ink.half * 0.84, width: 3, height: 1.5, colour: '#7d5636' })
    thing(ink, 'noto:beer-mug', { x: -ink.half * 0.84, y: -1.5, height: 0.8 })
    thing(ink, 'prop:barrel', { x: ink.half * 0.86, height: 2 })
  },
  alive: (c, { depth }) => [
    ...((c.nouns ?? []).some((noun) => PITS.test(noun))
      ? []
      : [-0.8, 0.8].map((x) => fire({ x, y: 0.5, z: depth - 0.3, size: 1.1 }))),
    smoke(c, { at: [0, 2.4, depth - 0.2], size: 0.6, alpha: 0.3 }),
    motes(c, { z: 4, count: 20, colour: '#ffb04a', rise: 0.9, size: 0.05 }),
  ],
})

function post(ink: Ink, x: number): void {
  cut(ink, '#5f4028', [0.16, 0.3]).rect(x - 0.3, ink.top, [0.6, -ink.top])
  for (let y = -1; y > ink.top; y -= 0.9)
    stroke(ink, '#a8764a', 0.07).line([x - 0.26, y], [x + 0.26, y - 0.4])
}

function bench(ink: Ink, x: number): void {
  cut(ink, '#6f4a2e', [0.12, 0.3]).rect(x - 2.6, -1.2, [5.2, 1.2])
  for (const [dx, fur] of [
    [-1.2, '#c9b090'],
    [1.1, '#8f7a64'],
  ] as const)
    cut(ink, fur, 0.1).rounded([x + dx - 0.9, -1.4, 1.8, 0.9], 0.4)
}

/** Stones round the embers. */
function pit(ink: Ink): void {
  mark(ink, '#2b2220').rounded([-2.2, -0.6, 4.4, 0.6], 0.2)
  for (let i = 0; i < 9; i++)
    cut(ink, i % 2 ? '#8a857e' : '#78736d', 0.08).rounded([-2.5 + i * 0.56, -0.45, 0.5, 0.5], 0.2)
}
