import { pairs } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { Place, PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from './alive.ts'
import { fitted } from './indoors/fitted.ts'
import { hills } from './nature/land.ts'
import { greenery, greens, meadowGround, path } from './nature/nature.ts'
import type { Ink } from './paper.ts'
import { litPlane, plane } from './plane.ts'
import { place, type Recipe } from './recipe.ts'
import type { TreeKind } from './nature/tree-kind.ts'
import { tree } from './nature/trees.ts'

/** A famous sight: one great silhouette in the middle distance, in a setting that belongs to it. */
export interface Sight extends Pick<
  Recipe,
  'id' | 'time' | 'sounds' | 'ground' | 'waterline' | 'far'
> {
  /** The measures it is drawn in; it is made as large as the frame allows. */
  readonly size: readonly [width: number, height: number]
  readonly draw: (ink: Ink, c: PlaceContext) => void
  /** Lit windows and lamps, drawn in the same measures when it is dark. */
  readonly glow?: (ink: Ink) => void
  readonly z?: number
  readonly x?: number
  readonly across?: number
  readonly upwards?: number
  /** Behind it; soft hills if nothing is said. */
  readonly behind?: (c: PlaceContext) => readonly Piece[]
  /** Under it and before it; a meadow with a path if nothing is said. */
  readonly before?: (c: PlaceContext) => readonly Piece[]
  /** Trees left and right of it. */
  readonly trees?: TreeKind
}

/** At night sights are floodlit: they take little of the dark. */
const FLOODLIT = 0.4

export function sight(look: Sight): Place {
  const { sounds = { birds: 0.3 } } = look
  return place({
    ...look,
    sounds,
    set: (c) => [
      sky(c),
      ...(look.behind?.(c) ?? softHills(c)),
      ...(look.before?.(c) ?? lawnWithPath(c)),
      ...theSight(c, look),
      ...(look.trees ? besides(c, look.trees) : []),
      farBirds(c, { count: 4 }),
      ...(look.before ? [] : greenery(c)),
    ],
  })
}

function theSight(c: PlaceContext, look: Sight): Piece[] {
  const [width, height] = look.size
  const draw = (ink: Ink, paint: (ink: Ink) => void): void =>
    fitted(
      ink,
      {
        width,
        height,
        x: (look.x ?? aside) * ink.half,
        across: look.across ?? 0.86,
        upwards: look.upwards ?? 0.84,
      },
      paint,
    )
  // Behind several who stand in the middle, a tower would be hidden.
  const slender = width < 0.8 * height && (c.nouns?.length ?? 0) > 1
  const aside = slender ? c.random.fork('aside').pick([-0.46, 0.46]) : 0
  const { glow } = look
  return litPlane(c, look.id, {
    z: look.z ?? 15,
    haze: 0.45,
    tint: c.light.dark ? FLOODLIT : 1,
    draw: (ink) => draw(ink, (own) => look.draw(own, c)),
    glow: glow && c.light.dark && ((ink: Ink) => draw(ink, glow)),
  })
}

export function softHills(c: PlaceContext): Piece[] {
  const green = greens(c)
  return plane(c, { name: 'far hills', z: 34 }, (ink) => {
    hills(ink, { colour: '#9db8b0', height: [2, 6], step: 10 })
    hills(ink, { colour: green[2] ?? '#a9cd78', height: [0.6, 2.4], step: 8 })
  })
}

function lawnWithPath(c: PlaceContext): Piece[] {
  return [
    meadowGround(c, {
      flowers: 20,
      dress: (ink) => path(ink, { colour: '#e6d3ac', width: 4.6, bend: 0, far: 15 }),
    }),
  ]
}

function besides(c: PlaceContext, kind: TreeKind): Piece[] {
  return plane(c, { name: 'trees beside', z: 9, split: true }, (ink) => {
    for (const side of [-1, 1])
      for (const [share, height] of pairs('1.12 5.6, 0.9 4.2'))
        tree(ink, kind, { x: side * ink.half * share, height: height * Math.min(1.4, ink.tall) })
  })
}
