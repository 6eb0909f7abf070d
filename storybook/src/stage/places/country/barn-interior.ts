import { pairs, plotted } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { darker } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { sunPatch } from '../kit/indoors/rug.ts'
import { sprinkle } from '../kit/nature/plants.ts'
import { thing } from '../kit/thing.ts'

const WOOD = '#a8643f'

export const barnInteriorPlace = interior({
  id: 'barn-interior',
  time: 'golden',
  sounds: { farm: 0.5 },
  wall: { style: 'planks', colour: '#b8744c' },
  floor: { pattern: 'plain', colour: '#c9a468', other: '#b08c50' },
  ceiling: '#8a5236',
  height: 9,
  beams: true,
  lamps: { colour: '#5a4434', at: [0], drop: 2.2 },
  near: null,
  rug: (ink) => {
    sunPatch(ink, { x: 0, z: [-1, 6], width: 5 })
    sprinkle(ink, 120, ({ x, y, scale }) => {
      ink.ctx.strokeStyle = ink.random.pick(['#e6c878', '#d2b060', '#f0d890'])
      ink.ctx.lineWidth = 0.04 * scale
      ink.ctx.beginPath()
      ink.ctx.moveTo(x, y)
      ink.ctx.lineTo(
        x + ink.random.between(-0.4, 0.4) * scale,
        y + ink.random.between(-0.1, 0.1) * scale,
      )
      ink.ctx.stroke()
    })
  },
  back,
  middle: (ink) => {
    bales(ink, -ink.half * 0.86)
    thing(ink, 'prop:pitchfork', { x: ink.half * 0.7, height: 3 })
    thing(ink, 'prop:bucket', { x: ink.half * 0.84, height: 1.1 })
    thing(ink, 'prop:wheelbarrow', { x: ink.half * 0.98, height: 1.5 })
  },
})

/** The open double door on the meadow, boxes at both sides, the hayloft above. */
function back(ink: Ink, s: number): void {
  const w = 5.6 * s
  mark(ink, ink.light.sky.at(-1) ?? '#dceef4').rect(-w / 2, -5, [w, 5])
  mark(ink, '#8fb872').oval(0, 0, [w * 0.7, 1.7])
  mark(ink, ink.light.dark ? '#3f5a4a' : '#7aa862').rect(-w / 2, -0.9, [w, 0.9])
  for (const side of [-1, 1]) {
    cut(ink, darker(WOOD, 0.06), [0.14, 0.3]).polygon(
      ...plotted({ w: side * w }, '0.5 0, 0.5 -5, 0.86 -5.3, 0.86 0.1'),
    )
    stroke(ink, '#f2e2c4', 0.14).path({ w: side * w }, 'M0.52 -0.1L0.84 -5.1M0.52 -4.9L0.84 -0.1')
    stallBox(ink, side * ink.half * 0.78, s)
  }
  cut(ink, WOOD, [0.2, 0.3]).rect(ink.left, -6, [ink.right - ink.left, 0.4])
  for (let x = ink.left; x < ink.right; x += 1)
    cut(ink, ink.random.pick(['#e6c878', '#d9b85f', '#f0d88c']), 0.06).oval(x, -6.2, [
      0.9,
      ink.random.between(0.4, 1),
    ])
}

function stallBox(ink: Ink, x: number, s: number): void {
  mark(ink, '#5a3a2c').rect(x - 1.7 * s, -4, [3.4 * s, 4])
  thing(ink, x < 0 ? 'noto:cow' : 'noto:horse', { x, y: -0.4, height: 2.4, turn: x < 0 ? 1 : -1 })
  for (const y of [-0.4, -1.1, -1.8])
    cut(ink, '#c98a5a', [0.08, 0.3]).rect(x - 1.8 * s, y - 0.3, [3.6 * s, 0.34])
  for (const d of [-1.8, 1.6]) cut(ink, WOOD, 0.08).rect(x + d * s, -4.2, [0.26, 4.2])
}

function bales(ink: Ink, x: number): void {
  for (const [dx, y] of pairs('-0.9 0, 0.9 0, 0 -1.2')) {
    cut(ink, '#e0bd68', [0.1, 0.3]).rect(x + dx - 0.85, y - 1.2, [1.7, 1.2])
    for (const d of [-0.4, 0.4]) mark(ink, '#b58a3c').rect(x + dx + d, y - 1.2, [0.08, 1.2])
  }
}
