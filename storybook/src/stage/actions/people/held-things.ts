import type { Beat, Hold, Fetch } from './score.ts'
import type { Held } from '../../../cast/actor.ts'
import type { Puppet } from '../../../cast/people/puppet.ts'
import { heldTool } from '../../../cast/people/tools/hold-tool.ts'
import { clamp, mix } from '../../easing.ts'

type HoldsAt = (beat: Beat) => readonly Held[]

export function heldThings(
  holds: readonly Hold[] | undefined,
  fetch: Fetch,
  body: Puppet,
): HoldsAt {
  const ready = (holds ?? []).flatMap((hold) => {
    const held = readyToHold(hold, fetch, body)
    return held ? [{ hold, held }] : []
  })
  return (beat) =>
    ready
      .filter(({ hold }) => hold.when?.(beat) ?? true)
      .map(({ hold, held }) =>
        hold.swing ? { ...held, angle: held.angle + hold.swing(beat) } : held,
      )
}

/** From this share of the height on a head is a beast's or a robot's: a cup as small as its hand would be lost before it. */
const BIG_HEAD = 0.36

/** Small things are larger in the paws of those who are nearly half head. */
function seenBefore({ proportions: { head } }: Puppet, held: Held): Held {
  return head > BIG_HEAD
    ? { ...held, height: held.height * mix(1.7, 1, clamp((held.height - 0.09) / 0.09)) }
    : held
}

/** A golden sword, which is no tool, is held as the sword is that it stands for. */
function usualHold(name: string, thing: string, k: number): Held | null {
  return heldTool(name, k) ?? heldTool(thing, k)
}

/** The thing as it looks while it is used. */
const usedAs = ({ as }: Hold, thing: Held['actor'] | null): Held['actor'] | null =>
  thing && as ? as(thing) : thing

function readyToHold(hold: Hold, fetch: Fetch, body: Puppet): Held | null {
  const actor = usedAs(hold, fetch(hold.thing))
  if (!actor) return null
  const k = body.proportions.body
  const base = usualHold(actor.name, hold.thing, k) ?? {
    grip: 'rightHand',
    actor,
    angle: Math.PI / 2,
    height: clamp(actor.metres / 1.72, 0.06, 0.5) * k,
    at: { x: 0.5, y: 0.6 },
    front: true,
    upright: true,
  }
  const { angle, height, at, aim, grip = 'rightHand', layer = 'front' } = hold
  return seenBefore(body, {
    ...base,
    actor,
    grip,
    upright: hold.upright ?? (angle !== undefined || base.upright === true),
    ...(angle !== undefined && { angle }),
    ...(height !== undefined && { height: height * k }),
    ...(at && { at: { x: at[0], y: at[1] } }),
    ...(aim && { aim }),
    ...(layer !== 'hand' && { layer }),
  })
}
