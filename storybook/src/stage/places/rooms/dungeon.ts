import { plotted } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { darker } from '../kit/colour.ts'
import { fire } from '../kit/alive.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

export const dungeonPlace = interior({
  id: 'dungeon',
  time: 'night',
  sounds: { drips: 0.3 },
  wall: { style: 'stone', colour: '#8f8a90' },
  floor: { pattern: 'slabs', colour: '#86828a', other: '#6f6b74', size: 1.5 },
  ceiling: '#625e68',
  height: 7.6,
  lamps: null,
  near: null,
  back,
  glow: (ink) => {
    for (const share of [-0.36, 0.36])
      glow(ink, '#ff9a3c', { x: share * ink.half, y: -4.6, radius: 4, strength: 0.55 })
  },
  middle: (ink) => {
    thing(ink, 'prop:barrel', { x: -ink.half * 0.86, height: 2 })
    thing(ink, 'noto:skull', { x: ink.half * 0.74, height: 0.8 })
    thing(ink, 'prop:crate', { x: ink.half * 0.92, height: 1.7 })
  },
  alive: (_, { half, depth }) =>
    [-0.36, 0.36].map((share) => fire({ x: share * half, y: 4.3, z: depth - 0.1, size: 0.62 })),
})

/** An arch with an iron gate, chains on the wall, torches. */
function back(ink: Ink, s: number): void {
  arch(ink, { x: 0, width: 4.4 * s, height: 5 })
  for (let x = -1.9; x <= 1.91; x += 0.54)
    mark(ink, '#3a3842').rect(x * s - 0.06, -4.6, [0.12, 4.6])
  for (const y of [-1.4, -3.2]) mark(ink, '#3a3842').rect(-2.1 * s, y, [4.2 * s, 0.14])
  for (const share of [-0.74, 0.74]) {
    chains(ink, share * ink.half)
    arch(ink, { x: share * ink.half + 1.6 * s, width: 1.6 * s, height: 3 })
  }
  for (const share of [-0.36, 0.36]) {
    mark(ink, '#6b4530').polygon(
      ...plotted({ x: share * ink.half }, '-0.12 -4.4, 0.12 -4.4, 0.05 -3.2, -0.05 -3.2'),
    )
    cut(ink, '#3a3842', 0.05).rounded([share * ink.half - 0.3, -4.5, 0.6, 0.24], 0.06)
  }
}

function arch(ink: Ink, b: { x: number; width: number; height: number }): void {
  const { x, width: w, height: h } = b
  const opening =
    (grow: number) =>
    (ctx: Ink['ctx']): void => {
      ctx.moveTo(x - w / 2 - grow, 0)
      ctx.lineTo(x - w / 2 - grow, -h + w / 2)
      ctx.arc(x, -h + w / 2, w / 2 + grow, Math.PI, 0)
      ctx.lineTo(x + w / 2 + grow, 0)
    }
  cut(ink, darker('#a9a4aa', 0.1), [0.16, 0.3]).shape(opening(0.4))
  mark(ink, '#2a2630').shape(opening(0))
}

function chains(ink: Ink, x: number): void {
  for (const d of [-0.7, 0.7]) {
    stroke(ink, '#4a4852', 0.1).shape((ctx) => {
      for (let i = 0; i < 6; i++) {
        ctx.moveTo(x + d + 0.1, -4.6 + i * 0.32)
        ctx.ellipse(x + d, -4.6 + i * 0.32, 0.1, 0.18, 0, 0, 7)
      }
    })
    stroke(ink, '#4a4852', 0.14).shape((ctx) => ctx.arc(x + d, -2.5, 0.26, 0, 7))
  }
}
