import { hueDistance, type Oklch } from './oklch.ts'
import type { Swatch } from './palette.ts'

const GREY = 0.03
const HUE_REACH = 42

export interface BodyColours {
  readonly swatches: readonly Swatch[]
  /** The middle of them, weighed by how much they show. */
  readonly middle: Oklch
}

/** Window panes of vehicles and glasses: pale blue, whatever the paint is. */
const isGlass = ({ l, c, h }: Oklch): boolean =>
  l > 0.8 && c > 0.02 && c < 0.1 && Math.abs(hueDistance(h, 232)) < 28

const isGrey = ({ c }: Oklch): boolean => c < GREY

/** Eyes, noses, tyres: dark without colour. They stay as they are unless the whole body is dark. */
const isInk = (tone: Oklch): boolean => tone.c < 0.045 && tone.l < 0.46

function belongs(tone: Oklch, seed: Oklch): boolean {
  if (isGrey(seed)) return tone.c < 0.05 && (isInk(seed) ? tone.l < 0.6 : !isInk(tone))
  if (isGrey(tone) || isInk(tone)) return false
  const reach = tone.c < 0.06 ? HUE_REACH * 1.4 : HUE_REACH
  return Math.abs(hueDistance(tone.h, seed.h)) < reach
}

/** The family of colours that is the body: the one that shows most, or the one a hint belongs to. */
export function bodyColours(palette: readonly Swatch[], hint?: Oklch): BodyColours | undefined {
  const candidates = palette.filter((swatch) => !isGlass(swatch) || swatch.share > 0.35)
  const families = candidates.map((seed) => {
    const swatches = candidates.filter((swatch) => belongs(swatch, seed))
    const share = swatches.reduce((sum, swatch) => sum + swatch.share, 0)
    return { swatches, seed, score: share * (isInk(seed) ? 0.5 : isGrey(seed) ? 0.7 : 1) }
  })
  const wanted = hint ? families.filter(({ seed }) => belongs(hint, seed)) : families
  const best = (wanted.length > 0 ? wanted : families).toSorted((a, b) => b.score - a.score)[0]
  return best && { swatches: best.swatches, middle: middleOf(best.swatches) }
}

/** Everything but the ink: what changes when a thing is made of wood or gold. */
export function allColours(palette: readonly Swatch[]): BodyColours | undefined {
  const swatches = palette.filter((swatch) => !isInk(swatch) || swatch.share > 0.2)
  return swatches.length > 0 ? { swatches, middle: middleOf(swatches) } : undefined
}

function middleOf(swatches: readonly Swatch[]): Oklch {
  const total = swatches.reduce((sum, { share }) => sum + share, 0) || 1
  let [l, a, b] = [0, 0, 0]
  for (const swatch of swatches) {
    const weight = swatch.share / total
    l += swatch.l * weight
    a += swatch.c * Math.cos((swatch.h * Math.PI) / 180) * weight
    b += swatch.c * Math.sin((swatch.h * Math.PI) / 180) * weight
  }
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}
