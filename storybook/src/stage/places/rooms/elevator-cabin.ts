import { clear, darker, lighter } from '../kit/colour.ts'
import { interior } from '../kit/indoors/interior.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'

const STEEL = '#aeb6bd'

/** Inside a lift: brushed steel, its doors behind, buttons, a rail and a mirror. */
export const elevatorCabinPlace = interior({
  id: 'elevator-cabin',
  sounds: { hum: 0.4 },
  wall: { style: 'metal', colour: '#b9b2a6', accent: '#a39b8e' },
  floor: { pattern: 'tiles', colour: '#6f6a66', other: '#625d59', size: 1.2 },
  ceiling: '#e9e4d8',
  height: 7,
  depth: 2.6,
  width: 0.86,
  near: null,
  lamps: null,
  back,
  glow: (ink) => {
    mark(ink, '#ffcf7d').rounded([-0.8, -6.5, 1.6, 0.5], 0.1)
    for (let i = 0; i < 12; i++)
      mark(ink, i === 4 ? '#ffb347' : '#f6f0e0').disc(...buttonAt(ink, i), 0.13)
  },
})

function buttonAt(ink: Ink, i: number): [number, number] {
  return [ink.half * 0.74 + (i % 2) * 0.5 - 0.25, -4.6 + Math.floor(i / 2) * 0.44]
}

function back(ink: Ink): void {
  const wide = Math.min(6.4, ink.half * 1.1)
  cut(ink, darker(STEEL, 0.3), 0.2).rect(-wide / 2 - 0.25, -6, [wide + 0.5, 6])
  for (const side of [-1, 1]) {
    const x = side < 0 ? -wide / 2 : 0.03
    cut(ink, STEEL, [0.1, 0.3]).rect(x, -5.85, [wide / 2 - 0.03, 5.85])
    for (let i = 1; i < 5; i++)
      mark(ink, clear(lighter(STEEL, 0.5), 0.35)).rect(x + (wide / 10) * i, -5.85, [0.05, 5.85])
  }
  cut(ink, darker(STEEL, 0.14), [0.14, 0.3]).rounded([ink.half * 0.74 - 0.7, -5.1, 1.4, 3], 0.14)
  cut(ink, '#3a3a40', 0.08).rounded([-1, -6.6, 2, 0.7], 0.12)
  for (const side of [-1, 1])
    cut(ink, '#8a7a5c', 0.12).rounded([side * ink.half * 0.8 - 1.1, -2.2, 2.2, 0.18], 0.09)
}
