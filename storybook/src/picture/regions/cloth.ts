import { isSkin } from '../framing/attention.ts'
import { blur, createField, mapField, product, step, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { maskOf, patchesOf, type Patch } from './patches.ts'
import type { Subject } from './subject.ts'

/** Kinds of cloth that hang free, and how one looks for each. */
export type ClothKind = 'garment' | 'flag' | 'curtain'

/** Cloth that can flutter: where it is, 0…1, loose at its free end and stiff where it is held. */
export interface Cloth {
  readonly kind: ClothKind
  readonly field: Field
}

export interface ClothHints {
  readonly sky: Field | null
  readonly foliage: Field | null
  readonly things: readonly Subject[]
}

export function findCloth(kind: ClothKind, look: Look, hints: ClothHints): Cloth | null {
  const field =
    kind === 'garment'
      ? garment(look, hints.things)
      : kind === 'flag'
        ? flag(look, hints)
        : curtain(look)
  return field && { kind, field }
}

/** The lower part of who stands clear, without skin; looser towards the hem. */
function garment(look: Look, [wearer]: readonly Subject[]): Field | null {
  if (!wearer) return null
  const { top, bottom } = wearer.patch
  const waist = top + (bottom - top) * 0.42
  const loose = mapField(wearer.mask, (value, at, y) =>
    isSkin(look, at) ? 0 : value * step(waist, bottom, y),
  )
  return blur(loose, 3)
}

/** The most colourful thing of one piece, neither ground nor leaves nor sky. */
function flag(look: Look, { sky, foliage }: ClothHints): Field | null {
  const { width, height, colourful, bright } = look
  const vivid = mapField(colourful, (value, at) => {
    const taken = (sky?.data[at] ?? 0) > 0.5 || (foliage?.data[at] ?? 0) > 0.5 || isSkin(look, at)
    return !taken && value > 0.42 && bright.data[at]! > 0.16 ? 1 : 0
  })
  const area = width * height
  const weight = ({ pixels, top }: Patch): number => pixels.length * (1.2 - top / height)
  const [best] = patchesOf(blur(vivid, 1), 0.5)
    .filter(({ pixels, bottom, left, right }) => {
      const share = pixels.length / area
      return share > 0.002 && share < 0.2 && bottom < height - 2 && right - left < width * 0.7
    })
    .toSorted((a, b) => weight(b) - weight(a))
  return best ? blur(maskOf(look, [best]), 3) : null
}

/** Upright folds: much changes from left to right and little downwards, over a good part of the height. */
function curtain(look: Look): Field | null {
  const { width, height } = look
  const [across, down] = [blur(look.across, 4), blur(look.down, 4)]
  const folds = mapField(across, (value, at) =>
    value > 0.012 && value > 2.1 * down.data[at]! ? 1 : 0,
  )
  const hung = patchesOf(blur(folds, 3), 0.5)
    .filter(({ pixels, top, bottom, left, right }) => {
      const tall = bottom - top > height * 0.3 && bottom - top > (right - left) * 0.7
      return tall && pixels.length > width * height * 0.02
    })
    .slice(0, 2)
  if (hung.length === 0) return null
  const mask = blur(maskOf(look, hung), 3)
  const loose = createField(width, height)
  for (const { top, bottom, left, right } of hung) {
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) loose.data[y * width + x] = step(top, bottom, y)
    }
  }
  return product(mask, loose)
}
