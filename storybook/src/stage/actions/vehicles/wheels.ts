import { triples } from '../../../scene/rows.ts'
import { clamp, ease, mix, ride, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Effect, Performance } from '../action.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'
import { colliding } from './colliding.ts'
import { WHEEL, driving, even } from './driving.ts'
import { gapJump } from './gap-jump.ts'
import { crossing, jammed } from './traffic.ts'

/** Drives over a rough road: it is thrown up a little, and comes down on its wheels. */
function jolting(context: ActionContext): Performance {
  const smooth = driving(context, { way: even, dust: 0.8 })
  return {
    ...smooth,
    at: (t) => {
      const moment = smooth.at(t)
      const jolt = Math.max(0, wave(t * 1.7)) * 0.04
      const pose = { ...moment.pose, lean: 0.035 * wave(t * 0.85 + 0.2) }
      return { ...moment, place: { ...moment.place, y: moment.place.y + jolt }, pose }
    },
  }
}

/** Slides sideways through a curve: turned towards us a little, with all wheels down and smoke from the tyres. */
function drifting(context: ActionContext): Performance {
  const { room, seconds, performer } = context
  const at = (t: number): number => room * ride(t / seconds)
  const curve = (t: number): number => Math.sin(clamp(t / seconds, 0, 1) * Math.PI)
  const tyre = (share: number, strength: number): Effect =>
    effect('smoke', { strength, at: (t) => ({ x: at(t) + performer.aspect * share, y: 0.04 }) })
  return performed(
    context,
    (t) => ({
      x: at(t),
      z: 0.5 * curve(t),
      pose: {
        roll: (at(t) / WHEEL) * 2.4,
        turn: 1 - 0.22 * curve(t),
        lean: 0.008 * tremble(t * 6),
      },
    }),
    [tyre(-0.42, 1.5), tyre(0.22, 0.7)],
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

/** Rolls to a halt, jerks, and smokes from under its bonnet. */
function failing(context: ActionContext): Performance {
  const { performer, seconds } = context
  const stopped = parking(context)
  const from = seconds * 0.2
  const bonnet = (t: number) => ({ x: stopped.at(t).place.x + performer.aspect * 0.42, y: 0.45 })
  return {
    ...stopped,
    at: (t) => {
      const moment = stopped.at(t)
      const jerk = t > from && t < seconds * 0.6 ? 0.02 * wave(t * 2.4) : 0
      return { ...moment, pose: { ...moment.pose, lean: jerk } }
    },
    effects: [
      ...stopped.effects,
      effect('smoke', { from, strength: 2.4, at: bonnet }),
      effect('steam', { from, strength: 1.6, at: bonnet }),
    ],
  }
}

/** How steep a board stands, in radians. */
const STEEP = 1.2

/** Stands aslant against what the prompt leans it on. */
function leaning(context: ActionContext): Performance {
  const prop = context.object === null ? null : context.find(context.object)
  const height = prop ? Math.min(2.2, Math.max(1.4, prop.metres / context.performer.metres)) : 0
  const { aspect, name } = context.performer
  const x = aspect * 0.3
  const companions = beside('support', prop, { x, z: 0.06, height })
  if (!/board|plank/u.test(name) || aspect < 1.6)
    return performed(context, (t) => ({ pose: { lean: 0.06 + 0.005 * wave(t / 3) }, companions }))
  // A board that is drawn lying stands on its end.
  const y = (aspect * Math.sin(STEEP) + Math.cos(STEEP) - 1) / 2
  return performed(context, (t) => ({ y, pose: { spin: STEEP + 0.005 * wave(t / 3) }, companions }))
}

/** Leans over slowly to where the light comes from, and looks up. */
function inclining(context: ActionContext): Performance {
  return performed(context, (t) => ({
    pose: { lean: mix(-0.22, 0.26, ease(t / context.seconds)) + 0.02 * wave(t / 2.2) },
  }))
}

const VEHICLES = ['vehicle', 'toy'] as const

const faster = (share: number): number => 0.12 * share + 0.88 * clamp(share) ** 2.4

/** Where the water of a puddle flies, in lengths of the vehicle and its heights: a sheet behind the wheels. */
const SHEET: readonly (readonly [x: number, y: number, strength: number])[] = triples(
  '0.34 0.03 2, -0.32 0.03 4, -0.46 0.14 5, -0.6 0.24 4',
)

/** Through a puddle: the water goes up at the wheels and falls on whoever was passed. */
function splashing(context: ActionContext): Performance {
  const { performer, seconds } = context
  const drive = driving(context, { way: even, dust: 0 })
  const sheets = SHEET.map(([x, y, strength]) =>
    effect('splash', {
      from: seconds * 0.05,
      strength,
      at: (t) => ({ x: drive.at(t).place.x + x * performer.aspect, y }),
    }),
  )
  return { ...drive, effects: [...drive.effects, ...sheets] }
}

/** Everything done on wheels and rails. */
export const WHEELS: readonly Choreography[] = [
  only(
    VEHICLES,
    deed('drive', (c) => driving(c, { way: even })),
  ),
  only(
    VEHICLES,
    deed('race', (c) => driving(c, { way: even, dust: 1.2 })),
  ),
  only(
    VEHICLES,
    deed('accelerate', (c) => driving(c, { way: faster, dust: 1.3 })),
  ),
  only(VEHICLES, deed('splash-by', splashing)),
  only(VEHICLES, deed('stop', parking)),
  only(VEHICLES, deed('park', parking)),
  only(VEHICLES, deed('break-down', failing)),
  only(['plant'], deed('turn', inclining)),
  deed('turn', turning),
  only(VEHICLES, deed('wait-in-traffic', jammed)),
  only(
    VEHICLES,
    deed('cross-bridge', (context) => crossing('railway bridge', context)),
  ),
  only(
    VEHICLES,
    deed('cross-viaduct', (context) => crossing('viaduct', context)),
  ),
  only(
    VEHICLES,
    deed('cross-suspension', (context) => crossing('suspension bridge', context)),
  ),
  only(VEHICLES, deed('jump-gap', gapJump)),
  deed('crash', colliding),
  deed('lean', leaning),
  only(VEHICLES, deed('drift', drifting)),
  only(VEHICLES, deed('bounce', jolting)),
]
