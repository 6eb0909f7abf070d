import type { Beast } from '../beast.ts'
import type { Look } from '../outfit.ts'
import type { Pose, ActorBrush, Held } from '../../actor.ts'
import type { View, Skeleton } from '../body/skeleton.ts'
import type { Figure } from '../body/drapery.ts'
import type { Depth } from '../body/part.ts'
import type { Mien } from '../head/mien.ts'
import { type PartName, spriteOf } from './sprites.ts'

/** Who is drawn: the look, the face at rest, and when it blinks. */
export interface Character {
  readonly look: Look
  readonly rest: NonNullable<Pose['face']>
  readonly blinkAt: number
  readonly beast?: Beast
}

export interface Stroke {
  readonly who: Character
  readonly look: Look
  readonly brush: ActorBrush
  readonly pose: Pose
  readonly view: View
  readonly bones: Skeleton
  readonly figure: Figure
  readonly holds: readonly Held[]
  readonly pixels: number
}

export interface At {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly depth?: Depth
  readonly mirror?: boolean
  readonly short?: number
  readonly mien?: Mien
}

export function part(stroke: Stroke, name: PartName, at: At): void {
  const { ctx, light } = stroke.brush
  const { pixels, view } = stroke
  const sprite = spriteOf(stroke.look, name, {
    view,
    depth: at.depth ?? 'near',
    pixels,
    light,
    ...(at.mien ? { mien: at.mien } : {}),
  })
  if (!sprite) return
  const { x, y, width, height } = sprite.frame
  ctx.save()
  ctx.translate(at.x, -at.y)
  ctx.rotate(at.angle)
  if (at.mirror || at.short !== undefined) ctx.scale(at.mirror ? -1 : 1, at.short ?? 1)
  ctx.drawImage(sprite.picture, x, y, width, height)
  ctx.restore()
}
