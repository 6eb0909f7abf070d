import { TURN, arch, cycle, ease, mix, through, wave } from '../easing.ts'
import type { ActionContext, Choreography, Companion, Effect, Performance } from './action.ts'
import { blink, breathing, hopping, isAlive } from './life.ts'
import { lying } from './things.ts'
import { deed, effect, performed, type Beat } from './performed.ts'

/** Stands alive: breathes, looks the other way once, gives a small hop of pleasure now and then. */
export function standing(context: ActionContext): Performance {
  const phase = context.random.next()
  return performed(context, (t) => {
    const beat = cycle(t / 3.6 + phase)
    const hop = beat > 0.8 ? hopping((beat - 0.8) / 0.2, 0.07) : { y: 0, stretch: 1 }
    const pose = breathing(t, phase)
    return { y: hop.y, pose: { ...pose, stretch: (pose.stretch ?? 1) * hop.stretch } }
  })
}

/** Drawn all in one piece: they bend with the whole body. */
const NECKLESS =
  /:(dog|poodle|guide-dog|service-dog|ewe|ram|pig|boar|elephant|rabbit|goat|badger|raccoon|mouse|rat|hamster|chipmunk|hedgehog|beaver|otter|sloth|skunk)/u

/** Dips its head to the ground again and again; what it eats lies there. */
function dipping(deep: number, rate: number) {
  return (context: ActionContext): Performance => {
    const phase = context.random.between(0.1, 0.4)
    const snack = meal(context)
    const bows = context.performer.build === 'quadruped' && !NECKLESS.test(context.performer.name)
    return performed(
      context,
      (t) => {
        const dip = ease(arch(cycle(t * rate * context.tempo + phase)) * 1.3)
        return {
          pose: {
            ...breathing(t),
            bow: bows ? 1.05 * dip : 0,
            lean: (bows ? 0.5 * deep : 1.35 * deep) * dip + 0.02 * dip * wave(t * 3),
            mouth: dip * Math.abs(wave(t * 2)),
          },
          companions: snack,
        }
      },
      snack.length > 0
        ? [
            effect('crumbs', {
              at: () => ({ x: context.performer.aspect * 0.5, y: 0.12 }),
              strength: 0.6,
            }),
          ]
        : [],
    )
  }
}

/** What an animal eats or drinks, on the ground before it. */
function meal(context: ActionContext): Companion[] {
  const { object, performer } = context
  // Water is where the place has it; a picture of water on the ground would be a thing to eat.
  const food =
    object === null || /water|river|lake|grass/u.test(object) ? null : context.find(object)
  if (!food) return []
  const height = Math.min(/bowl/u.test(object ?? '') ? 0.24 : 0.42, 0.5 / food.aspect)
  const place = { x: performer.aspect * 0.5 + food.aspect * height * 0.35, y: 0, z: -0.05 }
  return [{ name: 'meal', actor: food, place, height, pose: {}, shadow: true }]
}

/** Lies flat and breathes deeply. */
function sleeping(context: ActionContext): Performance {
  return performed(
    context,
    (t) => ({
      pose: { stretch: 0.76 + 0.025 * wave(t / 3.6), lean: 0.05, blink: 1, face: 'sleepy' },
    }),
    [effect('zzz', { at: () => ({ x: context.performer.aspect * 0.3, y: 0.8 }) })],
  )
}

/** Settles lower, once, and stays. */
function resting(low: number) {
  return (context: ActionContext): Performance => {
    const phase = context.random.next()
    return performed(context, (t) => {
      const pose = breathing(t, phase)
      return {
        pose: { ...pose, stretch: (pose.stretch ?? 1) * mix(1, low, ease(t / 0.9)), lean: -0.04 },
      }
    })
  }
}

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

/** Jumps about, turns round, bows with its front down: catch me. */
function playing(context: ActionContext): Performance {
  const { random, tempo, room } = context
  const phase = random.next()
  const wide = Math.min(0.9, Math.max(0.35, room * 0.4))
  return performed(
    context,
    (t) => {
      const beat = t * 0.9 * tempo + phase
      const { y, stretch } = hopping(cycle(beat), 0.3)
      const way = wave(beat / 6)
      const bow = cycle(beat / 4) > 0.75 ? arch((cycle(beat / 4) - 0.75) * 4) : 0
      return {
        x: wide * way,
        y,
        pose: {
          stretch,
          lean: 0.2 * bow - 0.1 * wave(beat),
          turn: clampTurn(wave(beat / 6 + 0.25) * 4),
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

function clampTurn(value: number): number {
  return Math.max(-1, Math.min(1, value))
}

/** Throws its head back and calls; rings of sound or notes go out. */
function calling(effects: Effect['name'][], { rate, back }: { rate: number; back: number }) {
  return (context: ActionContext): Performance => {
    const phase = context.random.next() * 0.3
    const { performer, tempo } = context
    return performed(
      context,
      (t) => {
        const beat = cycle(t * rate * tempo + phase)
        const call = beat < 0.55 ? Math.sin((beat / 0.55) * Math.PI) : 0
        return {
          y: 0.03 * call,
          pose: {
            ...breathing(t),
            lean: back * call,
            stretch: 1 + 0.07 * call,
            mouth: call,
            face: 'singing',
            wag: t * 2,
          },
        }
      },
      effects.map((name) => effect(name, { at: () => ({ x: performer.aspect * 0.45, y: 0.85 }) })),
    )
  }
}

/** Licks itself: bends to its side with quick small nods. */
function grooming(context: ActionContext): Performance {
  return performed(context, (t) => {
    const side = cycle(t / 3.2 + 0.1)
    const bend = side < 0.8 ? ease(Math.min(side, 0.8 - side) * 8) : 0
    return {
      pose: {
        ...breathing(t),
        bow: bend * (0.85 + 0.16 * wave(t * 1.7)),
        lean: bend * (0.1 + 0.03 * wave(t * 2.4)),
        mouth: bend,
        stretch: 1 - bend * (0.05 + 0.02 * wave(t * 2.4)),
        face: 'tongue',
        blink: bend,
      },
    }
  })
}

/** Lifts its trunk and showers itself. */
function spraying(context: ActionContext): Performance {
  const { performer } = context
  return performed(
    context,
    (t) => ({
      pose: { ...breathing(t), lean: -0.1 * ease(arch(cycle(t / 2.6))), blink: blink(t), wag: t },
    }),
    [effect('water', { at: () => ({ x: performer.aspect * 0.46, y: 0.92 }), strength: 3 })],
  )
}

/** Looks at one side, then the other, and tilts its head. */
function looking(context: ActionContext): Performance {
  const phase = context.random.next()
  return performed(context, (t): Beat => {
    const pose = breathing(t, phase)
    const tilt = Math.sign(wave(t / 5 + phase)) * ease(arch(cycle(t / 2.5 + phase * 2)) * 2)
    return {
      pose: { ...pose, lean: 0.07 * tilt, stretch: (pose.stretch ?? 1) + 0.03 * Math.abs(tilt) },
    }
  })
}

/** Nose up into the wind, with small quick nods. */
function sniffing(context: ActionContext): Performance {
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

/** Sways from foot to foot to a beat, with a hop on the fourth. */
export function dancing(context: ActionContext): Performance {
  const { tempo } = context
  return performed(
    context,
    (t) => {
      const beat = t * 1.9 * tempo
      const hop = cycle(beat / 4) > 0.75 ? arch((cycle(beat / 4) - 0.75) * 4) : 0
      return {
        x: 0.12 * wave(beat / 4),
        y: 0.05 * Math.abs(Math.sin(beat * Math.PI)) + 0.12 * hop,
        pose: {
          lean: 0.17 * wave(beat / 2),
          stretch: 1 + 0.07 * wave(beat + 0.25),
          gait: beat / 2,
          stride: 0.7,
          turn:
            cycle(beat / 16) > 0.5
              ? clampTurn(Math.cos(through(cycle(beat / 16), 0.5, 0.02) * Math.PI))
              : clampTurn(-Math.cos(through(cycle(beat / 16), 0, 0.02) * Math.PI)),
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

function wagging(context: ActionContext): Performance {
  return performed(
    context,
    (t) => ({
      y: 0.03 * Math.abs(wave(t * 1.6)),
      pose: { ...breathing(t), wag: t * 3.4, lean: 0.05 * wave(t * 1.6), face: 'happy' },
    }),
    [effect('hearts', { at: () => ({ x: 0.1, y: 1 }), strength: 0.5 })],
  )
}

/** An animal's day. */
export const DAILY: readonly Choreography[] = [
  deed('stand', ['standing', 'stand', 'posing', 'waiting', 'is'], (c) =>
    isAlive(c.performer) ? standing(c) : lying(c),
  ),
  deed(
    'look',
    ['looking', 'watching', 'look at', 'staring', 'gaze', 'confused', 'thinking'],
    looking,
  ),
  deed('sniff', ['sniffing', 'sniff', 'smell', 'scent'], sniffing),
  deed('eat', ['eating', 'eat', 'munching', 'chewing', 'feeding on', 'nibble'], dipping(0.2, 0.5)),
  deed('graze', ['grazing', 'graze'], dipping(0.24, 0.3)),
  deed('drink', ['drinking', 'drink', 'bending down to drink', 'sip', 'lap'], dipping(0.3, 0.28)),
  deed('sleep', ['sleeping', 'sleep', 'napping', 'dozing', 'asleep'], sleeping),
  deed('sit', ['sitting', 'sit', 'seated'], resting(0.94)),
  deed('lie', ['lying', 'lie', 'resting', 'relaxing'], resting(0.86)),
  deed('roll', ['rolling', 'roll over', 'tumble'], rolling),
  deed('play', ['playing', 'play', 'frolic', 'romp'], playing),
  deed('dance', ['dancing', 'dance', 'groove'], dancing),
  deed('wag', ['wagging its tail', 'wag'], wagging),
  deed(
    'bark',
    ['barking', 'bark', 'meow', 'quack', 'croak'],
    calling(['notes'], { rate: 1.4, back: -0.12 }),
  ),
  deed('roar', ['roaring', 'roar', 'growl'], calling(['stars'], { rate: 0.4, back: -0.16 })),
  deed('howl', ['howling', 'howl'], calling(['notes'], { rate: 0.3, back: -0.3 })),
  deed(
    'sing',
    ['singing', 'sing', 'chirp', 'tweet'],
    calling(['notes'], { rate: 0.8, back: -0.14 }),
  ),
  deed('fight', ['fighting', 'fight', 'wrestle', 'attack', 'duel'], fighting),
  deed('groom', ['grooming', 'licking', 'cleaning itself', 'wash itself'], grooming),
  deed('spray', ['spraying', 'spray', 'showering itself', 'squirting'], spraying),
]
