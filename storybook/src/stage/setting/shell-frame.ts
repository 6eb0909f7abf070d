import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { shellFor, type Shell } from '../places/kit/indoors/shells.ts'
import { wall } from '../places/kit/indoors/wall.ts'
import { cut } from '../places/kit/paper.ts'
import { plane } from '../places/kit/plane.ts'

/** Rooms that have put on the walls of their shell themselves. */
const BUILT = /^(?:back wall|end wall)$/u

/** Halls with stands, aisles or an arena keep what they are known by: the shell stands around them like a proscenium. */
export function shellFramed(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const shell = shellFor(context)
  if (shell === null || !place.indoors || set.pieces.some(({ name }) => BUILT.test(name)))
    return set
  return {
    ...set,
    pieces: [...set.pieces, ...frame(context, shell), ...(shell.around?.(context, 6) ?? [])],
  }
}

/** A post at each side and a beam above, of what the shell is built of. */
function frame(context: PlaceContext, { wall: { style, colour } }: Shell): Piece[] {
  return plane(context, { name: 'shell', z: 3, haze: 0.2 }, (ink) => {
    const inner = ink.half * 0.84
    cut(ink, colour, [0.3, 0.3]).rect(ink.left, ink.top, [
      ink.right - ink.left,
      ink.crown * 0.8 - ink.top,
    ])
    for (const side of [-1, 1]) {
      const [left, right] = side < 0 ? [ink.left, -inner] : [inner, ink.right]
      cut(ink, colour, [0.3, 0.3]).rect(left, ink.top, [right - left, -ink.top])
      wall(ink, { style, colour }, { left, right, top: ink.top })
    }
  })
}
