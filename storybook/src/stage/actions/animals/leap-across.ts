import type { Actor } from '../../../cast/actor.ts'
import { arch, clamp, ease, mix, pitch, through } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { posesOf } from './poses-of.ts'

/** When the leap begins and how long it takes, as shares of the film. */
const LEAPS = 0.34
const FLIES = 0.22
/** How tall what is leapt from may be beside who leaps. */
const [LOW, HIGH] = [0.45, 1.7]

const TREES = /\btrees?$/u
const SEATS =
  /\b(?:chair|armchair|sofa|couch|bench|bed|throne|swing|horse|pony|motorcycle|bicycle)$/u
const HOLLOW =
  /\b(?:hat|basket|box|bucket|bin|can|pot|cup|mug|bowl|bag|sack|barrel|jar|chest|bathtub|tub|nest|suitcase|boat|canoe|drawer|crate|boot|cauldron)$/u

interface Spot {
  readonly noun: string
  readonly actor: Actor | null
  readonly x: number
  readonly height: number
  /** How high the feet are there. */
  readonly top: number
}

function spotOf(context: ActionContext, noun: string): Spot {
  const actor = context.find(noun)
  const share = ((actor?.metres ?? 1) / Math.max(0.02, context.performer.metres)) ** 0.6
  const height = TREES.test(noun) ? 2.4 : clamp(share, LOW, HIGH)
  return { noun, actor, x: 0, height, top: height * topOf(noun, actor) }
}

/** Among leaves, on a seat, in a hat, or on top. */
function topOf(noun: string, actor: Actor | null): number {
  if (TREES.test(noun)) return 0.6
  if (HOLLOW.test(noun)) return 0.45
  return SEATS.test(noun) ? (actor?.grip('seat', {}).y ?? 1) : 1
}

const wideOf = ({ actor, height }: Spot): number => (actor?.aspect ?? 1) * height

/** From one thing onto or into the next, over the gap between them. */
function leapingAcross(context: ActionContext): Performance {
  const { performer, seconds, object } = context
  const [here = 'rock', there = 'rock'] = (object ?? '').split(' > ')
  const from = spotOf(context, here)
  const end = spotOf(context, there)
  const gap = 0.35 + 0.45 * performer.aspect
  const to = { ...end, x: (wideOf(from) + wideOf(end)) / 2 + gap }
  const poses = posesOf(context, performer)
  const flightAt = (t: number): number => ease(through(t / seconds, LEAPS, FLIES))
  const stands = [from, to].flatMap(({ noun, actor, x, height }, index) =>
    beside(index === 0 ? `from ${noun}` : noun, actor, {
      x,
      z: HOLLOW.test(noun) ? -0.04 : 0.06,
      height,
    }),
  )
  const at = (t: number) => {
    const flight = flightAt(t)
    const flies = flight > 0 && flight < 1
    const crouch = 0.4 * arch(through(t / seconds, LEAPS - 0.1, 0.12))
    const pose = poses(flies ? 'run' : 'stand', t)
    return {
      x: mix(from.x, to.x, flight),
      y: mix(from.top, to.top, flight) + 0.55 * arch(flight),
      pose: flies ? { ...pose, lean: -0.3 * pitch(flight), stride: 1.6 } : { ...pose, crouch },
      companions: stands,
    }
  }
  const landed = (LEAPS + FLIES) * seconds
  const dust = effect('dust', {
    from: landed,
    until: landed + 0.3,
    at: () => ({ x: to.x, y: to.top }),
  })
  return { ...performed(context, at, [dust]), stays: true }
}

/** From thing to thing. */
export const LEAPS_ACROSS: readonly Choreography[] = [deed('leap-across', leapingAcross)]
