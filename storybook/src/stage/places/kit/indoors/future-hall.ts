import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { glowing, motes } from '../alive.ts'
import { darker } from '../colour.ts'
import { floor, lay, level } from '../nature/ground.ts'
import { mark, type Ink } from '../paper.ts'
import { litPlane, plane } from '../plane.ts'
import { FUTURE } from './future-look.ts'
import { ceiling } from './room.ts'
import { sideWall } from './side-wall.ts'

const { cyan: CYAN, pink: PINK } = FUTURE
const PANEL = '#46527a'
const DEPTH = 26

/** Smooth panels with strips of light that run away to a bright round end; a road has its lanes in light. */
export function futureHall(c: PlaceContext, how: { half: number; top: number }): Piece[] {
  const { half, top } = how
  return [
    floor(c, {
      pattern: 'plain',
      colour: '#3a4468',
      back: DEPTH,
      dress: (ink) => {
        for (const [x, colour] of [
          [-half * 0.62, PINK],
          [0, CYAN],
          [half * 0.62, PINK],
        ] as const)
          lay(ink, colour, () => level(ink, [x - 0.09, x + 0.09], [ink.near, DEPTH]))
      },
    }),
    ...litPlane(c, 'end', {
      z: DEPTH,
      haze: 0.1,
      draw: (ink) => mark(ink, darker(PANEL, 0.3)).rect(-half, -top, [half * 2, top]),
      glow: (ink) => gate(ink, top),
    }),
    ceiling(c, { half, top, depth: DEPTH, colour: '#2f3858', step: 4.2 }),
    ...[-1, 1].map((side) => panels(c, { x: side * half, top })),
    ...[20, 14, 8.6, 4].flatMap((z) => bar(c, z, top)),
    glowing(c, { at: [0, top * 0.45, DEPTH - 1], radius: top * 0.9, colour: CYAN, strength: 0.7 }),
    motes(c, { z: 4, count: 14, colour: CYAN }),
  ]
}

function gate(ink: Ink, top: number): void {
  mark(ink, CYAN).disc(0, -top * 0.45, top * 0.42)
  mark(ink, '#e9fbff').disc(0, -top * 0.45, top * 0.34)
}

function panels(c: PlaceContext, { x, top }: { x: number; top: number }): Piece {
  return sideWall(c, {
    name: `hall ${x < 0 ? 'left' : 'right'}`,
    x,
    height: top,
    to: DEPTH,
    haze: 0.2,
    draw: (brush) => {
      brush.patch(PANEL, [-9, DEPTH], [0, top])
      brush.patch(darker(PANEL, 0.28), [-9, DEPTH], [0, 0.5])
      brush.patch(darker(PANEL, 0.16), [-9, DEPTH], [top * 0.78, top])
      for (let z = -8; z < DEPTH; z += 3.4)
        brush.patch(darker(PANEL, 0.3), [z, z + 0.14], [0.5, top * 0.78])
    },
    glow: (brush) => {
      brush.patch(CYAN, [-9, DEPTH], [0.5, 0.66])
      brush.patch(PINK, [-9, DEPTH], [top * 0.76, top * 0.79])
      for (let z = -7; z < DEPTH; z += 3.4) brush.patch(CYAN, [z, z + 1.4], [top * 0.4, top * 0.42])
    },
  })
}

/** A ring of light under the ceiling. */
function bar(c: PlaceContext, z: number, top: number): Piece[] {
  return [
    ...plane(
      c,
      {
        name: `lamp ${z}`,
        z,
        tint: 0,
        haze: 0.05,
        shadow: 0,
        edge: 0,
        top: top + 0.2,
        bottom: top - 0.6,
      },
      (ink) => mark(ink, '#dff8ff').rounded([-1.6, -top + 0.08, 3.2, 0.16], 0.08),
    ),
    glowing(c, { at: [0, top - 0.3, z], radius: 2.6, colour: CYAN, strength: 0.6, flicker: 0.02 }),
  ]
}
