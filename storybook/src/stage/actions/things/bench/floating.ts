import { drawBack, drawFront, fillVessel } from '../../../../cast/props/vessels/draw-vessel.ts'
import { halfAt, levelAt } from '../../../../cast/props/vessels/vessel-shapes.ts'
import type { Ink } from '../../../../cast/props/ink.ts'
import { doesFloat } from '../../../../lexicon/substances/by-nature.ts'
import { lighten } from '../../../../paint/paper/colour.ts'
import { clamp, cycle, ease, gather, mix, through, wave } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { handAt, onBench, prop, stuffOf, vesselOf } from './bench.ts'
import { liveActor } from './live.ts'
import { thingNamed } from './things.ts'

/** When it touches the surface, and when the hand lets it go. */
const TOUCHES = 0.26
const LETS_GO = 0.34
/** How much of what floats is under water. */
const UNDER = 0.3

interface Way {
  readonly floats: boolean
  readonly seconds: number
  /** Heights of the surface, of the floor, and of the thing itself; and how far the wall is. */
  readonly level: number
  readonly floor: number
  readonly height: number
  readonly half: number
}

/** Where the thing is: lowered onto the water, and then bobbing there or on its way down. */
function placeOn({ floats, seconds, level, floor, height, half }: Way) {
  return (t: number): { readonly x: number; readonly y: number; readonly lean: number } => {
    const share = t / seconds
    const down = ease(through(share, 0.02, TOUCHES - 0.02))
    const since = through(share, LETS_GO, 1)
    const bob = floats ? 0.03 * wave(t * 0.8) * (1 - 0.5 * since) : 0
    const sunk = floats ? 0 : gather(through(share, LETS_GO, 0.34))
    const afloat = mix(level + 0.4, level - UNDER * height, down) + bob
    return {
      x: floats ? 0.14 * half * wave(t * 0.11) * clamp(since * 3) : 0.1 * half * wave(sunk * 0.8),
      y: mix(afloat, floor, sunk),
      lean: (floats ? 0.09 : 0.4 * sunk) * wave(t * 0.45) * clamp(since * 4),
    }
  }
}

/** A thing is put on the water in a vessel and floats, or sinks to the bottom. `object` is the thing, or `cork on milk`. */
export function puttingOnWater(context: ActionContext): Performance {
  const [shape, { seconds }] = [vesselOf(context), context]
  const [thing = 'cork', liquid = 'water'] = (context.object ?? '').split(' on ')
  const { colour } = stuffOf(liquid)
  const floats = doesFloat(thing)
  const actor = thingNamed(context, thing)
  const surface = levelAt(shape, 0.7)
  const half = halfAt(shape, surface) / 100
  const height = actor ? Math.min(0.6, (1.1 * half) / actor.aspect) : 0.2
  const [level, floor] = [1 - surface / 100, 1 - levelAt(shape, 0.02) / 100]
  const place = placeOn({ floats, seconds, level, floor, height, half })
  const behind = { name: 'far wall', width: shape.width, draw: (ink: Ink) => drawBack(ink, shape) }
  const back = liveActor(behind)
  const draw = (ink: Ink, { share, t }: { share: number; t: number }): void => {
    fillVessel(ink, shape, { from: surface, to: levelAt(shape, 0), colour, alpha: 0.5 })
    const strength = through(share, TOUCHES, 0.05) * (floats ? 1 : 1 - through(share, 0.6, 0.2))
    drawRings(ink, { x: shape.width / 2, y: surface, half }, { t, strength, colour })
    if (!floats) drawAirBubbles(ink, { x: shape.width / 2, surface, share, t })
    drawFront(ink, shape)
  }
  return onBench(context, {
    drawing: { name: `water for ${thing}`, width: shape.width, draw },
    more: (t) => {
      const { x, y, lean } = place(t)
      const afloat = { place: { x, y, z: 0.02 }, height, pose: { lean } }
      return [
        prop('behind', back, { place: { x: 0, y: 0, z: 0.04 }, height: 1, pose: {} }),
        ...(actor ? [prop('thing', actor, afloat)] : []),
      ]
    },
    hands: (t) => {
      const up = ease(through(t / seconds, LETS_GO, 0.16))
      const { x, y } = place(Math.min(t, LETS_GO * seconds))
      return handAt(context, { x, y: y + height * 0.7 + 2 * up, height: 1.3 })
    },
  })
}

interface Rings {
  readonly t: number
  readonly strength: number
  readonly colour: string
}

/** Rings that run out over the surface. */
function drawRings(
  ink: Ink,
  { x, y, half }: { x: number; y: number; half: number },
  { t, strength, colour }: Rings,
): void {
  for (let ring = 0; ring < 3; ring++) {
    const grown = cycle(t * 0.5 + ring / 3)
    const wide = (18 + 60 * grown) * half
    const path = `M${x - wide} ${y}A${wide} ${wide * 0.13} 0 0 0 ${x + wide} ${y}`
    ink.faint(0.7 * strength * (1 - grown), () => ink.line(path, 1.6, lighten(colour, 0.7)))
  }
}

interface Sunk {
  readonly x: number
  readonly surface: number
  readonly share: number
  readonly t: number
}

/** Air that comes up from what goes down. */
function drawAirBubbles(ink: Ink, { x, surface, share, t }: Sunk): void {
  const amount = through(share, LETS_GO, 0.1) * (1 - through(share, 0.72, 0.2))
  for (let at = 0; at < 9; at++) {
    const up = cycle(t * 0.7 + at * 0.37)
    ink.faint(0.8 * amount * (1 - up), () =>
      ink.ring(
        [x + 9 * Math.sin(at * 5 + up * 3), mix(88, surface, up), 1.2 + (at % 3)],
        0.9,
        '#ffffff',
      ),
    )
  }
}
