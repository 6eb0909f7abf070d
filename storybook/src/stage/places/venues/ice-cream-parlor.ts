import { interior } from '../kit/indoors/interior.ts'
import { awning } from '../kit/town/buildings.ts'
import { stool, table } from '../kit/indoors/furniture.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

const SCOOPS = [
  '#f7c8d4',
  '#f4e6b8',
  '#8a5a3c',
  '#b8e0c4',
  '#f2a0a8',
  '#c9b0e6',
  '#ffe08a',
] as const

export const iceCreamParlorPlace = interior({
  id: 'ice-cream-parlor',
  sounds: { cafe: 0.5 },
  wall: {
    style: 'stripes',
    colour: '#fbe0e4',
    accent: '#f7cdd6',
    dado: 1.6,
    dadoColour: '#8fd0c4',
  },
  floor: { pattern: 'checks', colour: '#fbf6ee', other: '#f2b8c4', size: 1.3 },
  ceiling: '#fff8f0',
  lamps: { colour: '#5fb8b0', at: [-0.5, 0, 0.5], drop: 1.7 },
  near: '#f2b8c4',
  back,
  middle: (ink) => {
    for (const side of [-1, 1]) {
      table(ink, {
        x: side * ink.half * 0.84,
        width: 2,
        height: 1.6,
        foot: true,
        colour: '#f4f0ea',
      })
      stool(ink, { x: side * ink.half * 0.64, width: 0.8, height: 1.2, colour: '#e0728a' })
      thing(ink, 'noto:shaved-ice', { x: side * ink.half * 0.84, y: -1.6, height: 0.9 })
    }
  },
})

/** The glass counter with tubs of every colour, a giant cone on the wall. */
function back(ink: Ink, s: number): void {
  window(ink, {
    ...boxAt([-ink.half * 0.68, -2.4], [3 * s, 3]),
    frame: '#fffaf2',
    bars: [2, 1],
    view: 'city',
  })
  thing(ink, 'noto:soft-ice-cream', { x: ink.half * 0.72, y: -2.6, height: 3.4 })
  const w = 8.4 * s
  awning(ink, { x: 0, y: -5.6, width: w, height: 1, colour: '#f2a0b4', other: '#fffaf2' })
  for (const [i, name] of ['ice-cream', 'cupcake', 'doughnut', 'shortcake', 'custard'].entries())
    thing(ink, `noto:${name}`, { x: (-3 + i * 1.5) * s, y: -3.5, height: 1 })
  cut(ink, '#c9a47a', 0.08).rect(-w / 2, -3.5, [w, 0.16])
  cut(ink, '#8fd0c4', [0.18, 0.4]).rounded([-w / 2, -1.5, w, 1.5], 0.12)
  cut(ink, '#e6f4f6', [0.1, 0.5]).rounded([-w / 2, -2.6, w, 1.2], [0.5, 0.5, 0, 0])
  const count = Math.round(w / 1.1)
  for (let i = 0; i < count; i++) {
    const x = -w * 0.44 + (i * w * 0.88) / (count - 1)
    cut(ink, '#b5bcc0', 0.04).rect(x - 0.42, -1.8, [0.84, 0.34])
    mark(ink, SCOOPS[i % SCOOPS.length] ?? '#f7c8d4').disc(x, -1.8, 0.38)
  }
}
