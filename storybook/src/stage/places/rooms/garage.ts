import { interior } from '../kit/indoors/interior.ts'
import { darker, lighter } from '../kit/colour.ts'
import { car } from '../kit/town/passers.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { tyres } from '../kit/scrap.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { thing } from '../kit/thing.ts'

export const garagePlace = interior({
  id: 'garage',
  time: 'day',
  sounds: { hum: 0.3 },
  wall: { style: 'brick', colour: '#b9b0a6', dado: 1.6, dadoColour: '#4f6f8a' },
  floor: { pattern: 'slabs', colour: '#a9a6a0', other: '#94918c', size: 2.2 },
  ceiling: '#d6d2ca',
  height: 8,
  near: null,
  lamps: { colour: '#33505a', at: [-0.5, 0, 0.5], drop: 1.2 },
  back,
  middle: (ink) => {
    tyres(ink, { x: -ink.half * 0.86, size: 1.2, rows: 3 })
    thing(ink, 'noto:toolbox', { x: -ink.half * 0.62, height: 1 })
    thing(ink, 'noto:oil-drum', { x: ink.half * 0.88, height: 2 })
    thing(ink, 'prop:ladder', { x: ink.half * 0.98, height: 4.6 })
  },
})

/** The roller door, a car on the lift, and a wall of tools. */
function back(ink: Ink, s: number): void {
  const door = 6.6 * s
  cut(ink, '#7f8a94', 0.14).rect(-door / 2 - 0.2, -5.7, [door + 0.4, 5.7])
  for (let y = 0; y < 5.4; y += 0.6)
    cut(ink, lighter('#aeb8be', (y % 1.2) * 0.1), 0.04).rect(-door / 2, -5.5 + y, [door, 0.56])
  car(ink, { x: 0, width: 5.2 * s, colour: '#d9584c', facing: 1 })
  shelves(ink, {
    x: ink.half * 0.74,
    width: 3.6 * s,
    height: 4.8,
    rows: 4,
    fill: 'mixed',
    colour: '#6a5a4c',
    palette: ['#d9584c', '#4f86b5', '#e0a83a', '#5a5f66'],
  })
  const x = -ink.half * 0.7
  cut(ink, '#c9b08a', 0.12).rect(x - 1.9 * s, -5.2, [3.8 * s, 2.6])
  for (const [i, tool] of ['hammer', 'wrench', 'carpentry-saw', 'screwdriver'].entries())
    thing(ink, `noto:${tool}`, { x: x + (-1.35 + i * 0.9) * s, y: -3.2, height: 1.1 })
  cut(ink, '#8a5f3c', [0.1, 0.3]).rounded([x - 2 * s, -1.9, 4 * s, 0.24], 0.05)
  for (const d of [-1.8, 1.6]) mark(ink, darker('#8a5f3c', 0.2)).rect(x + d * s, -1.7, [0.22, 1.7])
  stroke(ink, '#33363f', 0.08).line([x - 0.8, -1.9], [x - 0.8, -2.4])
}
