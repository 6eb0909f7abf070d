import { lighter } from '../colour.ts'
import { lay, level, type GroundInk } from '../nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { thing } from '../thing.ts'
import { LAID_TOPS } from './laid-tops.ts'
import { scatter } from './litter.ts'
import type { Top } from './top.ts'

const SPRINKLES = ['#ef5f7d', '#f7c244', '#5fb7d9', '#7fc46a', '#a57bd1', '#ffffff'] as const

const sprinkles = (ink: GroundInk): void =>
  scatter(ink, { count: 190, colours: SPRINKLES, size: 0.15, breadth: 0.55 })

/** Cream along the far edge, strawberries on it, and candles as high as trees. */
function party(ink: Ink): void {
  const step = ink.half * 0.2
  for (let n = -9; n <= 9; n++) {
    const x = n * step * 0.55
    cut(ink, '#fff7ee', 0.12).oval(x, -0.35, [step * 0.34, 0.62])
    if (n % 3 === 0) thing(ink, 'noto:strawberry', { x, y: -0.7, height: 1.3 })
  }
  for (const [share, colour] of [
    [-0.78, '#5fa8dc'],
    [-0.42, '#f2b43c'],
    [0.02, '#ef6f8c'],
    [0.44, '#7cc27a'],
    [0.8, '#a57bd1'],
  ] as const)
    candle(ink, share * ink.half, colour)
}

function candle(ink: Ink, x: number, colour: string): void {
  const high = 4.6 * ink.tall
  cut(ink, colour).rounded([x - 0.32, -high, 0.64, high], 0.12)
  for (let y = 0.5; y < high - 0.3; y += 0.9)
    mark(ink, lighter(colour, 0.55)).plot({ x, y: -y }, '-0.32 0, 0.32 -0.5, 0.32 -0.8, -0.32 -0.3')
  stroke(ink, '#4b3a33', 0.08).line([x, -high], [x, -high - 0.35])
  cut(ink, '#f79a2e', 0).oval(x, -high - 0.75, [0.28, 0.56])
  mark(ink, '#ffe28a').oval(x, -high - 0.62, [0.14, 0.34])
}

/** Squares of a board, light and dark, with its frame at the far edge. */
function squares(ink: GroundInk): void {
  const side = 2.3
  lay(ink, '#5b3a26', () => {
    for (let column = -14; column < 14; column++)
      for (let row = -2; row < 2; row++) {
        if ((column + row) % 2 !== 0) continue
        const z = row * side + 0.2
        level(ink, [column * side, (column + 1) * side], [z, Math.min(4.4, z + side)])
      }
  })
  lay(ink, '#7d4f30', () => level(ink, [-60, 60], [4.4, 5]))
}

/** All tops that are known; the first whose words fit is built. */
export const GIANT_TOPS: readonly Top[] = [
  {
    words: /(?<!key)board\b/u,
    colour: '#ecdcb8',
    side: [
      ['#8d5a36', 0.5],
      ['#6f4529', 3],
    ],
    dress: squares,
  },
  {
    words: /\bpizza\b/u,
    colour: '#f2c45a',
    side: [
      ['#d9a24e', 0.5],
      ['#b9783a', 3],
    ],
    drips: true,
    dress: (ink) => {
      scatter(ink, { count: 30, colours: ['#f8d98a', '#e9b144'], size: 0.9, breadth: 0.8 })
      scatter(ink, { count: 34, colours: ['#c0432f'], size: 0.8, breadth: 1 })
      scatter(ink, { count: 34, colours: ['#4f8a3c', '#69a34a'], size: 0.34, breadth: 0.6 })
    },
  },
  ...LAID_TOPS,
  {
    words: /\b(?:cookie|pie)\b/u,
    colour: '#d2a05c',
    side: [
      ['#bd8845', 0.6],
      ['#9c6c34', 3],
    ],
    dress: (ink) =>
      scatter(ink, { count: 60, colours: ['#5b3a28', '#6d472f'], size: 0.42, breadth: 0.9 }),
  },
  {
    words: /./u,
    colour: '#f7b9c8',
    side: [
      ['#e9c48c', 0.7],
      ['#fff3e4', 0.24],
      ['#d8a866', 3],
    ],
    drips: true,
    dress: sprinkles,
    towers: party,
  },
]

/** Frosting that has run over the edge, in drops of several lengths. */
export function drips(ink: Ink, colour: string): void {
  const step = 0.95
  cut(ink, colour, [0.1, 0.4]).shape((ctx) => {
    ctx.moveTo(ink.left, -0.03)
    ctx.lineTo(ink.right, -0.03)
    let n = 0
    for (let x = ink.right; x > ink.left; x -= step, n++) {
      const long = 0.34 + 0.42 * Math.abs(Math.sin(n * 2.4))
      ctx.lineTo(x, 0.12)
      ctx.bezierCurveTo(x, long, x - step * 0.6, long, x - step * 0.62, 0.16)
      ctx.quadraticCurveTo(x - step * 0.8, 0.02, x - step, 0.12)
    }
    ctx.closePath()
  })
}
