import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, mix } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { oval, type Pair } from '../shapes.ts'
import { plane } from '../plane.ts'

/** How far a hillside falls for each step to the right. */
export const FALL = -0.24

/** What a hillside is made of. */
export interface Hill {
  readonly near: string
  readonly far: string
  readonly edge: string
  /** What is strewn over it: flowers, or glints of ice. */
  readonly strewn: readonly string[]
  readonly grow: (ink: Ink, spot: { x: number; y: number; height: number }) => void
}

/** Depths of the sheets, and which of them carry trees, at shares of half the frame. */
const SHEETS: readonly { readonly z: number; readonly trees: readonly number[] }[] = [
  { z: 26, trees: [-0.9, -0.66, -0.5, -0.2, 0.05, 0.3, 0.5, 0.74, 0.95] },
  { z: 16, trees: [-0.86, -0.6, 0.2, 0.62, 0.84] },
  { z: 9, trees: [-0.94, 0.86] },
  { z: 4, trees: [] },
  { z: 1.2, trees: [] },
  { z: -2.4, trees: [] },
]

/** Sheets of paper, one before the other, that all fall to the right, with trees on the far ones. */
export function hillside(c: PlaceContext, hill: Hill): Piece[] {
  return SHEETS.flatMap(({ z, trees }, i) =>
    plane(c, { name: `hillside ${i}`, z }, (ink) => {
      const colour = mix(hill.far, hill.near, i / (SHEETS.length - 1))
      const at = (x: number): number => -FALL * x + ink.random.between(-0.12, 0.12)
      const points: Pair[] = []
      for (let x = ink.left; x <= ink.right + 3; x += 3) points.push([x, at(x)])
      for (const share of trees) {
        const x = share * ink.half
        hill.grow(ink, { x, y: -FALL * x + 0.1, height: (4.4 + z * 0.06) * ink.tall })
      }
      cut(ink, colour, [0.4, 0.5]).skyline(points, ink.bottom)
      hollows(ink, hill.edge)
      strew(ink, hill)
    }),
  )
}

/** Tracks down the hill and soft dents: they show which way it falls. */
function hollows(ink: Ink, colour: string): void {
  for (let i = 0; i < 7; i++) {
    const x = ink.random.between(-1.1, 1.1) * ink.half
    const y = -FALL * x + ink.random.between(0.5, 2.4)
    mark(ink, clear(colour, 0.22)).shape((ctx) => {
      ctx.save()
      ctx.translate(x, y)
      ctx.rotate(Math.atan(-FALL))
      oval(0, 0, [ink.random.between(0.5, 1.5), 0.09])(ctx)
      ctx.restore()
    })
  }
  stroke(ink, clear(colour, 0.35), 0.07).shape((ctx) => {
    for (let x = ink.left; x < ink.right; x += 0.6)
      ctx.lineTo(x, -FALL * x + 0.9 + 0.25 * Math.sin(x * 0.7))
  })
}

/** Small things all over the sheet, and tufts between them. */
function strew(ink: Ink, { strewn, edge }: Hill): void {
  for (let i = 0; i < 60; i++) {
    const x = ink.random.between(-1.2, 1.2) * ink.half
    const y = -FALL * x + ink.random.between(0.25, 3)
    const size = ink.random.between(0.04, 0.09)
    if (i % 3 > 0 || ink.season === 'winter')
      mark(ink, ink.random.pick(strewn)).oval(x, y, [size, size * 0.8])
    else
      stroke(ink, clear(edge, 0.7), 0.05).shape((ctx) => {
        for (const dx of [-0.09, 0, 0.09]) {
          ctx.moveTo(x, y)
          ctx.lineTo(x + dx, y - 0.2)
        }
      })
  }
}
