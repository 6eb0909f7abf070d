import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { live } from '../../paint/pieces/live.ts'
import type { CameraEffect } from '../../plan/plan.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import { sample, step, type Field } from '../field.ts'
import type { Lens } from '../framing/on-frame.ts'
import type { Share } from '../regions/patches.ts'
import type { View } from '../framing/view.ts'

export interface FocusOptions extends Lens {
  /** The whole world, small. */
  readonly small: Canvas
  readonly view: (t: number) => View
  readonly effects: readonly CameraEffect[]
  readonly focus: { readonly u: number; readonly v: number }
  /** The box around what draws the eye. */
  readonly salient: Share
  readonly seconds: number
  readonly tempo: number
}

/** Lets what is not at the subject's depth go soft; for a rack focus, first the subject and then the rest. */
export function softFocus(options: FocusOptions): Piece[] {
  const { effects, seconds, tempo } = options
  const racks = effects.includes('rack-focus')
  if (!racks && !effects.includes('shallow-focus')) return []
  const share = (t: number): number => t / tempo / seconds
  const far = blurred(options, 'far')
  if (!racks) return [sheet(options, far, (t) => ease(t / tempo / 1.4))]
  const near = blurred(options, 'near')
  return [
    sheet(options, near, (t) => ease(share(t) / 0.14) * (1 - ease((share(t) - 0.36) / 0.28))),
    sheet(options, far, (t) => ease((share(t) - 0.36) / 0.28)),
  ]
}

/** The world out of focus, small; clear where it is to stay sharp. */
function blurred({ small, depth, focus, salient }: FocusOptions, which: 'near' | 'far'): Canvas {
  const size = { width: small.width, height: small.height }
  const result = createCanvas(size.width, size.height)
  const ctx = result.getContext('2d')
  ctx.drawImage(small, 0, 0)
  ctx.filter = `blur(${size.width / 90}px)`
  ctx.drawImage(small, 0, 0)
  ctx.filter = 'none'
  const image = ctx.getImageData(0, 0, size.width, size.height)
  const subject = subjectDepth(depth, focus)
  for (let y = 0, p = 3; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, p += 4) {
      const [u, v] = [(x + 0.5) / size.width, (y + 0.5) / size.height]
      const soft = step(0.07, 0.22, subject - sample(depth, u, v)) * (1 - within(salient, u, v))
      image.data[p] = 255 * (which === 'far' ? soft : 1 - soft)
    }
  }
  ctx.putImageData(image, 0, 0)
  return result
}

/** 1 in the middle of a box, 0 outside: depth is a guess, and nobody forgives a face that is out of focus. */
function within({ left, right, top, bottom }: Share, u: number, v: number): number {
  const across = (2 * u - left - right) / (right - left)
  const down = (2 * v - top - bottom) / (bottom - top)
  return step(1.35, 0.9, Math.hypot(across, down))
}

/** The nearest thing about the spot that draws the eye: the spot itself may lie beside it. */
function subjectDepth(depth: Field, { u, v }: { readonly u: number; readonly v: number }): number {
  let most = 0
  for (const du of [-0.06, 0, 0.06]) {
    for (const dv of [-0.06, 0, 0.06]) most = Math.max(most, sample(depth, u + du, v + dv))
  }
  return most
}

function sheet(options: FocusOptions, canvas: Canvas, shown: (t: number) => number): Piece {
  const { world, frame, view, tempo } = options
  return live({ name: 'soft focus', depth: 80 }, ({ ctx, t }) => {
    const alpha = shown(t)
    if (alpha < 0.01) return
    const { x, y, zoom } = view(t / tempo)
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.drawImage(
      canvas,
      (0.5 + (world.left - x) * zoom) * frame.width,
      (0.5 + (world.top - y) * zoom) * frame.height,
      (world.right - world.left) * zoom * frame.width,
      (world.bottom - world.top) * zoom * frame.height,
    )
    ctx.restore()
  })
}
