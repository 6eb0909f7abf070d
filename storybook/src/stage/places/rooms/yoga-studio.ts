import { triples } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { window } from '../kit/indoors/windows.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { boxAt } from '../kit/shapes.ts'

const MATS = ['#8fb8a8', '#b79ac4', '#e0a890', '#8fa8cc'] as const

/** A bright room with mats on the wood, plants and tall windows. */
export const yogaStudioPlace = interior({
  id: 'yoga-studio',
  time: 'morning',
  sounds: { birds: 0.3 },
  wall: { style: 'plain', colour: '#f3ece0', dado: 0.5, dadoColour: '#d9c4a4' },
  floor: { pattern: 'planks', colour: '#dcb888', other: '#cca676' },
  ceiling: '#faf5ea',
  depth: 8,
  height: 8.4,
  lamps: { colour: '#e9dcc2', at: [-0.5, 0.5], drop: 1 },
  near: null,
  rug: (ink) => {
    for (const [i, x] of [-8, -4, 0, 4, 8].entries())
      for (const z of [0.4, 4.2])
        lay(ink, MATS[(i + (z > 2 ? 1 : 0)) % MATS.length] ?? '#8fb8a8', () =>
          level(ink, [x - 0.95, x + 0.95], [z, z + 2.6]),
        )
  },
  back,
  middle: (ink) => {
    thing(ink, 'noto:potted-plant', { x: -ink.half * 0.88, height: 3 })
    thing(ink, 'prop:bamboo', { x: ink.half * 0.9, height: 4 })
  },
})

function back(ink: Ink, fit: number): void {
  for (const share of [-0.62, 0.62])
    window(ink, {
      ...boxAt([share * ink.half, -0.7], [5 * fit, 5.4]),
      frame: '#e3d2b4',
      bars: [3, 2],
      view: 'trees',
    })
  petals(ink)
  cut(ink, '#c49a6a', [0.12, 0.3]).rect(-2.2, -0.9, [4.4, 0.9])
  for (const [i, colour] of MATS.entries()) {
    cut(ink, colour, [0.06, 0.3]).disc(-1.5 + i, -1.3, 0.42)
    mark(ink, 'rgba(255,255,255,0.5)').disc(-1.5 + i, -1.3, 0.16)
  }
}

/** A lotus drawn on the wall. */
function petals(ink: Ink): void {
  for (const [dx, lean, high] of triples(
    '-1.1 -0.6 1.2, 1.1 0.6 1.2, -0.6 -0.3 1.7, 0.6 0.3 1.7, 0 0 2',
  ))
    cut(ink, dx === 0 ? '#e7a9b4' : '#f0c4c8', 0.04).shape((ctx) => {
      ctx.moveTo(0, -3)
      ctx.quadraticCurveTo(dx + lean - 0.5, -3.6, dx + lean, -3 - high)
      ctx.quadraticCurveTo(dx + lean + 0.5, -3.6, 0, -3)
      ctx.closePath()
    })
  mark(ink, '#b5cfa0').oval(0, -2.94, [1.5, 0.14])
}
