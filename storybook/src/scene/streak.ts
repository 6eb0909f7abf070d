import { blot } from './blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from './space.ts'

export interface Streak {
  readonly head: Point
  readonly tail: Point
  /** 0 to 1: how brightly its head burns. */
  readonly shine: number
  /** In pixels. */
  readonly width: number
}

/** The trail of a falling star: nothing at its tail, warm white at its head. */
export function drawStreak(ctx: SKRSContext2D, { head, tail, shine, width }: Streak): void {
  const light = ctx.createLinearGradient(tail.x, tail.y, head.x, head.y)
  light.addColorStop(0, 'rgba(170, 205, 255, 0)')
  light.addColorStop(0.8, `rgba(214, 232, 255, ${0.67 * shine})`)
  light.addColorStop(1, `rgba(255, 252, 236, ${shine})`)
  ctx.strokeStyle = light
  ctx.lineCap = 'round'
  ctx.lineWidth = width
  ctx.beginPath()
  ctx.moveTo(tail.x, tail.y)
  ctx.lineTo(head.x, head.y)
  ctx.stroke()
  blot(ctx, `rgba(255, 252, 236, ${shine})`, [head.x, head.y, width * 0.92])
}
