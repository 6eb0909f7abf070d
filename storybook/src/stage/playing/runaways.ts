import type { Companion, Moment, Performance } from '../actions/action.ts'
import { arch, clamp, cycle, wave } from '../easing.ts'
import type { Cue } from './cue.ts'

/** What the wind takes along hops; all else rolls. */
const BLOWN =
  /\b(?:hat|cap|bonnet|beret|paper|newspaper|letter|ticket|scarf|umbrella|leaf|feather|bag|balloon|kite|map|wig|banknote|bill|money|photo|photograph|napkin|handkerchief|plane)$/u

/** Who runs after a thing has it just out of reach ahead. */
export function withRunaway(performance: Performance, cue: Cue): Performance {
  const deed = cue.subject.actions.find(({ verb }) => verb === 'run-after')
  const thing = deed?.prop ? cue.find(deed.prop) : null
  const name = deed?.prop
  if (!thing || !name) return performance
  const { actor } = cue
  const height = clamp((thing.metres / actor.metres) ** 0.6, 0.16, 0.4)
  const ahead = actor.aspect / 2 + 0.3 + (thing.aspect * height) / 2
  const companion = ({ place }: Moment, t: number): Companion => {
    const hops = BLOWN.test(name)
    const near = ahead + 0.12 * wave(t * 0.35)
    const x = place.x + near
    return {
      name,
      actor: thing,
      place: { x, y: hops ? 0.06 + 0.3 * arch(cycle(t * 1.1)) : 0, z: place.z },
      height,
      pose: { spin: hops ? 0.5 * wave(t * 0.55) + t * 1.6 : t * 5 },
      shadow: true,
    }
  }
  const { extent } = performance
  return {
    ...performance,
    at: (t) => {
      const moment = performance.at(t)
      return { ...moment, companions: [...moment.companions, companion(moment, t)] }
    },
    extent: { ...extent, right: extent.right + ahead + 0.2 },
  }
}
