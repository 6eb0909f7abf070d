import { pairs, triples } from '../../../scene/rows.ts'
import { shift } from '../../colour/oklch.ts'
import type { Ink } from '../ink.ts'
import { FERN, LEAF, WHITE } from '../tones.ts'

/** A bowl seen a little from above, as wide as its sheet; what is in it lies round (75, 40). */
export function drawBowl(ink: Ink, bowl: string): void {
  ink.shape('M6 38H144Q142 84 104 95Q75 99 46 95Q8 84 6 38Z', bowl)
  ink.shape('M106 44H144Q142 84 104 95Q94 97 84 97.6Q112 84 106 44Z', shift(bowl, -0.07))
  ink.line('M14 58Q20 82 42 90', 3, shift(bowl, 0.1))
  ink.oval([75, 38, 69, 21], shift(bowl, 0.06))
  ink.oval([75, 39, 62, 17.4], shift(bowl, -0.12))
  ink.oval([75, 40.4, 61, 16.2], ink.main)
  ink.faint(0.5, () => ink.oval([58, 37, 34, 8], ink.light))
}

/** Strands that wave from one side to the other. */
export const noodles =
  (tone: string, from = 24, to = 96) =>
  (ink: Ink): void => {
    for (let x = from; x < to; x += 9) {
      const y = 38 + ((x * 7) % 9)
      ink.line(
        `M${x} ${y}Q${x + 9} ${y - 9} ${x + 18} ${y}T${x + 34} ${y - 1}`,
        4.4,
        shift(tone, -0.1),
      )
      ink.line(
        `M${x} ${y - 0.8}Q${x + 9} ${y - 9.8} ${x + 18} ${y - 0.8}T${x + 34} ${y - 1.8}`,
        2.8,
        tone,
      )
    }
  }

/** Small pieces of one colour. */
export const bits =
  (tone: string, at: string, [rx, ry] = [4, 2.4]) =>
  (ink: Ink): void => {
    for (const [x, y] of pairs(at)) {
      ink.oval([x, y + 0.8, rx ?? 4, ry ?? 2.4], shift(tone, -0.1))
      ink.oval([x, y, rx ?? 4, ry ?? 2.4], tone)
    }
  }

/** Thin slices that overlap. */
export const slices =
  (tone: string, at: string) =>
  (ink: Ink): void => {
    for (const [x, y, turn] of triples(at))
      ink.moved({ x, y, turn }, () => {
        ink.oval([0, 1.4, 14, 6], shift(tone, -0.12))
        ink.oval([0, 0, 14, 6], tone)
        ink.line('M-9 -1Q0 -4 9 0', 1.4, shift(tone, 0.1))
      })
  }

/** Sprigs, each at a place and turned. */
export const herbs =
  (at: string) =>
  (ink: Ink): void => {
    for (const [x, y, turn] of triples(at))
      ink.moved({ x, y, turn }, () => {
        ink.shape('M0 6Q-9 0 -3 -9Q0 -4 3 -10Q10 0 0 6Z', FERN)
        ink.line([0, 5, 0, -4], 1.2, LEAF)
      })
  }

/** Half an egg. */
export const egg =
  (x: number, y: number) =>
  (ink: Ink): void => {
    ink.oval([x, y + 1.4, 13, 8.4], '#d8cdb8')
    ink.oval([x, y, 13, 8], WHITE)
    ink.oval([x, y, 7.4, 4.8], '#f4a52c')
    ink.oval([x - 2, y - 1.4, 2.6, 1.4], '#ffd77a')
  }

/** A pair of sticks that lie on the rim. */
export const chopsticks = (ink: Ink): void => {
  ink.line('92,40 142,2', 3, '#8a4a2c')
  ink.line('98,42 149,8', 3, '#a35c38')
}

/** It is hot. */
export const steam = (ink: Ink): void => {
  for (const [x, y] of pairs('52 20, 76 16, 98 20'))
    ink.faint(0.5, () =>
      ink.line(`M${x} ${y}Q${x - 7} ${y - 7} ${x} ${y - 12}T${x} ${y - 22}`, 3, WHITE),
    )
}

/** Bean sprouts. */
export const sprouts = (ink: Ink): void => {
  for (const [x, y, turn] of triples(
    '40 34 0.4, 50 30 -0.3, 58 34 0.9, 46 38 0.1, 54 40 -0.7, 62 29 0.3',
  ))
    ink.moved({ x, y, turn }, () => {
      ink.line('M-10 2Q0 -5 9 1', 2.6, '#f6f1de')
      ink.oval([10, 1, 2.8, 2], '#d9cf6a')
    })
}

/** A slice of fish cake. */
export const spiral =
  (x: number, y: number) =>
  (ink: Ink): void => {
    ink.oval([x, y, 11, 7.4], WHITE)
    ink.line(
      `M${x - 4} ${y}Q${x - 3} ${y - 4} ${x + 1} ${y - 3}Q${x + 5} ${y} ${x} ${y + 2.4}`,
      2,
      '#e56a8a',
    )
  }

/** A sheet of seaweed. */
export const nori =
  (x: number, y: number) =>
  (ink: Ink): void =>
    ink.moved({ x, y, turn: 0.16 }, () => {
      ink.box([-12, -22, 24, 32], '#25382c', 2)
      ink.line('-7,-18 -7,8', 1.4, '#3c5443')
    })

/** What a spoon has drawn in something thick. */
export const swirl = (ink: Ink): void => {
  ink.line('M34 42Q52 28 92 32Q120 40 94 48Q62 52 60 42Q70 34 88 40', 3.4, ink.dark)
  ink.line('M34 40.6Q52 26.6 92 30.6Q120 38.6 94 46.6Q62 50.6 60 40.6', 1.6, ink.pale)
}

/** It stands above the rim. */
export const heap =
  (tone: string) =>
  (ink: Ink): void => {
    ink.shape('M22 42Q28 14 75 10Q122 14 128 42Q100 56 75 56Q50 56 22 42Z', shift(tone, -0.06))
    ink.shape('M24 40Q32 12 75 8Q112 12 120 38Q96 48 70 48Q44 48 24 40Z', tone)
  }

/** Grains of rice. */
export const grains =
  (tone: string) =>
  (ink: Ink): void => {
    for (let at = 0; at < 46; at++) {
      const [x, y] = [34 + ((at * 37) % 84), 15 + ((at * 23) % 32)]
      ink.oval([x, y, 3.4, 1.7], at % 3 ? tone : shift(tone, -0.08), at)
    }
  }
