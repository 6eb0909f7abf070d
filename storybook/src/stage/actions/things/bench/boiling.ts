import { drawBack, drawFront, fillVessel } from '../../../../cast/props/vessels/draw-vessel.ts'
import { halfAt, levelAt, type VesselShape } from '../../../../cast/props/vessels/vessel-shapes.ts'
import type { Ink } from '../../../../cast/props/ink.ts'
import { lighten } from '../../../../paint/paper/colour.ts'
import { cycle, ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { onBench, scattered, stuffOf, vesselOf, type Spot } from './bench.ts'
import { HEATING, thermometer, WARMING } from './thermometer.ts'

/** How much smaller a vessel is drawn that stands on a hot plate, which takes the rest. */
const SMALLER = 0.84

/** A plate that begins to glow under the vessel. */
function drawPlate(ink: Ink, middle: number, heat: number): void {
  ink.box([middle - 46, 84, 92, 5], '#4b5158', 2)
  ink.faint(heat, () => ink.box([middle - 42, 83.4, 84, 3.6], '#ff5a2a', 2))
  ink.box([middle - 40, 88, 80, 11], '#6b737b', 3)
  ink.disc([middle - 20, 93.5, 2.6], '#2f343a')
  ink.faint(0.4 + 0.6 * heat, () => ink.disc([middle + 20, 93.5, 2.2], '#ff5a2a'))
}

interface Bubbling {
  readonly shape: VesselShape
  readonly spots: readonly Spot[]
  readonly surface: number
  readonly t: number
  /** 0…1 */
  readonly amount: number
  readonly colour: string
}

/** Bubbles that rise from the bottom, larger the higher they are. */
export function drawBubbles(
  ink: Ink,
  { shape, spots, surface, t, amount, colour }: Bubbling,
): void {
  const [floor, middle] = [levelAt(shape, 0.03), shape.width / 2]
  spots.slice(0, Math.ceil(spots.length * amount)).forEach(({ x, y, size }) => {
    const risen = cycle(t * (0.5 + 0.5 * size) + y)
    const height = mix(floor, surface + 1.5, risen)
    const at = middle + x * 0.86 * halfAt(shape, height) + Math.sin(risen * 9 + y * 7) * 1.2
    const radius = (1 + 2.4 * size) * (0.4 + 0.6 * risen)
    ink.faint(0.75, () => ink.ring([at, height, radius], 0.9, lighten(colour, 0.6)))
    ink.faint(0.3, () => ink.disc([at, height, radius], '#ffffff'))
  })
}

function heated(context: ActionContext, boils: boolean): Performance {
  const shape = vesselOf(context)
  const { colour, traits } = stuffOf(context.object)
  const spots = scattered(context, 'bubbles', boils ? 60 : 14)
  const { seconds } = context
  const start = boils ? 0.25 : 0.35
  const draw = (ink: Ink, { share, t }: { share: number; t: number }): void => {
    const heat = ease(through(share, 0.05, 0.3))
    const amount = ease(through(share, start, 0.3))
    const left = mix(0.66, boils ? 0.4 : 0.6, through(share, 0.45, 0.55))
    const surface = levelAt(shape, left)
    drawPlate(ink, shape.width / 2, heat)
    ink.moved({ x: ((1 - SMALLER) * shape.width) / 2, y: 1, scale: SMALLER }, () => {
      drawBack(ink, shape)
      fillVessel(ink, shape, {
        from: surface + (boils ? amount * Math.sin(t * 17) : 0),
        to: levelAt(shape, 0),
        colour,
        alpha: traits.has('clear') ? 0.72 : 1,
      })
      drawBubbles(ink, { shape, spots, surface, t, amount, colour })
      if (boils) drawSeething(ink, { shape, spots, surface, t, amount, colour })
      drawFront(ink, shape)
    })
  }
  const gauge = thermometer(boils ? HEATING : WARMING, seconds)
  const mouth = 1 - SMALLER * ((shape.wall[0]?.[0] ?? 6) / 100)
  return onBench(context, {
    drawing: { name: `heated ${context.object}`, width: shape.width, draw },
    more: (t) => [gauge(t, shape.width / 200 + 0.22)],
    effects: [
      effect('steam', {
        from: seconds * start,
        strength: boils ? 2.2 : 0.9,
        colour: traits.has('metal') ? 'silver' : null,
        at: () => ({ x: 0, y: mouth }),
      }),
    ],
  })
}

/** The surface of what boils hops. */
function drawSeething(ink: Ink, { shape, spots, surface, t, amount, colour }: Bubbling): void {
  const half = halfAt(shape, surface)
  spots.slice(0, 14).forEach(({ x, y, size }) => {
    const up = Math.abs(Math.sin(t * (5 + 4 * size) + y * 9)) * amount
    const at = shape.width / 2 + x * 0.85 * half
    ink.oval([at, surface - up, 2 + 3 * size, 1 + 3.4 * up], lighten(colour, 0.14))
  })
}

export const boilingUp = (context: ActionContext): Performance => heated(context, true)
export const steamingOff = (context: ActionContext): Performance => heated(context, false)
