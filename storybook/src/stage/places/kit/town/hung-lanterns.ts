import { pairs } from '../../../../scene/rows.ts'
import { readColour } from '../../../../cast/colour/read-colour.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import type { Ink } from '../paper.ts'
import { litPlane } from '../plane.ts'
import { lanternCord } from './stalls.ts'

const CORDS = pairs('-1.15 -0.4, -0.4 0.36, 0.36 1.15')

/** Paper lanterns on cords across a street or a market, lit when it is dark; of the colour that the scenery tells. */
export function hungLanterns(c: PlaceContext): Piece[] {
  const said = c.scenery?.find((words) => words.endsWith(' hung lanterns'))
  const colour = readColour(said?.split(' ')[0] ?? '')
  const dyed = colour === null || colour === 'rainbow' ? {} : { colour }
  const cords = (ink: Ink, glowing: boolean): void => {
    const height = ink.crown * 0.62
    for (const [from, to] of CORDS)
      lanternCord(
        ink,
        [
          [from * ink.half, height - 0.4],
          [to * ink.half, height],
        ],
        { glowing, ...dyed },
      )
  }
  return litPlane(c, 'lanterns', {
    z: 9,
    draw: (ink) => cords(ink, false),
    glow: (ink) => cords(ink, true),
  })
}
