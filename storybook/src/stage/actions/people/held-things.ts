import type { Beat, Hold, Fetch } from './score.ts'
import type { Held } from '../../../cast/actor.ts'
import type { Puppet } from '../../../cast/people/puppet.ts'
import { heldTool } from '../../../cast/people/tools/hold-tool.ts'
import { clamp } from '../../easing.ts'

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

function readyToHold(hold: Hold, fetch: Fetch, body: Puppet): Held | null {
  const actor = fetch(hold.thing)
  if (!actor) return null
  const k = body.proportions.body
  const base = heldTool(actor.name, k) ?? {
    grip: 'rightHand',
    actor,
    angle: Math.PI / 2,
    height: clamp(actor.metres / 1.72, 0.06, 0.5) * k,
    at: { x: 0.5, y: 0.6 },
    front: true,
    upright: true,
  }
  return {
    ...base,
    actor,
    grip: hold.grip ?? 'rightHand',
    ...(hold.angle !== undefined && { angle: hold.angle }),
    ...(hold.height !== undefined && { height: hold.height * k }),
    ...(hold.at && { at: { x: hold.at[0], y: hold.at[1] } }),
    ...(hold.upright !== undefined && { upright: hold.upright }),
    ...(hold.aim && { aim: hold.aim }),
    ...(hold.layer && { layer: hold.layer }),
    ...(hold.front !== undefined && { front: hold.front }),
  }
}
