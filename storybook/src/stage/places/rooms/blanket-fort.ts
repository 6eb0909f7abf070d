import { pairs } from '../../../scene/rows.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { interior } from '../kit/indoors/interior.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const CLOTHS = ['#c9607a', '#5f8fb8', '#d9a441', '#7fa06a'] as const
const WALL = '#e6cfae'

/** Inside a fort of blankets: sheets hung over chairs from a ridge, little lights along it, cushions on a rug. */
export const blanketFortPlace = interior({
  id: 'blanket-fort',
  time: 'night',
  sounds: {},
  wall: { style: 'plain', colour: WALL },
  floor: { pattern: 'planks', colour: '#a97f5a', other: '#9c724d', size: 1.6 },
  ceiling: darker('#c9607a', 0.3),
  height: 7,
  depth: 4,
  lamps: null,
  near: null,
  back: (ink) => {
    const [one, other] = [ink.random.pick(CLOTHS), ink.random.pick(CLOTHS)]
    drape(ink, -1, one)
    drape(ink, 1, other === one ? lighter(one, 0.3) : other)
    lights(ink, false)
    thing(ink, 'noto:teddy-bear', { x: ink.half * 0.5, height: 1.7 })
  },
  glow: (ink) => lights(ink, true),
  middle: (ink) => {
    for (const [share, colour] of [
      [-0.86, '#d9a441'],
      [-0.7, '#c9607a'],
      [0.8, '#5f8fb8'],
    ] as const)
      cushion(ink, share * ink.half, colour)
  },
})

/** A checked sheet that slopes from the ridge to the floor. */
function drape(ink: Ink, side: number, colour: string): void {
  const at = (share: number): [number, number] => [
    side * (0.1 + (ink.half - 0.1) * share),
    ink.top * (1 - share) - 0.5 * share,
  ]
  cut(ink, colour, [0.3, 0.3]).polygon(at(0), [side * ink.half, ink.top], at(1))
  for (const share of [0.18, 0.36, 0.54, 0.72, 0.9]) {
    const [x, y] = at(share)
    stroke(ink, lighter(colour, 0.32), 0.16).shape((ctx) => {
      ctx.moveTo(x, y)
      ctx.lineTo(x, ink.top)
      ctx.moveTo(x, y)
      ctx.lineTo(side * ink.half, y)
    })
  }
}

/** A string of small lights along the edges of the sheets. */
function lights(ink: Ink, lit: boolean): void {
  for (let i = -8; i <= 8; i++) {
    const share = Math.abs(i) / 9
    const x = (i / 9) * ink.half
    const y = ink.top * (1 - share) - 0.5 * share + 0.35
    if (!lit) mark(ink, '#ffe9b0').disc(x, y, 0.12)
    else
      for (const [r, a] of pairs('0.6 0.16, 0.26 0.5')) mark(ink, clear('#ffdf94', a)).disc(x, y, r)
  }
}

function cushion(ink: Ink, x: number, colour: string): void {
  cut(ink, colour, [0.14, 0.3]).rounded([x - 1, -1.2, 2, 1.2], 0.5)
  mark(ink, lighter(colour, 0.3)).disc(x, -0.62, 0.16)
}
