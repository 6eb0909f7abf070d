import { triples } from '../../../scene/rows.ts'
import { darker } from '../kit/colour.ts'
import { fire, moving } from '../kit/alive.ts'
import { flask } from '../kit/indoors/glassware.ts'
import { interior } from '../kit/indoors/interior.ts'
import { glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { rug } from '../kit/indoors/rug.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { desk } from '../kit/indoors/fittings.ts'
import { boxAt } from '../kit/shapes.ts'

export const wizardStudyPlace = interior({
  id: 'wizard-study',
  time: 'night',
  sounds: { fire: 0.3 },
  wall: { style: 'stone', colour: '#8a80a0' },
  floor: { pattern: 'planks', colour: '#8a6448', other: '#5f4436', size: 1.3 },
  ceiling: '#5a4a60',
  beams: true,
  lamps: { colour: '#4a3a6a', at: [-0.42, 0.42], drop: 2.4 },
  rug: (ink) => rug(ink, { width: 8, z: [-1, 3.6], colour: '#5a3f8a', border: '#d9b25a' }),
  near: null,
  back,
  glow: (ink) => {
    glow(ink, '#8affc0', { x: ink.half * 0.08, y: -1.7, radius: 2.6, strength: 0.5 })
    for (const share of [-0.3, 0.3])
      glow(ink, '#ffcf7d', { x: share * ink.half, y: -4.6, radius: 1.6, strength: 0.5 })
  },
  middle: (ink) => {
    thing(ink, 'prop:globe', { x: -ink.half * 0.84, height: 2.2 })
    thing(ink, 'prop:telescope', { x: ink.half * 0.86, height: 3.2 })
  },
  alive: (_, { half, depth }) => [
    fire({ x: half * 0.08, y: 0, z: depth - 0.4, size: 0.7 }),
    moving('bubbles', { x: half * 0.08, y: 1.9, z: depth - 0.5 }, (ctx, t) => {
      ctx.fillStyle = '#9affc8'
      for (let i = 0; i < 6; i++) {
        const age = (t * 0.4 + i / 6) % 1
        ctx.globalAlpha = 1 - age
        ctx.beginPath()
        ctx.arc(Math.sin(i * 2.4 + t) * 0.5, -age * 2.2, 0.08 + age * 0.1, 0, 7)
        ctx.fill()
      }
      ctx.globalAlpha = 1
    }),
  ],
})

function back(ink: Ink, s: number): void {
  window(ink, {
    ...boxAt([0, -3.4], [2.2 * s, 3.2]),
    frame: '#5f5068',
    bars: [2, 3],
    view: 'hills',
  })
  for (const side of [-1, 1])
    shelves(ink, {
      x: side * ink.half * 0.62,
      width: 5.4 * s,
      height: 5.6,
      rows: 4,
      fill: side < 0 ? 'books' : 'mixed',
      colour: '#6b4836',
      palette: ['#8a3f4a', '#3f5f8a', '#6a4a8a', '#c49a4a', '#3f7a64'],
    })
  desk(ink, { x: -ink.half * 0.3, width: 3.4 * s, height: 1.6, colour: '#7a5238' })
  thing(ink, 'noto:crystal-ball', { x: -ink.half * 0.34, y: -1.7, height: 1.1 })
  thing(ink, 'noto:open-book', { x: -ink.half * 0.2, y: -1.7, height: 0.5 })
  for (const [i, dx] of [0.28, 0.35, 0.42].entries())
    flask(ink, {
      x: dx * ink.half,
      y: -1.9,
      size: 0.9,
      kind: i,
      colour: ['#5fd0a0', '#d06ac4', '#e0a84a'][i] ?? '#5fd0a0',
    })
  desk(ink, { x: ink.half * 0.36, width: 3 * s, height: 1.8, colour: '#7a5238' })
  thing(ink, 'prop:cauldron', { x: ink.half * 0.08, y: -0.3, height: 1.7 })
  for (const share of [-0.3, 0.3])
    thing(ink, 'noto:candle', { x: share * ink.half, y: -4.2, height: 0.8 })
  for (const [dx, dy, r] of triples('-0.1 -7 0.1, 0.06 -7.4 0.07, 0.14 -6.9 0.08'))
    mark(ink, '#e6c46a').shape((ctx) => ctx.arc(dx * ink.half, dy, r, 0, 7))
  stroke(ink, darker('#e6c46a', 0.1), 0.06).shape((ctx) => ctx.arc(0, -7.1, 0.9, 0, 7))
}
