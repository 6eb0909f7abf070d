import { arch, cycle, ease, mix, overshoot, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { ARM } from '../../player.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { grown, over, thing } from './thing.ts'

const sizzling = thing(
  (t) => ({
    y: 0.012 * Math.abs(tremble(t * 9)),
    pose: { lean: 0.02 * tremble(t * 11, 2), stretch: 1 + 0.015 * tremble(t * 10, 3) },
  }),
  () => [
    effect('steam', { strength: 1.4, at: () => ({ x: 0, y: 0.8 }) }),
    effect('bubbles', { strength: 0.5, at: () => ({ x: 0, y: 0.3 }) }),
  ],
)

const boiling = thing(
  (t) => ({ pose: { lean: 0.025 * tremble(t * 8, 1), stretch: 1 + 0.02 * tremble(t * 9) } }),
  () => [
    effect('steam', { strength: 2, at: () => ({ x: 0, y: 0.95 }) }),
    effect('bubbles', { strength: 0.9, at: () => ({ x: 0, y: 0.86 }) }),
  ],
)

const fizzing = thing((t) => ({ pose: { lean: 0.012 * wave(t / 2) } }), over('bubbles', 2.4, 0.5))

/** A music box and a clock that strikes: what is heard is seen. */
const chiming = thing((t) => ({ pose: { lean: 0.012 * tremble(t * 5) } }), over('notes', 1, 0.9))

/** Bread in the oven: it rises slowly to its full size. */
function swelling(context: ActionContext): Performance {
  const { seconds } = context
  return performed(
    context,
    (t) =>
      grown(context, mix(0.56, 1, overshoot(through(t, 0.1, seconds * 0.8))), {
        pose: { stretch: 1 + 0.02 * wave(t / 1.7) },
      }),
    over('steam', 0.7, 0.95)(context),
  )
}

interface Touch {
  /** Where the fingers are, in the thing's own heights. */
  readonly x: number
  readonly y: number
  readonly lean?: number
}

type Handling = (t: number, context: ActionContext) => Touch

/** How a hand moves over what it works on. */
const HANDLINGS: Readonly<Record<string, Handling>> = {
  'hand-stir': (t) => ({ x: 0.2 * Math.cos(t * 3.4), y: 0.78 + 0.05 * Math.sin(t * 3.4) }),
  'hand-press': (t) => ({ x: 0.1 * wave(t * 0.35), y: 0.7 + 0.3 * arch(cycle(t * 0.9)) }),
  'hand-turn': (t) => ({
    x: mix(0.42, -0.4, ease(cycle(t * 0.4) * 1.3)),
    y: 0.62 + 0.3 * arch(cycle(t * 0.4)),
  }),
  'hand-lower': (t, { seconds }) => ({ x: 0.05, y: mix(1.5, 0.95, ease(t / (seconds * 0.55))) }),
  'hand-lift': (t, { seconds }) => ({ x: 0.05, y: mix(0.8, 1.35, ease(t / (seconds * 0.8))) }),
  'hand-sprinkle': (t) => ({ x: 0.16 * wave(t * 1.1), y: 1.3 + 0.04 * tremble(t * 9) }),
  'hand-cut': (t) => ({ x: 0.3 * wave(t * 0.2), y: 0.62 + 0.4 * arch(cycle(t * 1.6)) }),
  'hand-work': (t) => ({
    x: 0.3 * wave(t * 0.45),
    y: 0.74 + 0.05 * Math.abs(wave(t * 2.2)),
    lean: 0.06 * wave(t * 2.2),
  }),
}

const TOOLS: Readonly<Record<string, string>> = {
  'hand-stir': 'wooden spoon',
  'hand-cut': 'cleaver',
}

/** The thing itself gives way a little under the hand. */
function handled(verb: string, handling: Handling) {
  return (context: ActionContext): Performance => {
    const hand = context.find('reaching hand')
    const tool = TOOLS[verb] === undefined ? null : context.find(TOOLS[verb])
    const performance = performed(
      context,
      (t) => {
        const touch = handling(t, context)
        const pressed = verb === 'hand-press' ? 1 - 0.12 * (1 - arch(cycle(t * 0.9))) : 1
        const lifted = verb === 'hand-lift' || verb === 'hand-lower' ? touch.y - 0.95 : 0
        return {
          y: Math.max(0, lifted),
          pose: { stretch: pressed, lean: 0.01 * wave(t * 0.5) },
          companions: hands({ touch, hand, tool }),
        }
      },
      verb === 'hand-sprinkle' ? over('dust', 0.8, 1.1)(context) : [],
    )
    // The arm comes in from outside the frame: only the thing and the fingers need room in it.
    const { left, down } = performance.extent
    return { ...performance, extent: { left, right: left, up: 1.5, down } }
  }
}

function hands(with_: {
  readonly touch: Touch
  readonly hand: ReturnType<ActionContext['find']>
  readonly tool: ReturnType<ActionContext['find']>
}): Companion[] {
  const { touch, hand, tool } = with_
  const lean = touch.lean ?? 0
  // A blade is drawn edge up.
  const cuts = tool?.name === 'prop:cleaver'
  return [
    ...beside('tool', tool, {
      x: touch.x,
      y: touch.y - 0.1,
      z: -0.03,
      height: 0.62,
      pose: cuts ? { spin: Math.PI - 0.2 } : { lean: lean + 0.25 },
    }),
    ...beside(ARM, hand, {
      x: touch.x + 0.42,
      y: touch.y + (tool ? 0.24 : 0),
      z: -0.05,
      height: 1.7,
      pose: { lean },
    }),
  ]
}

/** What cooks, and what is done to things by hands alone. */
export const KITCHEN: readonly Choreography[] = [
  deed('sizzle', sizzling),
  deed('boil', boiling),
  deed('fizz', fizzing),
  deed('swell', swelling),
  deed('chime', chiming),
  ...Object.entries(HANDLINGS).map(([verb, handling]) => deed(verb, handled(verb, handling))),
]
