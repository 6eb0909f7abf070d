import type { Companion } from '../action.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { wave } from '../../easing.ts'
import { deed, performed } from '../performed.ts'

const BIRDS = 64

/** One bird of the cloud: where it circles, and when it beats its wings. */
interface Place {
  readonly angle: number
  readonly far: number
  readonly high: number
  readonly phase: number
}

/** A cloud of birds that turns, stretches and folds over itself. */
function murmuring(context: ActionContext): Performance {
  const { performer, random, tempo } = context
  const places = Array.from({ length: BIRDS }, (): Place => ({
    angle: random.next(),
    far: Math.sqrt(random.next()),
    high: random.between(-1, 1),
    phase: random.next(),
  }))
  const at = ({ angle, far, high }: Place, t: number): { x: number; y: number; z: number } => {
    const turn = angle + t * 0.11 * tempo
    const fold = wave(t * 0.13 * tempo + far * 0.35)
    return {
      x: 4.8 * far * wave(turn + 0.25) + 1.8 * wave(t * 0.09 + 0.2) * high + 1.3 * fold,
      y: 2.4 + 1.3 * far * wave(turn) + high * wave(t * 0.12 + angle) + 0.7 * fold,
      z: 0.4 * far * wave(turn),
    }
  }
  const [first, ...others] = places
  const lead = first ?? { angle: 0, far: 0, high: 0, phase: 0 }
  const pose = (place: Place, t: number): Companion['pose'] => {
    const ahead = at(place, t + 0.1).x - at(place, t).x
    return { flap: t * 2.6 * tempo + place.phase, turn: ahead < 0 ? -1 : 1, lean: -0.1 }
  }
  return performed(context, (t) => ({
    ...at(lead, t),
    pose: pose(lead, t),
    companions: others.map((place) => ({
      name: 'bird',
      actor: performer,
      place: at(place, t),
      pose: pose(place, t),
      height: 0.62,
      shadow: false,
    })),
  }))
}

/** What a great flock does together. */
export const MURMURATION: readonly Choreography[] = [deed('murmur', murmuring)]
