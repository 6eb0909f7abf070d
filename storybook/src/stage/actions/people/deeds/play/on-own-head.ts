import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Hold, Score, SetPiece } from '../../score.ts'
import { thrown } from '../../thrown.ts'

const PANCAKES = /pancake|crepe|crêpe|omelet|tortilla/u
const PAN: Hold = { thing: 'pan' }
const STOVE: SetPiece = { thing: 'stove', x: 0.62, height: 0.48 }

/** Above the brow, on whatever is worn there. */
function headOf({ performer }: ActionContext): number {
  const scale = isPuppet(performer) ? performer.proportions.body : 1
  return (performer.grip('top', {}).y * (performer.crown ?? 1)) / scale
}

/** Thrown up with a swing, watched all the way, and down on the own head, where it stays. */
function ontoHead(context: ActionContext): Score {
  const fried = PANCAKES.test(context.object ?? '')
  const hand = fried ? ([0.42, 0.64] as const) : ([0.24, 0.62] as const)
  const head = [0.01, headOf(context)] as const
  const way = thrown(
    hand,
    [
      { until: 0.14, to: [hand[0], hand[1] - 0.04] },
      { until: 0.2, to: [hand[0], hand[1] + 0.08] },
      { until: 0.46, to: head, lift: 0.42 },
      { until: 1, to: head },
    ],
    fried ? 1 : 0,
  )
  return {
    seconds: 4.2,
    once: true,
    holds: fried ? [PAN] : [],
    set: [
      ...(fried ? [STOVE] : []),
      {
        thing: fried ? 'pancake' : '?ball',
        x: 0,
        z: -0.05,
        ...(fried ? { height: 0.06 } : {}),
        shadow: false,
        move: way,
      },
    ],
    keys: {
      0: { rh: [0.22, 0.62], neck: 0.1, face: 'happy' },
      0.14: { rh: [0.22, 0.57], hip: [0, 0.45] },
      0.2: { rh: [0.22, 0.7], hip: [0, 0.47], neck: -0.15 },
      0.34: { rh: [0.22, 0.62], neck: -0.4, mouth: 0.6, face: 'surprised' },
      0.46: { rh: [0.22, 0.6], hip: [0, 0.44], neck: 0.08, blink: 1, mouth: 0.2 },
      0.56: { rh: [0.22, 0.58], hip: [0, 0.47], neck: 0, blink: 0, mouth: 0.8, face: 'surprised' },
      1: { rh: [0.22, 0.58], hip: [0, 0.47], neck: 0.02, mouth: 0.5, face: 'surprised' },
    },
    effects: [{ name: 'stars', at: 'head', from: 0.46, until: 0.62, strength: 0.6 }],
  }
}

const WET = /water|balloon|bucket|snow/u
/** When it is on the head. */
const HIT = 0.34

/** Out of the blue onto the head, where it bursts; who is below ducks too late. */
function burstOnHead(context: ActionContext): Score {
  const thing = context.object ?? 'water balloon'
  const head = headOf(context)
  const wet = WET.test(thing)
  return {
    seconds: 4,
    once: true,
    set: [
      {
        thing: `?${thing}`,
        stands: true,
        x: 0.01,
        z: -0.05,
        height: 0.26,
        shadow: false,
        move: ({ phase }) => ({
          y: head + 0.45 * Math.max(0, 1 - (phase / HIT) ** 2),
          alpha: phase > HIT ? 0 : 1,
        }),
      },
    ],
    keys: {
      0: { neck: -0.2, look: 0.4, face: 'happy' },
      0.26: { neck: -0.4, rh: [0.16, 0.7], lh: [0.2, 0.68], mouth: 0.6, face: 'surprised' },
      [HIT]: { hip: [0, 0.42], rh: [0.14, 0.86], lh: [0.2, 0.84], neck: 0.1, blink: 1, mouth: 0.9 },
      0.8: { hip: [0, 0.43], rh: [0.26, 0.66], lh: [-0.2, 0.64], blink: 0, mouth: 0.9 },
    },
    effects: [
      { name: wet ? 'splash' : 'shards', at: 'head', from: HIT, until: 0.6, strength: 2.4 },
      { name: wet ? 'drips' : 'stars', at: 'head', from: HIT, until: 1, strength: 1 },
    ],
  }
}

/** What goes up comes down on who threw it, or on who only stands there. */
export const ON_OWN_HEAD: Deeds = {
  'toss-onto-head': { by: ontoHead },
  'burst-on-head': { by: burstOnHead },
}
