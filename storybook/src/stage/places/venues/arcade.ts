import { plotted } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { moving } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const NEON = ['#ff5ac8', '#3fe0ff', '#ffd24a', '#7aff9a'] as const

export const arcadePlace = interior({
  id: 'arcade',
  time: 'night',
  sounds: { hum: 0.4 },
  wall: { style: 'dots', colour: '#6a4f9a', accent: '#7a5fb0' },
  floor: { pattern: 'checks', colour: '#7a68b8', other: '#5a4a94', size: 1.4 },
  ceiling: '#4a3f74',
  lamps: null,
  near: null,
  back,
  glow: (ink) => {
    for (const y of [-6.4, -6.1])
      mark(ink, y < -6.2 ? '#ff5ac8' : '#3fe0ff').rect(ink.left, y, [ink.right - ink.left, 0.1])
    cabinets(ink, (x, i) => {
      glow(ink, NEON[i % 4] ?? '#ff5ac8', { x, y: -2.6, radius: 1.7, strength: 0.45 })
      game(ink, x, i)
    })
  },
  middle: (ink) => {
    for (const side of [-1, 1]) thing(ink, 'prop:stool', { x: side * ink.half * 0.8, height: 1.7 })
    thing(ink, 'noto:joystick', { x: ink.half * 0.94, height: 1.2 })
  },
  alive: (_, { half, depth }) => [
    moving('blips', { x: 0, y: 2.6, z: depth - 0.05 }, (ctx, t) => {
      const count = cabinetCount(half)
      for (let i = 0; i < count; i++) {
        ctx.fillStyle = NEON[(i + Math.floor(t * 3)) % 4] ?? '#ff5ac8'
        ctx.fillRect(
          cabinetX(half, i) - 0.4 + ((t * 0.5 + i * 0.3) % 0.7),
          -0.1 + Math.sin(t * 3 + i) * 0.24,
          0.14,
          0.14,
        )
      }
    }),
  ],
})

function cabinetCount(half: number): number {
  return Math.max(3, Math.floor((half * 1.8) / 2.2))
}

function cabinetX(half: number, i: number): number {
  return (i - (cabinetCount(half) - 1) / 2) * 2.2
}

function cabinets(ink: Ink, paint: (x: number, i: number) => void): void {
  for (let i = 0; i < cabinetCount(ink.half); i++) paint(cabinetX(ink.half, i), i)
}

/** Cabinets side by side with lit screens and knobs. */
function back(ink: Ink): void {
  cabinets(ink, (x, i) => {
    const colour = ['#d9483f', '#3f6fb5', '#e0a02a', '#3f9a6a'][i % 4] ?? '#d9483f'
    cut(ink, colour, [0.14, 0.4]).polygon(
      ...plotted({ x }, '-0.95 0, -0.95 -4.6, 0.95 -4.6, 0.95 0'),
    )
    mark(ink, darker(colour, 0.4)).rect(x - 0.78, -3.4, [1.56, 1.5])
    cut(ink, darker(colour, 0.2), 0.08).rounded([x - 1, -1.8, 2, 0.4], 0.08)
    mark(ink, '#f4efe4').rect(x - 0.05, -2.1, [0.1, 0.34])
    mark(ink, '#ffd24a').disc(x + 0.4, -1.68, 0.1)
    mark(ink, darker(colour, 0.3)).rect(x - 0.6, -1.2, [1.2, 0.9])
  })
  for (const [i, share] of [-0.6, 0, 0.6].entries())
    thing(ink, `noto:${['alien-monster', 'video-game', 'rocket'][i] ?? 'rocket'}`, {
      x: share * ink.half,
      y: -4.9,
      height: 1.2,
    })
}

/** A screen of blocks and a sign above it. */
function game(ink: Ink, x: number, i: number): void {
  mark(ink, '#18143a').rect(x - 0.7, -3.3, [1.4, 1.3])
  for (let k = 0; k < 6; k++)
    mark(ink, NEON[(i + k) % 4] ?? '#ff5ac8').rect(
      x - 0.6 + (k % 3) * 0.42,
      -3.15 + Math.floor(k / 3) * 0.34,
      [0.3, 0.2],
    )
  mark(ink, NEON[(i + 1) % 4] ?? '#3fe0ff').rounded([x - 0.75, -4.4, 1.5, 0.6], 0.1)
}
