import type { Actor } from '../../../../../cast/actor.ts'
import { createTool } from '../../../../../cast/people/tools/hold-tool.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import { KNEEL } from '../../postures.ts'
import type { Score, SetPiece } from '../../score.ts'

/** "giant blue stack of 3 cup". */
const STACK =
  /^(?<size>(?:tiny|small|large|giant) )?(?<colour>.*?)(?:stack|pile|pyramid) of (?<count>\d+ )?(?<one>.+)$/u
const PAINTS = ['#d6453f', '#f2c14a', '#3f80c8', '#5fb07f', '#e0703a', '#8f6fc8']
/** How high a tower gets, in adult heights: to the chest of who kneels, or over the head of who stands. */
const [KNEE_HIGH, OVERHEAD] = [0.5, 1.24]
/** Two are there already. So much of the film one builds, and so long a piece takes to come down from the hand. */
const [LAID, BUILT_BY, LANDING] = [2, 0.8, 0.35]

interface Tower {
  readonly thing: string
  readonly pieces: readonly Actor[]
  /** Of one piece. */
  readonly height: number
}

function towerOf(context: ActionContext): Tower {
  const {
    size = '',
    colour = '',
    count,
    one = 'block',
  } = STACK.exec(context.object ?? '')?.groups ?? {}
  const tall = /^(?:large|giant)/u.test(size)
  const thing = `${colour}${one}`
  const own = thing === 'block' ? null : context.find(thing)
  const height = own ? clamp(own.metres / 1.72, 0.13, 0.4) : tall ? 0.14 : 0.1
  const most = Math.ceil((tall ? OVERHEAD : KNEE_HIGH) / height)
  const pieces = count === undefined ? clamp(most, 4, 12) : clamp(Number(count), 2, 12)
  const painted = (index: number) => createTool(`block in ${PAINTS[index % PAINTS.length]}`)
  const actors = Array.from({ length: pieces }, (_, index) => own ?? painted(index))
  return { thing, height, pieces: actors.flatMap((actor) => actor ?? []) }
}

/** One upon the other, until the tower is as high as was said. */
function rising({ pieces, thing, height }: Tower, { seconds }: ActionContext): SetPiece[] {
  const every = (seconds * BUILT_BY) / Math.max(1, pieces.length - LAID)
  return pieces.map((actor, index): SetPiece => ({
    thing,
    actor,
    x: 0.46 + (index % 2) * 0.012,
    y: index * height * 0.94,
    z: -0.05 - index * 0.001,
    height,
    shadow: index === 0,
    move: ({ t }) => {
      const down = index < LAID ? 1 : clamp(t / LANDING - ((index - LAID) * every) / LANDING)
      return { y: (1 - down) * 0.1, alpha: clamp(down * 4) }
    },
  }))
}

const STANDING: Score['keys'] = {
  0: { rh: [0.3, 0.5], lh: [0.28, 0.56], torso: 0.12, neck: 0.1 },
  0.45: { rh: [0.36, 1.02], lh: [0.34, 0.86], torso: -0.02, neck: -0.24, mouth: 0.4 },
  0.7: { rh: [0.36, 1.01], lh: [0.34, 0.86] },
}

const KNEELING: Score['keys'] = {
  0: { ...KNEEL, rh: [0.24, 0.3], lh: [0.2, 0.34], torso: 0.24, neck: 0.1 },
  0.45: { rh: [0.4, 0.53], torso: 0.16, neck: -0.06, mouth: 0.4 },
  0.7: { rh: [0.4, 0.52] },
}

/** Builds a tower of what is named, piece by piece; who builds it high stands up. */
export function stacking(context: ActionContext): Score {
  const tower = towerOf(context)
  const { height, pieces, thing } = tower
  return {
    seconds: 2.2,
    face: 'happy',
    set: rising(tower, context),
    holds: height > 0.2 ? [] : [inHand(thing, height * 0.9)],
    keys: height * pieces.length > 0.7 ? STANDING : KNEELING,
  }
}
