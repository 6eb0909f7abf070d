import { TURN, arch, clamp, cycle, ease, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Effect, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** Over its back and round again. */
function rolling(context: ActionContext): Performance {
  const { room, seconds, tempo } = context
  const way = Math.min(room, 2.2)
  return performed(context, (t) => {
    const beat = t * 0.5 * tempo
    const turn = Math.floor(beat) + ease(cycle(beat))
    return { x: (way * t) / seconds, y: 0.1 * arch(cycle(beat)), pose: { spin: turn * TURN } }
  })
}

/** Down on its belly, over onto its back and down again, in a cloud of dust or snow. */
function dustBathing(context: ActionContext): Performance {
  const { tempo, random, ground, performer } = context
  const phase = random.next()
  const cloud = (side: number): Effect =>
    effect(ground === 'snow' ? 'snow' : 'dust', {
      strength: 3,
      at: () => ({ x: side * (performer.aspect * 0.4 + 0.15), y: 0.03 }),
    })
  const low = performer.aspect < 1.2 ? -0.2 : -0.1
  return performed(
    context,
    (t) => {
      const over = ease(arch(cycle(t * 0.36 * tempo + phase)) * 1.4)
      return {
        x: 0.2 * over,
        y: low * over,
        pose: {
          ...breathing(t, phase),
          crouch: 0.9 * (1 - over),
          spin: -2.5 * over + 0.1 * wave(t),
          gait: t,
          stride: 0.6,
          wag: t * 2,
        },
      }
    },
    [cloud(-1), cloud(1)],
  )
}

/** Front low and long, the back hollow, the eyes shut: then it stands again. */
function stretching(context: ActionContext): Performance {
  return performed(context, (t) => {
    const long = ease(arch(cycle(t / 3.6)) * 1.8)
    return {
      pose: {
        ...breathing(t),
        stretch: 1 - 0.24 * long,
        lean: 0.16 * long,
        paw: 1.1 * long,
        mouth: 0.7 * long,
        blink: long,
        wag: t * 0.7,
      },
    }
  })
}

/** Up on its hind legs, pawing the air, and down again. */
function rearing(context: ActionContext): Performance {
  const { performer } = context
  const hind = performer.aspect * 0.32
  return performed(
    context,
    (t) => {
      const up = ease(arch(cycle(t / 2.6)) * 1.5)
      const tilt = 0.78 * up
      return {
        // The sheet turns about its middle: moved so that the hind feet stay where they are.
        x: -hind * (1 - Math.cos(tilt)),
        y: hind * Math.sin(tilt),
        pose: {
          ...breathing(t),
          lean: -tilt,
          bow: 0.5 * up,
          gait: up > 0.2 ? t * 1.3 : 0,
          stride: 0.5 * up,
          paw: up > 0.3 ? 0.9 + 0.3 * wave(t * 1.3) : 0,
          wag: t * 1.5,
          mouth: up,
        },
      }
    },
    [effect('dust', { strength: 0.8, at: () => ({ x: -hind, y: 0 }) })],
  )
}

/** Up on its feet, drumming on its chest. */
function beatingChest(context: ActionContext): Performance {
  return performed(
    context,
    (t) => {
      const bout = ease(arch(cycle(t / 2.4)) * 1.8)
      const drum = Math.abs(wave(t * 2.4))
      return {
        pose: {
          ...breathing(t),
          lean: -0.34 * bout,
          paw: (1.5 + 0.5 * drum) * bout,
          stretch: 1 + bout * 0.04 * drum,
          bow: -0.2 * bout,
          mouth: bout,
        },
      }
    },
    [effect('stars', { strength: 0.6, at: () => ({ x: 0.3, y: 0.8 }) })],
  )
}

/** Puts up its train, shakes it and turns to be admired. */
function spreadingTail(context: ActionContext): Performance {
  const { seconds } = context
  return performed(
    context,
    (t) => {
      const open = ease((t - 0.3) / (seconds * 0.4))
      return {
        pose: {
          ...breathing(t),
          open: clamp(open + 0.012 * open * wave(t * 5)),
          lean: 0.03 * wave(t * 0.5),
          lift: 0.02 * open,
        },
      }
    },
    [effect('magic', { from: seconds * 0.35, strength: 0.5, at: () => ({ x: 0, y: 0.7 }) })],
  )
}

/** Sways from foot to foot to a beat, with a hop on the fourth. */
export function dancing(context: ActionContext): Performance {
  const { tempo } = context
  return performed(
    context,
    (t) => {
      const beat = t * 1.9 * tempo
      const hop = cycle(beat / 4) > 0.75 ? arch((cycle(beat / 4) - 0.75) * 4) : 0
      const half = cycle(beat / 16)
      const turn = Math.cos(through(half, half > 0.5 ? 0.5 : 0, 0.02) * Math.PI)
      return {
        x: 0.12 * wave(beat / 4),
        y: 0.12 * hop,
        pose: {
          lean: 0.17 * wave(beat / 2),
          lift: 0.05 * Math.abs(Math.sin(beat * Math.PI)),
          stretch: 1 + 0.07 * wave(beat + 0.25),
          gait: beat / 2,
          stride: 0.7,
          turn: half > 0.5 ? turn : -turn,
          wag: t * 3,
          face: 'happy',
        },
      }
    },
    [effect('notes', { at: () => ({ x: 0.3, y: 0.95 }), strength: 0.7 })],
  )
}

/** Lunges at the other one, gives way, and lunges again. */
function fighting(context: ActionContext): Performance {
  const { performer, tempo, random } = context
  const phase = random.next()
  return performed(
    context,
    (t) => {
      const beat = cycle(t * 0.8 * tempo + phase)
      const lunge = beat < 0.3 ? ease(beat / 0.3) : 1 - ease((beat - 0.3) / 0.5)
      return {
        x: 0.22 * lunge,
        y: 0.08 * arch(Math.min(1, beat / 0.3)),
        pose: {
          ...breathing(t),
          lean: 0.16 * lunge - 0.05,
          stretch: 1 + 0.06 * lunge,
          gait: beat,
          stride: 0.6,
          mouth: lunge,
        },
      }
    },
    [
      effect('stars', { strength: 0.7, at: () => ({ x: performer.aspect * 0.7, y: 0.7 }) }),
      effect('dust', { strength: 0.6, at: () => ({ x: 0, y: 0 }) }),
    ],
  )
}

/** Head down in the sand, with nothing to be seen of it but the neck; a look up, and down again. */
function buryingHead(context: ActionContext): Performance {
  const { performer } = context
  return performed(
    context,
    (t) => {
      const down = ease(t / 0.9) - 0.9 * arch(through(cycle(t / 4), 0.72, 0.22))
      return {
        y: -0.06 * down,
        pose: { ...breathing(t), bow: 1.75 * down, lean: 0.2 * down, wag: t * 1.4 },
      }
    },
    [effect('dust', { strength: 1, at: () => ({ x: performer.aspect * 0.5, y: 0.02 }) })],
  )
}

/** A dark cloud behind, and it is off. */
function squirtingInk(context: ActionContext): Performance {
  const ink = context.find('ink cloud')
  const at = (t: number): number => 0.7 * ease((t - 0.6) / 1.8)
  return performed(context, (t) => {
    const puff = ease((t - 0.5) / 1.4)
    return {
      x: at(t),
      y: 0.1 * wave(t / 3),
      pose: { wave: t * 1.4, lean: 0.1 * wave(t / 2) },
      companions: beside('ink', puff > 0 ? ink : null, {
        x: -0.55,
        y: 0.25 - 0.3 * puff,
        z: 0.02,
        height: 0.25 + 0.9 * puff,
        pose: { alpha: Math.min(1, puff * 3), spin: 0.08 * wave(t / 4) },
        shadow: false,
      }),
    }
  })
}

function wagging(context: ActionContext): Performance {
  return performed(
    context,
    (t) => ({
      pose: {
        ...breathing(t),
        wag: t * 3.4,
        lift: 0.03 * Math.abs(wave(t * 1.6)),
        lean: 0.05 * wave(t * 1.6),
        face: 'happy',
      },
    }),
    [effect('hearts', { at: () => ({ x: 0.1, y: 1 }), strength: 0.5 })],
  )
}

const WALLOW = { wide: 2.1, deep: 0.03 } as const

/** Lies in the mud to its belly, rolls from side to side and throws it about. */
function wallowing(context: ActionContext): Performance {
  const { performer, tempo, random } = context
  const mud = context.find('mud puddle')
  const phase = random.next()
  const height = mud ? (WALLOW.wide * Math.max(1, performer.aspect)) / mud.aspect : 0
  const pool = (z: number, share: number): Companion[] =>
    beside('mud', mud, { x: 0, y: -0.04 * share, z, height: height * share, shadow: false })
  return performed(
    context,
    (t) => {
      const roll = wave(t * 0.55 * tempo + phase)
      return {
        y: -WALLOW.deep + 0.03 * Math.abs(roll),
        pose: {
          ...breathing(t),
          crouch: 0.8,
          lean: 0.2 * roll,
          stretch: 1 - 0.05 * Math.abs(roll),
          blink: Math.abs(roll) > 0.7 ? 1 : 0,
          wag: t * 2,
        },
        companions: [...pool(0.05, 1), ...pool(-0.08, 0.72)],
      }
    },
    [
      effect('crumbs', {
        strength: 1.2,
        at: (t) => ({ x: 0.5 * Math.sign(wave(t * 0.55 * tempo + phase)), y: 0.05 }),
      }),
    ],
  )
}

/** Sits up on its haunches, looks up and asks with both front paws. */
function begging(context: ActionContext): Performance {
  const hind = context.performer.aspect * 0.3
  const tilt = 0.72
  return performed(context, (t) => ({
    x: -hind * (1 - Math.cos(tilt)),
    y: hind * Math.sin(tilt) * 0.8,
    pose: {
      ...breathing(t),
      lean: -tilt + 0.04 * wave(t * 1.1),
      crouch: 0.2,
      bow: 0.2,
      paw: 0.9 + 0.35 * wave(t * 1.6),
      wag: t * 2,
      mouth: 0.4,
    },
  }))
}

/** What animals do for joy. */
export const FROLICS: readonly Choreography[] = [
  deed('roll', rolling),
  deed('wallow', wallowing),
  deed('dust-bathe', dustBathing),
  deed('stretch', stretching),
  deed('rear', rearing),
  deed('beg', begging),
  deed('spread-tail', spreadingTail),
  deed('beat-chest', beatingChest),
  deed('dance', dancing),
  deed('wag', wagging),
  deed('bury-head', buryingHead),
  deed('squirt-ink', squirtingInk),
  deed('fight', fighting),
]
