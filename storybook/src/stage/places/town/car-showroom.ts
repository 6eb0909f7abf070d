import { interior } from '../kit/indoors/interior.ts'
import { car } from '../kit/town/passers.ts'
import { pot } from '../kit/indoors/furniture.ts'
import { clear } from '../kit/colour.ts'
import { bunting } from '../kit/town/stalls.ts'
import { cut, fade, glow, mark, stroke, type Ink } from '../kit/paper.ts'

const PAINTS = ['#c9362f', '#2f5fa5', '#e0a83a', '#3f8a6a', '#e9ecee'] as const

/** New cars on round platforms behind a wall of glass, spotlights, paper flags. */
export const carShowroomPlace = interior({
  id: 'car-showroom',
  sounds: { room: 0.3 },
  wall: { style: 'plain', colour: '#e9ebec', dado: 0.4, dadoColour: '#50565e' },
  floor: { pattern: 'tiles', colour: '#dcdfe1', other: '#cdd2d5', size: 2.2 },
  ceiling: '#f7f7f4',
  lamps: { colour: '#33383f', at: [-0.55, 0.55], drop: 1 },
  near: null,
  back,
  glow: (ink) => {
    for (const x of [-0.55, 0.55])
      glow(ink, '#fffbe6', { x: x * ink.half, y: -2, radius: 3.6, strength: 0.4 })
  },
  middle: (ink) => {
    for (const side of [-1, 1])
      pot(ink, { x: side * ink.half * 0.98, height: 2.4, colour: '#33383f' })
  },
})

function back(ink: Ink, s: number): void {
  const w = ink.half * 1.84
  cut(ink, fade(ink, ink.light.sky, [-6.4, -1]), 0.1).rect(-w / 2, -6.4, [w, 5.6])
  for (let i = 0; i < 9; i++)
    mark(ink, ['#a9b5bd', '#95a3ad', '#b8c1c6'][i % 3] ?? '#a9b5bd').rect(
      -w / 2 + (i * w) / 9,
      -2.2 - ((i * 5) % 4) * 0.7,
      [w / 10, 3.4],
    )
  for (let i = 0; i <= 6; i++)
    mark(ink, '#50565e').rect(-w / 2 + (i * w) / 6 - 0.07, -6.4, [0.14, 5.6])
  stroke(ink, '#50565e', 0.14).rect(-w / 2, -6.4, [w, 5.6])
  bunting(ink, [-w / 2, -6.9], [0, -6.7])
  bunting(ink, [0, -6.7], [w / 2, -6.9])
  const width = 6.8 * Math.max(0.62, s)
  const random = ink.random.fork('cars')
  for (const [i, x] of [-0.55, 0.55].entries()) {
    cut(ink, '#b5bcc2', [0.16, 0.4]).oval(x * ink.half, -0.1, [width * 0.62, 0.44])
    mark(ink, clear('#ffffff', 0.5)).oval(x * ink.half, -0.2, [width * 0.56, 0.32])
    car(ink, {
      x: x * ink.half,
      y: -0.2,
      width,
      colour: PAINTS[(i * 2 + Math.floor(random.next() * 5)) % 5] ?? '#c9362f',
      facing: i ? -1 : 1,
    })
  }
}
