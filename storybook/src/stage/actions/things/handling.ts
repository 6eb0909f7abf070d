import type { Actor } from '../../../cast/actor.ts'
import { arch, cycle, ease, mix, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { ARM } from '../../player.ts'
import { beside, deed, performed } from '../performed.ts'
import { over } from './thing.ts'
import { slicedUp } from './used-up.ts'

interface Touch {
  /** Where the fingers are: x in shares of the thing's width, y in its own heights. */
  readonly x: number
  readonly y: number
  readonly lean?: number
}

interface Handling {
  /** Where the hand that works is, and the other one, for what takes two. */
  readonly right: (t: number, context: ActionContext) => Touch
  readonly left?: (t: number, context: ActionContext) => Touch
  /** Hands of whoever sits before us come from above, our own from below. */
  readonly below?: boolean
  readonly tool?: string
  /** The other hand has the same tool. */
  readonly both?: boolean
  /** How tall the tool is, in arms, and how it is turned; blades are drawn edge up. */
  readonly size?: number
  readonly spin?: number
  /** The tool points back at the thing and not along the arm. */
  readonly inwards?: boolean
}

const still =
  (x: number, y: number) =>
  (t: number): Touch => ({ x: x + 0.005 * wave(t / 2), y: y + 0.01 * wave(t / 1.7) })

const tapping =
  (x: number, y: number, late: number) =>
  (t: number): Touch => ({
    x: x + 0.09 * wave(t * 0.5 + late),
    y: y + 0.07 * arch(cycle(t * 2.6 + late)),
  })

const pressing = (t: number): number => arch(cycle(t * 0.9))

/** At both sides of it; on a wheel the pot is the upper part. */
function shaping(t: number, { name }: Actor, side: 1 | -1): Touch {
  const wheel = /wheel/u.test(name)
  const [x, y, way] = wheel ? [0.13, 0.74, 0.08] : [0.44, 0.5, 0.24]
  return { x: side * (x + 0.03 * wave(t * 0.8)), y: y + way * wave(t * 0.3) }
}

/** How hands move over what they work on. */
const HANDLINGS: Readonly<Record<string, Handling>> = {
  'hand-stir': {
    right: (t) => ({ x: 0.2 * Math.cos(t * 3.4), y: 0.78 + 0.05 * Math.sin(t * 3.4) }),
    tool: 'wooden spoon',
    size: 0.36,
    spin: 0.25,
  },
  'hand-press': {
    right: (t) => ({ x: 0.2, y: 0.56 + 0.26 * pressing(t) }),
    left: (t) => ({ x: -0.2, y: 0.56 + 0.26 * pressing(t + 0.12) }),
  },
  'hand-shape': {
    right: (t, { performer }) => shaping(t, performer, 1),
    left: (t, { performer }) => shaping(t + 0.3, performer, -1),
  },
  'hand-turn': {
    right: (t) => ({
      x: mix(0.42, -0.4, ease(cycle(t * 0.4) * 1.3)),
      y: 0.62 + 0.3 * arch(cycle(t * 0.4)),
    }),
  },
  'hand-tongs': {
    right: (t) => ({ x: 0.1 + 0.05 * wave(t * 0.5), y: 0.62 + 0.24 * arch(cycle(t * 0.5)) }),
    tool: 'tongs',
    size: 0.36,
    spin: Math.PI,
  },
  'hand-twirl': {
    right: (t) => ({
      x: 0.08 + 0.06 * Math.cos(t * 4),
      y: 0.6 + 0.04 * Math.sin(t * 4) + 0.2 * arch(cycle(t * 0.25)),
    }),
    tool: 'fork',
    size: 0.36,
    spin: Math.PI,
  },
  'hand-spread': {
    right: (t) => ({
      x: 0.24 * wave(t * 0.5),
      y: 0.74 + 0.02 * wave(t),
      lean: 0.2 * wave(t * 0.5),
    }),
    tool: 'table knife',
    size: 0.34,
    spin: Math.PI - 0.5,
  },
  'hand-stitch': {
    right: (t) => ({ x: 0.1 * wave(t * 0.2), y: 0.5 + 0.26 * pressing(t * 0.7) }),
    left: still(-0.38, 0.5),
    tool: 'needle',
    size: 0.26,
    spin: Math.PI,
  },
  'hand-dip': {
    right: (t) => ({ x: 0.02 * wave(t / 2), y: 0.95 + 0.32 * arch(cycle(t * 0.32)) }),
  },
  'hand-lower': {
    right: (t, { seconds }) => ({ x: 0.05, y: mix(1.5, 0.95, ease(t / (seconds * 0.55))) }),
  },
  'hand-lift': {
    right: (t, { seconds }) => ({ x: 0.05, y: mix(0.8, 1.35, ease(t / (seconds * 0.8))) }),
  },
  'hand-sprinkle': { right: (t) => ({ x: 0.16 * wave(t * 1.1), y: 1.3 + 0.04 * tremble(t * 9) }) },
  'hand-cut': {
    right: (t) => ({ x: 0.12 + 0.1 * wave(t * 0.2), y: 0.26 + 0.34 * arch(cycle(t * 1.6)) }),
    left: still(-0.36, 0.46),
    tool: 'cleaver',
    size: 0.44,
    spin: Math.PI - 0.2,
  },
  'hand-mend': {
    right: (t) => ({
      x: 0.1 + 0.04 * wave(t * 0.9),
      y: 0.52 + 0.05 * Math.abs(wave(t * 1.7)),
      lean: 0.08 * wave(t * 1.7),
    }),
    left: still(-0.42, 0.36),
    tool: 'tweezers',
    size: 0.2,
    spin: Math.PI,
  },
  'hand-write': {
    right: (t) => ({ x: mix(-0.22, 0.24, cycle(t * 0.5)), y: 0.62 - 0.05 * (t % 6) }),
    left: still(-0.42, 0.2),
    below: true,
    tool: 'pen',
    size: 0.22,
    spin: 0,
  },
  'hand-paint': {
    right: (t) => ({ x: 0.26 * wave(t * 0.45), y: 0.66 + 0.1 * wave(t * 0.9) }),
    tool: 'paintbrush',
    size: 0.3,
    spin: 0,
  },
  'hand-light': {
    right: (t) => ({ x: 0.1 + 0.03 * wave(t * 0.6), y: 1.02 + 0.03 * wave(t * 0.8) }),
    tool: 'lit match',
    size: 0.2,
    spin: 0,
  },
  'hand-type': { right: tapping(0.22, 0.2, 0), left: tapping(-0.22, 0.2, 0.45), below: true },
  'hand-knit': {
    right: (t) => ({ x: 0.24 + 0.05 * wave(t * 1.2), y: 0.86 + 0.05 * wave(t * 1.7) }),
    left: (t) => ({ x: -0.24 - 0.05 * wave(t * 1.2 + 0.3), y: 0.86 + 0.05 * wave(t * 1.7 + 0.4) }),
    below: true,
    tool: 'knitting needle',
    both: true,
    size: 0.5,
    spin: -0.7,
  },
  'hand-tie': {
    right: (t) => ({ x: 0.12 + 0.1 * pressing(t), y: 0.74 + 0.06 * wave(t * 0.9) }),
    left: (t) => ({ x: -0.12 - 0.1 * pressing(t), y: 0.74 + 0.06 * wave(t * 0.9 + 0.3) }),
  },
  'hand-thread': {
    right: (t) => ({ x: 0.5 - 0.3 * pressing(t * 0.5), y: 0.92 + 0.02 * wave(t * 1.3) }),
    left: still(-0.2, 0.12),
    below: true,
  },
  'hand-hold': { right: still(0.44, 0.62), left: still(-0.44, 0.62), below: true },
  'hand-plant': {
    right: (t) => ({ x: 0.32, y: 0.22 + 0.1 * pressing(t * 0.7) }),
    left: (t) => ({ x: -0.32, y: 0.22 + 0.1 * pressing(t * 0.7 + 0.2) }),
  },
  'hand-water': {
    right: (t) => ({ x: 0.5 + 0.03 * wave(t * 0.4), y: 1.02 + 0.03 * wave(t * 0.6), lean: -0.1 }),
    tool: 'watering can',
    size: 0.42,
    inwards: true,
  },
  'hand-work': {
    right: (t) => ({
      x: 0.3 * wave(t * 0.45),
      y: 0.74 + 0.05 * Math.abs(wave(t * 2.2)),
      lean: 0.06 * wave(t * 2.2),
    }),
  },
}

/** How tall an arm is, in heights of what it works on, and how far its middle is from its fingers. */
const TALL = 1.7
const ASIDE = 0.25
/** Beside flat and wide things it is larger. */
const WIDE = 0.6

/** Long pictures that are drawn aslant lie flat under the knife. */
const ASLANT = { words: /cucumber|zucchini|courgette/u, spin: 0.62 }

/** Turned flat, such a picture has empty paper below it. */
const SUNK = -0.2

/** What falls from the hand onto the thing. */
const FALLING: Readonly<Record<string, ReturnType<typeof over>>> = {
  'hand-sprinkle': over('dust', 0.8, 1.1),
  'hand-water': over('drips', 1.4, 1.2),
}

/** The thing goes with the hand. */
const LIFTS = /^hand-(?:lift|lower|dip)$/u

/** What comes off in slices under the knife. */
const SLICED =
  /tomato|bread|loaf|cake|lemon|orange|apple|onion|potato|cheese|salami|sausage|kiwi|melon|peach|pepper|pineapple|mushroom|ham|avocado|radish|baguette/u

/** The thing itself gives way a little under the hands. */
function handled(verb: string, handling: Handling) {
  return (context: ActionContext): Performance => {
    const { performer } = context
    const tool = toolOf(handling, context)
    const hand = context.find(handling.below ? 'hand from below' : 'reaching hand')
    const spin = verb === 'hand-cut' ? lyingBy(performer) : 0
    const presses = verb === 'hand-press'
    const lifts = LIFTS.test(verb)
    const cut = verb === 'hand-cut' && spin === 0 && SLICED.test(performer.name)
    const slices = cut ? slicedUp(performer, context.seconds) : null
    const performance = performed(
      context,
      (t) => {
        const touch = handling.right(t, context)
        return {
          y: lifts ? Math.max(0, touch.y - 0.95) : spin === 0 ? 0 : SUNK,
          pose: {
            stretch: presses ? 1 - 0.12 * (1 - pressing(t)) : 1,
            lean: 0.01 * wave(t / 2),
            spin,
            ...(slices === null ? {} : { alpha: 0 }),
          },
          companions: [
            ...beside('slices', slices, { x: 0, height: 1, shadow: true }),
            ...arm({ touch, side: 1, hand, tool, handling, performer }),
            ...(handling.left
              ? arm({
                  touch: handling.left(t, context),
                  side: -1,
                  hand,
                  tool: handling.both ? tool : null,
                  handling,
                  performer,
                })
              : []),
          ],
        }
      },
      (FALLING[verb] ?? (() => []))(context),
    )
    // The arms come in from outside the frame: only the thing and the fingers need room in it.
    const half = Math.max(0.5, 0.75 * performer.aspect)
    const { down } = performance.extent
    return {
      ...performance,
      extent: { left: half, right: half, up: 1.5, down: Math.min(0.1, down) },
    }
  }
}

/** The one that the prompt names, if it is drawn as such tools are, upright. */
function toolOf({ tool }: Handling, context: ActionContext): Actor | null {
  if (tool === undefined) return null
  return (context.object === null ? null : context.find(context.object)) ?? context.find(tool)
}

function lyingBy({ name }: Actor): number {
  return ASLANT.words.test(name) ? ASLANT.spin : 0
}

interface Reach {
  readonly touch: Touch
  readonly side: 1 | -1
  readonly hand: Actor | null
  readonly tool: Actor | null
  readonly handling: Handling
  readonly performer: Actor
}

/** An arm with its fingers where they touch, and the tool between them and the thing. */
function arm({ touch, side, hand, tool, handling, performer }: Reach): Companion[] {
  const { below = false, size = 0.36, spin = 0, inwards = false } = handling
  const height = TALL * Math.max(1, WIDE * performer.aspect)
  const lean = touch.lean ?? 0
  const x = touch.x * performer.aspect
  const long = size * height
  const grip = tool ? (below ? 0.3 : 0.4) * long : 0
  const fingers = touch.y + grip
  return [
    ...beside('tool', tool, {
      x,
      y: touch.y - 0.1 * long,
      z: -0.03,
      height: long,
      shadow: false,
      pose: { spin, lean, turn: inwards ? -side : side },
    }),
    ...beside(ARM, hand, {
      x: x + side * ASIDE * height,
      y: below ? fingers - 0.97 * height : fingers,
      z: -0.05,
      height,
      shadow: false,
      pose: { lean, turn: side },
    }),
  ]
}

/** What is done to things by hands alone. */
export const HANDLING: readonly Choreography[] = Object.entries(HANDLINGS).map(([verb, handling]) =>
  deed(verb, handled(verb, handling)),
)
