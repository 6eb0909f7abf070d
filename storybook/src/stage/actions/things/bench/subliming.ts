import type { Ink } from '../../../../cast/props/ink.ts'
import { darken, lighten } from '../../../../paint/paper/colour.ts'
import { cycle, ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { onBench, scattered, stuffOf } from './bench.ts'
import { HEATING, thermometer } from './thermometer.ts'

const WIDTH = 150
const FLOOR = 88

/** A solid goes up as vapour, without ever being wet: the heap gets less, and its fumes rise. */
export function subliming(context: ActionContext): Performance {
  const { name, colour, fume = '#eef2f5', state } = stuffOf(context.object)
  const grains = scattered(context, 'grains', state === 'solid' ? 5 : 34)
  const puffs = scattered(context, 'puffs', 26)
  const cold = name.includes('ice')
  const draw = (ink: Ink, { share, t }: { share: number; t: number }): void => {
    const gone = ease(through(share, 0.12, 0.85))
    ink.shape(
      `M22 ${FLOOR - 6}Q75 ${FLOOR + 16} 128 ${FLOOR - 6}Q75 ${FLOOR + 4} 22 ${FLOOR - 6}Z`,
      '#b9d3de',
    )
    ink.faint(0.5, () => ink.oval([75, FLOOR - 5, 53, 6], '#d9eaf1'))
    for (const { x, y, size } of grains) {
      const r = (state === 'solid' ? 16 : 3.4 + 4 * size) * (1 - gone) ** 0.6
      if (r < 0.5) continue
      const high = (state === 'solid' ? 12 : 24) * (1 - Math.abs(x)) * y * (1 - 0.6 * gone)
      const [px, py] = [75 + x * 34 * (1 - 0.3 * gone), FLOOR - 3 - high - r * 0.5]
      const tone = size > 0.5 ? colour : size > 0.25 ? lighten(colour, 0.25) : darken(colour, 0.14)
      ink.poly(
        [
          [px - r, py + r * 0.4],
          [px - r * 0.4, py - r * 0.8],
          [px + r * 0.7, py - r * 0.6],
          [px + r, py + r * 0.5],
          [px, py + r * 0.9],
        ],
        tone,
      )
    }
    const strength = through(share, 0.08, 0.2) * mix(1, 0.35, through(share, 0.8, 0.2))
    for (const { x, y, size } of puffs) {
      const up = cycle(t * (0.16 + 0.1 * size) + y)
      // The fumes of dry ice are heavier than air and creep over the edge.
      const rise = cold ? 20 * Math.sin(up * Math.PI) - 10 * up : 78 * up
      const aside = cold ? 1 + 1.5 * up : 0.6 + 0.7 * up
      const at: [number, number, number] = [75 + x * 40 * aside, FLOOR - 10 - rise, 6 + 11 * up]
      ink.faint(0.34 * strength * Math.sin(up * Math.PI), () => ink.disc(at, fume))
    }
  }
  const gauge = thermometer(cold ? { from: 0.06, to: 0.2 } : HEATING, context.seconds)
  return onBench(context, {
    drawing: { name: `subliming ${name}`, width: WIDTH, draw },
    more: (t) => [gauge(t, 0.98)],
  })
}
