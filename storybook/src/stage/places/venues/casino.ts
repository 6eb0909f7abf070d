import { blot } from '../../../scene/blot.ts'
import { interior } from '../kit/indoors/interior.ts'
import { moving } from '../kit/alive.ts'
import { chandelier } from '../kit/indoors/fittings.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { rug } from '../kit/indoors/rug.ts'

export const casinoPlace = interior({
  id: 'casino',
  time: 'night',
  sounds: { crowd: 0.4 },
  wall: {
    style: 'diamonds',
    colour: '#a8343f',
    accent: '#b8484a',
    dado: 1.2,
    dadoColour: '#5a2430',
  },
  floor: { pattern: 'plain', colour: '#8a3048', other: '#74283c' },
  ceiling: '#e6cf94',
  lamps: null,
  near: null,
  rug: (ink) => {
    for (const z of [-2, 1, 4])
      for (let x = -12; x <= 12; x += 4) {
        const p = ink.at(x + (z % 2) * 2, z)
        blot(ink.ctx, 'rgba(230,190,90,0.5)', [p.x, p.y, 0.9 * p.scale, 0.26 * p.scale])
      }
    rug(ink, { width: 6, z: [-0.4, 2.6], colour: '#3f2440', border: '#d9b25a' })
  },
  back,
  glow: (ink) => {
    for (const share of [-0.4, 0.4])
      chandelier(ink, { x: share * ink.half, top: ink.top, drop: 1.8, size: 1, glowing: true })
    for (let x = ink.left + 0.4; x < ink.right; x += 0.7) mark(ink, '#fff0b0').disc(x, -5.2, 0.1)
  },
  middle: (ink) => {
    for (const side of [-1, 1]) table(ink, side * ink.half * 0.82)
  },
  alive: (_, { half, depth }) =>
    [-0.3, 0, 0.3].map((share, i) =>
      moving(`reels ${i}`, { x: share * half, y: 2.2, z: depth - 0.1 }, (ctx, t) => {
        ctx.fillStyle = ['#ffd24a', '#5ad8ff', '#ff7ac8'][Math.floor(t * 4 + i) % 3] ?? '#ffd24a'
        ctx.fillRect(-0.5, -1.86, 1, 0.12)
      }),
    ),
})

function back(ink: Ink, s: number): void {
  cut(ink, '#d9b25a', [0.12, 0.4]).rounded([ink.left, -5.5, ink.right - ink.left, 0.6], 0.1)
  const count = Math.max(3, Math.round(ink.half * 0.5))
  for (let i = 0; i < count; i++)
    thing(ink, 'noto:slot-machine', {
      x: (i - (count - 1) / 2) * ((ink.half * 1.7) / count),
      y: 0,
      height: 3.6,
    })
  for (const [i, name] of ['spade-suit', 'heart-suit', 'club-suit', 'diamond-suit'].entries())
    thing(ink, `noto:${name}`, { x: (-4.5 + i * 3) * s, y: -5.9, height: 1 })
  for (const share of [-0.4, 0.4])
    chandelier(ink, { x: share * ink.half, top: ink.top, drop: 1.8, size: 1 })
}

/** A green table with cards, chips and dice. */
function table(ink: Ink, x: number): void {
  cut(ink, '#5a2e28', 0.1).rounded([x - 0.4, -1.3, 0.8, 1.3], 0.1)
  cut(ink, '#7a4432', [0.14, 0.3]).oval(x, -1.5, [2.3, 0.5])
  mark(ink, '#2f8a5a').oval(x, -1.58, [2, 0.38])
  for (const [i, colour] of ['#d9483f', '#3f6fb5', '#f4efe4', '#2c2a34'].entries())
    for (let k = 0; k < 3; k++)
      cut(ink, colour, 0.02).oval(x - 1 + i * 0.36, -1.62 - k * 0.09, [0.16, 0.06])
  thing(ink, 'noto:joker', { x: x + 0.9, y: -1.5, height: 0.6 })
  thing(ink, 'noto:game-die', { x: x + 1.4, y: -1.5, height: 0.4 })
}
