import type { Actor } from '../../../cast/actor.ts'
import { hasGuise } from '../../../cast/guises.ts'
import { arch, cycle, ease, gather, ride, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing, isAlive } from '../life.ts'
import { beside, deed, effect, performed, type Beat } from '../performed.ts'
import { lying } from '../things/lying.ts'
import { livingQuietly } from './small-acts.ts'

/** Stands alive: breathes, and does now this small thing, now that. */
export function standing({ random, ...context }: ActionContext): Performance {
  const phase = random.next()
  return performed(context, (t) => livingQuietly(t, { actor: context.performer, phase }))
}

/** Lies on its belly with its head down, shuts its eyes and breathes deeply. */
function sleeping(context: ActionContext): Performance {
  const { aspect, name } = context.performer
  return performed(
    context,
    (t) => ({
      pose: {
        ...(hasGuise(name, 'sleep') ? { guise: 'sleep' } : { crouch: 1, bow: 0.62 }),
        stretch: 1 + 0.028 * wave(t / 3.6),
        lean: 0.02,
        blink: 1,
        wag: 0.1 * wave(t / 5),
        face: 'sleepy',
      },
    }),
    [effect('zzz', { at: () => ({ x: aspect * 0.3, y: 0.7 }) })],
  )
}

/** Staggers, its legs give way, and it lies there with shut eyes. */
function goingDown(context: ActionContext): Performance {
  const { seconds, performer } = context
  const hit = seconds * 0.42
  const sleeps = hasGuise(performer.name, 'sleep')
  return performed(
    context,
    (t) => {
      const staggers = arch(t / hit) * (t < hit ? 1 : 0)
      const down = gather(through(t, hit * 0.55, hit * 0.45))
      const bump = t > hit ? Math.exp(-5 * (t - hit)) * Math.abs(wave((t - hit) * 1.6)) : 0
      return {
        x: 0.05 * staggers * wave(t * 1.3),
        y: 0.05 * bump,
        pose: {
          ...(sleeps && down === 1 ? { guise: 'sleep' } : { crouch: down, bow: 0.66 * down }),
          lean: 0.12 * staggers * wave(t * 1.3) + 0.04 * down,
          stretch: 1 - 0.1 * bump,
          blink: down === 1 ? 1 : 0,
          mouth: staggers,
          face: down === 1 ? 'sleepy' : 'scared',
        },
      }
    },
    [
      effect('dust', {
        from: hit,
        until: hit + 0.6,
        strength: 2.4,
        at: () => ({ x: 0.1, y: 0.02 }),
      }),
    ],
  )
}

/** Hangs its head and lets out a breath. */
function givingUp(context: ActionContext): Performance {
  const phase = context.random.next()
  return performed(context, (t) => ({
    pose: {
      ...breathing(t, phase),
      crouch: 0.16 * ease(t / 0.6),
      bow: 0.5 * ease(t / 0.8) + 0.04 * wave(t / 2),
      wag: 0,
      face: 'sad',
    },
  }))
}

/** Sits on its haunches from the first instant, the back low, the front legs straight, and looks about. */
function sitting(context: ActionContext): Performance {
  const { performer } = context
  const phase = context.random.next()
  const haunches = performer.legs !== undefined && performer.build === 'quadruped'
  return performed(context, (t) => {
    const { pose } = livingQuietly(t, { actor: performer, phase, seated: true })
    return {
      pose: {
        ...pose,
        crouch: haunches ? 0.38 : 0.4,
        lean: (pose.lean ?? 0) - (haunches ? 0.38 : 0.04),
        bow: (pose.bow ?? 0) + (haunches ? 0.26 : 0),
      },
    }
  })
}

/** Lies on its belly; it looks about and its tail answers. */
function reclining(context: ActionContext): Performance {
  const phase = context.random.next()
  return performed(context, (t) => ({
    pose: { ...breathing(t, phase), crouch: 1, bow: 0.06 + 0.1 * wave(t / 4.1 + phase) },
  }))
}

/** On its back with the legs in the air, rolling a little from side to side. */
function bellyUp(context: ActionContext): Performance {
  const { random, performer } = context
  const phase = random.next()
  // Whose face looks at us would stand on its head: it lies on its shoulders.
  const upright = performer.build === 'biped' || /:(dog|monkey|panda|koala)/u.test(performer.name)
  return performed(context, (t) => {
    const roll = 0.14 * wave(t / 1.7 + phase)
    return {
      x: 0.3 * roll,
      y: upright ? (performer.aspect - 1) / 2 - 0.14 : performer.aspect < 1.2 ? -0.2 : -0.1,
      pose: {
        ...breathing(t, phase),
        spin: (upright ? -1.85 : performer.aspect < 1.2 ? -2.35 : -2.8) + roll,
        paw: 0.5 + 0.4 * wave(t * 0.8),
        gait: t * 0.5,
        stride: 0.4,
        face: 'happy',
        wag: t * 1.4,
      },
    }
  })
}

/** Flat on its back with shut eyes, then up with a jerk. */
function sittingUp(context: ActionContext): Performance {
  const { seconds, performer } = context
  const up = seconds * 0.4
  const half = Math.max(0.3, performer.aspect / 2)
  return performed(context, (t) => {
    const rises = ease(through(t, up, 0.7))
    const after = t > up + 0.7 ? Math.exp(-3 * (t - up - 0.7)) : 0
    return {
      y: (half - 0.5) * (1 - rises),
      pose: {
        ...breathing(t),
        spin: -1.5 * (1 - rises) + 0.08 * after * wave(t * 1.8),
        blink: t < up ? 1 : 0,
        face: t < up ? 'sleepy' : 'surprised',
      },
    }
  })
}

/** Looks at one side, then the other, and tilts its head. */
function looking(context: ActionContext): Performance {
  const phase = context.random.next()
  return performed(context, (t): Beat => {
    const pose = breathing(t, phase)
    const tilt = Math.sign(wave(t / 5 + phase)) * ease(arch(cycle(t / 2.5 + phase * 2)) * 2)
    return {
      pose: {
        ...pose,
        lean: 0.07 * tilt,
        bow: -0.18 * tilt,
        faceTurn: tilt,
        stretch: (pose.stretch ?? 1) + 0.03 * Math.abs(tilt),
      },
    }
  })
}

/** Stops, lifts its head, and looks straight at us with wide eyes; then blinks once. */
function facingUs(context: ActionContext): Performance {
  return performed(context, (t): Beat => {
    const held = ease(t / 0.35)
    return {
      pose: {
        ...breathing(t),
        bow: -0.14 * held,
        stretch: 1 + 0.05 * held,
        blink: Math.abs(t - 0.8) < 0.09 ? 1 : 0,
        face: 'surprised',
      },
    }
  })
}

/** Sleeps, and then gets up on its legs, blinking. */
function wakingUp(context: ActionContext): Performance {
  const asleep = sleeping(context)
  const up = context.seconds * 0.5
  const nap = ({ from }: { from: number }): number => Math.min(up, from + up)
  return {
    ...performed(context, (t): Beat => {
      const { pose } = asleep.at(t)
      if (t < up) return { pose }
      const risen = ease(through(t, up, 0.6))
      const blink = risen < 1 || Math.abs(t - up - 1) < 0.09 ? 1 - risen : 0
      return {
        pose: {
          ...breathing(t),
          crouch: 1 - risen,
          bow: 0.62 * (1 - risen),
          blink,
          wag: t * risen,
        },
      }
    }),
    effects: asleep.effects.map((each) => ({ ...each, until: nap(each) })),
  }
}

/** Turns its face to one side and the other, and tilts it as owls do. */
function turningHead(context: ActionContext): Performance {
  return performed(context, (t): Beat => {
    const way = Math.sin(t * 1.5)
    const held = Math.sign(way) * ease(Math.min(1, Math.abs(way) * 1.7))
    return { pose: { ...breathing(t), faceTurn: held, bow: 0.4 * held * ease((t - 1.6) / 1.2) } }
  })
}

/** Nose down to what lies before it, with small quick nods. */
function sniffingAt(context: ActionContext, name: string, thing: Actor): Performance {
  const { performer } = context
  const height = Math.min(0.36, 0.6 / thing.aspect)
  const x = performer.aspect * 0.5 + 0.5 * height * thing.aspect
  return performed(context, (t) => {
    const low = 0.6 + 0.4 * ease(arch(cycle(t / 2.8)))
    return {
      pose: { ...breathing(t), bow: 0.32 * low + 0.05 * wave(t * 2.6), lean: 0.08 * low, wag: t },
      companions: beside(name, thing, { x, height, z: -0.08 }),
    }
  })
}

/** Along a trail, slowly, with the nose on the ground. */
function trailing(context: ActionContext): Performance {
  const { room, seconds, tempo } = context
  return performed(context, (t) => ({
    x: 0.5 * room * ride(t / seconds),
    pose: {
      gait: 0.7 * t * tempo,
      stride: 0.6,
      bow: 0.5 + 0.06 * wave(t * 2.6),
      lean: 0.04,
      wag: t * 1.6,
    },
  }))
}

/** Nose up into the wind, with small quick nods; who has legs to go with follows a trail. */
function sniffing(context: ActionContext): Performance {
  const { object, performer } = context
  const thing = object ? context.find(object) : null
  if (object && thing) return sniffingAt(context, object, thing)
  if (performer.legs !== undefined && performer.build === 'quadruped') return trailing(context)
  const phase = context.random.next()
  return performed(context, (t) => {
    const high = ease(arch(cycle(t / 2.8 + phase)) * 1.6)
    return {
      pose: {
        ...breathing(t, phase),
        bow: -0.45 * high + 0.07 * high * wave(t * 2.6),
        lean: -0.1 * high,
        stretch: 1 + 0.03 * high * wave(t * 2.6),
        wag: t,
      },
    }
  })
}

/** Lifts its lashes, opens its jaws wide, and lets them fall again. */
function yawning(context: ActionContext): Performance {
  const gapes = hasGuise(context.performer.name, 'yawn')
  return performed(context, (t) => {
    const wide = ease(arch(cycle(t / 2.6)) * 1.4)
    return {
      pose: {
        ...breathing(t),
        bow: -0.4 * wide,
        stretch: 1 + 0.05 * wide,
        mouth: wide,
        open: wide,
        blink: wide,
        ...(gapes && { guise: 'yawn' }),
      },
    }
  })
}

/** What animals do when they do nothing. */
export const RESTING: readonly Choreography[] = [
  deed('stand', (c) => (isAlive(c.performer) ? standing(c) : lying(c))),
  deed('look', looking),
  deed('turn-head', turningHead),
  deed('face-us', facingUs),
  deed('sniff', sniffing),
  deed('sleep', sleeping),
  deed('wake-up', wakingUp),
  deed('go-down', goingDown),
  deed('give-up', givingUp),
  deed('sit', sitting),
  deed('sit-up', sittingUp),
  deed('lie', reclining),
  deed('lie-on-back', bellyUp),
  deed('yawn', yawning),
]
