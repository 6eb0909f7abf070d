import { interior } from '../kit/indoors/interior.ts'
import { moving } from '../kit/alive.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'

const LEDS = ['#5affa0', '#5ac8ff', '#ffd24a'] as const

export const serverRoomPlace = interior({
  id: 'server-room',
  sounds: { hum: 0.6 },
  time: 'night',
  wall: { style: 'metal', colour: '#7f8ea8' },
  floor: { pattern: 'tiles', colour: '#aab4c4', other: '#8f9ab0', size: 1.4 },
  ceiling: '#5f6c88',
  height: 7.8,
  lamps: null,
  near: null,
  back,
  glow: (ink) => {
    racks(ink, (x) => glow(ink, '#5ac8ff', { x, y: -3, radius: 2.4, strength: 0.25 }))
    for (let x = ink.left + 1; x < ink.right; x += 3.4)
      mark(ink, '#d6f0ff').rect(x, ink.top + 0.14, [2, 0.14])
  },
  middle: (ink) => {
    for (const side of [-1, 1]) rack(ink, side * ink.half * 0.96, 6)
  },
  alive: (_, { half, depth }) => [
    moving('lights', { x: 0, y: 0, z: depth - 0.04 }, (ctx, t) => {
      for (let x = -half + 1.2, i = 0; x < half - 0.6; x += 2.1, i++) blink(ctx, { x, i, t })
    }),
  ],
})

/** The lamps of one rack: three in each of ten rows, some lit. */
function blink(ctx: Ink['ctx'], { x, i, t }: { x: number; i: number; t: number }): void {
  for (let lamp = 0; lamp < 30; lamp++) {
    const [row, k] = [Math.floor(lamp / 3), lamp % 3]
    if (Math.sin(t * (2 + ((i * 7 + row * 3 + k) % 5)) + i * 3 + row * 5 + k) < 0) continue
    ctx.fillStyle = LEDS[(i + row + k) % 3] ?? '#5affa0'
    ctx.fillRect(x - 0.6 + k * 0.24, -5.1 + row * 0.48, 0.12, 0.12)
  }
}

function racks(ink: Ink, paint: (x: number) => void): void {
  for (let x = ink.left + 1.2; x < ink.right - 0.6; x += 2.1) paint(x)
}

function back(ink: Ink): void {
  racks(ink, (x) => rack(ink, x, 5.6))
  for (const y of [-6.4, -6.7])
    stroke(ink, y < -6.5 ? '#e0813c' : '#3f7fb5', 0.14).shape((ctx) => {
      ctx.moveTo(ink.left, y)
      for (let x = ink.left; x < ink.right; x += 2.1)
        ctx.quadraticCurveTo(x + 1, y + 0.4, x + 2.1, y)
    })
}

function rack(ink: Ink, x: number, h: number): void {
  cut(ink, '#2f3850', [0.16, 0.4]).rect(x - 0.95, -h, [1.9, h])
  for (let y = 0.3; y < h - 0.3; y += 0.48) {
    mark(ink, '#454f6c').rect(x - 0.82, -h + y, [1.64, 0.38])
    mark(ink, '#1d2436').rect(x + 0.1, -h + y + 0.1, [0.6, 0.18])
    mark(ink, '#5affa0').disc(x - 0.7, -h + y + 0.19, 0.05)
  }
}
