import type { Mask } from './trim.ts'

/** A wheel in own heights: centre (canvas y, negative upwards) and radius. */
export interface Wheel {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Height above the ground at which the chord of each wheel is measured, in the picture's units. */
const CHORD = 3

/** Wheels touch the ground: from the chord a little above it follow the centre and the radius. */
export function findWheels({ alpha, side, bounds, perUnit }: Mask): Wheel[] {
  const ground = Math.round((bounds.y + bounds.height) * perUnit)
  const row = (ground - CHORD * perUnit) * side
  const wheels: Wheel[] = []
  let from = -1
  for (let x = 0; x <= side; x++) {
    const solid = x < side && (alpha[row + x] ?? 0) > 120
    if (solid && from < 0) from = x
    if (solid || from < 0) continue
    wheels.push(fromChord(from / perUnit, x / perUnit, bounds))
    from = -1
  }
  return wheels.filter(({ radius }) => radius > 0.06 && radius < 0.4)
}

function fromChord(from: number, to: number, bounds: Mask['bounds']): Wheel {
  const width = to - from
  const radius = (width * width) / (8 * CHORD) + CHORD / 2
  return {
    x: ((from + to) / 2 - bounds.x - bounds.width / 2) / bounds.height,
    y: -radius / bounds.height,
    radius: radius / bounds.height,
  }
}
