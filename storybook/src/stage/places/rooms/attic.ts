import { interior } from '../kit/indoors/interior.ts'
import { rafters } from '../kit/indoors/rafters.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { sunPatch } from '../kit/indoors/rug.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

export const atticPlace = interior({
  id: 'attic',
  time: 'golden',
  sounds: { wind: 0.2 },
  wall: { style: 'planks', colour: '#c49a6c' },
  floor: { pattern: 'planks', colour: '#a87c52', other: '#855c3a', size: 1.1 },
  ceiling: '#9a7048',
  height: 8.4,
  lamps: { colour: '#5a4a40', at: [0], drop: 2.2 },
  near: null,
  rug: (ink) => sunPatch(ink, { x: 0, z: [0, 5.6], width: 3.4, slant: 2.4 }),
  back,
  middle: (ink) => {
    thing(ink, 'prop:crate', { x: -ink.half * 0.9, height: 1.8 })
    thing(ink, 'prop:suitcase', { x: -ink.half * 0.7, height: 1.1 })
    thing(ink, 'prop:rocking-horse', { x: ink.half * 0.72, height: 1.7 })
    thing(ink, 'prop:treasure-chest', { x: ink.half * 0.94, height: 1.4 })
  },
})

/** The gable: sloping rafters, a round window, trunks and old things. */
function back(ink: Ink, s: number): void {
  rafters(ink)
  window(ink, {
    ...boxAt([0, -2.4], [2.2 * s, 2.4]),
    frame: '#8a6446',
    bars: [2, 2],
    view: 'hills',
  })
  thing(ink, 'prop:wardrobe', { x: -ink.half * 0.42, height: 3.4 })
  thing(ink, 'prop:mirror', { x: ink.half * 0.3, height: 3 })
  thing(ink, 'prop:gramophone', { x: -ink.half * 0.2, y: 0, height: 2 })
  for (const [x, y, colour] of [
    [0.44, 0, '#b58a5f'],
    [0.56, 0, '#a07850'],
    [0.5, -1.1, '#c49a6c'],
  ] as const)
    box(ink, { x: x * ink.half, y, colour })
  thing(ink, 'noto:spider-web', { x: -ink.half * 0.6, y: -3.6, height: 1.2 })
  thing(ink, 'prop:lamp', { x: ink.half * 0.66, height: 1.6 })
}

function box(ink: Ink, b: { x: number; y: number; colour: string }): void {
  cut(ink, b.colour, [0.1, 0.3]).rounded([b.x - 0.65, b.y - 1.1, 1.3, 1.1], 0.05)
  mark(ink, '#e6d0a0').rect(b.x - 0.14, b.y - 1.1, [0.28, 1.1])
}
