import { nearness } from '../../scene/box.ts'
import type { Formation, Group } from './groups.ts'

/** How wide each may be, in steps from one to the next: those of a line are near to each other and none is hidden. */
const BREADTH = 1.04
/** Made smaller than this side by side, a line had better lead into the depth, in a narrow frame sooner. */
const DWARFED = { wide: 0.25, narrow: 0.45 }
/** In depth so much of each is hidden by the one before it. */
const HIDDEN = 0.9

/** One behind the other, evenly and on one line; in a narrow frame that line leads away from the eye. */
export function inFile(
  group: Group,
  { far, narrow }: { readonly far: number; readonly narrow: boolean },
): Formation {
  const across = onALine(group, { share: BREADTH, depth: 0 })
  if (across.shrink > (narrow ? DWARFED.narrow : DWARFED.wide)) return across
  return onALine(group, { share: BREADTH + HIDDEN, depth: Math.min(far, group.count) })
}

interface Line {
  readonly share: number
  /** How much farther off the last one is than the first. */
  readonly depth: number
}

function onALine({ count, width, height, room }: Group, { share, depth }: Line): Formation {
  const step = Math.min((width * 1.12) / share, room / (count + share - 1))
  const shrink = Math.min(1, (step * share) / width)
  const slots = Array.from({ length: count }, (_, index) => {
    const z = (depth * (count - 1 - index)) / (count - 1)
    const near = nearness(z)
    return { x: ((index - (count - 1) / 2) * step) / near, y: 0, z }
  })
  return { slots, shrink, width: step * (count + share - 1), height: height * shrink }
}
