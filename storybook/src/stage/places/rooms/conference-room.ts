import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut } from '../kit/alive.ts'
import { interior } from '../kit/indoors/interior.ts'
import { clock } from '../kit/indoors/fittings.ts'
import { window } from '../kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { boxAt } from '../kit/shapes.ts'

const CHARTS = ['#4f9ad9', '#e0803a', '#5fae6a', '#d9584c', '#8a6fc4'] as const

/** A long table with chairs along it, a screen with a chart, tall windows on the city. */
export const conferenceRoomPlace = interior({
  id: 'conference-room',
  sounds: { room: 0.3 },
  wall: { style: 'plain', colour: '#dfe2e0', dado: 0.5, dadoColour: '#8a929a' },
  floor: { pattern: 'plain', colour: '#7f8a99', other: '#747f8e' },
  ceiling: '#f4f4f0',
  lamps: { colour: '#50565e', at: [-0.4, 0, 0.4], drop: 1 },
  back,
  alive: (c, { half }) => [table(c, half)],
})

function back(ink: Ink, s: number): void {
  for (const side of [-1, 1])
    window(ink, {
      ...boxAt([side * ink.half * 0.72, -1.2], [4.2 * s, 4.8]),
      frame: '#6a727a',
      view: 'city',
      bars: [2, 1],
    })
  const w = 5 * s
  cut(ink, '#3a3f48', 0.16).rounded([-w / 2 - 0.15, -6.2, w + 0.3, 3.3], 0.12)
  mark(ink, '#f7f8f6').rect(-w / 2, -6.05, [w, 3])
  CHARTS.forEach((colour, i) => {
    const high = 0.5 + i * 0.3 + ink.random.between(0, 0.3)
    mark(ink, colour).rect(-w * 0.42 + i * w * 0.1, -3.35 - high, [w * 0.07, high])
  })
  mark(ink, '#4f9ad9').disc(w * 0.3, -4.6, w * 0.13)
  mark(ink, '#e0803a').shape((ctx) => {
    ctx.moveTo(w * 0.3, -4.6)
    ctx.arc(w * 0.3, -4.6, w * 0.13, -1.57, 0.4)
    ctx.closePath()
  })
  stroke(ink, '#d9584c', 0.07).shape((ctx) => {
    for (const [x, y] of pairs('-0.42 -4, -0.28 -4.5, -0.14 -4.3, 0.02 -5.5')) ctx.lineTo(x * w, y)
  })
  clock(ink, { x: 0, y: -7.1, size: 0.45, frame: '#50565e' })
}

/** The table with the chairs of its far side, behind whoever acts. */
function table(c: PlaceContext, half: number) {
  const w = half * 1.12
  return cutOut(c, { name: 'table', at: [0, 0, 4], size: [w + 1, 3.4] }, (ink) => {
    const many = Math.max(3, Math.round(w / 2))
    for (let i = 0; i < many; i++) {
      const x = ((i + 0.5) / many - 0.5) * w * 0.92
      cut(ink, '#3a3f4a', [0.1, 0.3]).rounded([x - 0.55, -3, 1.1, 1.6], 0.24)
    }
    cut(ink, '#8a5f3f', [0.14, 0.4]).rounded([-w / 2, -1.85, w, 0.4], 0.16)
    cut(ink, '#74492f', 0.08).rect(-w * 0.4, -1.45, [w * 0.8, 1.2])
    for (let i = 0; i < many; i++) {
      const x = ((i + 0.5) / many - 0.5) * w * 0.9
      if (i % 2) {
        mark(ink, '#c5ccd2').rect(x - 0.5, -2.45, [1, 0.6])
        mark(ink, '#8a949c').rect(x - 0.6, -1.9, [1.2, 0.08])
      } else {
        mark(ink, '#ffffff').rect(x - 0.4, -1.92, [0.6, 0.07])
        mark(ink, '#e9f4f8').rect(x + 0.36, -2.25, [0.22, 0.4])
      }
    }
  })
}
