import type { Piece } from '../../../../scene/scene.ts'
import type { Place, PlaceContext } from '../../../place.ts'
import { motes } from '../alive.ts'
import { cornerPot } from './furniture.ts'
import { pendant } from './lamps.ts'
import type { Ink } from '../paper.ts'
import { litPlane, wing } from '../plane.ts'
import { place, type Recipe } from '../recipe.ts'
import type { Room } from './room-look.ts'
import { room, roomSize } from './room.ts'

/** A room as most rooms are: a furnished back wall, lamps, something at both sides, plants in the corners. */
export interface Interior
  extends Pick<Recipe, 'id' | 'time' | 'sounds' | 'spots'>, Omit<Room, 'glow' | 'lamp' | 'back'> {
  /** `fit` is 1 in a wide frame and below in a narrow one: widths follow it. */
  readonly back: (ink: Ink, fit: number) => void
  readonly glow?: (ink: Ink, fit: number) => void
  /** Lamps that hang from the ceiling, at shares of half the width; null where none can hang. */
  readonly lamps?: {
    readonly colour: string
    readonly at: readonly number[]
    readonly drop?: number
  } | null
  /** Stands at the left and right, before the back wall and behind the actors. */
  readonly middle?: (ink: Ink, fit: number) => void
  readonly middleGlow?: (ink: Ink, fit: number) => void
  /** The colour of the pots in the corners, or what stands there instead; null for nothing. */
  readonly near?: string | ((ink: Ink) => void) | null
  /** What moves. */
  readonly alive?: (
    context: PlaceContext,
    size: { half: number; top: number; depth: number },
  ) => Piece[]
}

/** Depth of what stands at the sides. */
const MIDDLE = 3.2

export function interior(look: Interior): Place {
  const { id, time = 'day', sounds, spots, lamps } = look
  const size = { depth: look.depth ?? 6.2, height: look.height ?? 8.2, width: look.width ?? 1.36 }
  return place({
    id,
    indoors: true,
    time,
    ...(sounds === undefined ? {} : { sounds }),
    ...(spots === undefined ? {} : { spots }),
    set: (c) => [
      room(c, {
        ...look,
        ...size,
        lamp: lamps === undefined,
        back: (ink) => {
          look.back(ink, fitOf(ink))
          hang(ink, lamps, false)
        },
        glow: (ink) => {
          look.glow?.(ink, fitOf(ink))
          hang(ink, lamps, true)
        },
      }),
      ...sides(c, look),
      ...(look.alive?.(c, roomSize(c, size)) ?? []),
      motes(c, { z: 3, count: 14 }),
      ...corners(c, look.near),
    ],
  })
}

/** Rooms are measured for a wide frame; in a narrow one they are narrower. */
function fitOf(ink: Ink): number {
  return Math.min(1, ink.half / 9.5)
}

function hang(ink: Ink, lamps: Interior['lamps'], glowing: boolean): void {
  if (!lamps) return
  const { colour, drop = 2 } = lamps
  for (const share of lamps.at)
    pendant(ink, { x: share * ink.half, top: ink.top, drop, size: 0.95, colour, glowing })
}

function sides(c: PlaceContext, { middle, middleGlow }: Interior): Piece[] {
  if (!middle) return []
  return litPlane(c, 'sides', {
    z: MIDDLE,
    split: true,
    haze: 0.2,
    draw: (ink) => middle(ink, fitOf(ink)),
    glow: middleGlow && ((ink: Ink) => middleGlow(ink, fitOf(ink))),
  })
}

function corners(c: PlaceContext, near: Interior['near'] = '#e9eef0'): Piece[] {
  if (near === null) return []
  return wing(c, { name: 'corners' }, (ink) => {
    if (typeof near === 'function') near(ink)
    else for (const side of [-1, 1]) cornerPot(ink, { side, height: 2.5, colour: near })
  })
}
