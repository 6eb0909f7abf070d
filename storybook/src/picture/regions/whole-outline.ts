import { pulled } from '../cut/pull.ts'
import { widened } from '../depth/edge-aware.ts'
import {
  masked,
  blur,
  createField,
  leastOf,
  mapField,
  mostOf,
  opposite,
  product,
  stepped,
  type Field,
} from '../field.ts'
import type { Look } from '../look.ts'
import { maskOf, patchesOf, type Patch } from './patches.ts'

/** How far around a thing its hands, feet and heads may be, and how deep what is behind it may reach into it, in shares of the longer side. */
const REACH = { out: 0.12, beside: [0.02, 0.09, 0.16], within: 0.035 } as const
/** How unlike the ground behind is, in its own unevenness: less is ground, more is none. */
const [GROUND, NO_GROUND] = [1.1, 1.7]
/** What is joined is smaller than this share of the thing; what is left of it is larger than that one. */
const MOST_JOINED = 0.45
const LEAST_LEFT = 0.12
const SPECK = 5

/**
 * The mask of a thing without the ground between its parts, and with the parts that were left out: hands, faces and
 * feet that touch it, differ from the ground around, and end close by. A part that goes on is a bench or a wall.
 */
export function wholeOutline(mask: Field, shades: Shades, sky: Field | null): Field {
  const side = Math.max(mask.width, mask.height)
  const solid = masked(mask, 0.5)
  const around = widened(solid, Math.round(side * REACH.out))
  const joined = withLimbs(solid, { unlike: unlikeGround(shades, around), around, sky })
  const kept = withoutGround(joined, unlikeSides(shades, joined), Math.round(side * REACH.within))
  return stepped(blur(kept, 1), 0.25, 0.75)
}

/** Whether something else stands on all of its broad top: legs without their body, which would walk off it. */
export function isTopless(
  { mask, patch }: { readonly mask: Field; readonly patch: Patch },
  shades: Shades,
  sky: Field | null,
): boolean {
  const { width, height } = mask
  const first = (patch.top + 2) * width
  const row = Array.from({ length: patch.right - patch.left + 1 }, (_, i) => patch.left + i)
  const tops = row.filter((x) => mask.data[first + x]! >= 0.5)
  if (tops.length <= BROAD * (patch.right - patch.left)) return false
  const unlike = unlikeGround(
    shades,
    widened(mask, Math.round(Math.max(width, height) * REACH.out)),
  )
  const above = Math.max(0, patch.top - ABOVE) * width
  const topped = tops.filter(
    (x) => unlike.data[above + x]! > NO_GROUND && (sky?.data[above + x] ?? 0) < 0.5,
  )
  return topped.length > MOST_TOPPED * tops.length
}

const BROAD = 0.5
/** In pixels of the look: beyond the soft rim of a mask. */
const ABOVE = 4
const MOST_TOPPED = 0.55

/** How unlike the ground on at least one side a place is: a shore that goes on behind a thing is like both, near it or behind its neighbour. */
function unlikeSides(shades: Shades, solid: Field): Field {
  const side = Math.max(solid.width, solid.height)
  const [west, east] = REACH.beside
    .map((reach) => widened(solid, Math.round(side * reach)))
    .map((around) => ({ around, uneven: pulled(shades.uneven, around) }))
    .map((near) => sidesOf(shades.tones, near.around).map((side) => apart(shades, side, near)))
    .reduce((all, sides) => all.map((field, i) => leastOf(field, sides[i]!))) as [Field, Field]
  return mostOf(west, east)
}

/** How unlike all ground a place near a thing is: that on each side, and that all around. */
function unlikeGround(shades: Shades, around: Field): Field {
  const near = { around, uneven: pulled(shades.uneven, around) }
  const behind = shades.tones.map((tone) => pulled(tone, around))
  const grounds = [...sidesOf(shades.tones, around), behind]
  return grounds.map((ground) => apart(shades, ground, near)).reduce(leastOf)
}

/** The colours of a picture without their grain, and how uneven they are: worked out once for all things in it. */
export interface Shades {
  readonly tones: readonly Field[]
  readonly uneven: Field
}

export function shadesOf({ red, green, blue: b }: Look): Shades {
  const tones = [red, green, b]
  const soft = tones.map((tone) => blur(tone, 2))
  const rough = mapField(red, (_, at) => mostApart(tones, soft, at))
  return { tones: tones.map((tone) => blur(tone, 1)), uneven: blur(rough, 3) }
}

/** Grain is no reason to take a coat for the barn behind it. */
const MOST_UNEVEN = 0.03

/** How much each place near a thing differs from a ground, in that ground's unevenness. */
function apart(
  { tones }: Shades,
  ground: readonly Field[],
  { around, uneven }: { readonly around: Field; readonly uneven: Field },
): Field {
  const result = createField(around.width, around.height)
  for (let at = 0; at < result.data.length; at++) {
    if (!around.data[at]) continue
    const unlike = mostApart(tones, ground, at)
    result.data[at] = unlike / (0.06 + 2 * Math.min(MOST_UNEVEN, uneven.data[at]!))
  }
  return result
}

/** How unlike two colours are in the channel that tells them best. A loop: a list for each pixel was most of the garbage. */
function mostApart(ones: readonly Field[], others: readonly Field[], at: number): number {
  let most = 0
  for (let i = 0; i < ones.length; i++) {
    const apart = Math.abs(ones[i]!.data[at]! - others[i]!.data[at]!)
    if (apart > most) most = apart
  }
  return most
}

/** The tones of the first open ground to the left and to the right in the same row: horizons and shores go on behind things. */
function sidesOf(tones: readonly Field[], around: Field): Field[][] {
  const { width, height } = around
  return [1, -1].map((way) =>
    tones.map((tone) => {
      const side = createField(width, height)
      for (let y = 0; y < height; y++) {
        let last = Infinity
        for (let i = 0; i < width; i++) {
          const at = y * width + (way === 1 ? i : width - 1 - i)
          if (!around.data[at])
            last = last === Infinity ? tone.data[at]! : mixOf(last, tone.data[at]!)
          side.data[at] = last
        }
      }
      return side
    }),
  )
}

function mixOf(last: number, next: number): number {
  return last + 0.3 * (next - last)
}

/** Takes off what is like the ground and reaches in from outside. */
function withoutGround(solid: Field, unlike: Field, deep: number): Field {
  const outside = opposite(solid)
  const rim = widened(outside, deep)
  const ground = mapField(solid, (value, at) =>
    !value || (rim.data[at]! && unlike.data[at]! < GROUND) ? 1 : 0,
  )
  const open = maskOf(
    solid,
    patchesOf(ground, 0.5).filter(({ pixels }) => pixels.some((at) => !solid.data[at])),
  )
  const taken = lying(product(open, solid))
  const left = patchesOf(
    mapField(solid, (value, at) => value * (1 - taken.data[at]!)),
    0.5,
  )
  const least = LEAST_LEFT * (left[0]?.pixels.length ?? 0)
  return maskOf(
    solid,
    left.filter(({ pixels }) => pixels.length > least),
  )
}

/** What is low or thin of a mask: shores lie, and rims are thin; legs in the colours of a neighbour's stand. */
function lying(mask: Field): Field {
  const { width, height } = mask
  const high = runs(mask, width)
  const wide = runs(mask, 1)
  return mapField(mask, (value, at) =>
    value && (high.data[at]! < LOW * height || wide.data[at]! < RIM) ? 1 : 0,
  )
}

const LOW = 0.1
const RIM = 5

/** How long the run of a mask is that each place lies in, from place to place by `step`: 1 across, the width down. */
function runs(mask: Field, step: number): Field {
  const { width, data } = mask
  const long = createField(width, mask.height)
  const isOn = (at: number, from: number): boolean =>
    (data[at] ?? 0) > 0 && (step > 1 || Math.floor(at / width) === Math.floor(from / width))
  for (let at = 0; at < data.length; at++) {
    if (!data[at] || long.data[at]) continue
    let end = at
    while (isOn(end, at)) end += step
    for (let on = at; on < end; on += step) long.data[on] = (end - at) / step
  }
  return long
}

interface Limbs {
  readonly unlike: Field
  readonly around: Field
  readonly sky: Field | null
}

function withLimbs(kept: Field, { unlike, around, sky }: Limbs): Field {
  const whole = kept.data.reduce((sum, value) => sum + value, 0)
  const near = widened(kept, 1)
  const edge = widened(opposite(around), 1)
  const touches = ({ pixels }: Patch, field: Field): boolean =>
    pixels.some((at) => field.data[at]! > 0)
  const limbs = patchesOf(
    mapField(kept, (value, at) =>
      !value && unlike.data[at]! > NO_GROUND && (sky?.data[at] ?? 0) < 0.5 ? 1 : 0,
    ),
    0.5,
  ).filter(
    (patch) =>
      patch.pixels.length > SPECK &&
      patch.pixels.length < MOST_JOINED * whole &&
      !isAtBorder(patch, kept) &&
      touches(patch, near) &&
      !touches(patch, edge),
  )
  const added = maskOf(kept, limbs)
  return mostOf(kept, added)
}

function isAtBorder({ left, right, top }: Patch, { width }: Field): boolean {
  return left === 0 || top === 0 || right === width - 1
}
