import { arch, clamp, cycle, ease, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

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

/** How animals impress, threaten and get away. */
export const DISPLAYS: readonly Choreography[] = [
  deed('rear', rearing),
  deed('spread-tail', spreadingTail),
  deed('beat-chest', beatingChest),
  deed('bury-head', buryingHead),
  deed('squirt-ink', squirtingInk),
  deed('fight', fighting),
]
