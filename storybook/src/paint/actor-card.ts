import type { Pen } from '../scene/scene.ts'
import { fade } from './colour.ts'
import type { Mark, PerformerOptions } from './performer.ts'
import { hazeAt } from './projection.ts'
import { createScratch } from './scratch.ts'

/** An actor as something that can be put on the frame. */
export interface ActorCard {
  draw(pen: Pen, mark: Mark, how: { readonly mirror: boolean; readonly alpha: number }): void
}

/** How far actors reach beyond their feet, in own heights, unless they say otherwise. */
const REACH = { side: 0.75, up: 1.6, down: 0.35 }

/** Less haze than this is not seen on an actor, and going without saves a sheet per frame. */
const CLEAR = 0.07

/**
 * Actors light themselves and keep their own rasters, so near ones are drawn straight onto the frame.
 * Those that fade into haze, or are mirrored, go over a sheet of their own: parts would show through each other.
 */
export function createActorCard({ actor }: PerformerOptions): ActorCard {
  const scratch = createScratch()
  return {
    draw(pen, mark, how) {
      const foot = pen.project(mark.x, mark.y, mark.z)
      const height = foot.scale * mark.height
      const brush = { light: pen.light, pixels: height, t: pen.t }
      const haze = Math.max(0, hazeAt(pen.light, mark.z) - CLEAR) / (1 - CLEAR)
      if (haze === 0 && !how.mirror && how.alpha === 1) {
        pen.ctx.save()
        pen.ctx.translate(foot.x, foot.y)
        pen.ctx.scale(height, height)
        actor.draw({ ...brush, ctx: pen.ctx }, mark.pose)
        pen.ctx.restore()
        return
      }
      const reach = { ...REACH, side: Math.max(REACH.side, actor.aspect / 2 + 0.3) }
      const width = Math.ceil(reach.side * 2 * height) + 4
      const tall = Math.ceil((reach.up + reach.down) * height) + 4
      if (width > 6000 || tall > 6000) return
      const sheet = scratch.open(width, tall)
      const base = { x: Math.floor(foot.x), y: Math.floor(foot.y) }
      const origin = { x: Math.floor(width / 2), y: Math.floor(reach.up * height + 2) }
      sheet.ctx.save()
      sheet.ctx.translate(origin.x + foot.x - base.x, origin.y + foot.y - base.y)
      sheet.ctx.scale(height, height)
      actor.draw({ ...brush, ctx: sheet.ctx }, mark.pose)
      sheet.ctx.restore()
      if (haze > 0) sheet.cover(fade(pen.light.haze, haze))
      pen.ctx.save()
      pen.ctx.globalAlpha = how.alpha
      pen.ctx.translate(base.x, base.y)
      if (how.mirror) pen.ctx.scale(1, -1)
      pen.ctx.drawImage(sheet.canvas, 0, 0, width, tall, -origin.x, -origin.y, width, tall)
      pen.ctx.restore()
    },
  }
}
