import type { Actor, Pose } from '../../../cast/actor.ts'
import { ease, wave } from '../../easing.ts'
import type { ActionContext, Companion, Performance } from '../action.ts'
import { beside, effect, performed } from '../performed.ts'
import { ARM } from '../../player.ts'

interface Pot {
  readonly drink: RegExp
  readonly pot: string
  readonly stream: string
  /** Where its foot is and how far it is tipped in the end, when it does not pour as a kettle does. */
  readonly held?: Held
}

interface Held {
  readonly x: number
  readonly y: number
  readonly lean: number
  /** Where the hand that tips it is, from its foot. */
  readonly hand?: readonly [aside: number, high: number]
}

/** Tipped until its neck looks down: the mouth is above the glass. */
const BY_THE_NECK: Held = { x: -0.58, y: 1.32, lean: 1.85, hand: [0.11, -0.1] }
/** Turned over to the other side than a kettle, whose spout is drawn there. */
const BY_THE_HANDLE: Held = { x: -0.62, y: 0.98, lean: -1.15, hand: [0.2, 0.1] }
/** Drawn aslant, its bristles at the lower left. */
const BRUSH_DOWN: Held = { x: 0.36, y: 1.1, lean: 0 }
/** Upright, its tip down. */
const TIP_DOWN: Held = { x: 0.13, y: 1.12, lean: 0 }

const POTS: readonly Pot[] = [
  {
    drink: /latte/u,
    pot: 'milk pitcher',
    stream: 'milk stream',
    held: { x: -0.5, y: 0.9, lean: 0.75 },
  },
  { drink: /\btea\b|teacup|teapot/u, pot: 'kettle', stream: 'tea stream' },
  { drink: /milk|cream/u, pot: 'milk bottle', stream: 'milk stream', held: BY_THE_NECK },
  {
    drink: /wine|champagne|^prop:bottle$/u,
    pot: 'bottle',
    stream: 'wine stream',
    held: BY_THE_NECK,
  },
  { drink: /oil-bottle/u, pot: 'bottle', stream: 'juice stream', held: BY_THE_NECK },
  { drink: /paintbrush/u, pot: 'paintbrush', stream: 'juice stream', held: BRUSH_DOWN },
  { drink: /honey/u, pot: 'honey dipper', stream: 'juice stream', held: TIP_DOWN },
  {
    drink: /chocolate|caramel|gravy|sauce/u,
    pot: 'brown jug',
    stream: 'coffee stream',
    held: BY_THE_HANDLE,
  },
  {
    drink: /juice|syrup|oil|beer|smoothie|milkshake|cocktail|lemonade/u,
    pot: 'orange jug',
    stream: 'juice stream',
    held: BY_THE_HANDLE,
  },
  { drink: /water|droplet/u, pot: 'jug', stream: 'water stream', held: BY_THE_HANDLE },
]
const KETTLE: Pot = { drink: /./u, pot: 'kettle', stream: 'coffee stream' }
/** As a kettle is held. */
const TIPPED: Held = { x: -0.62, y: 0.98, lean: 0.62 }

/** Drawn with the spout or the open top to the right. */
const SPOUT_RIGHT = /^(noto:teapot|prop:jug|noto:beer-mug)$/u

/** The height at which the stream leaves the spout, and how far it falls. */
const SPOUT = 1.15
const FALL = 0.72

/** Out of a pot into the cup that the prompt names; a pot by itself is tipped. */
export function pouring(context: ActionContext): Performance {
  const { object, performer } = context
  const cup = cupOf(context)
  if (object === null || !cup) return tipping(context)
  const from = POTS.find(({ drink }) => drink.test(performer.name)) ?? KETTLE
  const { x, y, lean, hand: [aside, high] = BY_THE_BELLY } = from.held ?? TIPPED
  const pot = VESSEL.test(performer.name) ? performer : context.find(from.pot)
  const stream = context.find(from.stream)
  const hot = /tea|coffee|cocoa|kettle/u.test(`${from.stream} ${performer.name}`)
  const running = (t: number): Companion[] => {
    const fall = FALL * ease((t - 0.6) / 0.4)
    if (fall < 0.02) return []
    const pose = { lean: 0.006 * wave(t * 4) }
    return beside('stream', stream, { x: 0, y: SPOUT - fall, z: 0.01, height: fall, pose })
  }
  const poured = (t: number, hand: readonly Companion[]) => ({
    pose: { alpha: 0 },
    companions: [
      ...beside('pot', pot, {
        x,
        y,
        height: 0.62,
        pose: { turn: SPOUT_RIGHT.test(pot?.name ?? '') ? -1 : 1, lean: lean * ease(t / 0.8) },
      }),
      ...hand,
      ...running(t),
      ...beside(object, cup, { x: 0, z: -0.02, ...cupAt(cup, t) }),
    ],
  })
  const { extent } = performed(context, (t) => poured(t, []))
  const steam = effect('steam', { from: 1.2, strength: 0.7, at: () => ({ x: 0.06, y: 0.66 }) })
  const hand = beside(ARM, context.find('reaching hand'), {
    x: x - aside,
    y: y + high,
    z: -0.05,
    height: 1.25,
    shadow: false,
    pose: { turn: -1 },
  })
  // The arm comes in from outside the frame.
  return { ...performed(context, (t) => poured(t, hand), hot ? [steam] : []), extent }
}

const BY_THE_BELLY = [0.42, 0.2] as const

/** In a cup that is looked into, what the milk paints grows. */
function cupAt(cup: Actor, t: number): Pick<Companion, 'height'> & { pose?: Pose } {
  if (cup.opens !== true) return { height: Math.min(0.6, 0.8 / cup.aspect) }
  return { height: 0.74, pose: { open: ease((t - 0.7) / 1.9) } }
}

/** What pours is itself the pot. */
const VESSEL = /teapot|kettle|jug|pitcher|bottle|carafe/u

/** The colour that rises in a glass, by what is poured; other drinks hide in cups of their own. */
const TINTS: readonly (readonly [drink: RegExp, glass: string])[] = [
  [/white wine|champagne|prosecco/u, 'yellow filling wine glass'],
  [/wine|^prop:bottle$/u, 'filling wine glass'],
  [/lemonade/u, 'yellow filling glass'],
  [/juice/u, 'orange filling glass'],
  [/smoothie|milkshake/u, 'pink filling glass'],
  [/milk|cream/u, 'white filling glass'],
  [/beer|cider/u, 'gold filling glass'],
  [/cola|coke|root beer|iced? (tea|coffee)/u, 'brown filling glass'],
  [/whisky|whiskey|bourbon|rum|brandy/u, 'orange filling glass'],
  [/water/u, 'filling glass'],
]
const GLASSES = /^(?:[a-z]+ )*(?:glass|wine glass)(?: of [a-z]+)?$/u

/** A glass fills with what is poured into it, in its colour. */
function cupOf(context: ActionContext): ReturnType<ActionContext['find']> {
  const { object, performer } = context
  if (object === null) return null
  const tint = GLASSES.test(object) && TINTS.find(([drink]) => drink.test(performer.name))
  return context.find(tint ? tint[1] : object)
}

function tipping(context: ActionContext): Performance {
  return performed(context, (t) => ({ y: 0.1, pose: { lean: 0.9 * ease(t / 1.2) } }), [
    effect('drips', { from: 0.8, strength: 2, at: () => ({ x: 0.7, y: 0.75 }) }),
  ])
}
