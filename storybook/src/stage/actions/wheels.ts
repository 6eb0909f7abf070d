import { clamp, ease, mix, ride, through, tremble, wave } from '../easing.ts'
import type { ActionContext, Choreography, Performance } from './action.ts'
import { deed, effect, only, performed } from './performed.ts'

const WHEEL = 0.22

interface Drive {
  /** How far along the way it is, 0…1, when this share of the film is over. */
  readonly way: (share: number) => number
  readonly dust?: number
}

/** Drives forwards: wheels turn with the way, the body nods when it speeds up or brakes, and shakes a little. */
function driving(context: ActionContext, { way, dust = 0.5 }: Drive): Performance {
  const { room, seconds, performer, tempo, ground } = context
  const at = (t: number): number => room * way(t / seconds)
  const spin = (t: number): number => (at(t) / WHEEL) * 1.4 + (room === 0 ? t * 7 * tempo : 0)
  const push = (t: number): number => (at(t + 0.12) - 2 * at(t) + at(t - 0.12)) / 0.0144
  const back = (t: number) => ({ x: at(t) - performer.aspect * 0.5, y: 0.06 })
  const name = ground === 'snow' ? 'snow' : ground === 'water' ? 'splash' : 'dust'
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: 0.008 * Math.abs(wave(t * 4.3)),
      pose: {
        roll: spin(t),
        lean: clamp(-0.05 * push(t), -0.07, 0.07) + 0.006 * tremble(t * 6),
        stretch: 1 + 0.008 * tremble(t * 8),
      },
    }),
    [
      effect(name, { strength: dust, at: back }),
      effect('speed', {
        strength: dust,
        at: (t) => ({ x: at(t) - performer.aspect * 0.6, y: 0.5 }),
      }),
    ],
  )
}

/** Slides sideways through a curve: nose in, tail out, smoke. */
function drifting(context: ActionContext): Performance {
  const { room, seconds, performer } = context
  const at = (t: number): number => room * ride(t / seconds)
  return performed(
    context,
    (t) => ({
      x: at(t),
      z: 0.5 * Math.sin((t / seconds) * Math.PI),
      pose: { roll: at(t) / WHEEL, lean: -0.06 * Math.sin((t / seconds) * Math.PI) },
    }),
    [effect('smoke', { at: (t) => ({ x: at(t) - performer.aspect * 0.4, y: 0.05 }) })],
  )
}

/** Goes ahead, turns as a card turns, and comes back nearer to us. */
function turning(context: ActionContext): Performance {
  const { room, seconds } = context
  const way = Math.max(room, 0.8)
  return performed(context, (t) => {
    const share = ease(t / seconds)
    const angle = share * Math.PI
    return {
      x: way * 0.6 * Math.sin(angle),
      z: mix(0.9, -0.5, share),
      pose: {
        roll: t * 8,
        turn: Math.cos(ease((share - 0.42) / 0.12) * Math.PI),
        lean: 0.05 * Math.sin(angle),
      },
    }
  })
}

/** Rolls in, brakes and stands with its engine ticking. */
function parking(context: ActionContext): Performance {
  const { seconds } = context
  return driving(context, {
    dust: 0.25,
    way: (share) => 1 - (1 - through(share * seconds, 0, seconds * 0.62)) ** 2.2,
  })
}

const VEHICLES = ['vehicle'] as const
const even = (share: number): number => ride(share)
const faster = (share: number): number => 0.12 * share + 0.88 * clamp(share) ** 2.4

/** Everything done on wheels and rails. */
export const WHEELS: readonly Choreography[] = [
  only(
    VEHICLES,
    deed('drive', ['driving', 'drive', 'moving', 'ride along'], (c) => driving(c, { way: even })),
  ),
  only(
    VEHICLES,
    deed('race', ['racing', 'race', 'speeding', 'speed'], (c) =>
      driving(c, { way: even, dust: 1.2 }),
    ),
  ),
  deed('accelerate', ['accelerating', 'gain speed', 'speed up'], (c) =>
    driving(c, { way: faster, dust: 1.3 }),
  ),
  only(VEHICLES, deed('stop', ['slowing down to stop', 'stopping', 'brake'], parking)),
  only(VEHICLES, deed('park', ['parking', 'park', 'parked'], parking)),
  deed('turn', ['turning', 'turning a corner', 'turn around'], turning),
  only(VEHICLES, deed('drift', ['drifting', 'drift'], drifting)),
]
