import type { Performance } from '../actions/action.ts'
import type { Cue } from './cue.ts'

/** Done by one after the other: all at once nobody would be seen while all are under water. */
const ONE_BY_ONE =
  /^(?:dive-in|jump-into-pool|water-slide|cannonball|cliff-jump|jump-off|throw-hat)$/u
/** How long after one the next begins, in seconds, and how much of the film all waiting takes at most. */
const [GAP, MOST] = [0.8, 0.4]

/** Which of how many somebody is. */
interface Turn {
  readonly index: number
  readonly count: number
}

/** The deed of one of several who wait for their turn. */
export function oneByOne(
  cue: Cue,
  { index, count }: Turn,
  play: (cue: Cue) => Performance,
): Performance {
  const verb = cue.subject.actions[0]?.verb ?? ''
  if (count < 2 || !ONE_BY_ONE.test(verb)) return play(cue)
  const gap = Math.min(GAP, (MOST * cue.seconds) / (count - 1))
  const late = gap * index
  const played = play({ ...cue, seconds: cue.seconds - gap * (count - 1) })
  return {
    ...played,
    at: (t) => played.at(Math.max(0, t - late)),
    effects: played.effects.map((each) => ({
      ...each,
      from: each.from + late,
      until: each.until + late,
      at: (t) => each.at(Math.max(0, t - late)),
    })),
  }
}
