import { darker, lighter } from '../kit/colour.ts'
import { interior } from '../kit/indoors/interior.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const STONE = '#8a7f72'

/** Vaults under the ground: skulls in rows, a stone coffin, candles. */
export const catacombsPlace = interior({
  id: 'catacombs',
  time: 'night',
  sounds: { drips: 0.4 },
  wall: { style: 'stone', colour: STONE },
  floor: { pattern: 'slabs', colour: '#6f665c', other: '#5c544c' },
  ceiling: '#5a5248',
  depth: 7.4,
  height: 7.4,
  lamps: null,
  near: null,
  back,
  glow: (ink) => {
    for (const share of [-0.3, 0.3, -0.94, 0.94])
      glow(ink, '#ffb35c', { x: share * ink.half, y: -2.6, radius: 2.4, strength: 0.55 })
  },
  middle: (ink) => {
    thing(ink, 'prop:standing-candles', { x: -ink.half * 0.88, height: 2 })
    thing(ink, 'noto:skull', { x: ink.half * 0.84, height: 0.9 })
    thing(ink, 'prop:bone', { x: ink.half * 0.72, height: 0.3 })
  },
})

function back(ink: Ink): void {
  for (const share of [-0.64, 0, 0.64]) {
    const x = share * ink.half
    const w = ink.half * 0.27
    vault(ink, { x, w })
    if (share === 0) coffin(ink, w)
    else skulls(ink, { x, w })
  }
  for (const share of [-0.32, 0.32]) {
    cut(ink, darker(STONE, 0.1), [0.12, 0.3]).rect(share * ink.half - 0.4, -6.4, [0.8, 6.4])
    thing(ink, 'prop:burning-torch', { x: share * ink.half, y: -2, height: 1.8 })
  }
}

function vault(ink: Ink, { x, w }: { x: number; w: number }): void {
  const arch = (grow: number) => (ctx: Ink['ctx']) => {
    ctx.moveTo(x - w * grow, 0)
    ctx.lineTo(x - w * grow, -3.6)
    ctx.quadraticCurveTo(x, -7.4 * grow, x + w * grow, -3.6)
    ctx.lineTo(x + w * grow, 0)
    ctx.closePath()
  }
  cut(ink, lighter(STONE, 0.14), [0.14, 0.3]).shape(arch(1.06))
  mark(ink, '#3a322c').shape(arch(0.96))
}

/** Rows of skulls, with bones between them. */
function skulls(ink: Ink, { x, w }: { x: number; w: number }): void {
  const size = 0.86
  const many = Math.max(2, Math.floor((w * 1.8) / (size * 1.05)))
  for (let row = 0; row < 4; row++) {
    const y = -0.2 - row * 1.06
    for (let i = 0; i < many; i++) {
      const at = x + ((i + 0.5) / many - 0.5) * w * 1.8
      thing(ink, 'noto:skull', { x: at, y, height: size, shadow: 0.03 })
      mark(ink, '#d9ccb4').disc(at + size * 0.5, y + 0.06, 0.12)
    }
    mark(ink, '#c4b59a').rect(x - w * 0.9, y, [w * 1.8, 0.14])
  }
}

function coffin(ink: Ink, w: number): void {
  cut(ink, '#a39a8c', [0.16, 0.3]).rounded([-w * 0.8, -1.6, w * 1.6, 1.6], 0.1)
  cut(ink, '#b8ae9e', [0.1, 0.3]).rounded([-w * 0.88, -1.95, w * 1.76, 0.42], 0.12)
  mark(ink, '#7d7468').rect(-0.14, -1.4, [0.28, 1.1])
  mark(ink, '#7d7468').rect(-0.45, -1.14, [0.9, 0.26])
  for (const side of [-1, 1]) thing(ink, 'noto:candle', { x: side * w * 0.6, y: -1.95, height: 1 })
}
