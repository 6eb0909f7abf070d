import { pairs } from '../../scene/rows.ts'
import type { Outline, Part } from '../figure/figure.ts'
import { turnAbout } from '../figure/turn-about.ts'
import { grown } from './grown.ts'
import type { Pattern } from './pattern.ts'
import { onSheet } from './on-sheet.ts'

/** A leg of a picture that is drawn in full gallop: it swings from the shoulder or the hip as a whole. */
interface Limb {
  readonly pin: readonly [number, number]
  readonly outline: readonly (readonly [number, number])[]
  readonly phase: number
  readonly swing: number
}

const GALLOPERS: Readonly<Record<string, readonly Limb[]>> = {
  horse: [
    {
      pin: [0.23, 0.6],
      phase: 0.1,
      swing: 0.4,
      outline: pairs('-0.02 0.56, 0.2 0.55, 0.25 0.66, 0.15 0.69, 0.15 0.88, -0.02 0.88'),
    },
    {
      pin: [0.57, 0.64],
      phase: 0.55,
      swing: -0.36,
      outline: pairs(`
        0.4 0.74, 0.52 0.68, 0.56 0.61, 0.635 0.62, 0.625 0.74, 0.57 0.8, 0.5 0.85, 0.5 0.93,
        0.39 0.93
      `),
    },
    {
      pin: [0.36, 0.67],
      phase: 0,
      swing: 0.46,
      outline: pairs('0.2 0.73, 0.3 0.67, 0.42 0.685, 0.31 0.8, 0.4 0.85, 0.4 0.96, 0.2 0.96'),
    },
    {
      pin: [0.74, 0.58],
      phase: 0.45,
      swing: -0.34,
      outline: pairs(`
        0.42 0.96, 0.5 0.86, 0.58 0.82, 0.6 0.76, 0.655 0.6, 0.82 0.62, 0.7 0.76, 0.68 0.85,
        0.54 1.02, 0.42 1.02
      `),
    },
  ],
}

/** Legs that reach out and gather with the gait. */
export function gallopLimbs({ name, aspect }: Pattern): {
  readonly sheets: readonly []
  readonly behind: readonly Part[]
  readonly front: readonly []
  readonly drop: readonly Outline[]
} | null {
  const limbs = GALLOPERS[name]
  if (!limbs) return null
  const cuts = limbs.map(({ outline }) => onSheet(outline, aspect))
  const behind = limbs.map(({ pin, outline, phase, swing }, index): Part => {
    const [x, y] = onSheet([pin], aspect)[0] ?? [0, 0]
    return {
      sheet: 0,
      keep: grown(onSheet(outline, aspect)),
      // Its wider edge must not take bits of the other legs along.
      drop: cuts.filter((_, other) => other !== index),
      move: ({ gait }) => {
        if (gait === undefined) return [1, 0, 0, 1, 0, 0]
        return turnAbout(x, y, swing * Math.sin(2 * Math.PI * (gait + phase)))
      },
    }
  })
  return { sheets: [], behind, front: [], drop: cuts }
}
