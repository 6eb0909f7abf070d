import type { Framing, Shot } from '../../plan/plan.ts'
import { nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { Player } from '../player.ts'

interface Seen {
  readonly shot: Shot
  readonly box: Box
  readonly players: readonly Player[]
}

/** The least share of the frame at which one is found at a glance; from far away less is expected. */
const LEAST = 0.035
const FROM_FAR: Partial<Record<Framing, number>> = {
  wide: 0.02,
  'extreme-wide': 0.008,
  aerial: 0.008,
}
/** More of a kind than these are a crowd, of which nobody is the hero. */
const FEW = 2

/** Which share of the frame the card of whom the film is about has, by its spot at first. */
export function leadShare({ shot: { subjects }, box, players }: Seen): number {
  const lead = players.find(({ subject }) => subject.id === subjects[0]?.id)
  if (!lead) return 1
  const { height, z } = lead.mark(0)
  const tall = height * nearness(z)
  return (tall * tall * lead.actor.aspect) / (box.width * box.height)
}

/** Whether whom the film is about is too small to be found among the others. */
export function isLeadLost(seen: Seen): boolean {
  const { subjects, camera } = seen.shot
  const [lead] = subjects
  if (!lead || lead.count > FEW || lead.kind === 'sky') return false
  return leadShare(seen) < (FROM_FAR[camera.framing ?? 'medium'] ?? LEAST)
}
