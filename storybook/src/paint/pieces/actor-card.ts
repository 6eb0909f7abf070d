import type { Light } from '../../scene/light.ts'
import type { Pen } from '../../scene/scene.ts'
import { fade, mix } from '../paper/colour.ts'
import type { Mark, PerformerOptions } from './performer-options.ts'
import { hazeAt } from '../projection.ts'
import { createScratch, type Sheet } from '../paper/scratch.ts'

/** An actor as something that can be put on the frame. */
export interface ActorCard {
  /** Draws it, and before it its image in water of this height. */
  draw(pen: Pen, mark: Mark, reflect: PerformerOptions['reflect']): void
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
    draw(pen, mark, reflect) {
      const foot = pen.project(mark.x, mark.y, mark.z)
      const height = foot.scale * mark.height
      const light = onActors(pen.light)
      const brush = { light, pixels: height, t: pen.t }
      const haze = Math.max(0, hazeAt(light, mark.z) - CLEAR) / (1 - CLEAR)
      if (haze === 0 && !reflect) {
        pen.ctx.save()
        pen.ctx.translate(foot.x, foot.y)
        pen.ctx.scale(height, height)
        actor.draw({ ...brush, ctx: pen.ctx }, mark.pose)
        pen.ctx.restore()
        return
      }
      const card = layOut(foot, { height, aspect: actor.aspect, pose: mark.pose })
      if (card.width > 6000 || card.tall > 6000) return
      const sheet = scratch.open(card.width, card.tall)
      sheet.ctx.save()
      sheet.ctx.translate(card.originX + foot.x - card.x, card.originY + foot.y - card.y)
      sheet.ctx.scale(height, height)
      actor.draw({ ...brush, ctx: sheet.ctx }, mark.pose)
      sheet.ctx.restore()
      if (haze > 0) sheet.cover(fade(pen.light.haze, haze))
      if (reflect) {
        const mirrored = pen.project(mark.x, 2 * reflect.y - mark.y, mark.z)
        place(pen, sheet, { ...card, y: Math.floor(mirrored.y), strength: -reflect.strength })
      }
      place(pen, sheet, { ...card, strength: 1 })
    },
  }
}

const SPARED = new WeakMap<Light, Light>()

/** The light as it falls on actors: under a veiled sky they keep more of their colours, and a bright edge. */
function onActors(light: Light): Light {
  const { spares = 0 } = light
  if (spares === 0) return light
  const known = SPARED.get(light)
  if (known) return known
  const spared = {
    ...light,
    tintAmount: light.tintAmount * (1 - spares),
    hazeAmount: light.hazeAmount * (1 - spares),
    key: mix(light.key, '#fff6e4', spares),
    rim: Math.max(light.rim, spares),
  }
  SPARED.set(light, spared)
  return spared
}

interface Card {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly tall: number
  readonly originX: number
  readonly originY: number
}

function layOut(
  foot: { readonly x: number; readonly y: number },
  actor: { readonly height: number; readonly aspect: number; readonly pose: Mark['pose'] },
): Card {
  const { lean = 0, stretch = 1, flap } = actor.pose
  // Who lies down reaches as far aside as it is tall, who is squashed grows broad, and wings are long.
  const lying = Math.min(1, Math.abs(lean)) > 0.5 ? 1.25 * Math.abs(Math.sin(lean)) : 0
  const broad = (actor.aspect / 2) * Math.max(1, 1 / Math.max(0.3, stretch)) + 0.3
  const winged = flap === undefined ? 0 : actor.aspect / 2 + 0.9
  const side = Math.max(REACH.side, broad, lying, winged)
  const width = Math.ceil(side * 2 * actor.height) + 4
  return {
    x: Math.floor(foot.x),
    y: Math.floor(foot.y),
    width,
    tall: Math.ceil((REACH.up + REACH.down) * actor.height) + 4,
    originX: Math.floor(width / 2),
    originY: Math.floor(REACH.up * actor.height + 2),
  }
}

/** Blits the sheet; a negative strength turns it upside down. */
function place(pen: Pen, sheet: Sheet, card: Card & { readonly strength: number }): void {
  const { ctx } = pen
  const { width, tall, originX, originY, strength } = card
  ctx.save()
  ctx.globalAlpha = Math.abs(strength)
  ctx.translate(card.x, card.y)
  if (strength < 0) ctx.scale(1, -1)
  ctx.drawImage(sheet.canvas, 0, 0, width, tall, -originX, -originY, width, tall)
  ctx.restore()
}
