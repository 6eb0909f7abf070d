import type { Ink } from '../../../../cast/props/ink.ts'
import { darken, lighten } from '../../../../paint/paper/colour.ts'
import { ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { onBench, stuffOf } from './bench.ts'
import { HEATING, thermometer, WARMING } from './thermometer.ts'

const WIDTH = 170
const FLOOR = 90

interface Lump {
  readonly half: number
  readonly tall: number
  readonly colour: string
  /** 0 as cut, 1 gone. */
  readonly gone: number
}

/** A block that slumps: its corners go round, and its foot spreads. */
function drawBlock(ink: Ink, { half, tall, colour, gone }: Lump): void {
  const [middle, top] = [WIDTH / 2, FLOOR - tall]
  const round = Math.min(tall * 0.9, mix(3, 26, gone))
  const foot = half * mix(1, 1.35, gone)
  const side = (way: 1 | -1): string => {
    const [edge, toe] = [middle + way * half, middle + way * foot]
    return way === 1
      ? `L${edge - round} ${top}Q${edge} ${top} ${edge} ${top + round}Q${edge + 2} ${FLOOR - 2} ${toe} ${FLOOR}`
      : `L${toe} ${FLOOR}Q${edge - 2} ${FLOOR - 2} ${edge} ${top + round}Q${edge} ${top} ${edge + round} ${top}`
  }
  ink.shape(`M${middle - half + round} ${top}${side(1)}${side(-1)}Z`, colour)
  ink.faint(0.5, () => {
    ink.shape(
      `M${middle + half * 0.3} ${top + 2}${side(1)}L${middle + half * 0.55} ${FLOOR}Z`,
      darken(colour, 0.14),
    )
    ink.box(
      [middle - half * 0.8, top + tall * 0.12, half * 0.22, tall * 0.5],
      lighten(colour, 0.5),
      3,
    )
  })
}

/** A stick stands, leans over and lies down in its own wax. */
function drawStick(ink: Ink, { tall, colour, gone }: Lump): void {
  const bend = 46 * gone
  const [middle, top] = [WIDTH / 2, FLOOR - tall]
  ink.line(
    `M${middle} ${FLOOR - 4}Q${middle} ${top + tall * 0.3} ${middle + bend} ${top + 8 * gone}`,
    17,
    colour,
  )
  ink.faint(0.5, () =>
    ink.line(
      `M${middle - 4} ${FLOOR - 6}Q${middle - 4} ${top + tall * 0.3} ${middle - 4 + bend} ${top + 8 * gone + 4}`,
      3,
      lighten(colour, 0.6),
    ),
  )
  ink.line(
    [middle + bend, top + 8 * gone - 6, middle + bend * 1.06, top - 15 + 9 * gone],
    1.8,
    '#4a4038',
  )
}

/** Holes in cheese, facets in ice. */
function drawMarks(ink: Ink, name: string, { half, tall, colour, gone }: Lump): void {
  const [middle, top] = [WIDTH / 2, FLOOR - tall]
  const at = (x: number, y: number): [number, number] => [middle + x * half, top + y * tall]
  if (/cheese|cheddar/u.test(name))
    for (const [x, y, r] of [
      [-0.5, 0.4, 6],
      [0.1, 0.65, 8],
      [0.55, 0.3, 5],
      [-0.15, 0.2, 4],
    ] as const)
      ink.oval([...at(x, y), r, r * mix(1, 0.4, gone)], darken(colour, 0.2))
  if (/ice|snow/u.test(name) && gone < 0.8) {
    ink.line([...at(-0.6, 0.25), ...at(0.5, 0.75)], 1.4, '#ffffff')
    ink.line([...at(-0.2, 0.15), ...at(0.65, 0.45)], 1.1, '#ffffff')
  }
}

const STICKS = /candle|crayon|popsicle|icicle/u
/** What turns runny all at once stands higher before it does. */
const LOW = /butter|coconut|lard|ghee|soap/u

/** A solid on a plate goes soft and runs, as far as `goes`: 1 leaves nothing but a pool. */
function softened(context: ActionContext, goes: number): Performance {
  const { name, colour, traits } = stuffOf(context.object)
  const stick = STICKS.test(name)
  const high = stick ? 74 : LOW.test(name) ? 34 : 48
  const pool = name.includes('ice') || name === 'snow' ? '#a9dcf3' : lighten(colour, 0.12)
  const draw = (ink: Ink, { share }: { share: number }): void => {
    const gone = goes * ease(through(share, 0.1, 0.8))
    ink.oval([WIDTH / 2, FLOOR + 3, 80, 8], '#d5dbe0')
    ink.oval([WIDTH / 2, FLOOR + 1, 80, 7.5], '#f6f3ec')
    ink.oval([WIDTH / 2, FLOOR + 1, 62, 5], '#e7e4da')
    if (gone > 0.04)
      ink.faint(0.92, () =>
        ink.oval([WIDTH / 2, FLOOR + 1, mix(20, 70, gone), mix(2, 6.6, gone)], pool),
      )
    const left = Math.max(0, 1 - gone)
    const lump: Lump = { half: mix(30, 34, gone), tall: high * left ** 1.2, colour, gone }
    if (left < 0.03) return
    ink.faint(traits.has('clear') ? 0.85 : 1, () => {
      if (stick) drawStick(ink, { ...lump, tall: high * mix(1, left, 0.7) })
      else drawBlock(ink, lump)
      if (!stick) drawMarks(ink, name, lump)
    })
  }
  const { seconds } = context
  const gauge =
    goes > 0
      ? thermometer(goes === 1 ? HEATING : WARMING, seconds)
      : thermometer({ from: 0.12, to: 0.24 }, seconds)
  const drips = effect('drips', {
    from: seconds * 0.25,
    strength: 0.7 * goes,
    at: () => ({ x: 0.1, y: 0.36 }),
  })
  return onBench(context, {
    drawing: { name: `melting ${name}`, width: WIDTH, draw },
    more: (t) => [gauge(t, 1.02)],
    effects: goes > 0.5 && traits.has('watery') ? [drips] : [],
  })
}

export const meltingAway = (context: ActionContext): Performance => softened(context, 1)
export const goingSoft = (context: ActionContext): Performance => softened(context, 0.36)
/** It is as hard as ever; the thermometer tells that something was tried. */
export const stayingHard = (context: ActionContext): Performance => softened(context, 0)
