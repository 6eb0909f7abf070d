import { blot } from '../../../../scene/blot.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { terrain, type GroundInk } from './ground.ts'
import { sprinkle } from './plants.ts'

/** Pebbles strewn over the ground. */
export function pebbles(ink: GroundInk, how: { count: number; colour: string }): void {
  sprinkle(ink, how.count, ({ x, y, scale }) =>
    blot(ink.ctx, how.colour, [x, y, 0.09 * scale, 0.04 * scale]),
  )
}

/** A strip of pale sand before the water, down to the front of the stage. */
export function sandbank(c: PlaceContext, how: { far: number; depth: number }): Piece {
  return {
    ...terrain(c, {
      colours: ['#eed29a', '#f6e2b6', '#fbedcc'],
      far: how.far,
      bump: 0.14,
      dress: (ink) => pebbles(ink, { count: 26, colour: '#d3b076' }),
    }),
    depth: () => how.depth,
  }
}
