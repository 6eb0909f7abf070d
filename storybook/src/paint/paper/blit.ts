import type { Pen } from '../../scene/scene.ts'
import { settle, type Area } from './settled.ts'
import { sizeFor, type Sprite } from './sprite.ts'

/** Where a sprite's foot goes, and how it is shown there. */
export interface Blit {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly alpha?: number | undefined
  /** How far the top leans over, in u per u of height. */
  readonly shear?: number | undefined
  /** Upside down, for mirrors of water. */
  readonly mirror?: boolean | undefined
}

/** Puts a sprite on the frame; what is out of the frame costs nothing. */
export function blit(pen: Pen, sprite: Sprite, at: Blit): void {
  const foot = pen.project(at.x, at.y, at.z)
  const area = areaOf(sprite, at, foot)
  if (!isSeen(pen, area, at.shear ?? 0)) return
  const { ctx } = pen
  ctx.globalAlpha = at.alpha ?? 1
  const settled = at.shear ? undefined : settle(pen, sprite, { ...at, area })
  if (settled) ctx.drawImage(settled.canvas, settled.left, settled.top)
  else if (at.mirror || at.shear) lean(pen, sprite, { ...at, area, foot })
  else {
    const source = sizeFor(sprite, foot.scale / sprite.unit)
    ctx.drawImage(source, area.left, area.top, area.width, area.height)
  }
  ctx.globalAlpha = 1
}

interface Foot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

function lean(
  { ctx }: Pen,
  sprite: Sprite,
  at: Blit & { readonly area: Area; readonly foot: Foot },
): void {
  const { foot, area } = at
  ctx.save()
  ctx.translate(foot.x, foot.y)
  ctx.transform(1, 0, -(at.shear ?? 0), 1, 0, 0)
  if (at.mirror) ctx.scale(1, -1)
  const source = sizeFor(sprite, foot.scale / sprite.unit)
  const [left, top] = [sprite.left * foot.scale, sprite.top * foot.scale]
  ctx.drawImage(source, left, top, area.width, area.height)
  ctx.restore()
}

function isSeen(pen: Pen, area: Area, shear: number): boolean {
  const sideways = pen.spare + Math.abs(shear) * area.height
  const across = area.left - sideways <= pen.width && area.left + area.width + sideways >= 0
  return across && area.top - pen.spare <= pen.height && area.top + area.height + pen.spare >= 0
}

/** A sprite that is this close to its own size is shown as it is. */
const ALIKE = 0.002

function areaOf(sprite: Sprite, at: Blit, foot: Foot): Area {
  const ratio = foot.scale / sprite.unit
  const size = Math.abs(ratio - 1) < ALIKE ? 1 : ratio
  const height = sprite.canvas.height * size
  const top = sprite.top * foot.scale
  return {
    left: foot.x + sprite.left * foot.scale,
    top: foot.y + (at.mirror ? -top - height : top),
    width: sprite.canvas.width * size,
    height,
  }
}
