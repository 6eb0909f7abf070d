import type { Box } from '../../scene/space.ts'
import type { World } from '../framing/world.ts'
import type { FaceParts } from '../regions/face-parts.ts'
import type { Landing } from '../wishes/landing.ts'

/** A place on somebody, in frame sizes: from the middle across, from the top down, and how far their eyes are apart, as a share of the height. */
export interface Seat {
  readonly x: number
  readonly row: number
  readonly apart: number
}

/** From the middle between the eyes, in shares of how far these are apart. */
const PLACES: Readonly<Record<Landing, readonly [across: number, down: number]>> = {
  shoulder: [1.75, 3],
  head: [0.1, -1.25],
  nose: [0, 0.75],
}

/** Where a guest sits down on somebody with such a face. */
export function seatOn(
  landing: Landing,
  { eyes, apart }: FaceParts,
  {
    box,
    world,
  }: { readonly box: Box; readonly world: Pick<World, 'left' | 'right' | 'top' | 'bottom'> },
): Seat {
  const [across, down] = PLACES[landing]
  const wide = apart * (world.right - world.left)
  const u = (eyes[0].u + eyes[1].u) / 2 + across * apart
  const shape = box.width / box.height
  return {
    x: world.left + u * (world.right - world.left),
    row: world.top + eyes[0].v * (world.bottom - world.top) + 0.5 + down * wide * shape,
    apart: wide * shape,
  }
}
