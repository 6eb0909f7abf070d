import type { Actor } from '../../../../cast/actor.ts'
import type { Ink } from '../../../../cast/props/ink.ts'
import {
  drawBack,
  drawFront,
  drawLid,
  fillVessel,
} from '../../../../cast/props/vessels/draw-vessel.ts'
import { levelAt, type VesselShape } from '../../../../cast/props/vessels/vessel-shapes.ts'
import type { Substance } from '../../../../lexicon/substances/substances.ts'
import { lighten } from '../../../../paint/paper/colour.ts'
import { ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { handAt, onBench, prop, scattered, stuffOf, vesselOf, type Spot } from './bench.ts'
import { liveActor } from './live.ts'

const BLOBS = 24
/** How tall the vessel is, and how far above the ground it floats. */
const TALL = 0.52
const FOOT = 0.16
const TILT = 0.95

interface Wobble {
  readonly colour: string
  readonly t: number
}

/** A blob of liquid without weight: its outline wobbles. */
function drawBlob(
  ink: Ink,
  [x, y, r]: readonly [number, number, number],
  { colour, t }: Wobble,
): void {
  const points = Array.from({ length: 18 }, (_, at): [number, number] => {
    const angle = (at / 18) * Math.PI * 2
    const [long, short] = [Math.sin(angle * 2 + t * 1.9), Math.sin(angle * 3 - t * 1.3 + y)]
    const reach = r * (1 + 0.13 * long + 0.08 * short)
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  ink.poly(points, colour)
  ink.faint(0.5, () =>
    ink.oval([x - r * 0.3, y - r * 0.35, r * 0.34, r * 0.2], lighten(colour, 0.7), -0.5),
  )
}

/** The vessel as it empties itself, its lid off when it has one. */
function emptyingVessel(shape: VesselShape, stuff: Substance, tilts: boolean): Actor {
  return liveActor({
    name: `weightless ${stuff.name}`,
    width: shape.width,
    draw: (ink, { share }) => {
      const left = mix(0.74, 0.16, ease(through(share, 0.2, 0.75)))
      const alpha = stuff.traits.has('clear') ? 0.75 : 1
      drawBack(ink, shape)
      fillVessel(ink, shape, {
        from: levelAt(shape, left),
        to: levelAt(shape, 0),
        colour: stuff.colour,
        alpha,
      })
      drawFront(ink, shape)
      if (!tilts && shape.lid !== undefined) drawLid(ink, shape, ease(through(share, 0.06, 0.14)))
    },
  })
}

interface Cloud {
  readonly stuff: Substance
  readonly spots: readonly Spot[]
  /** Where they come from, in hundredths, and the way most of them go. */
  readonly mouth: readonly [number, number]
  readonly way: number
}

/** Blobs that leave the mouth one after the other and drift on. */
function drawCloud(
  ink: Ink,
  { stuff, spots, mouth: [x, y], way }: Cloud,
  { share, t }: { share: number; t: number },
): void {
  const slow = stuff.traits.has('thick') ? 0.7 : 1
  spots.forEach((spot, at) => {
    const out = through(share, 0.14 + (0.5 * at) / BLOBS, 0.8)
    if (out <= 0) return
    const angle = way + spot.x * 1.35
    const far = (10 + 50 * (0.3 + 0.7 * spot.y)) * slow * (1 - (1 - out) ** 1.7)
    // Foam swells as it goes.
    const swells = stuff.traits.has('foamy') ? 1 + 0.9 * out : 1
    const r = (2.2 + 4.6 * spot.size) * Math.min(1, out * 5) * swells
    const drift = 2 * Math.sin(t + at)
    drawBlob(ink, [x + 1.5 * Math.cos(angle) * far, y + Math.sin(angle) * far + drift, r], {
      colour: stuff.colour,
      t: t + at,
    })
  })
}

/** Without weight what is in a vessel comes out of it by itself, in blobs that drift in all directions. `object` is `opened with milk`. */
export function escaping(context: ActionContext): Performance {
  const [how = 'opened', name = 'water'] = (context.object ?? '').split(' with ')
  const [shape, stuff] = [vesselOf(context), stuffOf(name)]
  const { seconds } = context
  const tilts = /tilt|pour|tip|spill|turn/u.test(how)
  const vessel = emptyingVessel(shape, stuff, tilts)
  const tip = (t: number): number =>
    tilts ? TILT * ease(through(t, seconds * 0.04, seconds * 0.2)) : 0
  const [rim, half] = shape.wall[0] ?? [5, 20]
  const [up, aside] = [(1 - rim / 100) * TALL, tilts ? (half / 100) * TALL : 0]
  const lean = tilts ? TILT : 0
  const stands = tilts ? -0.3 * TALL : 0
  const mouth: Cloud['mouth'] = [
    100 + 100 * (stands + aside * Math.cos(lean) + up * Math.sin(lean)),
    100 - 100 * (FOOT + up * Math.cos(lean) - aside * Math.sin(lean)),
  ]
  const cloud: Cloud = {
    stuff,
    spots: scattered(context, 'blobs', BLOBS),
    mouth,
    way: -Math.PI / 2 + 0.6 * lean,
  }
  return onBench(context, {
    drawing: {
      name: `blobs of ${name}`,
      width: 200,
      draw: (ink, now) => drawCloud(ink, cloud, now),
    },
    more: (t) => {
      const place = { x: stands, y: FOOT + 0.015 * Math.sin(t), z: 0.03 }
      const pose = { open: t / seconds, lean: tip(t) }
      return [prop('vessel', vessel, { place, height: TALL, pose })]
    },
    // What is opened floats there by itself: a hand would hide it.
    hands: () =>
      /opened|uncapped|released/u.test(how)
        ? []
        : handAt(context, {
            x: stands - (half / 100) * TALL - 0.02,
            y: FOOT + 0.3 * up,
            height: 1.1,
            left: true,
          }),
  })
}
