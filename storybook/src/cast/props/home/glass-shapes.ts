import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { SHINE, STEEL } from '../tones.ts'
import { drawBack, drawFront, fillVessel } from '../vessels/draw-vessel.ts'
import type { VesselShape } from '../vessels/vessel-shapes.ts'

/** A glass that one drinks from: its inner wall, where its stem ends, and how full it is. */
export interface GlassShape {
  readonly width: number
  readonly metres: number
  readonly wall: VesselShape['wall']
  readonly stem?: number
  readonly from: number
}

export const GLASS_SHAPES = {
  rocks: { width: 84, metres: 0.1, wall: pairs('30 36, 80 34, 94 30'), from: 52 },
  highball: { width: 62, metres: 0.17, wall: pairs('14 22, 90 21, 96 19'), from: 26 },
  pint: { width: 68, metres: 0.17, wall: pairs('6 29, 30 30, 92 21, 96 19'), from: 20 },
  martini: { width: 96, metres: 0.18, wall: pairs('14 46, 58 3'), stem: 97, from: 22 },
  margarita: {
    width: 100,
    metres: 0.18,
    wall: pairs('16 47, 30 44, 42 26, 52 17, 62 4'),
    stem: 97,
    from: 22,
  },
  hurricane: {
    width: 64,
    metres: 0.2,
    wall: pairs('16 24, 30 21, 46 17, 60 22, 72 20, 82 5'),
    stem: 98,
    from: 22,
  },
  balloon: {
    width: 74,
    metres: 0.2,
    wall: pairs('10 26, 30 32, 46 30, 58 20, 64 4'),
    stem: 98,
    from: 26,
  },
} as const satisfies Record<string, GlassShape>

/** The glass with what is in it; `behind` is drawn between its walls, under the surface. */
export function drawGlass(
  ink: Ink,
  glass: GlassShape,
  { colour, from = glass.from, behind }: { colour: string; from?: number; behind?: () => void },
): void {
  const shape: VesselShape = { name: '', words: [], ...glass }
  const [middle, floor] = [glass.width / 2, glass.wall.at(-1)?.[0] ?? 96]
  if (glass.stem !== undefined) drawStem(ink, [middle, floor, glass.stem])
  drawBack(ink, shape)
  fillVessel(ink, shape, { from, to: floor - 1, colour, alpha: 0.94 })
  behind?.()
  drawFront(ink, shape)
}

function drawStem(ink: Ink, [x, from, to]: readonly [number, number, number]): void {
  ink.faint(0.8, () => {
    ink.line([x, from, x, to - 2], 3.4, STEEL)
    ink.oval([x, to - 1, 21, 3.2], STEEL)
    ink.oval([x, to - 2, 19, 2.4], SHINE)
  })
}
