import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { interior } from '../kit/indoors/interior.ts'
import { clear, darker } from '../kit/colour.ts'
import { car } from '../kit/town/passers.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { cutOut } from '../kit/alive.ts'

const PAINTS = ['#c9483f', '#3f6fa5', '#e0e3e6', '#4a505a', '#d9a441', '#5f8a6a'] as const

/** A car park under a roof: concrete, thick pillars with striped feet, tube lamps, a row of parked cars. */
export const parkingGaragePlace = interior({
  id: 'parking-garage',
  sounds: { hum: 0.3 },
  wall: { style: 'plain', colour: '#a5a5a2', accent: '#94948f', dado: 1.1, dadoColour: '#c9b23f' },
  floor: { pattern: 'slabs', colour: '#82828a', other: '#787880', size: 4 },
  ceiling: '#8d8d8a',
  beams: true,
  height: 6.2,
  depth: 7,
  near: null,
  lamps: null,
  back,
  glow: (ink) => {
    for (const x of TUBES) {
      mark(ink, '#fbfde8').rounded([x * ink.half - 1.3, ink.top + 0.42, 2.6, 0.18], 0.08)
      glow(ink, '#f4fadc', { x: x * ink.half, y: ink.top + 0.5, radius: 2.4, strength: 0.35 })
    }
  },
  alive: (c, { half, top }) => [-0.72, 0.72].map((share) => pillar(c, share * half * 0.8, top)),
})

const TUBES = [-0.7, -0.24, 0.24, 0.7]

function back(ink: Ink, s: number): void {
  cut(ink, '#3f9a6a', 0.1).rounded([-0.9, -5, 1.8, 0.8], 0.1)
  mark(ink, '#f4f8f0').polygon(
    ...pairs('-0.5 -4.6, 0.1 -4.9, 0.1 -4.72, 0.6 -4.72, 0.6 -4.48, 0.1 -4.48, 0.1 -4.3'),
  )
  pipe(ink)
  const bay = 6.6 * Math.max(0.7, s)
  const first = -Math.floor(ink.half / bay) * bay
  for (let x = first, i = 0; x < ink.half + bay; x += bay, i++) {
    mark(ink, '#f2ead0').rect(x - bay / 2 - 0.06, -0.06, [0.12, 0.3])
    const parked = i % 4 !== 3 && !ink.plays(/\bcar\b/u)
    if (parked)
      car(ink, { x, width: bay * 0.84, colour: ink.random.pick(PAINTS), facing: i % 2 ? 1 : -1 })
    mark(ink, '#2f3340').rounded([x - 0.4, -3.3, 0.8, 0.7], 0.08)
    mark(ink, '#f2ead0').rect(x - 0.06 - (i % 2) * 0.1, -3.16, [0.12, 0.42])
    if (i % 2) mark(ink, '#f2ead0').rect(x + 0.08, -3.16, [0.12, 0.42])
  }
}

function pipe(ink: Ink): void {
  stroke(ink, '#b5483f', 0.16).line([ink.left, ink.top + 1], [ink.right, ink.top + 1])
  stroke(ink, '#9aa0a5', 0.26).line([ink.left, ink.top + 0.6], [ink.right, ink.top + 0.6])
}

function pillar(c: PlaceContext, x: number, top: number) {
  const w = 1.1
  return cutOut(
    c,
    { name: `pillar ${Math.sign(x)}`, at: [x, 0, 3.4], size: [w + 0.4, top + 1.6] },
    (ink) => {
      cut(ink, '#b5b5b0', [0.16, 0.3]).rect(-w / 2, -top - 1.6, [w, top + 1.6])
      mark(ink, clear(darker('#b5b5b0', 0.4), 0.3)).rect(w * 0.2, -top - 1.6, [w * 0.3, top + 1.6])
      for (let i = 0; i < 5; i++)
        mark(ink, i % 2 ? '#2b2d33' : '#e8c23a').rect(-w / 2, -1.6 + i * 0.32, [w, 0.32])
      mark(ink, '#3f6fa5').rounded([-0.36, -3.6, 0.72, 0.9], 0.1)
      mark(ink, '#ffffff').rect(-0.16, -3.45, [0.1, 0.6])
      stroke(ink, '#ffffff', 0.1).shape((ctx) => ctx.arc(-0.08, -3.28, 0.15, -1.5, 1.5))
    },
  )
}
