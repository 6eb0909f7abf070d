import type { ActionContext, Choreography, Performance } from '../action.ts'
import { ride, wave } from '../../easing.ts'
import { deed, performed } from '../performed.ts'

/** How many fly when the deed does not say it. */
const USUAL = 7

/** How far one is above or below the next, in own heights. */
const APART = 0.36

/** Behind the first one on either side, each a little later than the one before. */
function inAWedge(context: ActionContext): Performance {
  const { performer, room, seconds, tempo, object, random } = context
  const count = Number(object) || USUAL
  const step = Math.max(1.3, performer.aspect * 1.15)
  const birds = Array.from({ length: count }, (_, index) => {
    const rank = Math.ceil(index / 2)
    return { back: rank * step, side: index % 2 === 0 ? 1 : -1, rank, phase: random.next() * 0.2 }
  })
  const [first, ...others] = birds
  const high = (Math.ceil((count - 1) / 2) * APART) / 2
  const at = (t: number): number => Math.min(room, 2) * ride(t / seconds)
  const flap = (t: number, rank: number, phase: number): number =>
    t * 1.6 * tempo - rank * 0.14 + phase
  return performed(context, (t) => ({
    x: at(t) + step,
    y: high + 0.06 * wave(t * 0.3),
    pose: { flap: flap(t, 0, first?.phase ?? 0), turn: 1, lean: 0.02 },
    companions: others.map(({ back, side, rank, phase }) => ({
      name: 'bird',
      actor: performer,
      place: {
        x: at(t) + step - back,
        y: high + side * rank * APART + 0.06 * wave(t * 0.3 - rank * 0.1),
        z: side * 0.02 * rank,
      },
      height: 1,
      pose: { flap: flap(t, rank, phase), turn: 1, lean: 0.02 },
      shadow: false,
    })),
  }))
}

/** How great birds travel. */
export const FORMATION: readonly Choreography[] = [deed('fly-wedge', inAWedge)]
