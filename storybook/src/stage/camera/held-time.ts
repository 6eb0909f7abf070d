import type { Shot } from '../../plan/plan.ts'
import type { Player } from '../player.ts'
import { clamp } from '../easing.ts'

/** Story time as it is seen, where it does not just go by. */
export type Clock = (t: number) => number

/** So soon, and so late, of a shot the world stops; how slowly it goes on while the camera goes round. */
const [SOONEST, LATEST, CRAWL] = [0.22, 0.5, 0.03]
const LOOKS = 16

/** The clock of a shot whose time is held: for good, or while the camera goes round; null for any other. */
export function clockOf(
  { effects }: Shot['camera'],
  seconds: number,
  players: readonly Player[],
): Clock | null {
  const [stops, turns] = [effects.includes('freeze-frame'), effects.includes('bullet-time')]
  if (!stops && !turns) return null
  const at = peakOf(players, seconds)
  if (stops) return (t) => Math.min(t, at)
  const until = at + 0.45 * seconds
  return (t) => Math.min(t, at) + CRAWL * (clamp(t, at, until) - at) + Math.max(0, t - until)
}

/** When those who act are highest: whoever jumps is held in the air. */
function peakOf(players: readonly Player[], seconds: number): number {
  const moments = Array.from(
    { length: LOOKS + 1 },
    (_, look) => seconds * (SOONEST + ((LATEST - SOONEST) * look) / LOOKS),
  )
  const height = (t: number): number => Math.max(0, ...players.map((player) => player.at(t).y))
  const highest = Math.max(...moments.map(height))
  const usual = seconds * 0.35
  return highest - height(usual) < 0.1 ? usual : moments.find((t) => height(t) === highest)!
}
