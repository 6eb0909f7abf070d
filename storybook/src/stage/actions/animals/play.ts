import { arch, clamp, cycle, ease, mix, swivel, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing, hopping } from '../life.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'

const TOYS = /ball|yarn|toy|mouse|balloon|string|feather|butterfly|leaf/u

/** Jumps about, turns round, bows with its front down: catch me. */
function playing(context: ActionContext): Performance {
  if (context.object !== null && TOYS.test(context.object)) return playingWith(context)
  const { random, tempo, room } = context
  const phase = random.next()
  const wide = Math.min(0.9, Math.max(0.35, room * 0.4))
  return performed(
    context,
    (t) => {
      const beat = t * 0.9 * tempo + phase
      const { y, stretch } = hopping(cycle(beat), 0.3)
      const bow = cycle(beat / 4) > 0.75 ? arch((cycle(beat / 4) - 0.75) * 4) : 0
      return {
        x: wide * wave(beat / 6),
        y,
        pose: {
          stretch,
          lean: 0.2 * bow - 0.1 * wave(beat),
          turn: clamp(wave(beat / 6 + 0.25) * 16, -1, 1),
          wag: t * 3,
          gait: beat,
          stride: 1.2,
          face: 'happy',
        },
      }
    },
    [
      effect('dust', {
        at: (t) => ({ x: wide * wave((t * 0.9 * tempo + phase) / 6), y: 0 }),
        strength: 0.4,
      }),
    ],
  )
}

/** Lies in wait, pats the toy with a paw, and bounds after it as it rolls there and back. */
function playingWith(context: ActionContext): Performance {
  const { performer, object, tempo } = context
  const name = (object ?? 'ball').replace(/^big /u, '')
  const toy = context.find(name)
  const large = object?.startsWith('big ') ? 1.6 : 1
  const tall = toy ? Math.min(0.42, 0.6 / toy.aspect) * large : 0
  const reach = performer.aspect * 0.5 + (toy?.aspect ?? 1) * tall * 0.5
  const every = 2 / tempo
  return performed(context, (t) => {
    const beat = cycle(t / every)
    const pat = arch(through(beat, 0.16, 0.24))
    const off = ease((beat - 0.26) / 0.3) - ease((beat - 0.66) / 0.32)
    const bound = arch(through(beat, 0.34, 0.24))
    const x = 0.42 * (ease((beat - 0.34) / 0.26) - ease((beat - 0.74) / 0.26))
    const rolled = reach + 0.62 * off
    return {
      x,
      y: 0.16 * bound,
      pose: {
        ...breathing(t),
        crouch: 0.45 * (1 - bound) * (1 - pat * 0.5),
        lean: 0.06 - 0.14 * pat - 0.1 * bound,
        paw: 1.5 * pat,
        bow: 0.25,
        wag: t * 2.2,
        ...(bound > 0 ? { gait: t * 2, stride: 1.3 } : {}),
      },
      companions: beside(name, toy, {
        x: rolled,
        y: 0.06 * arch(through(beat, 0.26, 0.2)),
        z: -0.06,
        height: tall,
        pose: { spin: (rolled * 2) / tall },
        shadow: true,
      }),
    }
  })
}

/** When the thing comes flying, for how long, and from how far behind. */
const THROWN = { from: 0.35, for: 1, x: -0.9 } as const

/** Off for the thing that was thrown, and back with it in its mouth. */
function fetching(context: ActionContext): Performance {
  const { performer, seconds, object, room } = context
  const name = object ?? 'stick'
  const thing = context.find(name)
  const tall = thing ? Math.min(0.3, 0.75 / thing.aspect) : 0
  const way = Math.max(0.9, Math.min(room, 1.6))
  const there = seconds * 0.38
  const back = seconds * 0.48
  const at = (t: number): number => way * (ease(t / there) - ease((t - back) / (seconds - back)))
  const poseAt = (t: number) => {
    const stoops = arch(through(t, there - 0.3, back - there + 0.5))
    const runs = t < there || t > back
    return {
      ...breathing(t),
      turn: mix(1, -1, ease((t - there) / (back - there))),
      crouch: 0.4 * stoops,
      lean: 0.2 * stoops,
      bow: 0.5 * stoops,
      wag: t * 3,
      ...(runs ? { gait: t * 1.9, stride: 1.4, lift: 0.05 * Math.abs(wave(t * 1.9)) } : {}),
    }
  }
  return performed(
    context,
    (t) => {
      const pose = poseAt(t)
      const mouth = performer.grip('mouth', pose)
      const flown = clamp((t - THROWN.from) / THROWN.for)
      const lies = {
        x: mix(THROWN.x, way + performer.aspect * 0.45, flown),
        y: (1 - flown) * 1.1 + 0.9 * arch(flown),
        z: -0.08,
      }
      const held = { x: at(t) + mouth.x, y: mouth.y - tall * 0.5, z: -0.08 }
      const taken = t > (there + back) / 2
      return {
        x: at(t),
        pose,
        companions: beside(name, t < THROWN.from ? null : thing, {
          ...(taken ? held : lies),
          height: tall,
          pose: { lean: taken ? 0.06 * wave(t * 1.9) : 0 },
        }),
      }
    },
    [effect('dust', { strength: 0.6, at: (t) => ({ x: at(t), y: 0 }) })],
  )
}

/** Round and round after its own tail. */
function chasingTail(context: ActionContext): Performance {
  const { tempo } = context
  return performed(
    context,
    (t) => {
      const round = t * 0.85 * tempo
      return {
        x: 0.24 * wave(round),
        z: 0.24 * wave(round + 0.25),
        pose: {
          turn: swivel(round),
          gait: t * 2.2,
          stride: 1.2,
          lean: 0.12,
          crouch: 0.15,
          bow: 0.3,
          wag: t * 3,
        },
      }
    },
    [effect('dust', { strength: 0.8, at: () => ({ x: 0, y: 0 }) })],
  )
}

/** Rolls to and fro on top of a ball, with small quick steps. */
function balancingOn(context: ActionContext): Performance {
  const { performer, object } = context
  const ball = context.find(object ?? 'ball')
  const tall = Math.min(0.58, 0.8 * performer.aspect)
  return performed(context, (t) => {
    const x = 0.3 * wave(t * 0.3)
    return {
      x,
      y: ball ? tall * 0.96 : 0,
      pose: { ...breathing(t), gait: t * 1.4, stride: 0.5, lean: 0.07 * wave(t * 0.6), wag: t },
      companions: beside(object ?? 'ball', ball, {
        x,
        z: 0.03,
        height: tall,
        pose: { spin: (x * 2) / tall },
      }),
    }
  })
}

/** Keeps a ball on its nose. */
function balancing(context: ActionContext): Performance {
  const { performer, object } = context
  const ball = context.find(object ?? 'ball')
  const tall = ball ? Math.min(0.36, 0.4 / ball.aspect) : 0
  return performed(context, (t) => {
    const sway = 0.09 * wave(t * 0.6)
    const pose = { ...breathing(t), lean: sway, bow: -0.5 }
    const nose = performer.grip('mouth', { turn: 1, lean: sway })
    return {
      pose,
      companions: beside(object ?? 'ball', ball, {
        x: nose.x + 0.02 * wave(t * 1.3),
        y: Math.max(nose.y, 0.74) + 0.05,
        z: -0.1,
        height: tall,
        pose: { spin: t * 1.6 },
      }),
    }
  })
}

/** Leans over the rim and fishes in it with a paw. */
function reachingInto(context: ActionContext): Performance {
  const { performer, object } = context
  const name = object ?? 'fishbowl'
  const vessel = context.find(name)
  const tall = vessel ? clamp(vessel.metres / performer.metres, 0.46, 0.8) : 0
  const wide = (vessel?.aspect ?? 1) * tall
  return performed(context, (t) => {
    const dip = arch(cycle(t * 0.45))
    return {
      x: -wide * 0.3,
      pose: {
        ...breathing(t),
        lean: 0.1 + 0.12 * dip,
        bow: 0.2 + 0.2 * dip,
        paw: 1.5 - 0.5 * dip,
        wag: t * 1.6,
      },
      companions: beside(name, vessel, {
        x: performer.aspect * 0.42 + wide * 0.12,
        z: -0.05,
        height: tall,
        pose: { lean: 0.02 * wave(t * 0.9) },
        shadow: true,
      }),
    }
  })
}

const BEASTS = ['animal', 'creature', 'fish', 'bird', 'insect'] as const

/** Games of animals. */
export const PLAY: readonly Choreography[] = [
  deed('play', playing),
  deed('fetch', fetching),
  deed('fetch-thrown', fetching),
  deed('chase-tail', chasingTail),
  only(BEASTS, deed('reach-into', reachingInto)),
  only(BEASTS, deed('balance-ball', balancing)),
  only(BEASTS, deed('balance-on-ball', balancingOn)),
]
