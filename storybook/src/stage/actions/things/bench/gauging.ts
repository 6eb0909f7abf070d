import type { Ink } from '../../../../cast/props/ink.ts'
import { ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { onBench, scattered } from './bench.ts'
import { drawFlame } from './flames.ts'

const WIDTH = 80
const SILVER = '#aeb8c2'

/** The column of mercury in a thermometer over a flame: it climbs, and where it boils it bubbles out of the top. */
export function gauging(context: ActionContext): Performance {
  const boils = context.object === 'boil'
  const drops = scattered(context, 'drops', 12)
  const { seconds } = context
  const draw = (ink: Ink, { share, t }: { share: number; t: number }): void => {
    const level = ease(through(share, 0.06, 0.64))
    const top = mix(52, boils ? 3 : 10, level)
    ink.moved({ x: 2, y: 18, scale: 0.95 }, () =>
      drawFlame(ink, { x: 40, wide: 16, tall: 20, colour: '#ff9a2e', t }),
    )
    ink.box([31, -2, 18, 66], '#f3f6f7', 9)
    ink.disc([40, 66, 13], '#f3f6f7')
    ink.box([37, 4, 6, 60], '#d7e1e6', 3)
    ink.box([37, top, 6, 66 - top], SILVER, 3)
    ink.disc([40, 66, 9], SILVER)
    ink.faint(0.7, () => ink.disc([37, 63, 2.6], '#ffffff'))
    for (let at = 0; at < 11; at++)
      ink.line([44.5, 6 + at * 5, at % 5 === 0 ? 48.5 : 46.8, 6 + at * 5], 0.7, '#5f6a74')
    if (!boils) return
    const out = through(share, 0.66, 0.3)
    for (const { x, y, size } of drops) {
      if (out <= 0) break
      const flown = (t * 0.9 + y) % 1
      ink.disc(
        [40 + x * 26 * flown, -2 - 22 * flown + 30 * flown * flown, 1.2 + 1.8 * size],
        SILVER,
      )
    }
    ink.faint(Math.min(1, out * 4), () => ink.line('M33 0L38 8L35 14L42 20', 1, '#55606a'))
  }
  return onBench(context, {
    drawing: { name: `gauge ${context.object}`, width: WIDTH, draw },
    effects: boils
      ? [effect('steam', { from: seconds * 0.62, strength: 1.4, at: () => ({ x: 0, y: 1 }) })]
      : [],
  })
}
