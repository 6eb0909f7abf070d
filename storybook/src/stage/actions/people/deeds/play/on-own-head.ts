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

/** What goes up comes down on who threw it. */
export const ON_OWN_HEAD: Deeds = { 'toss-onto-head': { by: ontoHead } }
