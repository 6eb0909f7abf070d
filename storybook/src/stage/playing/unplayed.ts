import { isMeanwhile, isPosture, laterDeeds } from '../../plan/later-deeds.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import type { Casting } from '../company.ts'
import type { Player } from '../player.ts'
import { isPlayed } from '../setting/spectacles.ts'
import { dancedLater } from './choreograph.ts'

/** A shot as it was asked for, as it was retold, and who is on the stage in the end. */
interface Staged {
  readonly asked: Shot
  readonly told: Shot
  readonly castings: readonly Casting[]
  readonly players: readonly Player[]
}

/** Who is not seen at all, or not seen doing this. */
export interface Unplayed {
  readonly id: string
  readonly noun: string
  readonly verb: string | null
}

/** As a user is told it: `giant: laugh`. */
export const inWords = ({ noun, verb }: Unplayed): string =>
  verb === null ? noun : `${noun}: ${verb.replaceAll('-', ' ')}`

/**
 * What was asked of somebody and is not seen of them: another's deed has them in it, or a body cannot; and who is
 * not on the stage at all. What is known before anybody is cast, `unplayedDeeds` tells.
 */
export function unplayedIn(staged: Staged): readonly Unplayed[] {
  const { asked, told } = staged
  return told.subjects.flatMap((subject): Unplayed[] => {
    const wishes = asked.subjects.find(({ id }) => id === subject.id)?.actions ?? []
    if (!LIVING.has(subject.kind) || !isPlayed(subject, told)) return []
    const { id, noun } = subject
    if (isOffstage(subject, staged)) return [{ id, noun, verb: null }]
    return lostDeeds(subject, staged)
      .filter(({ verb }) => wishes.some((wish) => wish.verb === verb))
      .map(({ verb }) => ({ id, noun, verb }))
  })
}

/** Cast, but neither placed nor in anybody's arms. */
function isOffstage({ id }: Subject, { told, castings, players }: Staged): boolean {
  const cast = castings.some(({ subject }) => subject.id === id)
  const placed = players.some(({ subject }) => subject.id === id)
  const held = told.relations.some(
    ({ to, relation }) => to === id && /^(?:holding|wearing)$/u.test(relation),
  )
  return cast && !placed && !held
}

/** How one feels is in one's face, whatever else one is part of. */
const IN_THE_FACE = /^(?:laugh|smile|cry|sleep|listen|listen-music|watch)$/u

function lostDeeds(subject: Subject, { castings, players }: Staged): readonly Action[] {
  const casting = castings.find((each) => each.subject.id === subject.id)
  const player = players.find((each) => each.subject.id === subject.id)
  if (!casting || !player) return lostToOthers(subject, castings)
  const { fellows, partners, dance, subject: dancer } = casting
  const [first] = dancer.actions
  const idle = subject.actions.slice(0, -dancer.actions.length || undefined)
  if (dance === null) return first?.target === null && !isPosture(first) ? subject.actions : idle
  const { actor, medium } = player
  const partner = partners[0] ?? null
  const later = dancedLater({ subject: dancer, actor, medium, fellows, partner })
  const lost = laterDeeds(dancer).filter((deed) => !later.some(({ action }) => action === deed))
  return [...idle, ...lost]
}

/** Deeds of somebody whom another's deed brings along. */
function lostToOthers({ actions }: Subject, castings: readonly Casting[]): readonly Action[] {
  return actions.filter(
    (deed) =>
      !isPosture(deed) &&
      !isMeanwhile(deed) &&
      !IN_THE_FACE.test(deed.verb) &&
      !castings.some(({ subject }) => subject.actions[0]?.verb === deed.verb),
  )
}
