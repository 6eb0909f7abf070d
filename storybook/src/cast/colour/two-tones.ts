import { toHex, toOklch, type Oklch } from './oklch.ts'
import type { Swatch } from './palette.ts'
import { readColour } from './read-colour.ts'

/** The two of "brown and white", in the order named; null for a single colour. */
export function twoTones(colour: string): readonly [first: Oklch, second: Oklch] | null {
  const named = colour.split(' and ').map((part) => readColour(part))
  const [first, second] = named.map((hex) =>
    hex === null || hex === 'rainbow' ? null : toOklch(hex),
  )
  return first && second ? [first, second] : null
}

/** The second of two colours as `#rrggbb`; null for a single one. */
export function secondTone(colour: string | null | undefined): string | null {
  const pair = colour ? twoTones(colour) : null
  return pair && toHex(pair[1])
}

/** Dark tones that show less than this are eyes, noses and outlines, not patches. */
const PATCH = 0.07
/** A coat has patches when each of its two sides shows at least this much of it. */
const PIED = 0.14
const SHADING = 0.55

/** A coat in two colours: patches take the darker one; without patches, the body takes the one named first. */
export function coatOf(
  palette: readonly Swatch[],
  [first, second]: readonly [Oklch, Oklch],
): Map<string, string> {
  const coat = palette.filter(({ share, l }) => share > 0.004 && (l > 0.46 || share > PATCH))
  const { patches, ground } = partsOf(coat)
  const [darker, lighter] = first.l < second.l ? [first, second] : [second, first]
  const pied = Math.min(shareOf(patches), shareOf(ground)) > PIED * shareOf(coat)
  const onPatches = pied ? darker : shareOf(patches) > shareOf(ground) ? first : second
  const onGround = pied ? lighter : onPatches === first ? second : first
  return new Map([...dyed(patches, onPatches), ...dyed(ground, onGround)])
}

function dyed(swatches: readonly Swatch[], tone: Oklch): [hex: string, dyed: string][] {
  const middle = middleOf(swatches)
  return swatches.map(({ hex, l }) => {
    const lightness = Math.min(0.985, Math.max(0.16, tone.l + (l - middle) * SHADING))
    return [hex, toHex({ ...tone, l: lightness })]
  })
}

/** The dark and the light side of a coat, parted at the widest gap between the tones that show much. */
function partsOf(coat: readonly Swatch[]): { patches: Swatch[]; ground: Swatch[] } {
  const shown = coat.filter(({ share }) => share > 0.03).toSorted((one, other) => one.l - other.l)
  let [edge, widest] = [middleOf(coat), 0]
  for (const [at, { l }] of shown.entries()) {
    const gap = (shown[at + 1]?.l ?? l) - l
    if (gap > widest) [edge, widest] = [l + gap / 2, gap]
  }
  return { patches: coat.filter(({ l }) => l < edge), ground: coat.filter(({ l }) => l >= edge) }
}

function shareOf(swatches: readonly Swatch[]): number {
  return swatches.reduce((sum, { share }) => sum + share, 0)
}

function middleOf(swatches: readonly Swatch[]): number {
  return swatches.reduce((sum, { l, share }) => sum + l * share, 0) / (shareOf(swatches) || 1)
}
