import type { Random } from '../../../scene/random.ts'
import { arch, cycle, mix, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, performed } from '../performed.ts'

const MEMBERS = 34
/** Seconds from the mouth of the cave to the edge of the sky. */
const FLIGHT = 2.6

interface Member {
  readonly name: string
  readonly start: number
  readonly from: number
  readonly side: number
  readonly high: number
  readonly size: number
}

function membersOf(random: Random): readonly Member[] {
  return Array.from({ length: MEMBERS }, (_, index) => {
    const own = random.fork(`flyer ${index}`)
    return {
      name: `flyer ${index}`,
      start: index / MEMBERS,
      from: own.between(-0.1, 0.1),
      side: own.between(-1.5, 1.5),
      high: own.between(0.75, 1.5),
      size: own.between(0.14, 0.22),
    }
  })
}

/** A stream of flyers leaves it and spreads over the sky, larger as they come nearer, as long as the film lasts. */
function pouringOut(context: ActionContext): Performance {
  const name = context.object ?? 'bat'
  const flyer = context.find(name)
  const members = membersOf(context.random)
  return performed(context, (t) => ({
    pose: {},
    companions: members.flatMap(({ start, from, side, high, size, ...member }) => {
      const share = cycle((t * context.tempo) / FLIGHT + start)
      return beside(member.name, flyer, {
        x: mix(from, side, share ** 1.4),
        y: mix(0.22, high, share ** 1.1) + 0.04 * arch(cycle(t * 2 + start)),
        z: -0.05 - 0.25 * share,
        height: size * mix(0.35, 1, share),
        pose: { turn: side < 0 ? -1 : 1, flap: t * 3 + start * 5, alpha: Math.min(1, share * 8) },
        shadow: false,
      })
    }),
  }))
}

/** How tall those are who live in it, in its own heights, and how far off the first of them stands. */
const [TALL, NEAR] = [0.5, 0.75]

/** Those who live in it stand before it, run in one after the other, and are gone. */
function runningIn(context: ActionContext): Performance {
  const { seconds, object } = context
  const [, count = '3', name = 'rabbit'] = /^(\d+) (.+)$/u.exec(object ?? '') ?? []
  const one = context.find(name)
  const members = Array.from({ length: Number(count) }, (_, index) => index)
  return performed(context, (t) => ({
    pose: {},
    companions: members.flatMap((index) => {
      const side = index % 2 === 0 ? -1 : 1
      const start = side * (NEAR + 0.36 * index)
      const goes = through(t, seconds * (0.14 + 0.09 * index), seconds * 0.34)
      const gone = through(goes, 0.86, 0.14)
      const runs = goes > 0 ? { gait: t * 2.2, stride: 1.5 } : { bow: 0.1 * wave(t / 2 + index) }
      return gone === 1
        ? []
        : beside(`${name} ${index}`, one, {
            x: mix(start, 0, goes),
            z: -0.06 - 0.02 * index,
            height: TALL * mix(1, 0.8, goes),
            pose: { turn: -side, alpha: 1 - gone, ...runs },
            shadow: true,
          })
    }),
  }))
}

/** What many fly out of, or run into. */
export const POURING_OUT: readonly Choreography[] = [
  deed('pour-out', pouringOut),
  deed('run-in', runningIn),
]
