import { createField, mapField, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { colourModel, kindsOf } from './colour-model.ts'

/** So much of the picture is at our feet, whatever it shows. */
const FEET = 0.12
/** A row that is ground to this share is seen to be ground. */
const LEAST_GROUND = 0.4
/** How much of the ground that is seen the horizon lies above it: houses and hedges hide the rest. */
const HIDDEN = 0.2
/** Lower than this only those look up who lie on the ground. */
const LOWEST = 0.6

/**
 * How high our eyes are, as a share of the picture's height: houses, stalls and peaks reach above it, so the ground tells it, which ends
 * below it. Who stands there and is as tall as we are reaches up to it.
 */
export function eyeLevel(look: Look, water: Field | null, horizon: number): number {
  const { width, height } = look
  const inside = mapField(look.bright, (_value, _at, y) => (y > (1 - FEET) * height ? 1 : 0))
  const like = colourModel(kindsOf(look), { inside, around: createField(width, height) })
  let far = height - 1
  for (let y = far; y > horizon * height; y--) {
    let ground = 0
    for (let at = y * width; at < (y + 1) * width; at++) {
      if (like.data[at]! > 0.5 || (water?.data[at] ?? 0) > 0.5) ground++
    }
    if (ground > LEAST_GROUND * width) far = y
    else if (far - y > 0.04 * height) break
  }
  const edge = far / height
  return Math.max(horizon, Math.min(LOWEST, edge - HIDDEN * (1 - edge)))
}
