import { lettering } from '../../paint/letters/lettering.ts'
import type { Shot } from '../../plan/plan.ts'
import { REST_DISTANCE } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'

type Carrier = Shot['lettering'][number]['on']

interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly width: number
}

/** The words that the prompt asked for, where they can be read and nobody walks before them. */
export function letteringsOf(shot: Shot, box: Box, set: PlaceSet): Piece[] {
  return shot.lettering.map(({ text, on }, index) => {
    const alone = shot.subjects.length === 0
    const spot =
      alone && on === 'sign'
        ? inTheMiddle(box)
        : !alone && on === 'banner'
          ? overhead(box)
          : spotFor(on, box, set)
    const lift = index * box.height * 0.16
    return lettering({
      name: `lettering ${index}`,
      text,
      on,
      ...spot,
      y: spot.y + (on === 'sign' ? 0 : -lift),
    })
  })
}

function spotFor(on: Carrier, box: Box, set: PlaceSet): Spot {
  const eye = (box.floor - box.horizon) * box.height
  const sign = set.spots.find(({ name }) => name === 'sign')
  if (on === 'sign' && sign) return { ...sign, width: box.width * 0.4 }
  if (on === 'sign') return at({ x: 0.24, z: 3.2, width: 0.42 }, box, 0)
  if (on === 'sky') return at({ x: 0, z: 9, width: 0.92 }, box, eye + box.height * 0.26 * far(9))
  if (on === 'banner') return at({ x: 0, z: 5, width: 0.7 }, box, eye + box.height * 0.3 * far(5))
  return at({ x: 0, z: -1, width: 0.8 }, box, box.height * (box.floor - 0.32))
}

/** A sign that nobody stands beside is what the film shows. */
function inTheMiddle(box: Box): Spot {
  return at({ x: 0, z: 0.6, width: 0.62 }, box, 0)
}

/** A banner behind somebody tall could not be read: it hangs before them, at the top. */
function overhead(box: Box): Spot {
  return at({ x: 0, z: -1, width: 0.52 }, box, box.height * (box.floor - 0.18))
}

function far(z: number): number {
  return 1 + z / REST_DISTANCE
}

/** A spot given in shares of the frame as it is seen at its depth. */
function at({ x, z, width }: { x: number; z: number; width: number }, box: Box, y: number): Spot {
  return { x: x * box.width * far(z), y, z, width: width * box.width * far(z) }
}
