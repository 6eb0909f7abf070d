import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { cut } from '../paper.ts'
import { wing } from '../plane.ts'
import { grass } from './plants.ts'

/** Weeds that grow into the picture at both sides, right before the lens. */
export function weedsAside(c: PlaceContext, height: number): Piece[] {
  return wing(c, { name: 'weeds' }, (ink) => {
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i++)
        grass(ink, { x: side * ink.half * (0.86 + i * 0.08), y: ink.foot + 0.1, height, blades: 8 })
  })
}

/** The dark rim of a cave's mouth at both sides; `open` says how much wider than usual. */
export function caveMouth(c: PlaceContext, how: { colour: string; open: number }): Piece[] {
  return wing(c, { name: 'mouth' }, (ink) => {
    for (const side of [-1, 1]) {
      const x = (share: number): number => side * ink.half * (share + how.open)
      cut(ink, how.colour, 0.3).soft(
        [side * ink.half * 1.6, ink.top],
        [x(0.78), ink.top],
        [x(0.96), ink.crown * 0.5],
        [x(0.9), 0],
        [x(0.72), ink.foot + 1],
        [side * ink.half * 1.6, ink.foot + 2],
      )
    }
  })
}
