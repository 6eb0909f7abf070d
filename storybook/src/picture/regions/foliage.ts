import { blur, mapField, meanOf, step, stepped, type Field } from '../field.ts'
import { isSkin } from '../framing/attention.ts'
import type { Look } from '../look.ts'

export interface FoliageHints {
  /** The prompt speaks of it. */
  readonly asked: boolean
  readonly sky: Field | null
}

/** Where leaves and grass are, 0…1: green and rough, or of any dry colour when they are asked for; null when there is hardly any. */
export function findFoliage(look: Look, { asked, sky }: FoliageHints): Field | null {
  const fresh = foliageOf(look, { from: 58, least: 0.02 })
  if (fresh || !asked) return fresh
  const free = mapField(look.bright, (_, at) => (isSkin(look, at) || sky?.data[at] ? 0 : 1))
  return foliageOf(look, { from: 24, least: 0.06, free })
}

interface Hues {
  /** The reddest hue that counts, in degrees. */
  readonly from: number
  /** Less than this share of the picture is none. */
  readonly least: number
  /** 1 where leaves may be: dry ones have the colours of skin, fur and evening skies. */
  readonly free?: Field
}

function foliageOf(look: Look, { from, least, free }: Hues): Field | null {
  const rough = blur(look.edge, 3)
  const green = mapField(look.hue, (degrees, at) => {
    if (degrees < from || degrees > 168) return 0
    const leafy = step(0.14, 0.3, look.colourful.data[at]!) * step(0.012, 0.04, rough.data[at]!)
    return leafy * (free?.data[at] ?? 1)
  })
  const mask = stepped(blur(green, 4, 2), 0.35, 0.7)
  return meanOf(mask) > least ? mask : null
}
