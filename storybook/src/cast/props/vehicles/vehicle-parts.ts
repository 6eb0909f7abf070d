import type { Ink } from '../ink.ts'
import { driven, type MovingPiece } from '../prop.ts'
import { METAL, STEEL, IRON, COAL, GLASS, SHINE, RUBBER } from '../tones.ts'

/** A wheel with a tyre and a hubcap. */
export const wheel = (x: number, y: number, radius: number): MovingPiece => ({
  ...driven('roll', [x, y]),
  draw: (ink) => {
    ink.disc([x, y, radius], RUBBER)
    ink.disc([x, y, radius * 0.58], METAL)
    for (let i = 0; i < 5; i++)
      ink.disc(
        [
          x + radius * 0.36 * Math.cos(i * 1.257),
          y + radius * 0.36 * Math.sin(i * 1.257),
          radius * 0.1,
        ],
        IRON,
      )
    ink.disc([x, y, radius * 0.14], IRON)
  },
})

/** A wheel with spokes: bicycles, carts. */
export const spoked = (
  [x, y, radius]: readonly [number, number, number],
  rim = COAL,
): MovingPiece => ({
  ...driven('roll', [x, y]),
  draw: (ink) => {
    for (let i = 0; i < 8; i++) {
      const [cos, sin] = [Math.cos(i * 0.393), Math.sin(i * 0.393)]
      ink.line(
        [
          [x - cos * radius, y - sin * radius],
          [x + cos * radius, y + sin * radius],
        ],
        radius * 0.035,
        METAL,
      )
    }
    ink.ring([x, y, radius * 0.94], radius * 0.12, rim)
    ink.ring([x, y, radius * 0.84], radius * 0.06, STEEL)
    ink.disc([x, y, radius * 0.12], STEEL)
  },
})

/** Panes with a shine, all of one size. */
export function windows(
  ink: Ink,
  at: readonly number[],
  { y, wide, tall }: { y: number; wide: number; tall: number },
): void {
  for (const x of at) {
    ink.box([x, y, wide, tall], GLASS, 3)
    ink.poly(
      [
        [x + wide * 0.15, y],
        [x + wide * 0.5, y],
        [x + wide * 0.2, y + tall],
        [x, y + tall],
        [x, y + tall * 0.5],
      ],
      SHINE,
    )
  }
}
