import type { Ink } from '../../../../cast/props/ink.ts'
import { darken, lighten, mix as mixed } from '../../../../paint/paper/colour.ts'
import { cycle, ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { onBench, prop, scattered, stuffOf } from './bench.ts'
import { liveActor } from './live.ts'

const WIDTH = 120
const SEAT = 82
/** The flame of what has no colour of its own. */
const USUAL = '#ff9a2e'

interface Flame {
  readonly x: number
  readonly wide: number
  readonly tall: number
  readonly colour: string
  readonly t: number
}

/** A tongue that licks: wide below, its tip to and fro. */
export function drawFlame(ink: Ink, { x, wide, tall, colour, t }: Flame): void {
  const lick = wide * 0.4 * Math.sin(t * 7 + x)
  const high = tall * (1 + 0.08 * Math.sin(t * 11 + x * 3))
  const tongue = (share: number): string => {
    const [half, top] = [wide * share, SEAT - high * share]
    return `M${x - half} ${SEAT - 2}Q${x - half * 1.3} ${SEAT - high * share * 0.45} ${x + lick * share} ${top}Q${x + half * 1.3} ${SEAT - high * share * 0.45} ${x + half} ${SEAT - 2}Q${x} ${SEAT + 4} ${x - half} ${SEAT - 2}Z`
  }
  ink.faint(0.55, () => ink.shape(tongue(1), colour))
  ink.faint(0.85, () => ink.shape(tongue(0.74), lighten(colour, 0.22)))
  ink.shape(tongue(0.42), lighten(colour, 0.72))
}

function drawDish(ink: Ink): void {
  ink.oval([60, 92, 44, 7], '#cfd5d8')
  ink.shape('M14 84Q24 98 60 98T106 84Z', '#e9ecec')
  ink.oval([60, 84, 46, 6], '#f6f7f5')
  ink.oval([60, 84.6, 38, 4.4], '#d9dedd')
}

/** A piece of something is lit and burns with the flame that it has by nature: barium green, strontium red. */
export function burningBright(context: ActionContext): Performance {
  const { colour, fume = USUAL, state, traits, name } = stuffOf(context.object)
  const { seconds } = context
  const dazzles = traits.has('dazzling')
  const sparks = scattered(context, 'sparks', 22)
  const draw = (ink: Ink, { share, t }: { share: number; t: number }): void => {
    const lit = ease(through(share, 0.1, 0.2))
    const grown = mix(0.82, 1, through(share, 0.3, 0.6)) * lit
    for (let ring = 1; ring <= 9; ring++)
      ink.faint(0.05 * lit, () => ink.disc([60, 54, 7.4 * ring], fume))
    if (dazzles)
      ink.faint(0.5 * lit, () => ink.disc([60, 64, 30 + 3 * Math.sin(t * 23)], '#ffffff'))
    drawDish(ink)
    const piece = mixed(colour, darken(colour, 0.5), lit * 0.6)
    if (state === 'solid') ink.poly('44,86 48,75 58,71 70,74 77,84 68,88', piece)
    else ink.shape('M36 87Q46 74 60 73T84 87Z', piece)
    ink.faint(0.5, () => ink.poly('48,78 57,73 62,80 52,84', lighten(piece, 0.35)))
    for (const [x, wide, tall] of [
      [48, 10, 46],
      [73, 10, 42],
      [60, 15, 74],
    ] as const)
      if (grown > 0)
        drawFlame(ink, { x, wide: wide * grown, tall: tall * grown, colour: fume, t: t + x })
    if (dazzles) drawSparks(ink, sparks, { t, lit, colour: fume })
  }
  const taper = liveActor({ name: 'burning taper', width: 60, draw: drawTaper })
  return onBench(context, {
    drawing: { name: `flame of ${name}`, width: WIDTH, draw },
    more: (t) => {
      const away = ease(through(t / seconds, 0.16, 0.12))
      const x = mix(0.46, 1.5, away) + 0.3 * (1 - ease(t / (seconds * 0.1)))
      return away === 1
        ? []
        : [
            prop('taper', taper, {
              place: { x, y: 0.12, z: 0.05 },
              height: 0.62,
              pose: { lean: -0.5 },
            }),
          ]
    },
    effects: [effect('wisp', { from: seconds * 0.3, strength: 0.8, at: () => ({ x: 0, y: 1 }) })],
  })
}

/** A long match, burning at its upper end. */
function drawTaper(ink: Ink, { t }: { t: number }): void {
  ink.line([30, 26, 30, 150], 5, '#d9b27c')
  ink.disc([30, 24, 4.5], '#3c2a22')
  ink.moved({ x: 0, y: -58 }, () => drawFlame(ink, { x: 30, wide: 9, tall: 34, colour: USUAL, t }))
}

interface Shower {
  readonly t: number
  readonly lit: number
  readonly colour: string
}

/** Iron and magnesium throw sparks. */
function drawSparks(
  ink: Ink,
  spots: ReturnType<typeof scattered>,
  { t, lit, colour }: Shower,
): void {
  for (const { x, y, size } of spots) {
    const flown = cycle(t * (0.8 + 0.7 * size) + y)
    const [dx, dy] = [x * 60 * flown, -44 * flown - 20 * y + 60 * flown * flown]
    const [px, py] = [60 + dx, 70 + dy]
    ink.faint(lit * (1 - flown), () =>
      ink.line([px, py, px - x * 5, py + 3 - 6 * flown], 1.5, lighten(colour, 0.4)),
    )
  }
}
