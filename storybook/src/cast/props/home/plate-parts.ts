import { pairs, triples } from '../../../scene/rows.ts'
import { shift } from '../../colour/oklch.ts'
import type { Ink } from '../ink.ts'
import type { Prop } from '../prop.ts'
import { FERN, LEAF, WHITE } from '../tones.ts'
import { served } from './served.ts'

/** A meal by its words, its colour and what lies on the plate. */
export interface Dish {
  readonly words: string
  readonly colour: string
  readonly on: (ink: Ink) => void
}

/** A white plate seen a little from above; what lies on it is round (75, 66). */
export function drawPlate(ink: Ink): void {
  ink.oval([75, 74, 74, 22], '#cfc8ba')
  ink.oval([75, 71, 74, 22], WHITE)
  ink.oval([75, 71, 56, 15], '#e6dfd0')
  ink.oval([75, 72, 55, 14], '#f4efe4')
}

/** A lump with light from the upper left. */
export const lump =
  (path: string, tone: string) =>
  (ink: Ink): void => {
    ink.moved({ y: 2.6 }, () => ink.shape(path, shift(tone, -0.12)))
    ink.shape(path, tone)
  }

/** Small ovals of one colour. */
export const dots =
  (tone: string, at: string, [rx, ry] = [4, 2.6]) =>
  (ink: Ink): void => {
    for (const [x, y] of pairs(at)) ink.oval([x, y, rx ?? 4, ry ?? 2.6], tone)
  }

/** Leaves of an herb, each at a place and turned. */
export const leaves =
  (at: string) =>
  (ink: Ink): void => {
    for (const [x, y, turn] of triples(at))
      ink.moved({ x, y, turn }, () => {
        ink.shape('M0 8Q-12 2 -5 -10Q0 -5 5 -11Q13 2 0 8Z', FERN)
        ink.line([0, 6, 0, -4], 1.4, LEAF)
      })
  }

/** Slices beside one another. */
export const strips =
  (tone: string, at: string) =>
  (ink: Ink): void => {
    for (const [x, y, turn] of triples(at))
      ink.moved({ x, y, turn }, () => {
        ink.box([-16, -6, 32, 13], shift(tone, -0.12), 4)
        ink.box([-16, -7, 32, 11], tone, 4)
        ink.line('-11,-4 9,-4', 1.8, shift(tone, 0.09))
      })
  }

/** Rice as a bowl leaves it. */
export const riceDome =
  (x: number, y: number) =>
  (ink: Ink): void => {
    ink.shape(
      `M${x - 30} ${y}Q${x - 28} ${y - 32} ${x} ${y - 34}Q${x + 28} ${y - 32} ${x + 30} ${y}Q${x} ${y + 10} ${x - 30} ${y}Z`,
      '#f6efdc',
    )
    ink.shape(
      `M${x + 6} ${y - 33}Q${x + 28} ${y - 30} ${x + 30} ${y}Q${x + 18} ${y + 4} ${x + 8} ${y + 4}Q${x + 20} ${y - 14} ${x + 6} ${y - 33}Z`,
      '#e3d8bc',
    )
    for (let at = 0; at < 16; at++)
      ink.oval([x - 20 + ((at * 17) % 36), y - 24 + ((at * 11) % 24), 3, 1.4], '#fffaf0', at)
  }

/** Several parts as one. */
export const parts =
  (...drawn: ((ink: Ink) => void)[]) =>
  (ink: Ink): void =>
    drawn.forEach((part) => part(ink))

/** Meals, each on its plate. */
export const onPlates = (dishes: readonly Dish[]): readonly Prop[] =>
  dishes.map(({ words, colour, on }) =>
    served({
      words: words.split('|'),
      colour,
      draw: (ink) => {
        drawPlate(ink)
        on(ink)
      },
    }),
  )
