import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, fire } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { interior } from '../kit/indoors/interior.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'

/** Brick vaults, great casks on their sides, racks of bottles, candlelight. */
export const wineCellarPlace = interior({
  id: 'wine-cellar',
  time: 'day',
  sounds: { drips: 0.3 },
  wall: { style: 'brick', colour: '#9a7a62', accent: '#84664f' },
  floor: { pattern: 'slabs', colour: '#857466', other: '#74655a', size: 1.8 },
  ceiling: '#6f5646',
  height: 7,
  near: null,
  lamps: null,
  back,
  glow: (ink) => {
    for (const x of [-0.33, 0.33])
      glow(ink, '#ffca7a', { x: x * ink.half, y: -4.6, radius: 2.8, strength: 0.6 })
  },
  middle: (ink, s) => {
    for (const side of [-1, 1])
      cask(ink, { x: side * ink.half * 0.86, y: 0, size: 1.35 * Math.max(0.7, s) })
  },
  alive: (c, { half, depth }) => [
    ...[-0.33, 0.33].map((share) => fire({ x: share * half, y: 4.5, z: depth - 0.1, size: 0.34 })),
    table(c, half * 0.5),
  ],
})

/** Three arches; the middle one leads on, in the others lie casks and bottles. */
function back(ink: Ink): void {
  const w = ink.half * 0.58
  for (const i of [-1, 0, 1]) vault(ink, { x: i * ink.half * 0.66, width: w, rack: i === 0 })
  for (const x of [-0.33, 0.33]) {
    mark(ink, '#3a2c26').rect(x * ink.half - 0.06, -4.6, [0.12, 0.9])
    mark(ink, '#3a2c26').rect(x * ink.half - 0.3, -4.6, [0.6, 0.12])
  }
}

function vault(ink: Ink, b: { x: number; width: number; rack: boolean }): void {
  const { x, width: w } = b
  const arch = (grow: number) => (ctx: Ink['ctx']) => {
    ctx.moveTo(x - w / 2 - grow, 0)
    ctx.lineTo(x - w / 2 - grow, -3.6)
    ctx.quadraticCurveTo(x - w / 2 - grow, -6.1 - grow, x, -6.1 - grow)
    ctx.quadraticCurveTo(x + w / 2 + grow, -6.1 - grow, x + w / 2 + grow, -3.6)
    ctx.lineTo(x + w / 2 + grow, 0)
    ctx.closePath()
  }
  cut(ink, '#b5967a', [0.16, 0.25]).shape(arch(0.34))
  mark(ink, '#3d2d28').shape(arch(0))
  ink.ctx.save()
  ink.ctx.beginPath()
  arch(0)(ink.ctx)
  ink.ctx.clip()
  if (b.rack) rack(ink, b)
  else
    for (const [dx, y] of pairs('-1.02 0, 1.02 0, 0 -1.72')) cask(ink, { x: x + dx, y, size: 0.98 })
  ink.ctx.restore()
}

/** Bottles that lie in a lattice, their ends to us. */
function rack(ink: Ink, { x, width: w }: { x: number; width: number }): void {
  cut(ink, '#7a5a40', 0.1).rect(x - w * 0.42, -4.9, [w * 0.84, 4.9])
  const step = 0.62
  for (let y = -0.4; y > -4.8; y -= step)
    for (let at = x - w * 0.42 + 0.34; at < x + w * 0.42 - 0.2; at += step) {
      mark(ink, '#2f2220').disc(at, y, 0.27)
      if (ink.random.chance(0.12)) continue
      mark(ink, ink.random.pick(['#2f5a3f', '#3f6a44', '#5a2430', '#6f5a2a'])).disc(at, y, 0.22)
      mark(ink, ink.random.pick(['#c9483f', '#d9b44a', '#e6dcc0'])).disc(at, y, 0.11)
    }
}

/** A cask on its side, its lid to us. */
function cask(ink: Ink, { x, y, size: r }: { x: number; y: number; size: number }): void {
  const colour = '#a5744a'
  mark(ink, '#4a362a').plot({ x, y, w: r, h: r }, '-1 0, 1 0, 0.6 -0.34, -0.6 -0.34')
  const cy = y - r * 1.04
  cut(ink, '#54463e', 0.14).disc(x, cy, r)
  cut(ink, colour, [0.05, 0.3]).disc(x, cy, r * 0.9)
  for (let i = -3; i <= 3; i++) {
    const high = Math.sqrt(Math.max(0, 0.8 - (i * 0.25) ** 2)) * r
    stroke(ink, darker(colour, 0.25), 0.04).path({ x, y: cy, w: i * r, h: high }, 'M0.25 -1L0.25 1')
  }
  mark(ink, lighter(colour, 0.2)).rect(x - r * 0.7, cy - r * 0.12, [r * 1.4, r * 0.2])
  mark(ink, '#3a2c26').rect(x - r * 0.07, cy + r * 0.5, [r * 0.14, r * 0.34])
}

/** A small cask on end with a bottle and a glass on it. */
function table(c: PlaceContext, x: number) {
  return cutOut(c, { name: 'tasting', at: [x, 0, 4], size: [2.4, 3.4] }, (ink) => {
    cut(ink, '#9a6a42', [0.12, 0.25]).path({}, 'M-0.7 0Q-1 -0.9 -0.7 -1.8L0.7 -1.8Q1 -0.9 0.7 0Z')
    for (const y of [-0.5, -1.45]) mark(ink, '#54504e').rect(-0.86, y, [1.72, 0.14])
    mark(ink, '#2f5a3f').rect(-0.45, -2.6, [0.34, 0.8])
    mark(ink, '#2f5a3f').rect(-0.35, -3.05, [0.14, 0.5])
    mark(ink, '#e6dcc0').rect(-0.45, -2.4, [0.34, 0.34])
    mark(ink, '#8a2430').shape((ctx) => ctx.arc(0.35, -2.45, 0.26, 0, Math.PI))
    stroke(ink, '#f0ece4', 0.05).path({}, 'M0.35 -2.2L0.35 -1.84M0.15 -1.84L0.55 -1.84')
  })
}
