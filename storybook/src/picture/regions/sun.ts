import { blur, mapField, masked, meanOf, step, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { patchesOf, shareOf, type Patch } from './patches.ts'

/** Where the sun or the moon is, 1, and its glow, less and less: clouds drift, but these stay. Null without any. */
export function findSun(mask: Field, { bright }: Look): Field | null {
  const around = blur(bright, Math.max(mask.width, mask.height) / 8, 2)
  const light = mapField(mask, (value, at) => (value > 0 ? bright.data[at]! - around.data[at]! : 0))
  const spots = patchesOf(light, 0.16).filter(
    ({ pixels }) => pixels.length > 6 && pixels.length < mask.data.length * 0.04,
  )
  const whole = spots.find((spot) => isRound(spot, 1))
  const sun = whole ?? spots.find((spot) => isRound(spot, 2) && isSetting(spot, light, mask))
  if (!sun) return null
  const [x, y] = [(sun.left + sun.right) / 2, whole ? (sun.top + sun.bottom) / 2 : sun.bottom]
  const radius = (sun.right - sun.left + sun.bottom - sun.top + 2) / 4
  return mapField(mask, (_, at, row) => {
    const away = Math.hypot((at % mask.width) - x, row - y) / radius
    return step(6, 1.6, away)
  })
}

/** Whether a spot is a disc, or, twice as wide as high, the half of one. */
function isRound({ pixels, left, right, top, bottom }: Patch, wide: number): boolean {
  const box = (right - left + 1) * (bottom - top + 1)
  const square = (right - left + 1) / (bottom - top + 1) / wide
  return pixels.length > box * 0.62 && square > 0.6 && square < (wide > 1 ? 1.3 : 1.7)
}

/** How much a setting sun outshines the sky around it. Measured: 0.37; the haze above a field 0.21. */
const LEAST_BLAZE = 0.3

/** Whether the sky ends where a spot does, and the spot is a blaze of light. */
function isSetting({ pixels, left, right, bottom }: Patch, light: Field, mask: Field): boolean {
  const below =
    mask.data[Math.min(mask.height - 1, bottom + 2) * mask.width + ((left + right) >> 1)]
  return !below && pixels.some((at) => light.data[at]! > LEAST_BLAZE)
}

/** The middle of the sun in a bright sky, in shares of the picture. */
export function sunIn({
  sky,
  look,
}: {
  readonly sky: Field | null
  readonly look: Look
}): { readonly u: number; readonly v: number } | null {
  const glow = sky && (findSun(sky, look) ?? blinding(look))
  const [sun] = glow ? patchesOf(glow, 0.9) : []
  if (!glow || !sun) return null
  const { left, right, top, bottom } = shareOf(sun, glow)
  return { u: (left + right) / 2, v: (top + bottom) / 2 }
}

/** A sun at the horizon, half behind the land: the one place that is white in a picture that is not. */
function blinding({ bright }: Look): Field | null {
  if (meanOf(bright) > 0.6) return null
  const white = masked(blur(bright, 3), 0.96)
  return meanOf(white) < 0.02 ? white : null
}
