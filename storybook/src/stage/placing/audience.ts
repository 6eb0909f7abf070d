import type { Actor } from '../../cast/actor.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { eyeHeight, nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { Mark } from '../player.ts'
import { ANIMALS } from '../../plan/kinds.ts'

const PERFORMING =
  /^(play-.*|sing|rap|dance|ballet|breakdance|magic|juggle|speech|conduct|perform|dj|act|box|wrestle|lecture|preach)$/u
const WATCHING =
  /^(watch|cheer|clap|applaud|listen|look|wave|stand|gather|jump|scream|celebrate|raise-hands)$/u
/** Called so, they watch whatever is done. */
const PUBLIC = /\b(audience|spectators)\b/u
/** Where a crowd is there to watch. */
const VENUES =
  /\b(arena|stadium|basketball court|tennis court|ice rink|boxing ring|catwalk|runway)$/u
/** From so many on people before a stage are a crowd. */
const MANY = 5

/** "A jester juggles in front of the king": for one other one performs beside them, face to face, and hides nobody. */
export function isShow({ from, relation, to }: Relation, { subjects }: Shot): boolean {
  const people = subjects.filter(({ kind, count }) => kind === 'person' && count < MANY)
  const one = people.find(({ id }) => id === from)
  const shows = one?.actions.some(({ verb }) => PERFORMING.test(verb) || BOWS.test(verb))
  return relation === 'in-front-of' && shows === true && people.some(({ id }) => id === to)
}

const BOWS = /^(?:bow|curtsy)$/u

/** Called a public, or a crowd of which it is not said where in the arena it stands. */
function isPublic({ id, words }: Subject, { place, relations }: Shot): boolean {
  if (PUBLIC.test(words)) return true
  const placed = relations.some(({ from, to }) => from === id || to === id)
  return /\bcrowd\b/u.test(words) && VENUES.test(place ?? '') && !placed
}

/** Whether these are the people for whom somebody else of the shot plays, sings or speaks. */
export function isAudience(subject: Subject, shot: Shot): boolean {
  const { id, kind, count, person, actions } = subject
  // Animals are told to be a public where somebody speaks to them.
  if (ANIMALS.has(kind)) return count >= MANY && person?.role === 'guest' && actions.length === 0
  // Who looks on from a balcony is up there.
  if (shot.relations.some((each) => each.from === id && each.relation === 'inside')) return false
  const anybody = kind === 'person' && count >= MANY && (person?.role ?? null) === null
  if (!anybody || !actions.every(({ verb }) => WATCHING.test(verb))) return false
  const named = isPublic(subject, shot)
  return shot.subjects.some(
    (each) =>
      each.id !== id &&
      each.actions.some(({ verb }) => PERFORMING.test(verb) || (named && each.kind === 'person')),
  )
}

/** Two rows between us and the stage: how deep, and where on the frame the tops of their heads are, from the top. */
const ROWS = [
  { z: -2, top: 0.82 },
  { z: -3.2, top: 0.88 },
] as const
const PEOPLE = { tall: 0.5, apart: 0.1, raised: 0 }
/** The large heads of animals are seen whole, beside each other: from behind they are known by their ears. */
const MASCOTS = { tall: 0.4, apart: 0.25, raised: 0.08 }

interface Place {
  readonly actor: Actor
  readonly index: number
  readonly count: number
}

/** Where one of the audience stands: heads and shoulders at the lower edge of the frame, all over its width. */
export function audienceMark({ actor, index, count }: Place, box: Box): Mark {
  const row = index % 2
  const { tall, apart, raised } = isMascot(actor) ? MASCOTS : PEOPLE
  const { z, top } = ROWS[row === 0 ? 0 : 1]
  const near = nearness(z)
  const here = row === 0 ? Math.ceil(count / 2) : Math.floor(count / 2)
  const step = (0.98 * box.width) / here
  const height = Math.min(tall * box.height, (1.3 * step) / actor.aspect) / near
  const x = (Math.floor(index / 2) - (here - 1) / 2 + (row === 0 ? -apart : apart)) * step
  const eye = eyeHeight(box)
  const crown = eye + (box.height * (box.floor - top + raised) - eye) / near
  return { x: x / near, y: crown - height, z, height, facing: x > 0 ? -1 : 1 }
}

/** One of the audience with the back to us; animals at both ends of the far row show their faces. */
export function asListener({ actor, index, count }: Place): Actor {
  const last = count - 1 - ((count - 1) % 2)
  if (isMascot(actor) && (index === 0 || index === last)) return actor
  return { ...actor, draw: (brush, pose) => actor.draw(brush, { ...pose, view: 'back' }) }
}

function isMascot({ name }: Actor): boolean {
  return name.startsWith('noto:')
}
