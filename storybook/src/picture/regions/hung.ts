import { masked, blur, mapField, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { skinShare } from './is-thing.ts'
import { maskOf, patchesOf, type Patch } from './patches.ts'

/** How far in from its outline a mask is looked at, in pixels: a picture's frame touches the sofa below it by less. */
const REACHES = [2, 4, 6, 9, 12, 14, 17, 20] as const
/** A frame fills its box; heads and cushions do not. */
const LEAST_FILL = 0.93
/** Long hair makes a head as straight as a frame. */
const MOST_SKIN = 0.2
/** What is smaller beside the rest is a corner of it. */
const LEAST_SHARE = 0.012

/** A thing of a room without the frames and shelves above it that seem to be a part of it: those stay on their wall. */
export function withoutHung(mask: Field, look: Look): Field {
  for (const reach of REACHES) {
    const core = masked(blur(mask, reach), 0.995)
    const [main, ...others] = patchesOf(core, 0.5)
    const hung = others.filter((each) => {
      return main && isHung(each, main) && skinShare(each, look) < MOST_SKIN
    })
    if (main && hung.length > 0) return without(mask, { main, hung, reach })
  }
  return mask
}

function isHung({ pixels, left, right, top, bottom }: Patch, main: Patch): boolean {
  const isBox = pixels.length > LEAST_FILL * (right - left + 1) * (bottom - top + 1)
  return isBox && pixels.length > LEAST_SHARE * main.pixels.length && bottom < main.top
}

interface Parting {
  readonly main: Patch
  readonly hung: readonly Patch[]
  readonly reach: number
}

/** What hangs goes, as far as it was looked at from its outline. */
function without(mask: Field, { main, hung, reach }: Parting): Field {
  const stands = blur(maskOf(mask, [main]), reach + 1)
  const hangs = blur(maskOf(mask, hung), reach + 2)
  return mapField(mask, (value, at) => {
    return hangs.data[at]! > 0.001 && stands.data[at]! < 0.01 ? 0 : value
  })
}
