import { drawBack, drawFront, fillVessel } from '../../../../cast/props/vessels/draw-vessel.ts'
import { halfAt, levelAt } from '../../../../cast/props/vessels/vessel-shapes.ts'
import type { Ink } from '../../../../cast/props/ink.ts'
import { mix as mixed } from '../../../../paint/paper/colour.ts'
import { clamp, ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { onBench, scattered, stuffOf, vesselOf, type Spot } from './bench.ts'
import { COOLING, thermometer } from './thermometer.ts'

const ICE = '#eef8fd'

/** A crystal of six arms. */
export function drawFlake(
  ink: Ink,
  [x, y, r]: readonly [number, number, number],
  colour: string,
): void {
  for (let arm = 0; arm < 3; arm++) {
    const [dx, dy] = [Math.cos((arm * Math.PI) / 3) * r, Math.sin((arm * Math.PI) / 3) * r]
    ink.line([x - dx, y - dy, x + dx, y + dy], Math.max(0.6, r * 0.16), colour)
  }
}

/** The liquid in a vessel freezes from its surface and its walls inwards, and frost creeps over the outside. */
function cooled(context: ActionContext, freezes: boolean): Performance {
  const shape = vesselOf(context)
  const { colour, traits } = stuffOf(context.object)
  const frozen = mixed(colour, ICE, traits.has('clear') ? 0.62 : 0.5)
  const flakes = scattered(context, 'flakes', 26)
  const frost = scattered(context, 'frost', 40)
  const floor = levelAt(shape, 0)
  const within = ({ x, y }: Spot, from: number, to: number): readonly [number, number] => {
    const height = mix(from + 3, to - 2, y)
    return [shape.width / 2 + x * 0.82 * halfAt(shape, height), height]
  }
  const draw = (ink: Ink, { share }: { share: number }): void => {
    const cold = freezes ? ease(through(share, 0.12, 0.66)) : 0
    // Ice takes more room than water.
    const surface = levelAt(shape, mix(0.68, 0.75, cold))
    const front = mix(surface, floor, cold)
    drawBack(ink, shape)
    fillVessel(ink, shape, {
      from: surface,
      to: floor,
      colour,
      alpha: traits.has('clear') ? 0.7 : 1,
    })
    fillVessel(ink, shape, { from: surface, to: front, colour: frozen, alpha: 0.96 })
    if (cold > 0.02 && cold < 0.9)
      drawTeeth(ink, { middle: shape.width / 2, half: halfAt(shape, front), front }, frozen)
    flakes.forEach((each, at) => {
      const [x, y] = within(each, surface, floor)
      const grown = clamp((front - y) / 14 + (cold === 1 ? 1 : 0)) * (3 + 5 * each.size)
      if (grown > 0.4)
        ink.faint(0.75, () => drawFlake(ink, [x, y, grown], at % 3 ? '#ffffff' : '#cfeaf8'))
    })
    drawFront(ink, shape)
    frost.forEach((each, at) => {
      const [x, y] = within(each, levelAt(shape, 0.98), floor)
      const seen = (freezes ? 1 : 0) * clamp(share * 1.7 - 0.5 - at / 60)
      if (seen > 0)
        ink.faint(0.8 * seen, () => drawFlake(ink, [x, y, 1.4 + 2 * each.size], '#ffffff'))
    })
  }
  const gauge = thermometer(COOLING, context.seconds)
  return onBench(context, {
    drawing: { name: `freezing ${context.object}`, width: shape.width, draw },
    more: (t) => [gauge(t, shape.width / 200 + 0.24)],
  })
}

interface Edge {
  readonly middle: number
  readonly half: number
  readonly front: number
}

/** Where ice meets water it is jagged. */
function drawTeeth(ink: Ink, { middle, half, front }: Edge, colour: string): void {
  const teeth = 7
  const points = Array.from({ length: teeth * 2 + 1 }, (_, at): [number, number] => [
    middle - half * 0.97 + (half * 1.94 * at) / (teeth * 2),
    front + (at % 2 === 0 ? -1 : 3 + 3 * ((at * 5) % 3)),
  ])
  ink.poly(
    [[middle - half * 0.97, front - 2], ...points, [middle + half * 0.97, front - 2]],
    colour,
  )
}

export const freezing = (context: ActionContext): Performance => cooled(context, true)
/** It stays as it was, however cold it gets. */
export const resting = (context: ActionContext): Performance => cooled(context, false)
