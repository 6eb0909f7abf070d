import { blur, mapField, meanOf, step, type Field } from '../field.ts'
import type { Look } from '../look.ts'

/** Where leaves and grass are, 0…1: green and rough; null when there is hardly any. */
export function findFoliage(look: Look): Field | null {
  const rough = blur(look.edge, 3)
  const green = mapField(look.hue, (degrees, at) => {
    if (degrees < 58 || degrees > 168) return 0
    return step(0.14, 0.3, look.colourful.data[at]!) * step(0.012, 0.04, rough.data[at]!)
  })
  const mask = mapField(blur(green, 4, 2), (value) => step(0.35, 0.7, value))
  return meanOf(mask) > 0.02 ? mask : null
}
