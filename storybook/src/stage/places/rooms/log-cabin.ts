import { interior } from '../kit/indoors/interior.ts'
import { fire } from '../kit/alive.ts'
import { fireplace, HEARTHS } from '../kit/indoors/fittings.ts'
import { sofa } from '../kit/indoors/furniture.ts'
import { mark, type Ink } from '../kit/paper.ts'
import { rug } from '../kit/indoors/rug.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

export const logCabinPlace = interior({
  id: 'log-cabin',
  time: 'dusk',
  sounds: { fire: 0.5 },
  wall: { style: 'logs', colour: '#b58252' },
  floor: { pattern: 'planks', colour: '#a8764a', other: '#855a36', size: 1.3 },
  ceiling: '#8a5f3c',
  height: 7.6,
  beams: true,
  lamps: { colour: '#5a4434', at: [-0.5, 0.5], drop: 1.6 },
  near: null,
  rug: (ink) => rug(ink, { width: 7, z: [-0.6, 4], colour: '#a8343f', border: '#e6d3ac' }),
  back,
  glow: (ink, s) => {
    if (!ink.plays(HEARTHS))
      fireplace(ink, { x: 0, width: 3.8 * s, height: 4.4, colour: '#8f8a86', glowing: true })
  },
  middle: (ink) => {
    sofa(ink, { x: -ink.half * 0.84, width: 3.4, height: 2, colour: '#4f6a4a' })
    thing(ink, 'prop:rocking-chair', { x: ink.half * 0.84, height: 2.6 })
  },
  alive: ({ nouns = [] }, { depth }) =>
    nouns.some((noun) => HEARTHS.test(noun))
      ? []
      : [fire({ x: 0, y: 0.24, z: depth - 0.06, size: 0.8 })],
})

/** A stone fireplace, antlers and snowshoes, wood stacked beside. */
function back(ink: Ink, s: number): void {
  for (const share of [-0.62, 0.62])
    window(ink, {
      ...boxAt([share * ink.half, -2.2], [2.6 * s, 2.4]),
      frame: '#6b4a30',
      bars: [2, 2],
      view: 'trees',
      curtains: '#b5493f',
    })
  if (!ink.plays(HEARTHS)) fireplace(ink, { x: 0, width: 3.8 * s, height: 4.4, colour: '#8f8a86' })
  thing(ink, 'noto:deer', { x: 0, y: -4.6, height: 1.5 })
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4 - row; i++) {
      const x = 2.7 * s + (i + row * 0.5) * 0.5
      mark(ink, '#8a5f3c').shape((ctx) => ctx.arc(x, -0.26 - row * 0.44, 0.25, 0, 7))
      mark(ink, '#e0bd8a').shape((ctx) => ctx.arc(x, -0.26 - row * 0.44, 0.18, 0, 7))
    }
  thing(ink, 'prop:skis', { x: -ink.half * 0.36, height: 3.4 })
  thing(ink, 'prop:lantern', { x: -1.2 * s, y: -4.4, height: 0.8 })
}
