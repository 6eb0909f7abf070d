import type { Pen, Piece } from '../../scene/scene.ts'
import { createActorCard, type ActorCard } from './actor-card.ts'
import { drawContactShadow } from './contact-shadow.ts'
import type { Mark, PerformerOptions } from './performer-options.ts'

/** An actor on its track: hazed by depth, standing on its shadow, mirrored by water. */
export function performer(options: PerformerOptions): Piece {
  const card = createActorCard(options)
  return {
    name: options.name,
    depth: (t) => options.at(t).z,
    draw: (pen) => perform(options, card, pen),
  }
}

function perform(options: PerformerOptions, card: ActorCard, pen: Pen): void {
  const mark = options.at(pen.t)
  if (!isNearFrame(pen, mark)) return
  const { reflect } = options
  const strength = options.shadow ?? 1
  if (strength > 0) drawContactShadow(pen, { mark, aspect: options.actor.aspect, strength })
  const wet = reflect && mark.y >= reflect.y - mark.height
  card.draw(pen, mark, wet ? reflect : undefined)
}

function isNearFrame(pen: Pen, mark: Mark): boolean {
  if (mark.z - pen.camera.z < 0.8 || mark.height <= 0) return false
  const foot = pen.project(mark.x, mark.y, mark.z)
  const reach = mark.height * foot.scale * 2.5
  return foot.x + reach > 0 && foot.x - reach < pen.width && foot.y + reach > 0
}
