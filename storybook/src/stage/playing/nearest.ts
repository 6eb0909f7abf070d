import { LIVING } from '../../plan/kinds.ts'
import type { Kind, Shot } from '../../plan/plan.ts'
import { isClose } from '../camera/watched.ts'
import { isOnlooking, isWatcher } from '../placing/onlookers.ts'
import type { Player } from '../player.ts'

const FURNISHING = new Set<Kind>(['furniture', 'building', 'plant', 'nature'])

const BESIDE = /^(next-to|left-of|right-of|between|facing)$/u

/** So far behind whom the film is about a row of others stands. */
const ROW_BEHIND = 2.5
/** More than these are a crowd; three guests who dance belong to the picture. */
const CROWD = 4

/** Cars that wait and people who pass are in a row behind all the others, as wide as the frame: the camera goes with those who cross, and is focused on them. Geese on a lake are behind those on its shore only because the water is. */
function isBehind({ subject, mark, medium }: Player, lead: Player | undefined): boolean {
  const far = medium !== 'surface' && lead !== undefined && mark(0).z - lead.mark(0).z > ROW_BEHIND
  return (far && subject.count > CROWD) || (subject.count > 2 && isOnlooking(subject))
}

/** Whether one only watches somebody else who acts. */
function isAside({ subject }: Player, lead: Player | undefined): boolean {
  const acts = lead !== undefined && LIVING.has(lead.subject.kind) && !isWatcher(lead.subject)
  return acts && subject.id !== lead.subject.id && isWatcher(subject) && subject.kind !== 'person'
}

/** A close-up of a cup on a table is of the cup; of a snail beside a mushroom it is of both. */
export function nearest(
  all: readonly Player[],
  { camera, relations, subjects: [lead] }: Shot,
): readonly Player[] {
  // Five who look at a cake are whom the film is about.
  const first = all.find(({ subject }) => subject.id === lead?.id)
  const acting = all.filter((each) => each.subject.id === lead?.id || !isBehind(each, first))
  const players = acting.length > 0 ? acting : all
  if (!isClose(camera.framing)) return players
  const beside = relations.filter(({ relation }) => BESIDE.test(relation))
  const paired = new Set(beside.flatMap(({ from, to }) => [from, to]))
  // In a close-up of her face the mouse that watches from its cage may be cut off.
  const asides = new Set(
    players.filter((each) => isAside(each, first)).map(({ subject }) => subject.id),
  )
  const cages = relations.filter(({ from, relation }) => relation === 'inside' && asides.has(from))
  for (const { to } of cages) asides.add(to)
  const meant = players.filter(
    ({ subject: { id, kind } }) => !asides.has(id) && (!FURNISHING.has(kind) || paired.has(id)),
  )
  return meant.length > 0 ? meant : players
}
