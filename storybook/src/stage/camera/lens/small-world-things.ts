import type { SKRSContext2D } from '@napi-rs/canvas'
import type { CameraEffect } from '../../../plan/plan.ts'
import { blot } from '../../../scene/blot.ts'

type Ctx = SKRSContext2D

/** Things within which a film plays. */
export type World = Extract<CameraEffect, `in-${string}`>

interface Hole {
  /** How wide the whole thing is, in heights of the frame. */
  readonly wide: number
  readonly path: (ctx: Ctx) => void
}

/** What is seen through them, in heights of the frame from its middle. */
export const HOLES: Readonly<Record<World, Hole>> = {
  'in-globe': { wide: 1, path: ball },
  'in-crystal': { wide: 1, path: ball },
  'in-jar': { wide: 1.16, path: jar },
  'in-bottle': { wide: 1.72, path: bottle },
  'in-tank': { wide: 1.56, path: (ctx) => ctx.rect(-0.72, -0.4, 1.44, 0.8) },
  'in-frame': { wide: 1.6, path: (ctx) => ctx.rect(-0.68, -0.38, 1.36, 0.76) },
  'in-screen': { wide: 1.6, path: (ctx) => ctx.roundRect(-0.66, -0.36, 1.08, 0.74, 0.1) },
  'in-puddle': { wide: 1.6, path: puddle },
}

function ball(ctx: Ctx): void {
  ctx.moveTo(0.42, -0.05)
  ctx.arc(0, -0.05, 0.42, 0, Math.PI * 2)
}

function jar(ctx: Ctx): void {
  ctx.roundRect(-0.52, -0.36, 1.04, 0.8, [0.12, 0.12, 0.07, 0.07])
}

/** A bottle that lies on its side, its neck to the right. */
function bottle(ctx: Ctx): void {
  ctx.moveTo(-0.72, -0.33)
  ctx.lineTo(0.36, -0.33)
  ctx.bezierCurveTo(0.56, -0.33, 0.52, -0.11, 0.66, -0.11)
  ctx.lineTo(0.76, -0.11)
  ctx.lineTo(0.76, 0.13)
  ctx.lineTo(0.66, 0.13)
  ctx.bezierCurveTo(0.52, 0.13, 0.56, 0.35, 0.36, 0.35)
  ctx.lineTo(-0.72, 0.35)
  ctx.bezierCurveTo(-0.82, 0.35, -0.82, -0.33, -0.72, -0.33)
}

function puddle(ctx: Ctx): void {
  ctx.moveTo(-0.74, 0.02)
  ctx.bezierCurveTo(-0.8, -0.3, -0.42, -0.4, -0.2, -0.34)
  ctx.bezierCurveTo(0.1, -0.44, 0.34, -0.3, 0.5, -0.3)
  ctx.bezierCurveTo(0.82, -0.24, 0.78, 0.02, 0.7, 0.14)
  ctx.bezierCurveTo(0.66, 0.36, 0.3, 0.36, 0.16, 0.34)
  ctx.bezierCurveTo(-0.06, 0.44, -0.36, 0.38, -0.46, 0.3)
  ctx.bezierCurveTo(-0.66, 0.3, -0.74, 0.16, -0.74, 0.02)
}

const RIMS: Readonly<Record<World, readonly [colour: string, wide: number]>> = {
  'in-globe': ['rgba(255,255,255,0.7)', 0.014],
  'in-crystal': ['rgba(214,190,255,0.8)', 0.014],
  'in-jar': ['rgba(235,246,240,0.75)', 0.018],
  'in-bottle': ['rgba(200,232,222,0.8)', 0.018],
  'in-tank': ['#3a3f3c', 0.03],
  'in-frame': ['#5c3d12', 0.012],
  'in-screen': ['#191519', 0.035],
  'in-puddle': ['rgba(40,38,46,0.7)', 0.012],
}

/** The edge of the glass. */
export function glassRim(ctx: Ctx, world: World): void {
  const [colour, wide] = RIMS[world]
  ctx.strokeStyle = colour
  ctx.lineWidth = wide
  ctx.beginPath()
  HOLES[world].path(ctx)
  ctx.stroke()
}

export const TRIMS: Readonly<Record<World, (ctx: Ctx, t: number) => void>> = {
  'in-globe': snowGlobe,
  'in-crystal': crystalBall,
  'in-jar': lid,
  'in-bottle': cradle,
  'in-tank': tank,
  'in-frame': golden,
  'in-screen': television,
  'in-puddle': ripples,
}

function clipped(ctx: Ctx, world: World, draw: () => void): void {
  ctx.save()
  ctx.beginPath()
  HOLES[world].path(ctx)
  ctx.clip()
  draw()
  ctx.restore()
}

function shine(ctx: Ctx, radius: number): void {
  const glass = ctx.createRadialGradient(-0.12, -0.2, radius * 0.5, 0, -0.05, radius)
  glass.addColorStop(0, 'rgba(255,255,255,0)')
  glass.addColorStop(0.86, 'rgba(235,245,255,0.1)')
  glass.addColorStop(1, 'rgba(235,245,255,0.5)')
  ctx.fillStyle = glass
  ctx.fillRect(-radius, -radius - 0.05, radius * 2, radius * 2)
  ctx.strokeStyle = 'rgba(255,255,255,0.75)'
  ctx.lineWidth = 0.022
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(0, -0.05, radius * 0.86, Math.PI * 1.08, Math.PI * 1.38)
  ctx.stroke()
}

/** Snow that is swirled up and sinks, and the foot of wood. */
function snowGlobe(ctx: Ctx, t: number): void {
  clipped(ctx, 'in-globe', () => {
    ctx.fillStyle = 'rgba(255,255,255,0.92)'
    ctx.beginPath()
    for (let i = 0; i < 70; i++) {
      const turn = i * 2.399 + t * (0.5 + (i % 5) * 0.12)
      const away = 0.42 * Math.sqrt(((i * 37) % 70) / 70)
      const y = -0.05 + ((away * Math.sin(turn) + 0.42 + t * 0.03 * (i % 3)) % 0.84) - 0.42
      const x = away * Math.cos(turn)
      ctx.moveTo(x, y)
      ctx.arc(x, y, 0.004 + (i % 4) * 0.0014, 0, 7)
    }
    ctx.fill()
    shine(ctx, 0.42)
  })
  foot(ctx, ['#7b4526', '#5c3018', '#d2a25a'])
}

function foot(ctx: Ctx, [wood, dark, gold]: readonly [string, string, string]): void {
  for (const [top, wide, high, colour] of [
    [0.31, 0.27, 0.06, dark],
    [0.36, 0.31, 0.09, wood],
    [0.44, 0.35, 0.05, dark],
    [0.385, 0.312, 0.012, gold],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.roundRect(-wide, top, wide * 2, high, 0.015)
    ctx.fill()
  }
}

function crystalBall(ctx: Ctx, t: number): void {
  clipped(ctx, 'in-crystal', () => {
    const mist = ctx.createRadialGradient(0, -0.05, 0.24, 0, -0.05, 0.42)
    mist.addColorStop(0, 'rgba(150,110,220,0)')
    mist.addColorStop(1, `rgba(126,82,200,${0.72 + 0.12 * Math.sin(t * 1.7)})`)
    ctx.fillStyle = mist
    ctx.fillRect(-0.5, -0.5, 1, 1)
    shine(ctx, 0.42)
  })
  foot(ctx, ['#b98a2e', '#7d5717', '#ffe7a0'])
}

function streaks(
  ctx: Ctx,
  places: readonly (readonly [x: number, y: number, long: number])[],
): void {
  ctx.fillStyle = 'rgba(255,255,255,0.5)'
  for (const [x, y, long] of places) {
    ctx.beginPath()
    ctx.roundRect(x, y, 0.02, long, 0.01)
    ctx.fill()
  }
}

function lid(ctx: Ctx): void {
  streaks(ctx, [
    [-0.47, -0.24, 0.5],
    [-0.43, -0.24, 0.2],
    [0.44, 0.02, 0.32],
  ])
  ctx.fillStyle = '#b9a06a'
  ctx.beginPath()
  ctx.roundRect(-0.44, -0.48, 0.88, 0.13, 0.025)
  ctx.fill()
  ctx.fillStyle = 'rgba(70,50,20,0.35)'
  for (let x = -0.42; x < 0.42; x += 0.04) ctx.fillRect(x, -0.46, 0.008, 0.09)
}

/** The cork, and the two blocks on which the bottle lies. */
function cradle(ctx: Ctx): void {
  ctx.fillStyle = '#c08a54'
  ctx.fillRect(0.74, -0.09, 0.1, 0.2)
  ctx.fillStyle = '#5a3720'
  for (const x of [-0.56, 0.16]) {
    ctx.beginPath()
    ctx.roundRect(x, 0.3, 0.2, 0.14, 0.02)
    ctx.fill()
  }
  ctx.fillStyle = 'rgba(255,255,255,0.45)'
  ctx.beginPath()
  ctx.roundRect(-0.66, -0.29, 0.86, 0.022, 0.011)
  ctx.roundRect(-0.66, -0.25, 0.3, 0.014, 0.007)
  ctx.fill()
}

function tank(ctx: Ctx): void {
  streaks(ctx, [
    [-0.66, -0.34, 0.4],
    [-0.62, -0.34, 0.16],
  ])
  for (let i = 0; i < 34; i++) {
    const x = -0.7 + i * 0.0425
    blot(ctx, ['#a08a70', '#8a7560', '#b8a488'][i % 3] ?? '#a08a70', [x, 0.385, 0.026])
  }
  ctx.fillStyle = '#3a3f3c'
  ctx.fillRect(-0.78, -0.44, 1.56, 0.05)
  ctx.fillRect(-0.78, 0.4, 1.56, 0.055)
}

/** A golden frame with carved corners. */
function golden(ctx: Ctx): void {
  for (const [grow, wide, colour] of [
    [0.045, 0.09, '#a87b25'],
    [0.03, 0.03, '#f0cf74'],
    [0.075, 0.02, '#e3b956'],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = wide
    ctx.strokeRect(-0.68 - grow, -0.38 - grow, 1.36 + grow * 2, 0.76 + grow * 2)
  }
  for (const x of [-0.72, 0, 0.72])
    for (const y of [-0.42, 0.42]) {
      blot(ctx, '#c99a3a', [x, y, 0.05])
      blot(ctx, '#f6dc8c', [x, y, 0.022])
    }
}

/** An old set: its case, its knobs, its aerial and the lines on its screen. */
function television(ctx: Ctx, t: number): void {
  clipped(ctx, 'in-screen', () => {
    ctx.fillStyle = 'rgba(10,14,30,0.2)'
    for (let y = -0.36; y < 0.4; y += 0.014) ctx.fillRect(-0.7, y, 1.2, 0.005)
    ctx.fillStyle = 'rgba(220,240,255,0.12)'
    ctx.fillRect(-0.7, -0.46 + ((t * 0.3) % 1), 1.2, 0.07)
    ctx.fillStyle = `rgba(190,220,255,${0.05 + 0.04 * Math.sin(t * 23)})`
    ctx.fillRect(-0.7, -0.4, 1.2, 0.8)
  })
  ctx.fillStyle = '#7a4a2a'
  ctx.beginPath()
  ctx.roundRect(-0.76, -0.45, 1.52, 0.92, 0.07)
  ctx.roundRect(-0.67, -0.37, 1.1, 0.76, 0.11)
  ctx.fill('evenodd')
  ctx.fillStyle = '#4e2d18'
  ctx.beginPath()
  ctx.roundRect(0.48, -0.37, 0.22, 0.76, 0.03)
  ctx.fill()
  for (const y of [-0.25, -0.08]) {
    blot(ctx, '#d8c39a', [0.59, y, 0.06])
    blot(ctx, '#6d5535', [0.59, y, 0.018])
  }
  ctx.fillStyle = '#2a180d'
  for (let y = 0.08; y < 0.34; y += 0.04) ctx.fillRect(0.51, y, 0.16, 0.016)
  ctx.strokeStyle = '#a9a4a0'
  ctx.lineWidth = 0.012
  ctx.beginPath()
  ctx.moveTo(-0.2, -0.7)
  ctx.lineTo(0, -0.45)
  ctx.lineTo(0.24, -0.72)
  ctx.stroke()
}

/** Cobbles all round, and rings where drops fall. */
function ripples(ctx: Ctx, t: number): void {
  clipped(ctx, 'in-puddle', () => {
    ctx.strokeStyle = 'rgba(255,255,255,0.35)'
    ctx.lineWidth = 0.006
    for (let i = 0; i < 3; i++) {
      const age = (t * 0.35 + i / 3) % 1
      ctx.globalAlpha = 1 - age
      ctx.beginPath()
      ctx.ellipse(-0.3 + i * 0.34, -0.1 + (i % 2) * 0.26, age * 0.22, age * 0.08, 0, 0, 7)
      ctx.stroke()
    }
  })
  ctx.save()
  ctx.beginPath()
  ctx.rect(-2, -2, 4, 4)
  puddle(ctx)
  ctx.clip('evenodd')
  for (let row = 0; row < 13; row++) {
    // Nearer rows are larger, else the ground looks like a wall.
    const [high, y] = [0.045 + row * 0.006, -0.56 + row * 0.05 + row * row * 0.0036]
    for (let i = -12; i < 12; i++) {
      const stone = (i * 7 + row * 5) % 4
      ctx.fillStyle = ['#7d7a80', '#716e76', '#88858a', '#6a6770'][Math.abs(stone)] ?? '#7d7a80'
      ctx.beginPath()
      ctx.roundRect((i + (row % 2) / 2) * high * 2.3, y, high * 2.2, high, high * 0.4)
      ctx.fill()
    }
  }
  ctx.restore()
}
