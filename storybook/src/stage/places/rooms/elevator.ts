import { interior } from '../kit/indoors/interior.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, glow, mark, turned, type Ink } from '../kit/paper.ts'
import { cornerPot } from '../kit/indoors/furniture.ts'

const STEEL = '#b9c0c6'

export const elevatorPlace = interior({
  id: 'elevator',
  time: 'day',
  sounds: { hum: 0.4 },
  wall: { style: 'panel', colour: '#d9c9a8', dado: 1.2, dadoColour: '#8a6446' },
  floor: { pattern: 'checks', colour: '#e9dcc4', other: '#b59a7c', size: 1.2 },
  ceiling: '#f4ecdc',
  height: 7.6,
  depth: 5,
  back,
  glow: (ink, s) => {
    for (const share of [-0.5, 0.5]) {
      const x = share * ink.half
      glow(ink, '#ffb35c', { x, y: -6, radius: 0.9, strength: 0.6 })
      mark(ink, '#ffcf7d').polygon([x - 0.24 * s, -5.85], [x, -6.2], [x + 0.24 * s, -5.85])
    }
    for (const y of [-2.9, -2.4]) mark(ink, '#ffcf7d').disc(0, y, 0.12)
  },
  near: (ink) => {
    for (const side of [-1, 1]) cornerPot(ink, { side, height: 2.5, colour: '#b5493f' })
  },
})

/** Two lifts side by side, one of them open. */
function back(ink: Ink, s: number): void {
  lift(ink, { x: -ink.half * 0.5, width: 3.8 * s, open: false })
  lift(ink, { x: ink.half * 0.5, width: 3.8 * s, open: true })
  cut(ink, STEEL, [0.08, 0.3]).rounded([-0.34, -3.3, 0.68, 1.3], 0.1)
}

function lift(ink: Ink, b: { x: number; width: number; open: boolean }): void {
  const { x, width: w } = b
  cut(ink, '#8a6f4c', [0.18, 0.3]).rect(x - w / 2 - 0.36, -5.5, [w + 0.72, 5.5])
  cut(ink, '#3f3a3a', 0.06).rounded([x - 0.7, -6.4, 1.4, 0.7], 0.1)
  if (b.open) {
    mark(ink, '#efe2c4').rect(x - w / 2, -5.2, [w, 5.2])
    mark(ink, darker('#efe2c4', 0.16)).rect(x - w / 2, -2, [w, 2])
    mark(ink, '#a8744a').rect(x - w / 2, -2.1, [w, 0.16])
    mark(ink, '#c9b08a').plot({ x, w }, '-0.5 0, -0.36 -0.6, 0.36 -0.6, 0.5 0')
    mark(ink, '#fffdf0').rounded([x - w * 0.3, -5.1, w * 0.6, 0.16], 0.06)
  }
  for (const side of [-1, 1]) {
    const wide = b.open ? w * 0.16 : w / 2
    const left = side < 0 ? x - w / 2 : x + w / 2 - wide
    cut(ink, turned(ink, STEEL, { span: [left, left + wide], amount: 0.3 }), [0.06, 0.4]).rect(
      left + 0.02,
      -5.2,
      [wide - 0.04, 5.2],
    )
    mark(ink, lighter(STEEL, 0.4)).rect(left + wide * 0.3, -5, [wide * 0.08, 4.8])
  }
}
