import { pairs } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { clear, darker } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

/** Under the dome: its slit open to the stars, the great telescope on its mount, charts and a globe. */
export const observatoryPlace = interior({
  id: 'observatory',
  time: 'night',
  sounds: { night: 0.3 },
  wall: { style: 'metal', colour: '#5a6078' },
  floor: { pattern: 'planks', colour: '#7a5f4c', other: '#6b5242' },
  ceiling: '#3a3f56',
  height: 9.4,
  depth: 6.6,
  near: null,
  lamps: null,
  back,
  glow: sky,
  middle: (ink) => {
    thing(ink, 'prop:globe', { x: -ink.half * 0.78, height: 2 })
    thing(ink, 'prop:desk', { x: ink.half * 0.84, height: 1.9 })
    thing(ink, 'prop:lamp', { x: ink.half * 0.84, height: 1.1, y: -1.9 })
  },
})

const slit =
  (ink: Ink) =>
  (ctx: Ink['ctx']): void => {
    ctx.moveTo(ink.half * 0.04, -3)
    ctx.lineTo(ink.half * 0.4, -3)
    ctx.quadraticCurveTo(ink.half * 0.36, -7, ink.half * 0.12, ink.top - 0.2)
    ctx.lineTo(-ink.half * 0.16, ink.top - 0.2)
    ctx.quadraticCurveTo(ink.half * 0.04, -6.4, ink.half * 0.04, -3)
  }

function back(ink: Ink): void {
  for (let i = -4; i <= 4; i++)
    stroke(ink, clear(darker('#5a6078', 0.4), 0.8), 0.12).shape((ctx) => {
      ctx.moveTo(i * ink.half * 0.25, -2.6)
      ctx.quadraticCurveTo(i * ink.half * 0.24, -7, i * ink.half * 0.08, ink.top)
    })
  cut(ink, '#101838', 0).shape(slit(ink))
  stroke(ink, '#8a92aa', 0.24).shape(slit(ink))
  cut(ink, '#4a4f66', 0.1).rect(ink.left, -2.8, [ink.right - ink.left, 0.4])
  chart(ink, -ink.half * 0.62)
  telescope(ink)
}

function sky(ink: Ink): void {
  ink.ctx.save()
  ink.ctx.beginPath()
  slit(ink)(ink.ctx)
  ink.ctx.clip()
  mark(ink, '#16204c').rect(-ink.half, ink.top - 1, [ink.half * 2, 12])
  const random = ink.random.fork('stars')
  for (let i = 0; i < 70; i++)
    mark(ink, random.chance(0.2) ? '#ffe6a8' : '#f4f8ff').disc(
      random.between(-0.2, 0.42) * ink.half,
      random.between(ink.top, -3),
      random.between(0.03, 0.08),
    )
  ink.ctx.restore()
  barrel(ink)
}

/** The pier and the fork; the barrel is drawn over the sky. */
function telescope(ink: Ink): void {
  cut(ink, '#7f8798', [0.16, 0.3]).polygon(...pairs('-1.5 0, 0.9 0, 0.4 -2.4, -1 -2.4'))
  cut(ink, '#98a1b3', [0.12, 0.4]).disc(-0.3, -2.8, 0.9)
}

function barrel(ink: Ink): void {
  const { ctx } = ink
  ctx.save()
  ctx.translate(-0.3, -2.9)
  ctx.rotate(-0.9)
  cut(ink, '#e6e2d6', [0.12, 0.4]).rounded([-2.2, -0.62, 6, 1.24], 0.1)
  cut(ink, '#c9a24e', [0.08, 0.4]).rect(3.4, -0.78, [0.6, 1.56])
  for (const x of [-1.4, 0.8]) mark(ink, '#b5893a').rect(x, -0.66, [0.24, 1.32])
  cut(ink, '#5a6072', 0.08).rect(-3, -0.3, [0.9, 0.6])
  mark(ink, '#2f3444').rect(-3.5, -0.2, [0.5, 0.4])
  ctx.restore()
  mark(ink, '#6a7284').disc(-0.3, -2.9, 0.4)
}

/** A map of the stars on the wall. */
function chart(ink: Ink, x: number): void {
  cut(ink, '#1d2a56', [0.12, 0.4]).disc(x, -4.8, 1.5)
  for (const r of [0.5, 0.9, 1.3])
    stroke(ink, clear('#e9d9a0', 0.7), 0.04).shape((ctx) => ctx.arc(x, -4.8, r, 0, 7))
  for (const [a, r] of pairs('0.3 0.5, 2 0.9, 4.4 1.3, 5.4 0.9'))
    mark(ink, '#f0d27a').disc(x + Math.cos(a) * r, -4.8 + Math.sin(a) * r, 0.12)
  mark(ink, '#f7c84a').disc(x, -4.8, 0.2)
}
