import type { Ink } from '../../../../cast/props/ink.ts'
import { liveActor } from '../bench/live.ts'
import type { Piece, Thing } from './table-scene.ts'

/** A drawing in the table's own measures: its middle is at 0, 0, a hundred of it are one measure, y goes down. */
export function drawnThing(
  name: string,
  draw: (ink: Ink, now: { readonly share: number; readonly t: number }) => void,
): Thing {
  const actor = liveActor({
    name,
    width: 0,
    draw: (ink, now) => ink.moved({ y: 100 }, () => draw(ink, now)),
  })
  return { actor, tall: 1, wide: 0 }
}

/** The drawing as a piece that stays where it is, and knows how far the film has got. */
export function drawnPiece(thing: Thing, z: number, x = 0): Piece {
  return { thing, track: [[0, x, 0]], z, pose: (share) => ({ open: share }) }
}

/** How far from the middle the table ends, where it is to be seen to end. */
export const EDGE_AT = 0.62

/** The end of the table: beyond it one sees the floor, far below. */
export const EDGE: Thing = drawnThing('edge of the table', (ink) => {
  const x = EDGE_AT * 100
  ink.poly([x, 2, 420, 2, 420, 120, x - 6, 120], '#6b4a3a')
  ink.poly([x, 2, 420, 2, 420, 10, x, 10], '#5c3f32')
  ink.poly([x, -2, x + 7, 2, x + 3, 120, x - 8, 120], '#8a5a36')
  ink.line([x - 1, -1, x + 7, 1.5], 2, '#e2b27c')
})

/** A wall of plaster at the right, against which things are thrown. */
export const WALL: Thing = drawnThing('wall', (ink) => {
  ink.poly([92, 0, 420, 0, 420, -260, 92, -260], '#d9c3a0')
  ink.poly([92, 0, 84, 6, 84, -260, 92, -260], '#b89c76')
  for (const [row, x] of [0, 1, 2, 3, 4, 5, 6].entries())
    for (let at = 0; at < 5; at++)
      ink.faint(0.5, () =>
        ink.line(
          [94 + at * 56 + (row % 2) * 28, -x * 34 - 4, 140 + at * 56 + (row % 2) * 28, -x * 34 - 4],
          1.2,
          '#c2a67c',
        ),
      )
})
