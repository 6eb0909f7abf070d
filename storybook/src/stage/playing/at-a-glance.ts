import { LIVING } from '../../plan/kinds.ts'
import type { Framing, Shot } from '../../plan/plan.ts'
import { nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { Player } from '../player.ts'

interface Seen {
  readonly shot: Shot
  readonly box: Box
  readonly players: readonly Player[]
}

/** The least share of the frame at which whom the film is about is found at a glance, and who else lives in it. */
const LEAST = { lead: 0.035, other: 0.009 }
/** From far away less is expected. */
const FROM_FAR: Partial<Record<Framing, number>> = { wide: 0.6, 'extreme-wide': 0.25, aerial: 0.25 }
/** More of a kind than these are a crowd, of which nobody is the hero. */
const FEW = 2

/** Which share of the frame the card of whom the film is about has, by its spot at first. */
export function leadShare({ shot: { subjects }, box, players }: Seen): number {
  const lead = players.find(({ subject }) => subject.id === subjects[0]?.id)
  return lead ? shareOf(lead, box) : 1
}

function shareOf({ mark, actor }: Player, { width, height }: Box): number {
  const spot = mark(0)
  const tall = spot.height * nearness(spot.z)
  return (tall * tall * actor.aspect) / (width * height)
}

/** How well the one who is found worst is found: from 1 on at a glance. */
export function atAGlance({ shot, box, players }: Seen): number {
  const [lead] = shot.subjects
  const expected = FROM_FAR[shot.camera.framing ?? 'medium'] ?? 1
  const found = players.flatMap((player) => {
    const { subject, medium } = player
    const first = subject.id === lead?.id
    const own =
      first || (LIVING.has(subject.kind) && subject.size !== 'tiny' && medium === 'ground')
    if (!own || subject.count > FEW || subject.kind === 'sky') return []
    return [shareOf(player, box) / (expected * (first ? LEAST.lead : LEAST.other))]
  })
  return Math.min(1, ...found)
}
