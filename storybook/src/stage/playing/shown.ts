import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Shot } from '../../plan/plan.ts'
import type { Shown } from '../camera/watched.ts'
import { SCENIC } from '../placing/scenic.ts'
import { isWalled } from '../placing/walls.ts'
import type { Player } from '../player.ts'
import type { Ensemble } from './ensemble.ts'

/** So much taller than all who act is what may be cut off by the frame. */
const TALLER = 1.25

/** Those who act, and the trees, houses and hearths behind them. */
export function shownOf(
  players: readonly Player[],
  { scenery }: Ensemble,
  { subjects }: Shot,
): Shown {
  const acts = ({ subject: { kind } }: Player): boolean => LIVING.has(kind) || CRAFT.has(kind)
  const tallest = Math.max(0, ...players.filter(acts).map((each) => each.at(0).height))
  const backs = (player: Player): boolean => {
    const { subject } = player
    if (tallest === 0 || subject.id === subjects[0]?.id) return false
    // What is said to be huge is only seen to be when it is seen whole.
    if (subject.size === 'giant' && !isWalled(subject)) return false
    const scenic = SCENIC.has(subject.kind) || isWalled(subject)
    return scenic && player.at(0).height > TALLER * tallest
  }
  return {
    cast: players.filter((player) => !backs(player)),
    backing: [...players.filter(backs), ...scenery],
  }
}
