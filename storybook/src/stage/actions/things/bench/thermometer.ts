import { clamp, ease, mix } from '../../../easing.ts'
import type { Companion } from '../../action.ts'
import { liveActor } from './live.ts'
import { prop } from './bench.ts'

/** Where the column of a thermometer begins and ends, as shares of its scale. */
export interface Column {
  readonly from: number
  readonly to: number
}

export const COOLING: Column = { from: 0.62, to: 0.14 }
export const WARMING: Column = { from: 0.3, to: 0.72 }
export const HEATING: Column = { from: 0.3, to: 0.92 }

const [COLD, HOT, MILD] = ['#3f86d8', '#e0392f', '#e88a2e']

/** A thermometer that stands beside what it measures; it has come to its end when two thirds are over. */
export function thermometer(
  { from, to }: Column,
  seconds: number,
): (t: number, x: number) => Companion {
  const actor = liveActor({
    name: 'thermometer',
    width: 26,
    draw: (ink, { share }) => {
      const level = mix(from, to, ease(share / 0.7))
      const colour = level < 0.35 ? COLD : level > 0.6 ? HOT : MILD
      const top = mix(80, 10, clamp(level))
      ink.box([5, 2, 16, 88], '#f4f1e8', 8)
      ink.disc([13, 88, 11], '#f4f1e8')
      ink.box([10, 8, 6, 80], '#d9e3e6', 3)
      ink.box([10, top, 6, 86 - top], colour, 3)
      ink.disc([13, 88, 7.5], colour)
      for (let at = 0; at < 9; at++)
        ink.line([17, 12 + at * 8, at % 2 === 0 ? 21 : 19.5, 12 + at * 8], 0.9, '#6b7680')
    },
  })
  return (t, x) =>
    prop('thermometer', actor, {
      place: { x, y: 0, z: 0.03 },
      height: 0.86,
      pose: { open: t / seconds },
    })
}
