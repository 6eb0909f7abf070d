import { pulled } from '../cut/pull.ts'
import { blur, mapField, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { maskOf, patchesOf } from './patches.ts'
import { rowMeans } from './row-means.ts'

/** How unlike the sky next to it a part may be that wires, branches or towers cut off. */
const LIKENESS = 0.11
const MOST_ROUGH = 0.03

/** A sky with all that belongs to it: holes, clouds, and what lies behind wires and branches. */
export function withParts(mask: Field, look: Look, horizon: number): Field {
  const whole = withoutHoles(mask)
  const cut = patchesOf(likeSky(whole, look), 0.5).filter(({ top, left, right, pixels }) => {
    // Below the horizon, what is wide is the sea.
    const isSea = top > horizon * look.height && right - left > look.width * 0.5
    return pixels.length > 12 && !isSea
  })
  const joined = joinedTo(whole, cut)
  return joinedTo(joined, cloudsOf(joined, look, horizon))
}

function joinedTo(mask: Field, patches: Parameters<typeof maskOf>[1]): Field {
  const added = maskOf(mask, patches)
  return mapField(mask, (value, at) => Math.max(value, added.data[at]!))
}

/** Clouds whose outlines stopped the search belong to the sky around them. */
function withoutHoles(mask: Field): Field {
  const rest = patchesOf(
    mapField(mask, (value) => 1 - value),
    0.5,
  )
  const most = mask.data.length * 0.03
  const holes = rest.filter(
    ({ pixels, bottom, left, right }) =>
      bottom < mask.height - 1 &&
      (pixels.length < most || (left > 0 && right < mask.width - 1 && pixels.length < most * 2)),
  )
  return joinedTo(mask, holes)
}

/** Smooth places in the colours that the sky has close by. */
function likeSky(mask: Field, look: Look): Field {
  const hidden = mapField(mask, (value) => 1 - value)
  const tones = [look.red, look.green, look.blue]
  const around = tones.map((tone) => pulled(tone, hidden))
  const rows = tones.map((tone) => rowMeans(tone, mask))
  const rough = blur(look.edge, 1)
  return mapField(mask, (value, at, y) => {
    if (value > 0.5 || rough.data[at]! > MOST_ROUGH) return 0
    const [near, level] = [around.map(({ data }) => data[at]!), rows.map((means) => means[y]!)]
    const seen = tones.map(({ data }) => data[at]!)
    return Math.min(unlike(seen, near), unlike(seen, level)) < LIKENESS ? 1 : 0
  })
}

function unlike(seen: readonly number[], other: readonly number[]): number {
  return Math.max(...seen.map((value, i) => Math.abs(value - other[i]!)))
}

/** White things in the air beside the sky are clouds, unless they stand on the land. */
function cloudsOf(mask: Field, { bright, colourful }: Look, horizon: number) {
  const lowest = Math.floor((horizon - 0.02) * mask.height)
  const white = mapField(mask, (value, at) =>
    value === 0 && bright.data[at]! > 0.6 && colourful.data[at]! < 0.26 ? 1 : 0,
  )
  return patchesOf(white, 0.5).filter(
    ({ pixels, bottom }) => bottom < lowest && pixels.length < mask.data.length * 0.2,
  )
}
