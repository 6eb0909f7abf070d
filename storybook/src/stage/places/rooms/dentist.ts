import { plotted } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { counter } from '../kit/indoors/furniture.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

export const dentistPlace = interior({
  id: 'dentist',
  sounds: { hum: 0.3 },
  wall: { style: 'plain', colour: '#e0f0ee', dado: 1.6, dadoColour: '#8fc9c4' },
  floor: { pattern: 'tiles', colour: '#e6eae6', other: '#c9d2ce', size: 1.4 },
  ceiling: '#f7faf9',
  height: 7.8,
  lamps: null,
  back,
  middle: (ink) => thing(ink, 'prop:office-chair', { x: -ink.half * 0.84, height: 2.2 }),
})

/** The reclining chair under its lamp, a tray of tools, a great tooth on the wall. */
function back(ink: Ink, s: number): void {
  window(ink, {
    ...boxAt([-ink.half * 0.64, -2.4], [3 * s, 2.8]),
    frame: '#f7faf8',
    bars: [2, 1],
    view: 'trees',
  })
  cut(ink, '#3f9a94', 0.1).disc(0, -5.2, 1.1)
  thing(ink, 'noto:tooth', { x: 0, y: -4.5, height: 1.4 })
  counter(ink, { x: ink.half * 0.66, width: 4.6 * s, height: 2, colour: '#f4f8f6', top: '#8fc9c4' })
  thing(ink, 'noto:toothbrush', { x: ink.half * 0.52, y: -2.1, height: 0.9 })
  thing(ink, 'noto:lotion-bottle', { x: ink.half * 0.64, y: -2.1, height: 0.8 })
  thing(ink, 'noto:soap', { x: ink.half * 0.78, y: -2.1, height: 0.5 })
  cut(ink, '#f4f8f6', [0.12, 0.3]).rounded([ink.half * 0.66 - 2 * s, -5.2, 4 * s, 1.4], 0.08)
  patientChair(ink, s)
}

function patientChair(ink: Ink, s: number): void {
  mark(ink, '#9aa5aa').rect(-0.3, -1, [0.6, 1])
  cut(ink, '#b5c0c4', 0.08).oval(0, -0.08, [1.3 * s, 0.2])
  cut(ink, '#3f9a94', [0.16, 0.4]).soft(
    ...plotted(
      { w: s },
      '-2.6 -2.6, -2 -3, -0.6 -1.7, 1.4 -1.6, 2.6 -1.1, 2.5 -0.8, 1.2 -1.05, -0.8 -1.05, -2.4 -2.2',
    ),
  )
  cut(ink, '#5fb8b0', 0.06).rounded([-2.9 * s, -3.3, 0.9 * s, 0.7], 0.24)
  stroke(ink, '#b5c0c4', 0.14).line(...plotted({ w: s }, '1.9 -1, 2.4 -4.2, 0.2 -4.9, -0.9 -4.2'))
  cut(ink, '#fff6d6', 0.08).oval(-1 * s, -4.1, [0.6, 0.24])
  cut(ink, '#dfe6e8', 0.08).rounded([1 * s, -2.5, 1.6 * s, 0.14], 0.06)
  for (let i = 0; i < 4; i++) mark(ink, '#8f9aa0').rect((1.2 + i * 0.34) * s, -2.66, [0.2, 0.08])
}
