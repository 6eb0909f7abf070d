import { blur, mapField, meanOf, step, type Field } from '../field.ts'
import type { Look } from '../look.ts'

/** Where leaves and grass are, 0…1: green and rough, or of any dry colour when they are asked for; null when there is hardly any. */
export function findFoliage(look: Look, { asked }: { readonly asked: boolean }): Field | null {
  const fresh = foliageOf(look, { from: 58, least: 0.02 })
  return fresh ?? (asked ? foliageOf(look, { from: 24, least: 0.06 }) : null)
}

interface Hues {
  /** The reddest hue that counts, in degrees. */
  readonly from: number
  /** Less than this share of the picture is none. */
  readonly least: number
}

function foliageOf(look: Look, { from, least }: Hues): Field | null {
  const rough = blur(look.edge, 3)
  const green = mapField(look.hue, (degrees, at) => {
    if (degrees < from || degrees > 168) return 0
    return step(0.14, 0.3, look.colourful.data[at]!) * step(0.012, 0.04, rough.data[at]!)
  })
  const mask = mapField(blur(green, 4, 2), (value) => step(0.35, 0.7, value))
  return meanOf(mask) > least ? mask : null
}
