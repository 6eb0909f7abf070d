import { clamp, ease, gather, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { burst, thing } from './thing.ts'

/** It shivers, lifts off, tumbles and is carried up and off by the wind. */
const blowingAway = thing(
  (t, { seconds, random }) => {
    const goes = seconds * 0.2
    const since = Math.max(0, t - goes)
    const share = through(t, goes, seconds * 0.7)
    const turns = random.fork('tumble').between(0.9, 1.4)
    return {
      x: 3.2 * gather(share),
      y: 1.5 * ease(share) + 0.16 * wave(since * 0.9) * clamp(since),
      pose: {
        lean: since === 0 ? 0.14 * clamp(t / goes) + 0.05 * tremble(t * 9) : 0,
        spin: since * turns,
        alpha: 1 - ease((share - 0.9) * 10),
      },
    }
  },
  ({ seconds }) => [
    effect('leaves', { until: seconds, strength: 0.8, at: (t) => ({ x: -1.2 + t * 0.5, y: 0.7 }) }),
    effect('speed', {
      from: seconds * 0.1,
      until: seconds * 0.8,
      strength: 0.8,
      at: () => ({ x: -0.4, y: 0.8 }),
    }),
  ],
)

const HIT = 0.4

/** Crests one behind the other: a single one beside a castle is a sign for a wave, and not the sea. */
const CRESTS = [
  { name: 'wave', behind: 0, height: 2 },
  { name: 'second wave', behind: 1.3, height: 1.7 },
]

/** A wave rolls in from the side, takes it along, and runs back without it. */
function washingAway(context: ActionContext): Performance {
  const { seconds } = context
  const water = context.find('wave')
  const hit = seconds * HIT
  return performed(
    context,
    (t) => {
      const taken = through(t, hit, seconds * 0.3)
      const comes = ease(through(t, seconds * 0.06, hit))
      const back = ease(through(t, seconds * 0.68, seconds * 0.32))
      const front = -2.7 + 1.6 * comes + 1.6 * taken - 2.4 * back
      return {
        x: 0.9 * ease(taken) - 1.4 * back,
        y: -0.3 * taken,
        pose: {
          lean: 0.9 * gather(taken) + (t < hit && t > hit * 0.7 ? 0.03 * tremble(t * 9) : 0),
          stretch: 1 - 0.45 * taken,
          alpha: 1 - ease((taken - 0.45) * 2.2),
        },
        companions: CRESTS.flatMap(({ name, behind, height }, at) =>
          beside(name, water, {
            x: front - behind,
            y: -0.1 + 0.05 * wave(t * 0.8 + 0.3 * at),
            z: -0.02 + 0.01 * at,
            height: height * (0.35 + 0.65 * comes) - 0.6 * taken,
            pose: { stretch: 1 + 0.04 * wave(t * 1.3 + 0.4 * at), alpha: 1 - ease(back * 2.2) },
            shadow: false,
          }),
        ),
      }
    },
    [
      burst('splash', hit, { lasts: 0.7, strength: 5, y: 0.3 }),
      burst('water', hit, { lasts: 0.6, strength: 3, y: 0.4 }),
    ],
  )
}

/** What wind and water take away with them. */
export const TAKEN: readonly Choreography[] = [
  deed('blow-away', blowingAway),
  deed('wash-away', washingAway),
]
