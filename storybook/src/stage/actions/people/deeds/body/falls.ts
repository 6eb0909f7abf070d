import type { Actor } from '../../../../../cast/actor.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import { onTheBack, thump } from './on-the-back.ts'
import type { Beat, Deeds, Score, SetPiece } from '../../score.ts'
import { posture } from '../../posture.ts'

/** How one is on something before one falls, by what it is. */
const SAT_ON =
  /chair|stool|throne|horse|pony|camel|donkey|elephant|llama|bull|cow|bike|bicycle|scooter|motorcycle|unicycle|sofa|couch|bench|bed|swing|hammock|swing/u
const GOES_ON =
  /horse|pony|camel|donkey|elephant|llama|bull|cow|bike|bicycle|scooter|motorcycle|unicycle|skateboard/u
/** One stands on its rungs or in its boughs, not on its top. */
const CLIMBED: readonly (readonly [words: RegExp, share: number])[] = [
  [/ladder/u, 0.5],
  [/\btree$/u, 0.5],
]

type Move = NonNullable<SetPiece['move']>

/** When the hold is lost. */
const LOST = 0.3

/** Arms like the sails of a mill, before the balance is lost. */
function wobble(y: number, sits: boolean): Keys {
  const legs = sits
    ? ({ hip: [0, 0.3], rf: [0.14, 0.02], lf: [0.17, 0.04] } as const)
    : ({ hip: [0, 0.455], rf: [0.06, 0], lf: [-0.06, 0] } as const)
  return {
    0: { at: [0, y], ...legs, torso: 0.02, ra: [0.7, 0.5], la: [0.6, 0.5], face: 'happy' },
    0.1: {
      at: [0, y],
      ...legs,
      torso: 0.16,
      ra: [2.4, 0.2],
      la: [-1.4, 0.2],
      face: 'scared',
      mouth: 0.6,
    },
    0.18: { at: [0, y], ...legs, torso: -0.14, ra: [-1.6, 0.2], la: [2.2, 0.2], mouth: 0.8 },
    0.25: { at: [0, y], ...legs, torso: 0.08, ra: [2.6, 0.2], la: [-1.8, 0.2], mouth: 1 },
    [LOST]: { at: [-0.06, y], ...legs, torso: -0.4, ra: [2.2, 0.2], la: [2.8, 0.2], mouth: 1 },
    0.39: {
      ...posture('hip 0 0.24, torso -1.1, neck 0.2, rf 0.3 0.36, lf 0.36 0.26, mouth 1'),
      at: [-0.3, y * 0.6 + 0.06],
    },
  }
}

/** What was fallen from: a horse goes on without its rider, a ladder tips over, a chair stays. */
function leftBehind(name: string): Move {
  const since = ({ phase }: Beat): number => clamp((phase - LOST) / (1 - LOST))
  if (GOES_ON.test(name)) return (beat) => ({ x: 1.1 * since(beat) ** 1.4, gait: beat.t * 1.6 })
  if (/ladder/u.test(name)) return (beat) => ({ lean: 0.5 * clamp(since(beat) * 3) })
  return () => ({})
}

function standingHeight(name: string, actor: Actor, height: number): number {
  const part = CLIMBED.find(([words]) => words.test(name))?.[1]
  if (part !== undefined) return part * height
  const grip = SAT_ON.test(name) ? 'seat' : 'top'
  return actor.grip(grip, {}).y * height
}

/** A roof is a house's. */
const named = (object: string): string => (/\broof(?:top)?$/u.test(object) ? 'house' : object)

function fallOff(context: ActionContext): Score {
  const name = named(context.object ?? 'chair')
  const actor = context.find(name) ?? context.find('chair')
  const height = clamp(
    (actor?.metres ?? 0.9) / 1.72,
    0.3,
    /ladder|tree|house/u.test(name) ? 1.5 : 1.15,
  )
  const top = actor ? standingHeight(name, actor, height) : 0.3
  const sits = SAT_ON.test(name)
  const y = Math.max(0, sits ? top - 0.3 : top)
  return {
    seconds: 4.4,
    once: true,
    set: [{ thing: name, x: /ladder/u.test(name) ? 0.12 : 0, height, move: leftBehind(name) }],
    keys: { ...wobble(y, sits), ...onTheBack(-0.55) },
    effects: thump(-0.55),
  }
}

const STEP = { hip: [0, 0.455], torso: 0.04 } as const

const FEET_UP: Keys = {
  0: {
    at: [-0.5, 0],
    ...STEP,
    rf: [0.16, 0],
    lf: [-0.16, 0.03],
    ra: [-0.4, 0.4],
    la: [0.5, 0.4],
    face: 'happy',
  },
  0.12: {
    at: [-0.25, 0],
    ...STEP,
    rf: [-0.12, 0],
    lf: [0.16, 0.04],
    ra: [0.4, 0.4],
    la: [-0.4, 0.4],
  },
  0.2: {
    at: [-0.06, 0],
    ...STEP,
    rf: [0.14, 0],
    lf: [-0.12, 0.03],
    ra: [-0.4, 0.4],
    la: [0.4, 0.4],
  },
  0.3: posture(
    'at -0.02 0.06, hip 0 0.4, torso -0.5, rf 0.4 0.26, lf 0.2 0.1, ra 2.4 0.2, la -2.2 0.2, mouth 1, face scared',
  ),
  0.39: posture(
    'at -0.04 0.22, hip 0 0.26, torso -1.1, neck 0.2, rf 0.38 0.44, lf 0.42 0.3, ra 2.6 0.2, la -2.4 0.2, mouth 1',
  ),
}

/** The feet fly up in front, and one sits down hard. */
function slip({ object }: ActionContext): Score {
  const lies = object !== null && !/\b(?:floor|ice|snow|mud|puddle|path|road)\b/u.test(object)
  const thing = object?.startsWith('banana') ? 'banana peel' : '?banana peel'
  const peel = { thing, x: 0.06, z: -0.04, height: 0.12, shadow: false, move: slides }
  return {
    seconds: 4.4,
    once: true,
    set: lies ? [peel] : wetSpot(object),
    keys: { ...FEET_UP, ...onTheBack(-0.08) },
    effects: [...thump(-0.08), ...splashIn(object)],
  }
}

/** The pool that one lands in. */
function wetSpot(object: string | null): readonly SetPiece[] {
  if (object === null || !/\b(?:puddle|mud)\b/u.test(object)) return []
  const thing = /\bmud/u.test(object) ? 'brown puddle' : 'puddle'
  return [{ thing, x: -0.1, z: 0.05, height: 0.2, shadow: false }]
}

function splashIn(object: string | null): NonNullable<Score['effects']> {
  const name = /\bmud/u.test(object ?? '') ? 'mud' : 'splash'
  return wetSpot(object).map(() => ({
    name,
    at: [-0.1, 0.05],
    from: 0.42,
    until: 0.56,
    strength: 3,
  }))
}

/** What was trodden on shoots away. */
const slides: Move = ({ phase }) => {
  const gone = clamp((phase - 0.22) / 0.25)
  return { x: 0.5 * gone, y: 0.3 * Math.sin(Math.PI * gone), spin: 5 * gone }
}

const CURLED = { hip: [0, 0.42], torso: 0.9, neck: 0.3 } as const

/** Head over heels, all the way down. */
const TUMBLE: Score = {
  seconds: 1.5,
  glides: true,
  needs: { way: 0.5 },
  face: 'scared',
  keys: {
    0: {
      ...CURLED,
      ...posture('at 0 -0.1, spin 0, rl 1.5 -1.4, ll 1.1 -1.2, ra 2.2 0.3, la 1.2 0.4, mouth 1'),
    },
    0.35: {
      ...CURLED,
      ...posture('at 0 0.02, spin 2.2, rl 1.2 -0.9, ll 1.6 -1.5, ra 1.4 0.4, la 2.4 0.2'),
    },
    0.7: {
      ...CURLED,
      ...posture('at 0 -0.1, spin 4.4, rl 1.6 -1.5, ll 1.2 -1, ra 2.4 0.2, la 1.4 0.4'),
    },
    1: {
      ...CURLED,
      ...posture('at 0 -0.1, spin 6.28, rl 1.5 -1.4, ll 1.1 -1.2, ra 2.2 0.3, la 1.2 0.4, mouth 1'),
    },
  },
  effects: [{ name: 'dust', at: [0, 0.04], strength: 0.6 }],
}

/** Falls that hurt nobody. */
export const FALLS: Deeds = {
  'fall-off': { by: fallOff },
  slip: { by: slip },
  'tumble-down': TUMBLE,
}
