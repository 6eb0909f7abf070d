import type { Actor } from '../../../cast/actor.ts'
import type { Action } from '../../../plan/plan.ts'
import type { Companion, Performance } from '../../actions/action.ts'
import { beside, effect, performed } from '../../actions/performed.ts'
import { arch, clamp, ease, gather, mix, through, wave } from '../../easing.ts'
import { atRest, contextFor, type Cue } from '../cue.ts'
import { inPieces } from '../../actions/things/fragments.ts'
import { flying } from '../../actions/things/ruin.ts'
import { goalFor } from './goal.ts'

/** When the thing is pushed, is over the edge, and is down: shares of the film. */
const PUSHED = 0.3
const OVER = 0.48
const DOWN = 0.6

/** Somebody sends a thing over the edge of what it stood on: animals from up there, people from beside it. */
export function knockOff(cue: Cue, first: Action | null): Performance | null {
  const { actor, aim, object, seconds } = cue
  const [shelf, thing] = [aim, object].map((noun) => (noun === null ? null : cue.find(noun)))
  if (first?.way !== 'off' || !first.prop || !shelf || !thing || !aim || !object) return null
  const below = goalFor('onto', actor, { noun: aim, actor: shelf })
  const standsUp = actor.kind !== 'puppet'
  const x = standsUp ? 0.1 * below.width : actor.aspect / 2 + below.width / 2
  const size = sizeOf(thing, actor)
  const wide = size * thing.aspect
  const edge = x + below.width / 2
  const from = Math.min(actor.aspect / 2 + wide / 2, edge)
  const resting = atRest(cue).perform(contextFor(cue, first))
  const grid = { columns: 4, rows: 4 }
  const pieces = inPieces(thing, { grid, random: cue.random.fork('shards'), scatter: flying })
  const table = beside(aim, shelf, { x, z: 0.06, height: below.height })
  const fall = performed(
    { performer: actor, seconds },
    (t) => {
      const push = arch(through(t / seconds, PUSHED - 0.06, 0.2))
      const { pose } = resting.at(t)
      return {
        y: standsUp ? below.top : 0,
        pose: { ...pose, turn: 1, paw: 1.6 * push, lean: (pose.lean ?? 0) + 0.12 * push },
        companions: [
          ...table,
          {
            ...fallen(t / seconds, { from, edge, wide, top: below.top }),
            name: object,
            actor: pieces,
            height: size,
            shadow: false,
          },
        ],
      }
    },
    [
      effect('shards', {
        from: DOWN * seconds,
        until: DOWN * seconds + 0.35,
        strength: 2.5,
        at: () => ({ x: edge + wide, y: 0.1 }),
      }),
    ],
  )
  return { ...fall, stays: true }
}

interface Fall {
  /** Where the thing stands, and where its shelf ends. */
  readonly from: number
  readonly edge: number
  readonly wide: number
  /** How high the shelf is. */
  readonly top: number
}

function fallen(share: number, { from, edge, wide, top }: Fall): Pick<Companion, 'place' | 'pose'> {
  const slid = ease(through(share, PUSHED, OVER - PUSHED))
  const fall = gather(through(share, OVER, DOWN - OVER))
  const broken = through(share, DOWN, 0.12)
  const spin = 1.7 * fall + 0.1 * wave(share * 9) * (1 - slid)
  return {
    place: { x: mix(mix(from, edge, slid), edge + wide, fall), y: mix(top, 0, fall), z: -0.04 },
    // What lies there in pieces does not vanish.
    pose: { spin: broken > 0 ? 0 : spin, open: broken },
  }
}

function sizeOf(thing: Actor, { metres }: Actor): number {
  return clamp((thing.metres / Math.max(0.05, metres)) ** 0.6, 0.28, 0.7)
}
