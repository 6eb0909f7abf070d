import { blot } from '../../scene/blot.ts'
import { pairs, triples } from '../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'

/** Small cut-outs around 0,0 in a square of side 1: the caller scales, turns and colours. */
export type Shape = (ctx: SKRSContext2D) => void

export const dot: Shape = (ctx) => {
  ctx.beginPath()
  ctx.arc(0, 0, 0.5, 0, Math.PI * 2)
  ctx.fill()
}

/** A puff of three lobes with a paler one laid on it, as clouds are cut. */
export const puff: Shape = (ctx) => {
  lobes(ctx, PUFF)
  ctx.fillStyle = 'rgba(255,250,238,0.3)'
  lobes(ctx, INNER)
}

const PUFF = triples('-0.22 0.08 0.26, 0.22 0.1 0.24, 0.02 -0.13 0.31')
const INNER = triples('-0.14 0.04 0.15, 0.12 0.06 0.13, 0 -0.1 0.19')

function lobes(ctx: SKRSContext2D, of: typeof PUFF): void {
  ctx.beginPath()
  for (const [x, y, radius] of of) {
    ctx.moveTo(x + radius, y)
    ctx.arc(x, y, radius, 0, Math.PI * 2)
  }
  ctx.fill()
}

export const ring: Shape = (ctx) => {
  ctx.lineWidth = 0.09
  ctx.beginPath()
  ctx.arc(0, 0, 0.42, 0, Math.PI * 2)
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(-0.14, -0.16, 0.07, 0, Math.PI * 2)
  ctx.fill()
}

/** Three bows of sound, the widest ahead. */
export const soundBows: Shape = (ctx) => {
  ctx.lineWidth = 0.07
  ctx.lineCap = 'round'
  for (const radius of [0.2, 0.46, 0.72]) {
    ctx.beginPath()
    ctx.arc(-0.36, 0, radius, -0.62, 0.62)
    ctx.stroke()
  }
}

export const drop: Shape = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(0, -0.5)
  ctx.quadraticCurveTo(0.36, 0.05, 0.3, 0.22)
  ctx.arc(0, 0.2, 0.3, 0, Math.PI)
  ctx.quadraticCurveTo(-0.36, 0.05, 0, -0.5)
  ctx.fill()
}

/** A drop that clings to a skin, with the light in it. */
export const bead: Shape = (ctx) => {
  const tone = ctx.fillStyle
  blot(ctx, 'rgba(30,50,80,0.28)', [0.03, 0.06, 0.36, 0.46])
  blot(ctx, tone, [0, 0, 0.34, 0.42])
  blot(ctx, '#ffffff', [-0.1, -0.16, 0.1, 0.13])
}

export const flame: Shape = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(0, -0.55)
  ctx.bezierCurveTo(0.12, -0.2, 0.42, -0.05, 0.32, 0.26)
  ctx.bezierCurveTo(0.24, 0.5, -0.24, 0.5, -0.32, 0.26)
  ctx.bezierCurveTo(-0.42, -0.02, -0.1, -0.2, 0, -0.55)
  ctx.fill()
}

/** A flame that burns downwards. */
export const plume: Shape = (ctx) => {
  ctx.rotate(Math.PI)
  flame(ctx)
}

export const heart: Shape = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(0, 0.42)
  ctx.bezierCurveTo(-0.7, -0.05, -0.4, -0.6, 0, -0.22)
  ctx.bezierCurveTo(0.4, -0.6, 0.7, -0.05, 0, 0.42)
  ctx.fill()
}

export const note: Shape = (ctx) => {
  ctx.beginPath()
  ctx.ellipse(-0.16, 0.32, 0.2, 0.15, -0.4, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillRect(0, -0.45, 0.08, 0.76)
  ctx.beginPath()
  ctx.moveTo(0, -0.48)
  ctx.quadraticCurveTo(0.14, -0.26, 0.36, -0.2)
  ctx.quadraticCurveTo(0.34, -0.02, 0.24, 0.06)
  ctx.quadraticCurveTo(0.3, -0.14, 0, -0.22)
  ctx.fill()
}

export const zed: Shape = (ctx) => {
  ctx.lineWidth = 0.15
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(-0.3, -0.35)
  ctx.lineTo(0.3, -0.35)
  ctx.lineTo(-0.3, 0.35)
  ctx.lineTo(0.3, 0.35)
  ctx.stroke()
}

export const questionMark: Shape = (ctx) => {
  ctx.lineWidth = 0.16
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(0, -0.22, 0.24, Math.PI * 0.95, Math.PI * 2.3)
  ctx.quadraticCurveTo(0, 0.04, 0, 0.2)
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(0, 0.44, 0.1, 0, Math.PI * 2)
  ctx.fill()
}

/** Three dots, when there is nothing to say. */
export const ellipsis: Shape = (ctx) => {
  for (const x of [-0.36, 0, 0.36]) {
    ctx.beginPath()
    ctx.arc(x, 0, 0.12, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** Two red cheeks, below the eyes between which they are born. */
export const redCheeks: Shape = (ctx) => {
  for (const x of [-0.46, 0.46]) {
    ctx.beginPath()
    ctx.ellipse(x, 0.4, 0.24, 0.15, 0, 0, Math.PI * 2)
    ctx.fill()
  }
}

export const exclamationMark: Shape = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-0.14, -0.5)
  ctx.lineTo(0.14, -0.5)
  ctx.lineTo(0.07, 0.2)
  ctx.lineTo(-0.07, 0.2)
  ctx.closePath()
  ctx.arc(0, 0.42, 0.11, 0, Math.PI * 2)
  ctx.fill()
}

/** The throbbing vein of the comics: four bent strokes round a middle. */
export const crossVein: Shape = (ctx) => {
  ctx.lineWidth = 0.14
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (const [x, y] of pairs('-1 -1, 1 -1, -1 1, 1 1')) {
    ctx.moveTo(x * 0.12, y * 0.46)
    ctx.quadraticCurveTo(x * 0.12, y * 0.12, x * 0.46, y * 0.12)
  }
  ctx.stroke()
}

/** A leaf with its rib, one half in the shade. */
export const leaf: Shape = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-0.5, 0)
  ctx.quadraticCurveTo(-0.08, -0.44, 0.5, 0)
  ctx.quadraticCurveTo(-0.08, 0.44, -0.5, 0)
  ctx.fill()
  ctx.fillStyle = 'rgba(60,24,16,0.16)'
  ctx.beginPath()
  ctx.moveTo(-0.62, 0)
  ctx.lineTo(0.5, 0)
  ctx.quadraticCurveTo(-0.08, 0.44, -0.5, 0.02)
  ctx.fill()
}

/** Froth as it lies on water: flat. */
export const foam: Shape = (ctx) => {
  ctx.beginPath()
  ctx.ellipse(0, 0, 0.5, 0.13, 0, 0, Math.PI * 2)
  ctx.fill()
}

export const slip: Shape = (ctx) => ctx.fillRect(-0.4, -0.2, 0.8, 0.4)

export const bar: Shape = (ctx) => ctx.fillRect(-0.5, -0.04, 1, 0.08)

/** A line of wind: thick where it begins, and then less and less. */
export const streak: Shape = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(0.5, -0.004)
  ctx.quadraticCurveTo(-0.1, -0.02, -0.5, 0)
  ctx.quadraticCurveTo(-0.1, 0.02, 0.5, 0.004)
  ctx.fill()
}

/** A bolt of light, white inside. */
export const bolt: Shape = (ctx) => {
  bar(ctx)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(-0.44, -0.014, 0.88, 0.028)
}

/** A star of four thin points. */
export const glint: Shape = (ctx) => star(ctx, { points: 4, inner: 0.14 })
export const fiveStar: Shape = (ctx) => star(ctx, { points: 5, inner: 0.22 })

function star(ctx: SKRSContext2D, { points, inner }: { points: number; inner: number }): void {
  ctx.beginPath()
  for (let i = 0; i < points * 2; i++) {
    const angle = (i / points) * Math.PI - Math.PI / 2
    const radius = i % 2 === 0 ? 0.5 : inner
    ctx.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius)
  }
  ctx.closePath()
  ctx.fill()
}
