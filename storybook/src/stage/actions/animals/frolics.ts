import { TURN, arch, cycle, ease, through, wave } from '../../easing.ts'
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

function wagging(context: ActionContext): Performance {
  return performed(
    context,
    (t) => ({
      pose: {
        ...breathing(t),
        // From the side, where its tail is seen.
        guise: 'profile',
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
  deed('beg', begging),
  deed('dance', dancing),
  deed('wag', wagging),
]
