import type { SKRSContext2D } from '@napi-rs/canvas'
import { REST_DISTANCE } from '../../scene/box.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import { fade } from '../paper/colour.ts'
import { finishPaper } from '../paper/paper.ts'
import { hazeAt } from '../projection.ts'
import { paintSprite, type Sprite } from '../paper/sprite.ts'
import { layGround, showGround, type Ground } from './show-ground.ts'

/** A level surface in perspective: floor, meadow, road, sea. */
export interface GroundOptions {
  readonly name: string
  /** Its height in u. Default 0. */
  readonly y?: number
  /** Where it ends at the back; the nearest edge is always out of frame. Default 60. */
  readonly far?: number
  /** Its place in the order of drawing. Default: `far`, so that all that stands on it comes after it. */
  readonly depth?: number
  /** Paints it once, as the resting camera sees it. */
  readonly draw: (brush: GroundBrush) => void
  /** 0…1, default 1. */
  readonly tint?: number
  readonly haze?: number
}

export interface GroundBrush {
  /** Counts in u at the acting line; 0,0 is the middle of the acting line, up is negative y. */
  readonly ctx: SKRSContext2D
  /** Where a point of the surface lies in the context, and how large one u is there (1 at z 0). */
  at(x: number, z: number): { readonly x: number; readonly y: number; readonly scale: number }
  /** The sheet to fill, in the context's coordinates: `top` is the far edge, `bottom` the near one. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The nearest and farthest depth on the sheet. */
  readonly near: number
  readonly far: number
  readonly unit: number
}

export function ground(options: GroundOptions): Piece {
  const far = options.far ?? 60
  let painted: { readonly key: string; readonly ground: Ground } | undefined
  return {
    name: options.name,
    depth: () => options.depth ?? far,
    draw(pen) {
      const view = pen.view(0)
      const key = `${view.left} ${view.right} ${view.bottom} ${pen.detail(0)} ${pen.style} ${pen.level}`
      if (painted?.key !== key) {
        painted = { key, ground: layGround(paintGround(options, pen), options.y ?? 0, pen) }
      }
      showGround(painted.ground, pen)
    },
  }
}

function paintGround(options: GroundOptions, pen: Pen): Sprite {
  const sheet = measure(options, pen)
  const { eye, height } = sheet
  const at = (x: number, z: number) => {
    const scale = REST_DISTANCE / (z + REST_DISTANCE)
    return { x: x * scale, y: -eye + (eye - height) * scale, scale }
  }
  const top = at(0, sheet.far).y
  const bottom = at(0, sheet.near).y
  const sprite = paintSprite({
    left: sheet.left,
    top,
    width: sheet.right - sheet.left,
    height: bottom - top,
    unit: sheet.unit,
    draw: (ctx, unit) => {
      options.draw({ ...sheet, ctx, at, top, bottom, unit })
      layHaze(ctx, { ...sheet, top, bottom, at }, { pen, amount: options.haze ?? 1 })
    },
  })
  const finish = { haze: 0, shadow: 0, edge: 0, soft: 0, tint: options.tint ?? 1 }
  return finishPaper(sprite, { light: pen.light, ...finish })
}

interface Sheet {
  readonly left: number
  readonly right: number
  readonly near: number
  readonly far: number
  readonly unit: number
  readonly eye: number
  readonly height: number
}

/** How wide, near and fine the sheet must be for every frame of the shot. */
function measure(options: GroundOptions, pen: Pen): Sheet {
  const height = options.y ?? 0
  const far = options.far ?? 60
  let near = -REST_DISTANCE + 0.8
  while (near < 0 && pen.view(near).bottom > height) near += 0.1
  near = Math.round((near - 0.1) * 10) / 10
  const rest = pen.height / pen.box.height
  let left = 0
  let right = 0
  let finest = 1
  for (let step = 0; step <= 12; step++) {
    const z = near + (far - near) * (step / 12) ** 2
    const scale = REST_DISTANCE / (z + REST_DISTANCE)
    const view = pen.view(z)
    left = Math.min(left, view.left * scale)
    right = Math.max(right, view.right * scale)
    if (view.bottom < height) finest = Math.max(finest, pen.detail(z) / (rest * scale))
  }
  const unit = rest * Math.min(2, finest)
  return { left: left - 0.2, right: right + 0.2, near, far, unit, eye: pen.eye, height }
}

function layHaze(
  ctx: SKRSContext2D,
  sheet: Pick<Sheet, 'left' | 'right' | 'far'> & Pick<GroundBrush, 'top' | 'bottom' | 'at'>,
  haze: { readonly pen: Pen; readonly amount: number },
): void {
  const { light } = haze.pen
  const gradient = ctx.createLinearGradient(0, sheet.top, 0, sheet.bottom)
  const length = sheet.bottom - sheet.top
  for (const z of [sheet.far, 40, 25, 15, 9, 5, 2, 0]) {
    if (z > sheet.far) continue
    const stop = (sheet.at(0, z).y - sheet.top) / length
    const amount = hazeAt(light, z) * haze.amount
    gradient.addColorStop(Math.min(1, Math.max(0, stop)), fade(light.haze, amount))
  }
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = gradient
  ctx.fillRect(sheet.left, sheet.top, sheet.right - sheet.left, length)
  ctx.globalCompositeOperation = 'source-over'
}
